import { beginNamespace } from "../../node/sandbox/namespace.ts";
import type { CommandSpec } from "../command.ts";

export const caseVerify: CommandSpec = {
  name: "case verify",
  summary: "prove that a fix works and breaks nothing else",
  usage: "<case> [--head <ref>]",
  about: `
Gives one verdict on a fix: verified, rejected or unproven. It replays the case, and cases that its brief does not show: other cases of its
group, the case with other ids, guards of the same agent, and good runs given with --control. The head's code runs in the
sandbox; cases, configuration and policy are the base's. Exit code 0: verified.
`,
  flags: [
    {
      name: "head",
      value: "<ref>",
      summary: "the commit or branch with the fix (default: this checkout as it is)",
    },
    { name: "base", value: "<ref>", summary: "the commit or branch that judges (default: origin/HEAD)" },
    {
      name: "control",
      value: "<trace>",
      repeatable: true,
      summary: "a good run that must stay as it is, from a file or the local store",
    },
  ],
  examples: [
    "replaykit case verify search-loop --base main",
    "replaykit case verify search-loop --head fix-branch --control good-runs/short-answer.json --json",
  ],
  load: () => {
    beginNamespace();
    return import("../commands/case-verify.ts");
  },
};
