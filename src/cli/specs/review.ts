import type { CommandSpec } from "../command.ts";

export const review: CommandSpec = {
  name: "case review",
  formerly: "review",
  summary: "answer the checks that need a person",
  usage: "<case>",
  about: `
Shows the output of the last kept replay of a case, and asks for each semantic assertion that needs a person's answer. Without a
terminal, --verdict gives the answer. Answers are stored in the case's reviews. An answer is about one output: a run that says
something else needs another.

Answers about the recorded failed run (--source) let \`replaykit case calibrate\` compare a judge with them on any machine.
`,
  flags: [
    { name: "verdict", value: "<pass|fail>", summary: "the answer to record" },
    { name: "assertion", value: "<text|n>", summary: "which one: its text, or its number in the list" },
    { name: "by", value: "<name>", summary: "who answers (default: git's user.name)" },
    { name: "note", value: "<text>", summary: "why" },
    { name: "attempt", value: "<n>", summary: "which attempt of the last replay (default: 1)" },
    { name: "source", summary: "answer about the recorded run, not the last replay" },
  ],
  examples: [
    "replaykit case review search-loop",
    'replaykit case review search-loop --verdict pass --by ann --note "it says that it could not look"',
  ],
  load: () => import("../commands/review.ts"),
};
