// A computer player in JavaScript: it reads and writes lines of JSON.
//
//   istanbul simulate --agents "cmd:node busy.js,random" --games 10 --max-rounds 60
//
// It does anything but waste its turn. docs/engine.md describes the questions and the answers.

const readline = require("node:readline");

const WASTE = ["skip", "refuse", "visit"]; // the first words of what it does not like

function choose(view, seed) {
  const options = view.node.options;
  const useful = options.filter((one) => !WASTE.includes(one.text.split(" ")[0]));
  const from = useful.length > 0 ? useful : options;
  return from[seed % from.length].action;
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const asked = JSON.parse(line);
  const answer =
    asked.cmd === "hello" ? { protocol: 1, name: "busy" } : { choose: choose(asked.view, asked.seed) };
  console.log(JSON.stringify({ id: asked.id, ...answer }));
});
