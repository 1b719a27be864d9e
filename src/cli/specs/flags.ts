import type { Flag } from "../command.ts";

/** Flags that name a Worker; `worker-connection.ts` reads them. */
export const workerFlags: Flag[] = [
  { name: "worker", value: "<url>", summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)" },
  { name: "token", value: "<token>", summary: "token of the project (default: REPLAYKIT_WORKER_TOKEN)" },
];

/** Flags for traces of a service instead of files; `import/pull-from.ts` reads them. */
export const serviceFlags: Flag[] = [
  { name: "from", value: "<service>", summary: "ask langfuse or langsmith instead of reading files" },
  { name: "since", value: "<time>", summary: "--from: where the first pull begins, e.g. 7d (default: 1d)" },
];

/** Filters of a list of runs; `listed-runs.ts` reads them. */
export const filterFlags: Flag[] = [
  { name: "agent", value: "<name>", summary: "only runs of this agent" },
  { name: "group", value: "<group>", summary: "only runs of this group of failures, of a Worker" },
  { name: "label", value: "<name:value>", summary: "only runs with this label, of a Worker" },
  { name: "since", value: "<time>", summary: "only runs since then: 2026-11-20, 2026-11-20T10:00:00Z, or 24h (ago)" },
  { name: "until", value: "<time>", summary: "only runs until then" },
];

/** Format of a file of traces; `read-trace.ts` reads it. */
export const formatFlag: Flag = {
  name: "format",
  value: "<name>",
  summary: "format of the trace (default: recognised by content)",
};

/** Flags of the commands that make a case. */
export const draftFlags: Flag[] = [
  { name: "title", value: "<text>", summary: "title for people" },
  { name: "runner", value: "<name>", summary: "which runner of replaykit.yaml replays it" },
  { name: "tag", value: "<name>", repeatable: true, summary: "tag for selecting cases, such as smoke" },
];

export const jobsFlag: Flag = {
  name: "jobs",
  short: "j",
  value: "<n>",
  summary: "runs at the same time (default: number of processors)",
};

export const htmlFlag: Flag = {
  name: "html",
  value: "<file>",
  summary: "also write the report as one HTML file",
};

export const runFlag: Flag = { name: "run", value: "<run id>", summary: "which run, if the file holds several" };

/** The command that runs the agent, in place of the one in `replaykit.yaml`. */
export const runnerFlags: Flag[] = [
  {
    name: "runner-cmd",
    value: "<command>",
    summary: "the command that runs your agent (default: from replaykit.yaml)",
  },
  { name: "shell", summary: "run the command through a shell" },
];

/** The code that live cases are compared with. */
export const baseFlag: Flag = {
  name: "base",
  value: "<ref | report>",
  summary: "git ref to compare live cases with, or a report of it",
};

/** What a right run does; `expectation.ts` reads them. */
export const expectationFlags: Flag[] = [
  {
    name: "expect-call",
    value: "<tool=json>",
    repeatable: true,
    summary: `a write that a right run makes, e.g. refund={"amount":12.5}`,
  },
  { name: "expect-none", summary: "a right run writes nothing" },
  { name: "expect-text", value: "<text>", repeatable: true, summary: "a text that a right run says" },
  { name: "forbid-text", value: "<text>", repeatable: true, summary: "a text that a right run does not say" },
  { name: "forbid-call", value: "<tool[=json]>", repeatable: true, summary: "a call that a right run does not make" },
];

/** Flags of the commands that make cases, which can also ask a person and set effects. */
export const caseFlags: Flag[] = [
  ...expectationFlags,
  { name: "expect", value: "<sentence>", repeatable: true, summary: "what must be true, for a person or a judge" },
  { name: "effect", value: "<tool=effect>", repeatable: true, summary: "what a tool does: pure, read or write" },
];
