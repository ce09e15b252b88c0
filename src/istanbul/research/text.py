"""A view as a few lines of text: what environments render, and OpenSpiel's observation strings."""

from __future__ import annotations

from istanbul.engine.node import Json, NodeJson
from istanbul.engine.state import View


def text_of(view: View) -> str:
    """All that the viewer knows. What is empty, zero or has not happened is left out."""
    found = view.to_json()
    node = found.pop("node")
    names = {
        key: found.pop(key) for key in ("options", "viewer", "layout", "seats") if key in found
    }
    lines = [_words(names["options"]), f"seen by seat {names['viewer']}"]
    lines += [" ".join(f"{place:2}" for place in row) for row in names.get("layout", [])]
    lines += [f"seat {seat}: {_words(row)}" for seat, row in enumerate(names["seats"])]
    lines += [f"{key}: {_word(value)}" for key, value in found.items() if _counts(value)]
    lines.append(_asked(node))
    return "\n".join(lines)


def _asked(node: NodeJson) -> str:
    if node["kind"] == "over":
        return f"over: {node['reason']}, ranking {_word(node['ranking'])}"
    if node["kind"] == "chance":
        return "chance"
    options = ", ".join(option["text"] for option in node.get("options", []))
    return f"seat {node['seat']} decides: {options or node['prompt']}"


def _counts(value: object) -> bool:
    """Is there anything to tell?"""
    if isinstance(value, dict):
        return any(map(_counts, value.values()))
    return value not in (None, False, 0, [], "")


def _words(row: Json) -> str:
    return ", ".join(f"{key} {_word(value)}" for key, value in row.items() if _counts(value))


def _word(value: object) -> str:
    if isinstance(value, dict):
        return f"({_words(value)})"
    if isinstance(value, list):
        return f"[{' '.join(map(_word, value))}]"
    return "yes" if value is True else str(value)
