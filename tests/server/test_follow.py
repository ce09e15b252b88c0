"""What a step costs beyond itself is told with it: the merchants who stand there are paid."""

from istanbul.engine.match import Match
from istanbul.games.board.game import WALKS
from istanbul.server.protocol.parts import DecisionNode
from istanbul.server.view.options import node_for
from tests.server.test_scene import begun, read, walk

PAY = "pay"


def test_what_follows_a_step_is_what_the_plan_would_do() -> None:
    match: Match = begun("great_bazaar_4")
    paid = free = 0
    for _ in range(60):
        walk(match, 3)
        state = match.state
        node = read(node_for(state, state.waits_for, previews=True))
        if not isinstance(node, DecisionNode):
            return
        for option in node.options or []:
            if option.kind not in WALKS:
                assert option.follow is None
                continue
            after = state.apply(option.action)
            offered = [] if after.is_chance else [after.text(a) for a in after.legal_actions()]
            mine = after.waits_for == state.waits_for
            assert (option.follow is not None) == (mine and PAY in offered)
            if option.follow is None:
                free += 1
                continue
            events = after.apply_with_events(after.parse(PAY))[1]
            told = option.follow.preview
            assert (option.follow.texts, told) == ([PAY], events[: len(told)])
            assert option.follow.price == sum(
                event["n"] for event in told if event["event"] in ("merchant_paid", "neutral_paid")
            )
            assert option.follow.price > 0
            paid += 1
    assert min(paid, free) > 5


def test_what_follows_an_action_of_the_dice_game_is_a_whole_payment() -> None:
    match: Match = begun("dice_3")
    paid = 0
    for _ in range(150):
        walk(match, 1)
        state = match.state
        node = read(node_for(state, state.waits_for, previews=True))
        if not isinstance(node, DecisionNode):
            break
        for option in node.options or []:
            if option.follow is None:
                continue
            after = state.apply(option.action)
            for text in option.follow.texts:
                after = after.apply(after.parse(text))
            assert after.is_chance or after.game.prompt(after.record) != "dice_payment"
            told = {event["event"] for event in option.follow.preview}
            bought = {"act_tile": "tile_taken", "act_ruby": "ruby", "act_two": "paid"}
            assert bought.get(option.kind, "taken") in told
            paid += 1
    assert paid > 5
