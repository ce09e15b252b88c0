#!/usr/bin/env python3
"""A computer player that does not import Istanbul: it reads and writes lines of JSON.

istanbul simulate --agents "cmd:python3 busy.py,random" --games 10 --max-rounds 60

It does anything but waste its turn. docs/engine.md describes the questions and the answers.
"""

import json
import random
import sys

WASTE = ("skip", "refuse", "visit")  # the first words of what it does not like

for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "hello":
        answer = {"protocol": 1, "name": "busy"}
    else:  # choose
        options = asked["view"]["node"]["options"]
        useful = [one for one in options if one["text"].split()[0] not in WASTE]
        chosen = random.Random(asked["seed"]).choice(useful or options)
        answer = {"choose": chosen["action"]}
    print(json.dumps({"id": asked["id"], **answer}), flush=True)
