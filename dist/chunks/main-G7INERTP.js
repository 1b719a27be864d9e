import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  nearestName
} from "./chunk-LOSFRJRI.js";
import {
  beginNamespace,
  durationMs,
  nodePlatform,
  untrustedJson,
  untrustedTerminal
} from "./chunk-M6UJTCYW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-S5UMX7RI.js";
import "./chunk-VHE66NNS.js";

// src/core/version.ts
var version = "0.1.0";

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
  topic: "Time travel",
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
  load: () => import("./runs-L7UB5ANP.js")
};

// src/cli/specs/resume.ts
var continueFlags = [
  ...fromFlags,
  ...runnerFlags,
  { name: "timeout", value: "<duration>", summary: "limit for the run (default: 10m)" },
  { name: "agent-version", value: "<version>", summary: "version of the agent that goes on" },
  { name: "id", value: "<id>", summary: "id of the new run (default: the old one's with -fork-<n>)" }
];
var resume = {
  name: "resume",
  topic: "Time travel",
  summary: "go on with a run that stopped",
  usage: "<run> [--step <n>]",
  about: `
Starts your agent with REPLAYKIT_CHECKPOINT_PATH. What is recorded is served and not done again; the rest is done, writes
included. With --step it goes on from that step in a new run, and the old one stays as it is. With --from a Worker, the run is
copied into the local store first and goes on here; the Worker's own stays as it is.
`,
  flags: [{ name: "step", value: "<n>", summary: "go on from this step, in a new run" }, ...continueFlags],
  examples: [`replaykit resume run-1 --runner-cmd "node agent.mjs"`],
  load: () => import("./resume-TNTJZJ23.js")
};

// src/cli/specs/bisect.ts
var bisect = {
  name: "bisect",
  topic: "Time travel",
  summary: "find the first part of the state that decides between a good and a bad run",
  usage: "<good run> <bad run>",
  about: `
Forks the bad run again and again with parts of the good run's state: first at steps, with the whole state of the good run, then with
fewer of the keys that differ, and of the elements of lists such as messages. It names the first step, and in it the first part,
whose replacement makes the bad run end as the good one did: with the same status, or, where both succeeded, with the same output.
The search is binary and takes it that more of the good state flips the outcome no less; it tries 16 steps before it gives up. Behind
each fork models and declared reads are asked for real, and writes are not made: the agent must use the SDK. Exit code 1 where
nothing was found.
`,
  flags: continueFlags.filter(({ name }) => name !== "id" && name !== "agent-version"),
  examples: [`replaykit bisect with-a-document run_xyz789 --runner-cmd "node agent.mjs"`],
  load: () => import("./bisect-XY55KNG5.js")
};

// src/cli/specs/calibrate.ts
var calibrate = {
  name: "calibrate",
  topic: "Cases",
  summary: "compare the judge with people's answers",
  usage: "[case…]",
  about: `
Asks the judge of replaykit.yaml about every output that a person has answered about (\`replaykit review\`), and prints how often
both said the same and Cohen's kappa: 0 is what chance gives, 1 is always the same, and from about 0.6 on a judge is worth
having. Where they differ it shows the judge's reason.

The answered outputs come from the recorded runs of the cases and from the evidence kept in .replaykit/runs.
`,
  flags: [{ name: "min-kappa", value: "<n>", summary: "exit with 1 where kappa is lower or not defined, e.g. 0.6" }],
  examples: ["replaykit calibrate", "replaykit calibrate search-loop --min-kappa 0.6"],
  load: () => import("./calibrate-YTA55CYY.js")
};

// src/cli/specs/cases.ts
var cases = {
  name: "cases",
  topic: "Cases",
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
  examples: ["replaykit cases", "replaykit cases --duplicates", "replaykit cases --stale --json"],
  load: () => import("./cases-EX2W6OBZ.js")
};

// src/cli/specs/diff.ts
var diff = {
  name: "diff",
  topic: "Traces",
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
  load: () => import("./diff-DH5WHJHM.js")
};

// src/cli/specs/doctor.ts
var doctor = {
  name: "doctor",
  topic: "Set-up",
  summary: "try the set-up and say what to do next",
  usage: "",
  about: `
Checks that the configuration reads, every runner starts, fixtures reach it, each tool's effect is known, and a key is there
or not needed. Every finding comes with the command that mends it.
`,
  flags: [],
  examples: ["replaykit doctor", "replaykit doctor --json"],
  load: () => import("./doctor-MECM75S6.js")
};

// src/cli/specs/export.ts
var exportSpec = {
  name: "export",
  topic: "Cases",
  summary: "write cases for other tools",
  usage: "[case…] --to <tool>",
  about: `
Writes the cases of this repository, or those that are named, for another tool:

  promptfoo          a configuration, and a provider that replays the case
  pytest, vitest     a test file that replays each case: what blocks fails, what proves nothing is skipped with its reason
  inspect            a task of Inspect that replays each case, and its dataset
  openai-evals       the inputs as data and an eval whose grader reads the assertions
  langsmith-dataset  the inputs and what must hold as examples, and a script that uploads them
  otlp               the recorded run of each case, for a tracing backend (OpenTelemetry's GenAI conventions 0.1.0)
  atif               the recorded run of each case, as a trajectory of Harbor (ATIF-v1.7)
  junit              the results of the last kept replays

A check that only a person or a judge can decide passes nowhere until one has: promptfoo counts it as failed, inspect as partly
right; pytest, vitest and junit go by the verdict, as replay does, and name it.

One file goes to standard output unless --out names a folder.
`,
  flags: [
    { name: "to", value: "<tool>", summary: "one of the above" },
    { name: "out", short: "o", value: "<folder>", summary: "write the files into this folder" }
  ],
  examples: ["replaykit export --to vitest --out tests", "replaykit export search-loop --to otlp > trace.json"],
  load: () => import("./export-GCBZMEEW.js")
};

// src/cli/specs/trace-flags.ts
var formatFlag = {
  name: "format",
  value: "<name>",
  summary: "format of the trace (default: recognised by content)"
};
var runFlag = { name: "run", value: "<run id>", summary: "which run, where the file holds several" };

// src/cli/specs/fingerprint.ts
var fingerprint = {
  name: "fingerprint",
  topic: "Traces",
  summary: "print the fingerprint that groups equal failures",
  usage: "<trace.json | case | run>",
  about: `
Two runs share a fingerprint where the same agent failed in the same way: ids, numbers and names in error texts do not count, nor how
long a question was or how often a tool was called. Fingerprints of earlier versions (v1) are shown with --explain; inbox groups and
cases that have one stay known by it.
`,
  flags: [{ name: "explain", summary: "show the parts that go into it" }, formatFlag, runFlag, ...fromFlags],
  examples: ["replaykit fingerprint examples/traces/search-loop.json --explain"],
  load: () => import("./fingerprint-WMYEZWHE.js")
};

// src/cli/specs/fixtures.ts
var fixtures = {
  name: "fixtures",
  topic: "Cases",
  summary: "extend, refresh or prune the recordings of a case",
  usage: "add | refresh | prune  <case> [trace.json | run]",
  about: `
add takes further recordings from another trace and what its models answered, or one answer given by hand; refresh asks the live read tools again (only
reads, only with --command); prune drops recordings that the last replay did not use. Everything is redacted and linted, and
the difference is shown.
`,
  flags: [
    { name: "tool", value: "<name>", summary: "add: the tool of a recording given by hand" },
    { name: "args", value: "<json>", summary: "add: its arguments" },
    { name: "output", value: "<json>", summary: "add: its answer" },
    { name: "error", value: "<text>", summary: "add: it answered with this error" },
    {
      name: "command",
      value: "<command>",
      summary: "refresh: a command that answers a read: {tool, args} in, {output | error} out"
    },
    {
      name: "model-fixtures",
      value: "<file>",
      summary: "add: the models' answers, if not in <name>.model.json beside the trace"
    },
    formatFlag,
    runFlag,
    ...fromFlags,
    { name: "dry-run", summary: "show the difference, write nothing" }
  ],
  examples: [
    "replaykit fixtures add search-loop other-trace.json",
    `replaykit fixtures add search-loop --tool get_order --args '{"id":1}' --output '{"total":5}'`,
    "replaykit fixtures prune search-loop"
  ],
  load: () => import("./fixtures-EYLFSCZO.js")
};

// src/cli/specs/formats.ts
var formats = {
  name: "formats",
  topic: "Traces",
  summary: "list the trace formats that are read",
  usage: "",
  about: `
Lists every format that ReplayKit reads, with what a trace in it can carry. The format of a file is recognised by its content;
the names are for --format.
`,
  flags: [],
  examples: ["replaykit formats", "replaykit formats --json"],
  load: () => import("./formats-ZDBE4BU4.js")
};

// src/cli/specs/guard.ts
var guard = {
  name: "guard",
  topic: "Cases",
  summary: "turn fixed cases into guards that must not come back",
  usage: "<case…>",
  about: `
Sets state: guard in case.yaml (comments stay) for cases that are fixed. Each is replayed first; a case that is not fixed is
refused, unless --unproven says that you know better. What a live model answers is proven beside the code that still fails: name
it with --base.
`,
  flags: [...runnerFlags, baseFlag, { name: "unproven", summary: "do not replay first" }],
  examples: ["replaykit guard search-loop", "replaykit guard cases/search-loop --base main"],
  load: () => import("./guard-32PAP72D.js")
};

// src/cli/specs/import.ts
var importTraces = {
  name: "import",
  topic: "Traces",
  summary: "turn traces of any known format into ReplayKit's own",
  usage: "<files… | folders… | ->",
  about: `
Reads traces in any format of \`replaykit formats\` and writes them in ReplayKit's own: one a line on standard output, or one a
file into --out. For each it says on standard error how well it can be replayed, and which setting records what is missing.
Nothing is taken out, for the traces stay on this machine: --redact replaces secrets and personal data by the project's rules.

Files may be packed with gzip or zstandard. Of a folder everything in it is read; what is no trace, and links that lead out of it,
are left aside and named. A file that cannot be read is named with the place of the fault, and so is an item of a list or of lines;
the others are imported. Files of lines may be of any size: those beyond 64 MiB are read in pieces, of which each holds whole runs.
Only where nothing could be read is the exit code 2. Batches of one trace in several files become one
trace.

Rows of CSV, of JSON lines or inside documents are read by a mapping (YAML or JSON) that names the column for each part: run (the
only one that must be there), rows, at, role, roles, input, content, tool, args, output, error, call_id, status, agent.
`,
  flags: [
    { name: "format", value: "<name>", summary: "format of the files (default: recognised by content)" },
    { name: "mapping", value: "<file>", summary: "read the files as tables, by this mapping" },
    { name: "max-size", value: "<MiB>", summary: "largest document or run that is read at once (default: 64)" },
    { name: "redact", summary: "replace secrets and personal data, equal values alike in all traces" },
    { name: "out", short: "o", value: "<folder>", summary: "write one file a trace into this folder" }
  ],
  examples: [
    "replaykit import spans.json --out traces",
    "replaykit import ~/.claude/projects --redact > sessions.ndjson",
    "replaykit import calls.csv --mapping mapping.yaml > traces.ndjson"
  ],
  load: () => import("./import-MAVKRLRC.js")
};

// src/cli/specs/init.ts
var init = {
  name: "init",
  topic: "Set-up",
  summary: "write replaykit.yaml and the workflows, from what this repository shows",
  usage: "[--runner-cmd <command>]",
  about: `
Looks at the repository (package managers, frameworks, several agents in one repository), then writes what is missing:
replaykit.yaml, .github/workflows/replaykit.yml and, for pull requests from forks, .github/workflows/replaykit-report.yml.
It asks nothing that it can find out and never overwrites a file without --force.
`,
  flags: [
    { name: "runner-cmd", value: "<command>", summary: "the command that runs your agent for one case" },
    { name: "shards", value: "<n>", summary: "write the sharded workflow, with n jobs and a merge" },
    { name: "force", summary: "overwrite files that are there" },
    { name: "dry-run", summary: "show what would be written, write nothing" }
  ],
  examples: ["replaykit init", `replaykit init --runner-cmd "uv run agent.py"`, "replaykit init --dry-run"],
  load: () => import("./init-KKZ3UDVN.js")
};

// src/cli/specs/lint.ts
var lint = {
  name: "lint",
  topic: "Cases",
  summary: "check that cases are sound",
  usage: "[case.yaml | folder | glob …]",
  about: `
A case is refused unless its signatures hold on its own source trace and not on an empty run, and its assertions fail on both.
Also found: unknown keys and fixtures, secrets, writes set to live, quarantines without owner, reason and date, or past it.
--fix mends what is mechanical and keeps your comments.
`,
  flags: [{ name: "fix", summary: "mend what is mechanical" }],
  examples: ["replaykit lint", "replaykit lint cases/search-loop/case.yaml", "replaykit lint --fix"],
  load: () => import("./lint-DTFDIYZQ.js")
};

// src/cli/specs/mcp-proxy.ts
var mcpProxy = {
  name: "mcp-proxy",
  topic: "Traces",
  summary: "record and replay an MCP server over stdio",
  usage: "[--name <server>] -- <server command …>",
  about: `
Put it before the command of an MCP server in your agent's configuration. Under \`replaykit record\` what the server answers is
recorded; under \`replaykit replay\` it is served from the case and the server is not even started. Otherwise it only starts the
server and hands everything through.
`,
  flags: [{ name: "name", value: "<server>", summary: "name of the server in recordings (default: its command)" }],
  examples: ["replaykit mcp-proxy -- npx -y @modelcontextprotocol/server-filesystem /data"],
  load: () => import("./mcp-proxy-XGL77OO5.js")
};

// src/cli/specs/migrate.ts
var migrate = {
  name: "migrate",
  topic: "Cases",
  summary: "rewrite cases of an older format",
  usage: "[folder | glob …]",
  about: `
Readers take the current format and the one before it; this rewrites the files to the current one and keeps your comments.
`,
  flags: [{ name: "dry-run", summary: "show what would change, write nothing" }],
  examples: ["replaykit migrate", "replaykit migrate --dry-run"],
  load: () => import("./migrate-ECAEGTNM.js")
};

// src/cli/specs/record.ts
var record = {
  name: "record",
  topic: "Traces",
  summary: "run your agent once and record what it asks models and tools",
  usage: "[--out <trace.json>] -- <command …>",
  about: `
Starts a gateway on 127.0.0.1, runs the command with its addresses as base URLs, passes everything through to the real
provider and writes what passed, redacted: a trace, and the model's answers to the letter. No code change and no SDK: the
official clients of OpenAI, Anthropic and Gemini read their base URL from the environment. The real key stays in the gateway.

Tools that ran inside of the agent, unseen, are named with the functions that were found in the repository and the lines of
\`tools\` in replaykit.yaml that route them.

A run that ends with an exit code other than 0 is a failed run.
`,
  flags: [
    { name: "out", short: "o", value: "<file>", summary: "the trace to write (default: trace.json)" },
    {
      name: "model-fixtures",
      value: "<file>",
      summary: "where the model's answers go (default: beside the trace, <name>.model.json)"
    },
    {
      name: "write-config",
      summary: "add functions that passed unseen to `tools` in replaykit.yaml, where it is clear which is meant"
    },
    { name: "force", summary: "write over a recording that is there (default: trace-2.json beside it)" },
    { name: "id", value: "<id>", summary: "id of the run (default: a new one)" },
    { name: "agent", value: "<name>", summary: "name of the agent, which chooses its runner" }
  ],
  examples: [
    `replaykit record -- python agent.py "Why was I charged?"`,
    "replaykit record --out runs/1.json --agent billing-agent -- node agent.mjs"
  ],
  load: () => import("./record-TB7QH6JE.js")
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

// src/cli/specs/promote.ts
var promote = {
  name: "promote",
  topic: "Cases",
  summary: "make a case of a failed run and propose it as a branch or pull request",
  usage: "<run id | trace.json>",
  about: `
Makes a case as scaffold does, widens its fixtures with the reads of other runs that failed alike, and refuses it where its
checks do not tell the failure from a good run, or where a secret is left. The case then goes onto a branch of its own:

  --to <checkout>   in a local checkout, whose files and current branch stay as they are
  otherwise         as a pull request on GitHub (GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL)

In a checkout of the repository its runner replays the new case first, to measure how often it reproduces on the base: once, or
ten times where a live model answers.

A run id is read from the Worker that --worker or REPLAYKIT_WORKER_URL names. Where a failure has a case already, none
is added, whatever its title: its count is raised, also in a pull request that waits to be merged. A guard whose failure is back
is proposed to be open again, with the reads of the new run. Most real failures carry no error: say then what a right run does,
with the same flags as scaffold.
`,
  flags: [
    ...workerFlags,
    { name: "to", value: "<checkout>", summary: "write the case on a new branch of this checkout" },
    { name: "repository", value: "<owner/name>", summary: "repository on GitHub (default: GITHUB_REPOSITORY)" },
    { name: "base", value: "<branch>", summary: "branch that the pull request is for (default: the default branch)" },
    { name: "also", value: "<trace.json>", repeatable: true, summary: "other runs that failed alike, for their reads" },
    { name: "slug", value: "<name>", summary: "beginning of the case's id (default: made from what went wrong)" },
    { name: "title", value: "<text>", summary: "title for people" },
    formatFlag,
    runFlag,
    ...caseFlags,
    { name: "runner", value: "<name>", summary: "which runner of replaykit.yaml replays it" },
    { name: "tag", value: "<name>", repeatable: true, summary: "tag for selecting cases, such as smoke" },
    { name: "no-rate", summary: "do not replay the new case to measure how often it reproduces" },
    { name: "dry-run", summary: "show the files and the pull request's text, and write nothing" }
  ],
  examples: [
    "replaykit promote examples/traces/search-loop.json --to .",
    "replaykit promote run_xyz789 --expect-none --forbid-call refund"
  ],
  load: () => import("./promote-LPJCHTJT.js")
};

// src/cli/specs/push.ts
var push = {
  name: "push",
  topic: "Worker",
  summary: "send traces to a Worker",
  usage: "<trace files…>",
  about: `
Reads traces in any format that ReplayKit knows, redacts them and sends them in batches. What was sent before costs nothing: the
same run is stored once, so a transfer that broke off is simply repeated. A mail address, phone number or IP address that is the user,
the session or a label is sent as it is: the Worker hashes it, so that the user is found and erased by it, and redacts it before
anything is stored. What a rule of the project hides, and any secret, is redacted here.
`,
  flags: [
    ...workerFlags,
    { name: "format", value: "<name>", summary: "format of the traces (default: recognised by content)" }
  ],
  examples: [
    "replaykit push trace.json",
    "replaykit push traces/*.json --worker https://replaykit.example.workers.dev"
  ],
  load: () => import("./push-HOFMS4Y2.js")
};

// src/cli/specs/pull.ts
var pull = {
  name: "pull",
  topic: "Worker",
  summary: "fetch traces from a Worker",
  usage: "[run id…]",
  about: `
Writes whole traces as files <id>.json into a folder: the runs that are named, or those that the filters choose.
`,
  flags: [
    ...workerFlags,
    { name: "out", short: "o", value: "<folder>", summary: "folder for the traces (default: traces)" },
    { name: "status", value: "<status>", summary: "only success, error or unknown" },
    ...filterFlags,
    { name: "limit", value: "<n>", summary: "at most this many (default: 100)" }
  ],
  examples: ["replaykit pull --status error --limit 20", "replaykit pull 3f9a1c02d4e5f60718293a4b --out incident"],
  load: () => import("./pull-YQSFSEON.js")
};

// src/cli/specs/groups.ts
var groups = {
  name: "groups",
  topic: "Worker",
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
  examples: ["replaykit groups", "replaykit groups --state new --json"],
  load: () => import("./groups-3N6NEIPQ.js")
};

// src/cli/specs/find.ts
var find = {
  name: "find",
  topic: "Worker",
  summary: "find a run on a Worker by run, trace, session, user or label",
  usage: "<text>",
  about: `
Looks for a run id, then for a trace, session or user id as it was sent, then for a label: its value, or name:value. What is looked for
is sent in the request's body, so that it stands in no log of addresses. Says which runs match; for one that is missing it says why: never seen, open, recorded, sampled out, expired, rejected or erased.
`,
  flags: [...workerFlags],
  examples: ["replaykit find run_xyz789", "replaykit find ticket:INC-7"],
  load: () => import("./find-WSKXZIHN.js")
};

// src/cli/specs/feedback.ts
var feedback = {
  name: "feedback",
  topic: "Worker",
  summary: "say on a Worker that a run was bad or good",
  usage: "<run id>",
  about: `
Most real failures carry no error: feedback marks the run as failed and says what a right run does, so that it can become a case.
`,
  flags: [
    ...workerFlags,
    { name: "good", summary: "the run was right" },
    { name: "comment", value: "<text>", summary: "what was wrong, in words" },
    ...expectationFlags
  ],
  examples: ['replaykit feedback 3f9a1c02d4e5f60718293a4b --comment "refunded too much" --forbid-call refund'],
  load: () => import("./feedback-FA4JJFH3.js")
};

// src/cli/specs/erase.ts
var erase = {
  name: "erase",
  topic: "Worker",
  summary: "erase a run, or all runs of a user, from a Worker",
  usage: "[<run id>]",
  about: `
Rewrites the stored objects without the run and refuses it if it is sent again. What remains elsewhere (cases in git, artifacts of
workflows) is listed, for you to look after. With --user all runs of a user go, which takes a token of scope admin; exit
code 1 where there is none.
`,
  flags: [
    ...workerFlags,
    { name: "user", value: "<user id>", summary: "all runs of this user, as it was sent with them" },
    { name: "yes", summary: "erase without being asked again" }
  ],
  examples: ["replaykit erase 3f9a1c02d4e5f60718293a4b --yes", "replaykit erase --user ann@example.com --yes"],
  load: () => import("./erase-VJU6FURR.js")
};

// src/cli/specs/redact.ts
var redact = {
  name: "redact",
  topic: "Traces",
  summary: "print a trace without secrets and personal data",
  usage: "<trace.json | ->",
  about: `
Replaces secrets and personal data; equal values get equal placeholders. What was replaced is listed on standard error,
never the value itself. With a key (REPLAYKIT_REDACTION_KEY) placeholders are the same in every run of the project.
`,
  flags: [{ name: "check", summary: "print nothing; exit code 1 where something would be replaced" }],
  examples: ["replaykit redact trace.json > safe.json", "replaykit redact --check cases/search-loop/source-trace.json"],
  load: () => import("./redact-KOONPTZ4.js")
};

// src/cli/specs/replay.ts
var replay = {
  name: "replay",
  topic: "Cases",
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
    return import("./replay-WM24GJZI.js");
  }
};

// src/cli/specs/scaffold.ts
var scaffold = {
  name: "scaffold",
  topic: "Cases",
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
  load: () => import("./scaffold-AWNZNVND.js")
};

// src/cli/specs/schema.ts
var schema = {
  name: "schema",
  topic: "Set-up",
  summary: "print the JSON Schema of case.yaml, replaykit.yaml or a trace",
  usage: "case | config | trace",
  about: `
For editors: put the schema's path in a comment at the top of the file, and they complete and check it:
# yaml-language-server: $schema=./case.schema.json
`,
  flags: [],
  examples: ["replaykit schema case > case.schema.json", "replaykit schema config", "replaykit schema trace"],
  load: () => import("./schema-D2Y4KFQG.js")
};

// src/cli/specs/show.ts
var show = {
  name: "show",
  topic: "Traces",
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
  load: () => import("./show-JKUNWOTH.js")
};

// src/cli/specs/snapshot.ts
var snapshot = {
  name: "snapshot",
  topic: "Cases",
  summary: "compare a state of the last replay with the one that a case keeps",
  usage: "<case> [--step <n|id>] [--pointer </path>] [--update]",
  about: `
Looks at the state at one step of the last kept replay of a case, and at the \`state_at\` assertion that the case keeps of it. Exits 1
where they differ, or where the case keeps none. With --update the state is written into case.yaml, and everything else there stays
as it is: review the change, and commit it.
`,
  flags: [
    {
      name: "step",
      value: "<n|id>",
      summary: "number of the step from 1, negative from the end, or its id (default: the last)"
    },
    { name: "pointer", value: "</path>", summary: "JSON Pointer of a part of the state (default: all of it)" },
    { name: "update", summary: "write what the replay had into the case" }
  ],
  examples: [
    "replaykit snapshot search-loop --step 1 --pointer /retrieved_docs",
    "replaykit snapshot search-loop --step 1 --pointer /retrieved_docs --update"
  ],
  load: () => import("./snapshot-OJFZ463M.js")
};

// src/cli/specs/fork.ts
var fork = {
  name: "fork",
  topic: "Time travel",
  summary: "start a new run from a step of another, with other data or another agent",
  usage: "<run> --step <n>",
  about: `
A new run that shares the steps up to one of another run: their tools and writes do not run again. From there your agent runs
for real, writes included, with the state that --set and --patch changed. The other run stays as it is. With --from a Worker, the run is copied into the local
store first.
`,
  flags: [
    { name: "step", value: "<n>", summary: "the last step that is shared" },
    { name: "set", value: "</pointer=json>", repeatable: true, summary: "another value in the state at that step" },
    { name: "patch", value: "<file.json>", summary: "JSON merge patch for the state at that step" },
    ...continueFlags
  ],
  examples: [`replaykit fork run-1 --step 1 --set /retrieved_docs='[]' --runner-cmd "node agent.mjs"`],
  load: () => import("./fork-PV3H6PNF.js")
};

// src/cli/specs/review.ts
var review = {
  name: "review",
  topic: "Cases",
  summary: "answer what only a person can say about a run",
  usage: "<case>",
  about: `
Shows the output of the last kept replay of a case, and asks for each semantic assertion that needs a person's answer. Where nobody
sits at a terminal, --verdict gives the answer. Answers are recorded in the case's reviews. An answer is about one output: a run that
says something else needs another look.

Answers about the recorded failed run (--source) are kept with the case, so that \`replaykit calibrate\` can compare a judge
with them everywhere.
`,
  flags: [
    { name: "verdict", value: "<pass|fail>", summary: "the answer to record" },
    { name: "assertion", value: "<text|n>", summary: "which one: its text, or its number in the list" },
    { name: "by", value: "<name>", summary: "who answers (default: git's user.name)" },
    { name: "note", value: "<text>", summary: "why" },
    { name: "attempt", value: "<n>", summary: "which attempt of the last replay (default: 1)" },
    { name: "source", summary: "answer about the recorded run, not the last replay" }
  ],
  examples: [
    "replaykit review search-loop",
    'replaykit review search-loop --verdict pass --by ann --note "it says that it could not look"'
  ],
  load: () => import("./review-CMQUSCXD.js")
};

// src/cli/specs/store.ts
var store = {
  name: "store",
  topic: "Time travel",
  summary: "clean up, measure or verify the local store",
  usage: "<gc | stats | verify | flag <run>>",
  about: `
gc deletes runs that are past the time of their class (success 7 days, failed 30, flagged 90, test 1), packs what ended and
frees what nothing uses. flag keeps a run for the time of flagged ones. stats counts. verify restores every step and opens every
blob; exit code 1 where something is damaged.
`,
  flags: [
    storeFlag,
    { name: "keep", value: "<class=days>", repeatable: true, summary: "with gc: another time for a class" }
  ],
  examples: ["replaykit store gc --keep success=1", "replaykit store flag run-1", "replaykit store verify"],
  load: () => import("./store-Q23HDNNR.js")
};

// src/cli/specs/tree.ts
var tree = {
  name: "tree",
  topic: "Time travel",
  summary: "draw a run with its forks",
  usage: "<run>",
  about: `
Draws the run, what it was forked from and everything forked from it, with the step at which each fork left.
`,
  flags: fromFlags,
  examples: ["replaykit tree run-1"],
  load: () => import("./tree-IAAKJU54.js")
};

// src/cli/specs/ui.ts
var ui = {
  name: "ui",
  topic: "Time travel",
  summary: "look at recorded runs in a browser",
  usage: "",
  about: `
Serves the runs of the local store as pages, on 127.0.0.1 and under an address that nobody can guess: the list, each run drawn to
scale with a slider through its steps and states, its forks, and two runs side by side. The pages only read, and read again at
every look. Prints the address and ends with Ctrl-C.
`,
  flags: [...fromFlags, { name: "port", value: "<n>", summary: "port to listen on (default: one that is free)" }],
  examples: ["replaykit ui", "replaykit ui --store .replaykit/store.db --port 4000"],
  load: () => import("./ui-JB4HBU4M.js")
};

// src/cli/specs/worker.ts
var worker = {
  name: "worker",
  topic: "Worker",
  summary: "run, deploy and look after a Worker: its projects and tokens",
  usage: "dev | deploy | project [<name>] | token <project> | audit <project>",
  about: `
dev starts the Worker on this machine with the same code, real storage and no account; its secrets and data are kept in
.replaykit/worker. deploy publishes it with your Cloudflare account.

project lists the projects; with a name it shows its settings, with --create it makes one. --settings changes what it names and leaves
the rest; null takes a setting back to its default. token makes a token, which is shown once. audit shows who did what.

project, token and audit are for who holds the administrator's token (REPLAYKIT_ADMIN_TOKEN).
`,
  flags: [
    { name: "worker", value: "<url>", summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)" },
    { name: "create", summary: "project: make it where there is none of this name" },
    { name: "settings", value: "<json>", summary: 'project: what to change, e.g. {"repositories":["acme/agent"]}' },
    { name: "export", value: "<file>", summary: "project: write all that it holds to this file, line by line" },
    { name: "delete", summary: "project: remove it with its runs and tokens; its audit stays" },
    { name: "yes", summary: "project --delete: without asking" },
    { name: "name", value: "<text>", summary: "token: what it is for (default: cli)" },
    {
      name: "scope",
      value: "<scope>",
      repeatable: true,
      summary: "token: ingest, read, promote or admin (default: ingest)"
    },
    { name: "expires", value: "<duration>", summary: "token: how long it holds, e.g. 90d (default: until revoked)" },
    { name: "list", summary: "token: list them" },
    { name: "revoke", value: "<id>", summary: "token: revoke one, by the id that --list shows" },
    { name: "port", value: "<n>", summary: "dev: port (default: 8787)" }
  ],
  examples: [
    "replaykit worker dev",
    `replaykit worker project billing --create --settings '{"repositories":["acme/billing"]}'`,
    "replaykit worker token billing --scope ingest --name agents",
    "replaykit worker token billing --list",
    "replaykit worker project billing --export billing.jsonl"
  ],
  load: () => import("./worker-6ANDEHM3.js")
};

// src/cli/commands.ts
var commands = [
  init,
  doctor,
  scaffold,
  promote,
  lint,
  replay,
  guard,
  snapshot,
  review,
  calibrate,
  exportSpec,
  cases,
  fixtures,
  show,
  diff,
  runs,
  resume,
  fork,
  tree,
  bisect,
  ui,
  store,
  record,
  importTraces,
  formats,
  mcpProxy,
  redact,
  fingerprint,
  migrate,
  schema,
  push,
  pull,
  groups,
  find,
  feedback,
  erase,
  worker
];

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

// src/cli/help.ts
var topics = ["Cases", "Traces", "Time travel", "Worker", "Set-up"];
function overview(commands2, version2) {
  const width = Math.max(...commands2.map(({ name }) => name.length)) + 2;
  const lists = topics.flatMap((topic) => {
    const rows = commands2.filter((command) => command.topic === topic);
    if (rows.length === 0) return [];
    return ["", `${topic}:`, ...rows.map(({ name, summary }) => `  ${name.padEnd(width)}${summary}`)];
  });
  return [
    `replaykit ${version2}: turns failed agent runs into regression cases, and replays them.`,
    "",
    "Usage: replaykit <command> [options]",
    ...lists,
    "",
    "Start here:",
    "  replaykit init                                      writes replaykit.yaml and the workflow",
    "  replaykit scaffold trace.json --out cases/my-case   makes a case from a failed run",
    "  replaykit replay                                    replays all cases of this repository",
    "",
    "Exit codes: 0 nothing to act on, 1 a case needs action, 2 the input or the set-up is broken.",
    "Help on a command: replaykit <command> --help"
  ].join("\n");
}
function commandHelp(command) {
  const parts = [`replaykit ${command.name} ${command.usage}`.trimEnd(), "", command.about.trim()];
  if (command.flags.length > 0) parts.push("", "Options:", ...flagRows(command.flags));
  parts.push("", "Common options:", ...flagRows(globalFlags));
  parts.push("", "Examples:", ...command.examples.map((example) => `  ${example}`));
  return parts.join("\n");
}
function flagRows(flags) {
  const names = flags.map(
    (flag) => `${flag.short ? `-${flag.short}, ` : ""}--${flag.name} ${flag.value ?? ""}`.trimEnd()
  );
  const width = Math.max(...names.map((name) => name.length)) + 2;
  return flags.map((flag, index) => `  ${(names[index] ?? "").padEnd(width)}${flag.summary}`);
}

// src/cli/terminal.ts
import { styleText } from "node:util";
function createTerminal(streams, options) {
  const { stdout, stderr, stdin } = streams;
  const colour = !options.noColour && wantsColour(streams);
  return {
    colour,
    print: (text) => void stdout.write(harmless(text.endsWith("\n") ? text : `${text}
`)),
    printJson: (value) => void stdout.write(`${untrustedJson(value)}
`),
    note: (text) => void stderr.write(harmless(`${text}
`)),
    style: (style, text) => colour ? styleText(style, text, { validateStream: false }) : text,
    safe: untrustedTerminal,
    progress: () => createProgress(stderr),
    readInput: async () => Buffer.concat(await Array.fromAsync(stdin, (chunk) => Buffer.from(chunk))),
    prompts: () => isAttended(streams) ? openPrompts(streams) : void 0
  };
}
var ownColours = /(\u001b\[(?:0|1|2|22|3[1-6]|39)m)/;
function harmless(text) {
  return text.split(ownColours).map((part, index) => index % 2 === 1 ? part : untrustedTerminal(part)).join("");
}
function isAttended({ stdin, stdout, env }) {
  return stdin.isTTY && stdout.isTTY && env["TERM"] !== "dumb" && !env["CI"];
}
async function openPrompts(streams) {
  return (await import("./prompts-EOVTMKFI.js")).createPrompts(streams);
}
function wantsColour({ stdout, env }) {
  if (env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
  return stdout.isTTY && env["TERM"] !== "dumb";
}
function createProgress(stderr) {
  if (!stderr.isTTY) return { update: () => {
  }, clear: () => {
  } };
  let line;
  let shown = "";
  void import("./log-update-4QBLHVE7.js").then((loaded) => {
    if (shown === void 0) return;
    line = loaded.createLogUpdate(stderr);
    line(shown);
  });
  return {
    update(text) {
      shown = text.slice(0, Math.max(10, stderr.columns - 1));
      line?.(shown);
    },
    clear() {
      shown = void 0;
      line?.clear();
    }
  };
}

// src/cli/main.ts
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await main(process.argv.slice(2));
async function main(argv) {
  const [name, ...rest] = argv;
  if (name === "--version" || name === "-v") return say(version);
  if (name === void 0 || name === "--help" || name === "-h") return say(overview(commands, version));
  if (name === "help") return help(rest[0]);
  try {
    return await runCommand(find2(name), rest);
  } catch (error) {
    return report(error, argv.includes("--json"));
  }
}
function say(text) {
  process.stdout.write(`${text}
`);
  return exitCode.ok;
}
function help(name) {
  const command = commands.find((candidate) => candidate.name === name);
  return say(command ? commandHelp(command) : overview(commands, version));
}
function find2(name) {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command;
  const names = commands.map((candidate) => candidate.name);
  const nearest = nearestName(name, names);
  const near = nearest === void 0 ? names.filter((one) => one.startsWith(name.slice(0, 3))) : [nearest];
  throw new ReplayKitError("usage", `there is no command "${name}"`, {
    hint: near.length > 0 ? `did you mean: replaykit ${near.join(", ")}?` : "replaykit --help lists the commands"
  });
}
async function runCommand(command, argv) {
  if (argv.slice(0, endOfFlags(argv)).some((argument) => argument === "--help" || argument === "-h")) {
    return say(commandHelp(command));
  }
  const { args, flags } = parseCommandLine(command, argv);
  const terminal = createTerminal(process, { noColour: flags.on("no-color") });
  const { run } = await command.load();
  const abort = new AbortController();
  process.once("SIGINT", () => abort.abort());
  process.once("SIGTERM", () => abort.abort());
  return run({ args, flags, terminal, cwd: process.cwd(), env: process.env, signal: abort.signal });
}
function endOfFlags(argv) {
  const index = argv.indexOf("--");
  return index === -1 ? argv.length : index;
}
function report(error, json) {
  const known = error instanceof ReplayKitError;
  const code = known ? error.code : "internal";
  const message = error instanceof Error ? error.message : String(error);
  const hint = known ? error.hint : "this is a fault in ReplayKit; please report it with the text above";
  if (json) process.stdout.write(`${untrustedJson({ error: { code, message, hint } })}
`);
  if (!known && error instanceof Error) process.stderr.write(untrustedTerminal(`${error.stack}
`));
  const text = `replaykit: ${message} [${code}]
${hint === void 0 ? "" : `  → ${hint}
`}`;
  if (!json) process.stderr.write(untrustedTerminal(text));
  return exitCode.broken;
}
