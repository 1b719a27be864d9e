import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  nearestName
} from "./chunk-LOSFRJRI.js";
import {
  beginNamespace,
  durationMs,
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/core/version.ts
var version = "0.1.0";

// src/cli/flag-values.ts
import { parseArgs } from "node:util";
var globalFlags = [
  { name: "json", summary: "print one JSON document for machines" },
  { name: "config", value: "<file>", summary: "configuration file (default: replaykit.yaml at the repository's root)" },
  { name: "no-color", summary: "no colours, even on a terminal" },
  { name: "help", short: "h", summary: "show this help" }
];
function parseCommandLine(spec, argv) {
  const flags = [...spec.flags, ...globalFlags];
  const options = Object.fromEntries(
    flags.map((flag) => [
      flag.name,
      {
        type: flag.value === void 0 ? "boolean" : "string",
        multiple: flag.repeatable === true,
        ...flag.short === void 0 ? {} : { short: flag.short }
      }
    ])
  );
  try {
    const { values, positionals } = parseArgs({ args: argv, options, allowPositionals: true, strict: true });
    return { args: positionals, flags: readFlags(values) };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message.split(". ")[0] ?? cause.message : String(cause);
    const unknown = /^Unknown option '--([^']+)'/.exec(message)?.[1];
    const near = unknown === void 0 ? void 0 : nearestName(unknown, Object.keys(options));
    const meant = near === void 0 ? "" : `did you mean --${near}? `;
    throw new ReplayKitError("usage", `${spec.name}: ${message}`, {
      hint: `${meant}replaykit ${spec.name} --help`,
      cause
    });
  }
}
function dateOf(text) {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/.exec(text);
  if (!match) return new Date(Number.NaN);
  const [, day, time = "00:00", zone = "Z"] = match;
  return /* @__PURE__ */ new Date(`${day}T${time}${zone}`);
}
function readFlags(values) {
  const text = (name) => {
    const value = values[name];
    return typeof value === "string" ? value : void 0;
  };
  return {
    text,
    list: (name) => {
      const value = values[name];
      return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
    },
    on: (name) => values[name] === true,
    integer: (name, { min, max }) => {
      const given = text(name);
      if (given === void 0) return void 0;
      const number = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
      if (number >= min && number <= max) return number;
      throw new ReplayKitError("usage", `--${name} is "${given}"; expected a whole number from ${min} to ${max}`);
    },
    duration: (name) => {
      const given = text(name);
      if (given === void 0) return void 0;
      const ms = durationMs(given);
      if (!Number.isNaN(ms)) return ms;
      throw new ReplayKitError("usage", `--${name} is "${given}"; expected a duration such as 60s, 500ms or 2m`);
    },
    time: (name) => {
      const given = text(name);
      if (given === void 0) return void 0;
      const ago = durationMs(given);
      const time = Number.isNaN(ago) ? dateOf(given) : new Date(nodePlatform.now().getTime() - ago);
      if (!Number.isNaN(time.getTime())) return time;
      throw new ReplayKitError("usage", `--${name} is "${given}"; expected a time`, {
        hint: "a day such as 2026-11-20, a time such as 2026-11-20T10:00:00Z, or so long ago such as 24h or 7d"
      });
    }
  };
}

// src/cli/specs/worker-flags.ts
var workerFlags = [
  { name: "worker", value: "<url>", summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)" },
  { name: "token", value: "<token>", summary: "token of the project (default: REPLAYKIT_WORKER_TOKEN)" }
];
var filterFlags = [
  { name: "agent", value: "<name>", summary: "only runs of this agent" },
  { name: "group", value: "<group>", summary: "only runs of this group of failures, of a Worker" },
  { name: "label", value: "<name:value>", summary: "only runs with this label, of a Worker" },
  {
    name: "since",
    value: "<time>",
    summary: "only runs from then on: 2026-11-20, 2026-11-20T10:00:00Z, or 24h (so long ago)"
  },
  { name: "until", value: "<time>", summary: "only runs up to then" }
];

// src/cli/specs/runs.ts
var storeFlag = {
  name: "store",
  value: "<file>",
  summary: "store of runs (default: .replaykit/store.db at the project's root)"
};
var fromFlags = [
  { name: "from", value: "<local | url>", summary: "where the runs are: here, or a Worker, as --worker says it" },
  ...workerFlags,
  storeFlag
];
var runs = {
  name: "runs",
  summary: "list the runs of the local store or of a Worker",
  usage: "",
  about: `
Lists the runs that an agent recorded with the SDK, the newest first, and those of a Worker, of which also only the trace may have
been sent. Their ids work in show, diff, tree, resume, fork, bisect, scaffold and promote, with the same flags.

--worker names the Worker, else REPLAYKIT_WORKER_URL does; --from local (or --store) takes the local store all the same. A command
that is given a run's id looks here first, and asks the Worker of the environment for one that is not here.
`,
  flags: [
    ...fromFlags,
    { name: "status", value: "<status>", summary: "only success, error, unknown or running" },
    ...filterFlags,
    { name: "limit", value: "<n>", summary: "at most this many (default: 20)" }
  ],
  examples: [
    "replaykit runs",
    "replaykit runs --status error --json",
    "replaykit runs --worker https://replaykit.example.workers.dev --agent billing --since 24h"
  ],
  load: () => import("./runs-NMAQNH66.js")
};

// src/cli/specs/case-brief.ts
var caseBrief = {
  name: "case brief",
  summary: "print what somebody needs who mends a case, on one page",
  usage: "<case | group>",
  about: `
Prints one Markdown page for a coding agent or a colleague: what fails, where the run departs, the code, the commands, what must not
change, and the budget. Recorded text stands in code only.
`,
  flags: [],
  examples: ["replaykit case brief search-loop"],
  load: () => import("./case-brief-PB7QIXJF.js")
};

// src/cli/specs/case-verify.ts
var caseVerify = {
  name: "case verify",
  summary: "prove that a fix mends a case and breaks nothing beside it",
  usage: "<case> [--head <ref>]",
  about: `
Gives one verdict on a fix: verified, rejected or unproven. It replays the case and what its brief does not show (other cases of its
group, the case with other ids, guards of the same agent, good runs given with --control) against the head's code, in the sandbox.
Cases, configuration and policy are the base's. Exit code 0: verified.
`,
  flags: [
    {
      name: "head",
      value: "<ref>",
      summary: "the commit or branch with the fix (default: this checkout as it is)"
    },
    { name: "base", value: "<ref>", summary: "the commit or branch that judges (default: origin/HEAD)" },
    {
      name: "control",
      value: "<trace>",
      repeatable: true,
      summary: "a good run that must go on as it did, from a file or the local store"
    }
  ],
  examples: [
    "replaykit case verify search-loop --base main",
    "replaykit case verify search-loop --head fix-branch --control good-runs/short-answer.json --json"
  ],
  load: () => {
    beginNamespace();
    return import("./case-verify-OECCL6OQ.js");
  }
};

// src/cli/specs/cases.ts
var cases = {
  name: "case",
  formerly: "cases",
  summary: "list cases, and keep a large suite in order",
  usage: "[folder | glob …]",
  about: `
Lists every case with its state. The filters find what needs care: stale fixtures, cases whose verdict wavered, cases of one
fingerprint, quarantines and when they end.
`,
  flags: [
    { name: "stale", summary: "cases with recordings whose tool changed, or older than 180 days" },
    { name: "flaky", summary: "cases whose last command gave different verdicts in the kept evidence" },
    { name: "duplicates", summary: "cases of one failure, by the fingerprints of all releases" },
    { name: "quarantined", summary: "quarantined cases, those past their date first" },
    { name: "tag", value: "<name>", repeatable: true, summary: "cases with this tag" }
  ],
  examples: ["replaykit case", "replaykit case --duplicates", "replaykit case --stale --json"],
  load: () => import("./cases-ARZKQWIS.js")
};

// src/cli/specs/diff.ts
var diff = {
  name: "diff",
  summary: "say where two runs part, and why they ended otherwise",
  usage: "<A> [<B>]",
  about: `
Compares two runs (traces, cases, runner outputs, folders of evidence, or runs of the local store), or a case with its last kept
replay, call by call: where they part first, why what followed
differs (another input, another state, another result of a tool, or another decision of the agent on the same), then all differences.
Calls of one group are compared as a set. Exit code 1 where the runs differ.
`,
  flags: [
    { name: "format", value: "<name>", summary: "format of the traces (default: recognised by content)" },
    { name: "html", value: "<file>", summary: "write the comparison as one HTML file, too" },
    ...fromFlags
  ],
  examples: [
    "replaykit diff before.json after.json",
    "replaykit diff search-loop",
    "replaykit diff search-loop .replaykit/runs/20261120-101500-search-loop"
  ],
  load: () => import("./diff-HMVEJOFC.js")
};

// src/cli/specs/runner-flags.ts
var runnerFlags = [
  {
    name: "runner-cmd",
    value: "<command>",
    summary: "the command that runs your agent (default: from replaykit.yaml)"
  },
  { name: "shell", summary: "run the command through a shell" }
];
var baseFlag = {
  name: "base",
  value: "<ref | report>",
  summary: "git ref whose code live cases are tried beside, or a report of it"
};

// src/cli/specs/guard.ts
var guard = {
  name: "guard",
  summary: "turn fixed cases into guards that must not come back",
  usage: "<case…>",
  about: `
Sets state: guard in case.yaml (comments stay) for cases that are fixed. Each is replayed first; a case that is not fixed is
refused, unless --unproven says that you know better. What a live model answers is proven beside the code that still fails: name
it with --base.
`,
  flags: [...runnerFlags, baseFlag, { name: "unproven", summary: "do not replay first" }],
  examples: ["replaykit guard search-loop", "replaykit guard cases/search-loop --base main"],
  load: () => import("./guard-3OIZ6JFT.js")
};

// src/cli/specs/lint.ts
var lint = {
  name: "lint",
  summary: "check that cases are sound",
  usage: "[case.yaml | folder | glob …]",
  about: `
A case is refused unless its signatures hold on its own source trace and not on an empty run, and its assertions fail on both.
Also found: unknown keys and fixtures, secrets, writes set to live, quarantines without owner, reason and date, or past it.
--fix mends what is mechanical and keeps your comments.
`,
  flags: [{ name: "fix", summary: "mend what is mechanical" }],
  examples: ["replaykit lint", "replaykit lint cases/search-loop/case.yaml", "replaykit lint --fix"],
  load: () => import("./lint-ZBY5CTIG.js")
};

// src/cli/specs/expectation-flags.ts
var expectationFlags = [
  {
    name: "expect-call",
    value: "<tool=json>",
    repeatable: true,
    summary: `a write that a right run makes, e.g. refund={"amount":12.5}`
  },
  { name: "expect-none", summary: "a right run writes nothing" },
  { name: "expect-text", value: "<text>", repeatable: true, summary: "a text that a right run says" },
  { name: "forbid-text", value: "<text>", repeatable: true, summary: "a text that a right run does not say" },
  { name: "forbid-call", value: "<tool[=json]>", repeatable: true, summary: "a call that a right run does not make" }
];
var caseFlags = [
  ...expectationFlags,
  { name: "expect", value: "<sentence>", repeatable: true, summary: "what must be true, for a person or a judge" },
  { name: "effect", value: "<tool=effect>", repeatable: true, summary: "what a tool does: pure, read or write" }
];

// src/cli/specs/trace-flags.ts
var formatFlag = {
  name: "format",
  value: "<name>",
  summary: "format of the trace (default: recognised by content)"
};
var runFlag = { name: "run", value: "<run id>", summary: "which run, where the file holds several" };

// src/cli/specs/scaffold.ts
var scaffold = {
  name: "scaffold",
  summary: "make a case from the trace of a failed run",
  usage: "<trace.json | run> --out <folder>",
  about: `
Reads a trace in any format that ReplayKit knows, redacts it, finds out what went wrong and writes a case folder: case.yaml,
source-trace.json, fixtures/ and notes.md. The failed run itself is replayed in memory: the signatures must hold on it and
the assertions must fail, else nothing is written.

Most real failures carry no error. Say then what a right run does: --expect-call, --expect-none, --expect-text, --forbid-call,
or --expect "a sentence" for a person or a judge.
`,
  flags: [
    { name: "out", short: "o", value: "<folder>", summary: "the case folder to write, e.g. cases/<id>" },
    { name: "id", value: "<id>", summary: "id of the case (default: the folder's name)" },
    { name: "title", value: "<text>", summary: "title for people" },
    formatFlag,
    ...fromFlags,
    runFlag,
    ...caseFlags,
    {
      name: "terminal-tool",
      value: "<tool>",
      repeatable: true,
      summary: "a run may end on this tool without a final text"
    },
    {
      name: "model-fixtures",
      value: "<file>",
      summary: "the models' answers (default: <name>.model.json beside the trace, as `record` writes it)"
    },
    { name: "runner", value: "<name>", summary: "which runner of replaykit.yaml replays it" },
    { name: "tag", value: "<name>", repeatable: true, summary: "tag for selecting cases, such as smoke" },
    { name: "measure", value: "<n>", summary: "replay the new case n times, and note in it how often it reproduces" },
    { name: "force", summary: "replace a case that is there" }
  ],
  examples: [
    "replaykit scaffold examples/traces/search-loop.json --out cases/search-loop",
    "replaykit scaffold trace.json --out cases/no-refund --expect-none --forbid-call refund"
  ],
  load: () => import("./scaffold-YMZ2M427.js")
};

// src/cli/specs/groups.ts
var groups = {
  name: "worker groups",
  formerly: "groups",
  summary: "list the groups of failures that a Worker has seen",
  usage: "",
  about: `
A group is all runs that failed in the same way; the newest first, with how often and since when.
`,
  flags: [
    ...workerFlags,
    { name: "state", value: "<state>", summary: "only groups in this state, such as new" },
    { name: "agent", value: "<name>", summary: "only groups of this agent" },
    { name: "limit", value: "<n>", summary: "at most this many (default: 50)" }
  ],
  examples: ["replaykit worker groups", "replaykit worker groups --state new --json"],
  load: () => import("./groups-JGIADFO2.js")
};

// src/cli/specs/show.ts
var show = {
  name: "show",
  summary: "print the timeline of a trace, a case or a run, or the state at a step",
  usage: "<trace.json | case | run>",
  about: `
Prints what happened, event by event, with repeated calls folded. --step shows the state at a step and what that
step changed.
`,
  flags: [
    runFlag,
    formatFlag,
    { name: "step", value: "<n>", summary: "the state after this step, and what it changed" },
    ...fromFlags,
    { name: "full", summary: "do not shorten long values" }
  ],
  examples: [
    "replaykit show examples/traces/search-loop.json",
    "replaykit show search-loop",
    "replaykit show run-1 --step 3"
  ],
  load: () => import("./show-RZO3DMHE.js")
};

// src/cli/specs/replay.ts
var replay = {
  name: "replay",
  summary: "replay cases against your agent and give verdicts",
  usage: "[case.yaml | folder | glob …]",
  about: `
Runs your agent once for each case against its recorded data, and says for each whether the failure is reproduced, fixed or
changed. Writes never run; a call without a recording never reaches a live tool or model unless the case names it.
Evidence is kept under .replaykit/runs/.
`,
  flags: [
    ...runnerFlags,
    { name: "jobs", short: "j", value: "<n>", summary: "cases at the same time (default: number of processors)" },
    { name: "attempts", value: "<n>", summary: "attempts by which a live case is screened (default: live.screen)" },
    { name: "timeout", value: "<duration>", summary: "limit for one attempt, e.g. 60s" },
    { name: "fail-on", value: "<standings>", summary: "comma-separated standings that fail the run" },
    { name: "select", value: "<what>", summary: "all, affected, smoke, or tag:<name>" },
    { name: "base-ref", value: "<ref>", summary: "with --select affected: compare with this git ref" },
    { name: "shard", value: "<i/n>", summary: "replay the i-th of n shards" },
    {
      name: "durations",
      value: "<file>",
      summary: "recorded durations that balance the shards; they are brought up to date"
    },
    baseFlag,
    { name: "plan", summary: "say what would be attempted and what it would cost, and run nothing" },
    { name: "repeat", value: "<n>", summary: "make n attempts of each case and say how often it passes" },
    { name: "verify-isolation", summary: "with a warm runner: repeat a sample in fresh processes" },
    { name: "junit", value: "<file>", summary: "also write JUnit XML" },
    { name: "markdown", value: "<file>", summary: "also write the pull request comment" },
    { name: "html", value: "<file>", summary: "also write a self-contained HTML report" },
    { name: "report", value: "<file>", summary: "also write the JSON report (with --repeat: the rates)" }
  ],
  examples: [
    "replaykit replay",
    `replaykit replay cases/search-loop/case.yaml --runner-cmd "python3 agent.py"`,
    "replaykit replay 'cases/billing-*' --jobs 4 --json",
    "replaykit replay --base main",
    "replaykit replay --repeat 200 --report rates"
  ],
  load: () => {
    beginNamespace();
    return import("./replay-S7CYPHPV.js");
  }
};

export {
  version,
  runnerFlags,
  workerFlags,
  filterFlags,
  storeFlag,
  fromFlags,
  runs,
  caseBrief,
  caseVerify,
  cases,
  diff,
  formatFlag,
  runFlag,
  guard,
  lint,
  globalFlags,
  parseCommandLine,
  expectationFlags,
  caseFlags,
  scaffold,
  groups,
  show,
  replay
};
