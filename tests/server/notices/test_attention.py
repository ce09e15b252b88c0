"""Who looks at a screen, as several servers tell each other."""

from __future__ import annotations

from istanbul.server.notices.attention import RECENT_SECONDS, TELL_SECONDS, Attention


class Screen:
    """A connection of ann's."""

    person = "ann"

    def send(self, message: bytes) -> None:
        pass


class Server:
    """One of two servers, and what it says to the other."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.attention = Attention(lambda: self.now)
        self.said: list[tuple[str, bool]] = []
        self.attention.tell = lambda person, here: self.said.append((person, here))


def test_others_are_told_now_and_then_and_at_the_end() -> None:
    server, screen = Server(), Screen()
    server.attention.came(screen)
    assert server.said == [], "nobody has been seen yet"
    for _ in range(5):
        server.attention.input(screen)
    assert server.said == [("ann", True)]
    server.now += TELL_SECONDS
    server.attention.input(screen)
    assert server.said == [("ann", True)] * 2
    server.attention.forget(None)  # the bus has broken: it may not have been heard
    server.attention.input(screen)
    assert server.said == [("ann", True)] * 3
    server.attention.went(screen)
    server.attention.went(screen)
    assert server.said[3:] == [("ann", False)]


def test_a_second_screen_keeps_somebody_here() -> None:
    server, one, two = Server(), Screen(), Screen()
    for screen in (one, two):
        server.attention.came(screen)
        server.attention.input(screen)
    server.attention.input(one, visible=False)
    assert server.said == [("ann", True)]
    server.attention.went(two)
    assert server.said == [("ann", True), ("ann", False)]


def test_who_is_elsewhere_is_present_until_they_leave_or_are_silent() -> None:
    server = Server()
    attention = server.attention
    for other in ("b", "c"):
        attention.elsewhere(other, "ann", here=True)
    assert (attention.present("ann"), attention.present("ben")) == (True, False)
    attention.elsewhere("b", "ann", here=False)
    assert attention.present("ann")
    server.now += RECENT_SECONDS + TELL_SECONDS
    assert not attention.present("ann")
    attention.elsewhere("c", "ann", here=True)
    attention.forget(frozenset({"c"}))
    assert not attention.present("ann"), "that server is dead"
    attention.elsewhere("b", "ann", here=True)
    attention.forget(None)
    assert not attention.present("ann")


def test_what_a_guest_sees_is_sent_by_its_own_server() -> None:
    server, own, guest = Server(), Screen(), Screen()
    server.attention.came(own)
    server.attention.came(guest, is_guest=True)
    assert server.attention.screens("ann") == [own]
    server.attention.input(guest)
    assert server.attention.present("ann")
