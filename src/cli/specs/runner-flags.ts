import type { Flag } from "../command.ts";

/** The command that runs the agent, where it is not the one of `replaykit.yaml`. */
export const runnerFlags: Flag[] = [
  {
    name: "runner-cmd",
    value: "<command>",
    summary: "the command that runs your agent (default: from replaykit.yaml)",
  },
  { name: "shell", summary: "run the command through a shell" },
];

/** The code that live cases are tried beside. */
export const baseFlag: Flag = {
  name: "base",
  value: "<ref | report>",
  summary: "git ref whose code live cases are tried beside, or a report of it",
};
