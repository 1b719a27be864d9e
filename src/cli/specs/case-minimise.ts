import { beginNamespace } from "../../node/sandbox/namespace.ts";
import type { CommandSpec } from "../command.ts";
import { runnerFlags } from "./runner-flags.ts";

export const caseMinimise: CommandSpec = {
  name: "case minimise",
  summary: "take out of a case what neither its failure nor its checks need",
  usage: "<case> [--against <command>] [--dry-run]",
  about: `
Takes recordings that nobody asks for, events, and fields of results out of the case, while lint, every check on the recorded run and
each replay give what they gave before. The checks stay. No live model is asked: a case that needs one is refused. The files are written
at the end, all or none, and notes.md says what went. --against names a second agent, the fixed one of an open case or the failing one
of a guard: then messages of the input may go too, where both do as before.
`,
  flags: [
    { name: "against", value: "<command>", summary: "the agent of the other side, which must do as before too" },
    { name: "max-replays", value: "<n>", summary: "at most so many replays (default: 200)" },
    { name: "dry-run", summary: "show what would go, write nothing" },
    ...runnerFlags,
  ],
  examples: [
    "replaykit case minimise wrong-refund-amount --dry-run",
    'replaykit case minimise wrong-refund-amount --against "node agent-before-the-fix.mjs"',
  ],
  load: () => {
    beginNamespace();
    return import("../commands/case-minimise.ts");
  },
};
