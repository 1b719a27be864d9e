import { beginNamespace } from "../../node/sandbox/namespace.ts";
import type { CommandSpec } from "../command.ts";
import { runnerFlags } from "./runner-flags.ts";
import { workerFlags } from "./worker-flags.ts";

export const caseBisect: CommandSpec = {
  name: "case bisect",
  summary: "find the change that broke a case",
  usage: "<case> [--good <ref>] [--bad <ref>]",
  about: `
Replays the case on commits between good and bad, each in its own worktree, until the first bad one is known. If everything is
recorded, one replay decides a commit. A live model can mislead: then a commit is named only when all others are refuted. Commits on
which the agent does not start are skipped. A Worker that knows the case's group says where to look first. Exit code 1: no single
change was found.
`,
  flags: [
    { name: "good", value: "<ref>", summary: "a commit before the failure (default: as far back as needed)" },
    { name: "bad", value: "<ref>", summary: "a commit with the failure (default: HEAD)" },
    { name: "path", value: "<path>", repeatable: true, summary: "only commits that touch it, such as a prompt" },
    { name: "setup", value: "<command>", summary: "sets each checkout up, where the runners' own setup does not" },
    { name: "env", value: "<name=a,b,…>", summary: "values of a variable instead of commits, the oldest first" },
    { name: "lies", value: "<share>", summary: "share of attempts with a live model that may mislead (default: 0.2)" },
    { name: "attempts", value: "<n>", summary: "at most so many replays (default: 200)" },
    ...runnerFlags,
    ...workerFlags,
  ],
  examples: [
    "replaykit case bisect search-loop --good v1.4.0",
    "replaykit case bisect search-loop --path prompts/system.txt",
    "replaykit case bisect search-loop --env MODEL=gpt-4o-2024-05-13,gpt-4o-2024-08-06",
  ],
  load: () => {
    beginNamespace();
    return import("../commands/case-bisect.ts");
  },
};
