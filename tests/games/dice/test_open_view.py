"""What the terminal draws of a game that it holds itself."""

import istanbul


def test_nothing_is_hidden_so_everybody_knows_the_same() -> None:
    state = istanbul.game("dice", players=3, seed=1).start(1)
    shown = state.game.open_view(state.record)  # type: ignore[attr-defined]  # of this game only
    assert shown.viewer == -1
    assert shown == state.game.view(state.game.see(state.record, -1))  # type: ignore[attr-defined]  # of this game only
