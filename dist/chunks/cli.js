import { t as exitCode } from "./start.js";
import { $ as _enum, E as untrustedJson, L as jsonSchema, P as ReplayKitError, R as durationMs, _t as string, a as beginNamespace, g as nearestName, j as untrustedTerminal, lt as looseObject, n as commandOf, ut as number, y as nodePlatform, yt as union } from "./base.js";
import { parseArgs, styleText } from "node:util";
import { once } from "node:events";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
// src/gateway/mcp-proxy.ts
const messageSchema = looseObject({
	id: union([string(), number()]).optional(),
	method: string().optional(),
	params: jsonSchema.optional(),
	result: jsonSchema.optional(),
	error: jsonSchema.optional()
});
const answerSchema = looseObject({
	how: _enum([
		"served",
		"missed",
		"live"
	]),
	call: string().optional(),
	result: jsonSchema.optional(),
	error: jsonSchema.optional()
});
const ownId = "replaykit-initialize";
async function runMcpProxy(options) {
	const { argv, server, gatewayUrl, input, output } = options;
	const waiting = /* @__PURE__ */ new Map();
	let greeting;
	let greeted = false;
	let child;
	const say = (message) => void output.write(`${JSON.stringify(message)}\n`);
	async function post(path, body) {
		const request = {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body)
		};
		const response = await options.fetch(`${gatewayUrl}${path}`, request);
		return jsonSchema.parse(await response.json());
	}
	function started() {
		if (child) return child;
		const [program, ...args] = argv;
		const made = spawn(program, args, { stdio: [
			"pipe",
			"pipe",
			"inherit"
		] });
		child = made;
		made.on("error", (error) => process.stderr.write(`replaykit mcp-proxy: ${argv.join(" ")}: ${error.message}\n`));
		made.stdin.on("error", () => {});
		createInterface({ input: made.stdout }).on("line", (line) => void fromServer(line));
		if (greeting && greeted) {
			tell(made, {
				...greeting,
				id: ownId
			});
			tell(made, {
				jsonrpc: "2.0",
				method: "notifications/initialized"
			});
		}
		return made;
	}
	async function fromServer(line) {
		const message = read(line);
		if (message?.id === ownId) return;
		if (message?.id !== void 0 && message.method === void 0 && waiting.has(message.id)) {
			const call = waiting.get(message.id);
			waiting.delete(message.id);
			const { result, error } = message;
			if (call !== void 0) await post("/mcp-calls/result", {
				call,
				...error === void 0 ? { result } : { error }
			});
		}
		output.write(`${line}\n`);
	}
	async function fromClient(line) {
		const message = read(line);
		if (!message) return;
		const { id, method, params } = message;
		if (id === void 0 || method === void 0) {
			if (child) tell(child, message);
			return;
		}
		if (method === "initialize") greeting = message;
		const asked = {
			server,
			id,
			method,
			...params === void 0 ? {} : { params }
		};
		const { how, call, result, error } = answerSchema.parse(await post("/mcp-calls", asked));
		if (how !== "live") {
			if (method === "initialize") greeted = true;
			say({
				jsonrpc: "2.0",
				id,
				...error === void 0 ? { result: result ?? {} } : { error }
			});
			return;
		}
		waiting.set(id, call);
		tell(started(), message);
	}
	for await (const line of createInterface({ input })) await fromClient(line);
	if (!child) return;
	child.stdin.end();
	const { promise, resolve } = Promise.withResolvers();
	child.once("close", () => resolve());
	const late = setTimeout(() => child?.kill(), 2e3);
	await promise;
	clearTimeout(late);
}
function tell({ stdin }, message) {
	stdin.write(`${JSON.stringify(message)}\n`);
}
function read(line) {
	try {
		const parsed = messageSchema.safeParse(JSON.parse(line));
		return parsed.success ? parsed.data : void 0;
	} catch {
		return;
	}
}
// src/cli/commands/mcp-proxy.ts
async function run({ args, flags, env }) {
	if (args.length === 0) throw new ReplayKitError("usage", "mcp-proxy needs the command of the MCP server", { hint: "replaykit mcp-proxy -- <server command …>" });
	const { argv } = commandOf(args);
	const gatewayUrl = env["REPLAYKIT_GATEWAY_URL"];
	if (gatewayUrl === void 0 || gatewayUrl === "") return passThrough(argv);
	await runMcpProxy({
		argv,
		server: flags.text("name") ?? args.join(" "),
		gatewayUrl,
		input: process.stdin,
		output: process.stdout,
		fetch
	});
	return exitCode.ok;
}
async function passThrough([program, ...args]) {
	const child = spawn(program, args, { stdio: "inherit" });
	return (await once(child, "close").catch((cause) => {
		throw new ReplayKitError("runner_failed", `the MCP server "${program}" could not be started`, {
			hint: "check the command after --",
			cause
		});
	}))[0] === 0 ? exitCode.ok : exitCode.broken;
}
// src/core/version.ts
const version = "0.1.0";
// src/cli/specs/case-brief.ts
const caseBrief = {
	name: "case brief",
	summary: "print what somebody needs who mends a case, on one page",
	usage: "<case | group>",
	about: `
Prints one Markdown page for a coding agent or a colleague: what fails, where the run departs, the code, the commands, what must not
change, and the budget. Recorded text stands in code only.
`,
	flags: [],
	examples: ["replaykit case brief search-loop"],
	load: () => import("./commands.js").then((all) => ({ briefOf: all.Z, run: all.Q }))
};
// src/cli/specs/cases.ts
const cases = {
	name: "case",
	formerly: "cases",
	summary: "list cases, and keep a large suite in order",
	usage: "[folder | glob …]",
	about: `
Lists every case with its state. The filters find what needs care: stale fixtures, cases whose verdict wavered, cases of one
fingerprint, quarantines and when they end.
`,
	flags: [
		{
			name: "stale",
			summary: "cases with recordings whose tool changed, or older than 180 days"
		},
		{
			name: "flaky",
			summary: "cases whose last command gave different verdicts in the kept evidence"
		},
		{
			name: "duplicates",
			summary: "cases of one failure, by the fingerprints of all releases"
		},
		{
			name: "quarantined",
			summary: "quarantined cases, those past their date first"
		},
		{
			name: "tag",
			value: "<name>",
			repeatable: true,
			summary: "cases with this tag"
		}
	],
	examples: [
		"replaykit case",
		"replaykit case --duplicates",
		"replaykit case --stale --json"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.Y }))
};
// src/cli/flag-values.ts
const globalFlags = [
	{
		name: "json",
		summary: "print one JSON document for machines"
	},
	{
		name: "config",
		value: "<file>",
		summary: "configuration file (default: replaykit.yaml at the repository's root)"
	},
	{
		name: "no-color",
		summary: "no colours, even on a terminal"
	},
	{
		name: "help",
		short: "h",
		summary: "show this help"
	}
];
function parseCommandLine(spec, argv) {
	const flags = [...spec.flags, ...globalFlags];
	const options = Object.fromEntries(flags.map((flag) => [flag.name, {
		type: flag.value === void 0 ? "boolean" : "string",
		multiple: flag.repeatable === true,
		...flag.short === void 0 ? {} : { short: flag.short }
	}]));
	try {
		const { values, positionals } = parseArgs({
			args: argv,
			options,
			allowPositionals: true,
			strict: true
		});
		return {
			args: positionals,
			flags: readFlags(values)
		};
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
	if (!match) return /* @__PURE__ */ new Date(NaN);
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
			const number = /^-?\d+$/.test(given) ? Number(given) : NaN;
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
			throw new ReplayKitError("usage", `--${name} is "${given}"; expected a time`, { hint: "a day such as 2026-11-20, a time such as 2026-11-20T10:00:00Z, or so long ago such as 24h or 7d" });
		}
	};
}
// src/cli/specs/runner-flags.ts
const runnerFlags = [{
	name: "runner-cmd",
	value: "<command>",
	summary: "the command that runs your agent (default: from replaykit.yaml)"
}, {
	name: "shell",
	summary: "run the command through a shell"
}];
const baseFlag = {
	name: "base",
	value: "<ref | report>",
	summary: "git ref whose code live cases are tried beside, or a report of it"
};
// src/cli/specs/guard.ts
const guard = {
	name: "guard",
	summary: "turn fixed cases into guards that must not come back",
	usage: "<case…>",
	about: `
Sets state: guard in case.yaml (comments stay) for cases that are fixed. Each is replayed first; a case that is not fixed is
refused, unless --unproven says that you know better. What a live model answers is proven beside the code that still fails: name
it with --base.
`,
	flags: [
		...runnerFlags,
		baseFlag,
		{
			name: "unproven",
			summary: "do not replay first"
		}
	],
	examples: ["replaykit guard search-loop", "replaykit guard cases/search-loop --base main"],
	load: () => import("./commands.js").then((all) => ({ run: all.F }))
};
// src/cli/specs/expectation-flags.ts
const expectationFlags = [
	{
		name: "expect-call",
		value: "<tool=json>",
		repeatable: true,
		summary: `a write that a right run makes, e.g. refund={"amount":12.5}`
	},
	{
		name: "expect-none",
		summary: "a right run writes nothing"
	},
	{
		name: "expect-text",
		value: "<text>",
		repeatable: true,
		summary: "a text that a right run says"
	},
	{
		name: "forbid-text",
		value: "<text>",
		repeatable: true,
		summary: "a text that a right run does not say"
	},
	{
		name: "forbid-call",
		value: "<tool[=json]>",
		repeatable: true,
		summary: "a call that a right run does not make"
	}
];
const caseFlags = [
	...expectationFlags,
	{
		name: "expect",
		value: "<sentence>",
		repeatable: true,
		summary: "what must be true, for a person or a judge"
	},
	{
		name: "effect",
		value: "<tool=effect>",
		repeatable: true,
		summary: "what a tool does: pure, read or write"
	}
];
// src/cli/specs/worker-flags.ts
const workerFlags = [{
	name: "worker",
	value: "<url>",
	summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)"
}, {
	name: "token",
	value: "<token>",
	summary: "token of the project (default: REPLAYKIT_WORKER_TOKEN)"
}];
const filterFlags = [
	{
		name: "agent",
		value: "<name>",
		summary: "only runs of this agent"
	},
	{
		name: "group",
		value: "<group>",
		summary: "only runs of this group of failures, of a Worker"
	},
	{
		name: "label",
		value: "<name:value>",
		summary: "only runs with this label, of a Worker"
	},
	{
		name: "since",
		value: "<time>",
		summary: "only runs from then on: 2026-11-20, 2026-11-20T10:00:00Z, or 24h (so long ago)"
	},
	{
		name: "until",
		value: "<time>",
		summary: "only runs up to then"
	}
];
// src/cli/specs/runs.ts
const storeFlag = {
	name: "store",
	value: "<file>",
	summary: "store of runs (default: .replaykit/store.db at the project's root)"
};
const fromFlags = [
	{
		name: "from",
		value: "<local | url>",
		summary: "where the runs are: here, or a Worker, as --worker says it"
	},
	...workerFlags,
	storeFlag
];
const runs = {
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
		{
			name: "status",
			value: "<status>",
			summary: "only success, error, unknown or running"
		},
		...filterFlags,
		{
			name: "limit",
			value: "<n>",
			summary: "at most this many (default: 20)"
		}
	],
	examples: [
		"replaykit runs",
		"replaykit runs --status error --json",
		"replaykit runs --worker https://replaykit.example.workers.dev --agent billing --since 24h"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.h }))
};
// src/cli/specs/trace-flags.ts
const formatFlag = {
	name: "format",
	value: "<name>",
	summary: "format of the trace (default: recognised by content)"
};
const runFlag = {
	name: "run",
	value: "<run id>",
	summary: "which run, where the file holds several"
};
// src/cli/specs/scaffold.ts
const scaffold = {
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
		{
			name: "out",
			short: "o",
			value: "<folder>",
			summary: "the case folder to write, e.g. cases/<id>"
		},
		{
			name: "id",
			value: "<id>",
			summary: "id of the case (default: the folder's name)"
		},
		{
			name: "title",
			value: "<text>",
			summary: "title for people"
		},
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
		{
			name: "runner",
			value: "<name>",
			summary: "which runner of replaykit.yaml replays it"
		},
		{
			name: "tag",
			value: "<name>",
			repeatable: true,
			summary: "tag for selecting cases, such as smoke"
		},
		{
			name: "measure",
			value: "<n>",
			summary: "replay the new case n times, and note in it how often it reproduces"
		},
		{
			name: "force",
			summary: "replace a case that is there"
		}
	],
	examples: ["replaykit scaffold examples/traces/search-loop.json --out cases/search-loop", "replaykit scaffold trace.json --out cases/no-refund --expect-none --forbid-call refund"],
	load: () => import("./commands.js").then((all) => ({ run: all.m }))
};
// src/cli/specs/groups.ts
const groups = {
	name: "worker groups",
	formerly: "groups",
	summary: "list the groups of failures that a Worker has seen",
	usage: "",
	about: `
A group is all runs that failed in the same way; the newest first, with how often and since when.
`,
	flags: [
		...workerFlags,
		{
			name: "state",
			value: "<state>",
			summary: "only groups in this state, such as new"
		},
		{
			name: "agent",
			value: "<name>",
			summary: "only groups of this agent"
		},
		{
			name: "limit",
			value: "<n>",
			summary: "at most this many (default: 50)"
		}
	],
	examples: ["replaykit worker groups", "replaykit worker groups --state new --json"],
	load: () => import("./commands.js").then((all) => ({ run: all.I }))
};
// src/cli/specs/lint.ts
const lint = {
	name: "lint",
	summary: "check that cases are sound",
	usage: "[case.yaml | folder | glob …]",
	about: `
A case is refused unless its signatures hold on its own source trace and not on an empty run, and its assertions fail on both.
Also found: unknown keys and fixtures, secrets, writes set to live, quarantines without owner, reason and date, or past it.
--fix mends what is mechanical and keeps your comments.
`,
	flags: [{
		name: "fix",
		summary: "mend what is mechanical"
	}],
	examples: [
		"replaykit lint",
		"replaykit lint cases/search-loop/case.yaml",
		"replaykit lint --fix"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.M }))
};
// src/cli/specs/releases.ts
const releases = {
	name: "worker releases",
	summary: "list what agents were released as, and how often each release failed",
	usage: "",
	about: `
A release is a version, commit, prompt, model and set of tools, as far as the sender says them. The newest first, each with the share of
its runs that failed and the 95 % interval of that share.
`,
	flags: [
		...workerFlags,
		...filterFlags.filter(({ name }) => name === "agent" || name === "since"),
		{
			name: "limit",
			value: "<n>",
			summary: "at most this many (default: 50)"
		}
	],
	examples: ["replaykit worker releases", "replaykit worker releases --agent billing --since 30d --json"],
	load: () => import("./commands.js").then((all) => ({ run: all.w }))
};
// src/cli/specs/show.ts
const show = {
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
		{
			name: "step",
			value: "<n>",
			summary: "the state after this step, and what it changed"
		},
		...fromFlags,
		{
			name: "full",
			summary: "do not shorten long values"
		}
	],
	examples: [
		"replaykit show examples/traces/search-loop.json",
		"replaykit show search-loop",
		"replaykit show run-1 --step 3"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.f }))
};
// src/cli/specs/diff.ts
const diff = {
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
		{
			name: "format",
			value: "<name>",
			summary: "format of the traces (default: recognised by content)"
		},
		{
			name: "html",
			value: "<file>",
			summary: "write the comparison as one HTML file, too"
		},
		...fromFlags
	],
	examples: [
		"replaykit diff before.json after.json",
		"replaykit diff search-loop",
		"replaykit diff search-loop .replaykit/runs/20261120-101500-search-loop"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.J }))
};
// src/cli/specs/case-verify.ts
const caseVerify = {
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
		{
			name: "base",
			value: "<ref>",
			summary: "the commit or branch that judges (default: origin/HEAD)"
		},
		{
			name: "control",
			value: "<trace>",
			repeatable: true,
			summary: "a good run that must go on as it did, from a file or the local store"
		}
	],
	examples: ["replaykit case verify search-loop --base main", "replaykit case verify search-loop --head fix-branch --control good-runs/short-answer.json --json"],
	load: () => {
		beginNamespace();
		return import("./commands.js").then((all) => ({ run: all.X }));
	}
};
// src/cli/specs/replay.ts
const replay = {
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
		{
			name: "jobs",
			short: "j",
			value: "<n>",
			summary: "cases at the same time (default: number of processors)"
		},
		{
			name: "attempts",
			value: "<n>",
			summary: "attempts by which a live case is screened (default: live.screen)"
		},
		{
			name: "timeout",
			value: "<duration>",
			summary: "limit for one attempt, e.g. 60s"
		},
		{
			name: "fail-on",
			value: "<standings>",
			summary: "comma-separated standings that fail the run"
		},
		{
			name: "select",
			value: "<what>",
			summary: "all, affected, smoke, or tag:<name>"
		},
		{
			name: "base-ref",
			value: "<ref>",
			summary: "with --select affected: compare with this git ref"
		},
		{
			name: "shard",
			value: "<i/n>",
			summary: "replay the i-th of n shards"
		},
		{
			name: "durations",
			value: "<file>",
			summary: "recorded durations that balance the shards; they are brought up to date"
		},
		baseFlag,
		{
			name: "plan",
			summary: "say what would be attempted and what it would cost, and run nothing"
		},
		{
			name: "repeat",
			value: "<n>",
			summary: "make n attempts of each case and say how often it passes"
		},
		{
			name: "verify-isolation",
			summary: "with a warm runner: repeat a sample in fresh processes"
		},
		{
			name: "junit",
			value: "<file>",
			summary: "also write JUnit XML"
		},
		{
			name: "markdown",
			value: "<file>",
			summary: "also write the pull request comment"
		},
		{
			name: "html",
			value: "<file>",
			summary: "also write a self-contained HTML report"
		},
		{
			name: "report",
			value: "<file>",
			summary: "also write the JSON report (with --repeat: the rates)"
		}
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
		return import("./commands.js").then((all) => ({ run: all.v }));
	}
};
// src/cli/specs/resume.ts
const continueFlags = [
	...fromFlags,
	...runnerFlags,
	{
		name: "timeout",
		value: "<duration>",
		summary: "limit for the run (default: 10m)"
	},
	{
		name: "agent-version",
		value: "<version>",
		summary: "version of the agent that goes on"
	},
	{
		name: "id",
		value: "<id>",
		summary: "id of the new run (default: the old one's with -fork-<n>)"
	}
];
const resume = {
	name: "runs resume",
	formerly: "resume",
	summary: "go on with a run that stopped",
	usage: "<run> [--step <n>]",
	about: `
Starts your agent with REPLAYKIT_CHECKPOINT_PATH. What is recorded is served and not done again; the rest is done, writes
included. With --step it goes on from that step in a new run, and the old one stays as it is. With --from a Worker, the run is
copied into the local store first and goes on here; the Worker's own stays as it is.
`,
	flags: [{
		name: "step",
		value: "<n>",
		summary: "go on from this step, in a new run"
	}, ...continueFlags],
	examples: [`replaykit runs resume run-1 --runner-cmd "node agent.mjs"`],
	load: () => import("./commands.js").then((all) => ({ run: all._ }))
};
// src/cli/specs/bisect.ts
const bisect = {
	name: "runs bisect",
	formerly: "bisect",
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
	examples: [`replaykit runs bisect with-a-document run_xyz789 --runner-cmd "node agent.mjs"`],
	load: () => import("./commands.js").then((all) => ({ run: all.et }))
};
// src/cli/specs/calibrate.ts
const calibrate = {
	name: "case calibrate",
	formerly: "calibrate",
	summary: "compare the judge with people's answers",
	usage: "[case…]",
	about: `
Asks the judge of replaykit.yaml about every output that a person has answered about (\`replaykit case review\`), and prints how often
both said the same and Cohen's kappa: 0 is what chance gives, 1 is always the same, and from about 0.6 on a judge is worth
having. Where they differ it shows the judge's reason.

The answered outputs come from the recorded runs of the cases and from the evidence kept in .replaykit/runs.
`,
	flags: [{
		name: "min-kappa",
		value: "<n>",
		summary: "exit with 1 where kappa is lower or not defined, e.g. 0.6"
	}],
	examples: ["replaykit case calibrate", "replaykit case calibrate search-loop --min-kappa 0.6"],
	load: () => import("./commands.js").then((all) => ({ run: all.$ }))
};
// src/cli/specs/doctor.ts
const doctor = {
	name: "doctor",
	summary: "try the set-up and say what to do next",
	usage: "",
	about: `
Checks that the configuration reads, every runner starts, fixtures reach it, each tool's effect is known, and a key is there
or not needed. Every finding comes with the command that mends it.
`,
	flags: [],
	examples: ["replaykit doctor", "replaykit doctor --json"],
	load: () => import("./commands.js").then((all) => ({ run: all.G }))
};
// src/cli/specs/export.ts
const exportSpec = {
	name: "case export",
	formerly: "export",
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
	flags: [{
		name: "to",
		value: "<tool>",
		summary: "one of the above"
	}, {
		name: "out",
		short: "o",
		value: "<folder>",
		summary: "write the files into this folder"
	}],
	examples: ["replaykit case export --to vitest --out tests", "replaykit case export search-loop --to otlp > trace.json"],
	load: () => import("./commands.js").then((all) => ({ run: all.U }))
};
// src/cli/specs/fingerprint.ts
const fingerprint = {
	name: "trace fingerprint",
	formerly: "fingerprint",
	summary: "print the fingerprint that groups equal failures",
	usage: "<trace.json | case | run>",
	about: `
Two runs share a fingerprint where the same agent failed in the same way: ids, numbers and names in error texts do not count, nor how
long a question was or how often a tool was called. Fingerprints of earlier versions (v1) are shown with --explain; inbox groups and
cases that have one stay known by it.
`,
	flags: [
		{
			name: "explain",
			summary: "show the parts that go into it"
		},
		formatFlag,
		runFlag,
		...fromFlags
	],
	examples: ["replaykit trace fingerprint examples/traces/search-loop.json --explain"],
	load: () => import("./commands.js").then((all) => ({ run: all.B }))
};
// src/cli/specs/fixtures.ts
const fixtures = {
	name: "case fixtures",
	formerly: "fixtures",
	summary: "extend, refresh or prune the recordings of a case",
	usage: "add | refresh | prune  <case> [trace.json | run]",
	about: `
add takes further recordings from another trace and what its models answered, or one answer given by hand; refresh asks the live read tools again (only
reads, only with --command); prune drops recordings that the last replay did not use. Everything is redacted and linted, and
the difference is shown.
`,
	flags: [
		{
			name: "tool",
			value: "<name>",
			summary: "add: the tool of a recording given by hand"
		},
		{
			name: "args",
			value: "<json>",
			summary: "add: its arguments"
		},
		{
			name: "output",
			value: "<json>",
			summary: "add: its answer"
		},
		{
			name: "error",
			value: "<text>",
			summary: "add: it answered with this error"
		},
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
		{
			name: "dry-run",
			summary: "show the difference, write nothing"
		}
	],
	examples: [
		"replaykit case fixtures add search-loop other-trace.json",
		`replaykit case fixtures add search-loop --tool get_order --args '{"id":1}' --output '{"total":5}'`,
		"replaykit case fixtures prune search-loop"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.z }))
};
// src/cli/specs/formats.ts
const formats = {
	name: "trace formats",
	formerly: "formats",
	summary: "list the trace formats that are read",
	usage: "",
	about: `
Lists every format that ReplayKit reads, with what a trace in it can carry. The format of a file is recognised by its content;
the names are for --format.
`,
	flags: [],
	examples: ["replaykit trace formats", "replaykit trace formats --json"],
	load: () => import("./commands.js").then((all) => ({ run: all.L }))
};
// src/cli/specs/import.ts
const importTraces = {
	name: "import",
	summary: "turn traces of any known format into ReplayKit's own",
	usage: "<files… | folders… | -> | --from <service>",
	about: `
Reads traces in any format of \`replaykit trace formats\` and writes them in ReplayKit's own: one a line on standard output, or one a
file into --out. For each it says on standard error how well it can be replayed, and which setting records what is missing.
Nothing is taken out, for the traces stay on this machine: --redact replaces secrets and personal data by the project's rules.

Files may be packed with gzip or zstandard. Of a folder everything in it is read; what is no trace, and links that lead out of it,
are left aside and named. A file that cannot be read is named with the place of the fault, and so is an item of a list or of lines;
the others are imported. Files of lines may be of any size: those beyond 64 MiB are read in pieces, of which each holds whole runs.
Memory does not grow with them: where runs are spread over a file, an index of its lines lies in a temporary file.
Only where nothing could be read is the exit code 2. Batches of one trace in several files become one
trace.

Rows of CSV, of JSON lines or inside documents are read by a mapping (YAML or JSON) that names the column for each part: run (the
only one that must be there), rows, at, role, roles, input, content, tool, args, output, error, call_id, status, agent.

--from asks a service for the runs that are over, by the variables of its own SDKs: LANGFUSE_PUBLIC_KEY, LANGFUSE_SECRET_KEY and
LANGFUSE_BASE_URL (or LANGFUSE_HOST); LANGSMITH_API_KEY, LANGSMITH_ENDPOINT and LANGSMITH_PROJECT. It remembers in .replaykit/pulls how
far it came: the next time it brings only what is new. --since says where the first one begins; an earlier one begins anew. What goes
on meanwhile waits for the next time, an hour at most. Where the service asks to wait, it waits.
`,
	flags: [
		{
			name: "format",
			value: "<name>",
			summary: "format of the files (default: recognised by content)"
		},
		{
			name: "from",
			value: "<service>",
			summary: "ask langfuse or langsmith instead of reading files"
		},
		{
			name: "since",
			value: "<time>",
			summary: "--from: where the first pull begins, e.g. 7d (default: 1d)"
		},
		{
			name: "mapping",
			value: "<file>",
			summary: "read the files as tables, by this mapping"
		},
		{
			name: "max-size",
			value: "<MiB>",
			summary: "largest document or run that is read at once (default: 64)"
		},
		{
			name: "redact",
			summary: "replace secrets and personal data, equal values alike in all traces"
		},
		{
			name: "out",
			short: "o",
			value: "<folder>",
			summary: "write one file a trace into this folder"
		}
	],
	examples: [
		"replaykit import spans.json --out traces",
		"replaykit import ~/.claude/projects --redact > sessions.ndjson",
		"replaykit import --from langfuse --since 1d | replaykit worker push -",
		"replaykit import calls.csv --mapping mapping.yaml > traces.ndjson"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.P }))
};
// src/cli/specs/init.ts
const init = {
	name: "init",
	summary: "write replaykit.yaml and the workflows, from what this repository shows",
	usage: "[--runner-cmd <command>]",
	about: `
Looks at the repository (package managers, frameworks, several agents in one repository), then writes what is missing:
replaykit.yaml, .github/workflows/replaykit.yml and, for pull requests from forks, .github/workflows/replaykit-report.yml.
It asks nothing that it can find out and never overwrites a file without --force.
`,
	flags: [
		{
			name: "runner-cmd",
			value: "<command>",
			summary: "the command that runs your agent for one case"
		},
		{
			name: "shards",
			value: "<n>",
			summary: "write the sharded workflow, with n jobs and a merge"
		},
		{
			name: "commands",
			summary: "write the workflow for comments such as /replaykit accept; it needs contents: write"
		},
		{
			name: "force",
			summary: "overwrite files that are there"
		},
		{
			name: "dry-run",
			summary: "show what would be written, write nothing"
		}
	],
	examples: [
		"replaykit init",
		`replaykit init --runner-cmd "uv run agent.py"`,
		"replaykit init --dry-run"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.N }))
};
// src/cli/specs/mcp.ts
const mcp = {
	name: "mcp",
	summary: "serve cases, runs and replays to a coding agent (MCP over stdio)",
	usage: "[--allow-write]",
	about: `
Put it into the configuration of your coding agent as an MCP server. Its tools list cases, groups and runs, read a run page by page and
redacted, make a case, lint, replay with progress, explain where runs part, propose guards, and verify a fix. Every answer is small and
has a cursor where there is more. Nothing is written to the repository unless --allow-write is given; a replay keeps its evidence under
.replaykit/, as ever.
`,
	flags: [{
		name: "allow-write",
		summary: "also offer the tools that write cases: write_case and write_guard"
	}],
	examples: ["replaykit mcp", "claude mcp add replaykit -- npx replaykit mcp"],
	load: () => import("./commands.js").then((all) => ({ run: all.j }))
};
// src/cli/specs/mcp-proxy.ts
const mcpProxy = {
	name: "mcp-proxy",
	summary: "record and replay an MCP server over stdio",
	usage: "[--name <server>] -- <server command …>",
	about: `
Put it before the command of an MCP server in your agent's configuration. Under \`replaykit record\` what the server answers is
recorded; under \`replaykit replay\` it is served from the case and the server is not even started. Otherwise it only starts the
server and hands everything through.
`,
	flags: [{
		name: "name",
		value: "<server>",
		summary: "name of the server in recordings (default: its command)"
	}],
	examples: ["replaykit mcp-proxy -- npx -y @modelcontextprotocol/server-filesystem /data"],
	load: () => import("./cli.js").then((all) => ({ run: all.g }))
};
// src/cli/specs/migrate.ts
const migrate = {
	name: "case migrate",
	formerly: "migrate",
	summary: "rewrite cases of an older format",
	usage: "[folder | glob …]",
	about: `
Readers take the current format and the one before it; this rewrites the files to the current one and keeps your comments.
`,
	flags: [{
		name: "dry-run",
		summary: "show what would change, write nothing"
	}],
	examples: ["replaykit case migrate", "replaykit case migrate --dry-run"],
	load: () => import("./commands.js").then((all) => ({ run: all.A }))
};
// src/cli/specs/record.ts
const record = {
	name: "record",
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
		{
			name: "out",
			short: "o",
			value: "<file>",
			summary: "the trace to write (default: trace.json)"
		},
		{
			name: "model-fixtures",
			value: "<file>",
			summary: "where the model's answers go (default: beside the trace, <name>.model.json)"
		},
		{
			name: "write-config",
			summary: "add functions that passed unseen to `tools` in replaykit.yaml, where it is clear which is meant"
		},
		{
			name: "force",
			summary: "write over a recording that is there (default: trace-2.json beside it)"
		},
		{
			name: "id",
			value: "<id>",
			summary: "id of the run (default: a new one)"
		},
		{
			name: "agent",
			value: "<name>",
			summary: "name of the agent, which chooses its runner"
		}
	],
	examples: [`replaykit record -- python agent.py "Why was I charged?"`, "replaykit record --out runs/1.json --agent billing-agent -- node agent.mjs"],
	load: () => import("./commands.js").then((all) => ({ run: all.E }))
};
// src/cli/specs/promote.ts
const promote = {
	name: "promote",
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
		{
			name: "to",
			value: "<checkout>",
			summary: "write the case on a new branch of this checkout"
		},
		{
			name: "repository",
			value: "<owner/name>",
			summary: "repository on GitHub (default: GITHUB_REPOSITORY)"
		},
		{
			name: "base",
			value: "<branch>",
			summary: "branch that the pull request is for (default: the default branch)"
		},
		{
			name: "also",
			value: "<trace.json>",
			repeatable: true,
			summary: "other runs that failed alike, for their reads"
		},
		{
			name: "slug",
			value: "<name>",
			summary: "beginning of the case's id (default: made from what went wrong)"
		},
		{
			name: "title",
			value: "<text>",
			summary: "title for people"
		},
		formatFlag,
		runFlag,
		...caseFlags,
		{
			name: "runner",
			value: "<name>",
			summary: "which runner of replaykit.yaml replays it"
		},
		{
			name: "tag",
			value: "<name>",
			repeatable: true,
			summary: "tag for selecting cases, such as smoke"
		},
		{
			name: "assign",
			value: "<login>",
			summary: "also open an issue with the case's brief for this person or coding agent"
		},
		{
			name: "no-rate",
			summary: "do not replay the new case to measure how often it reproduces"
		},
		{
			name: "dry-run",
			summary: "show the files and the pull request's text, and write nothing"
		}
	],
	examples: ["replaykit promote examples/traces/search-loop.json --to .", "replaykit promote run_xyz789 --expect-none --forbid-call refund"],
	load: () => import("./commands.js").then((all) => ({ run: all.k }))
};
// src/cli/specs/push.ts
const push = {
	name: "worker push",
	formerly: "push",
	summary: "send traces to a Worker",
	usage: "<trace files…>",
	about: `
Reads traces in any format that ReplayKit knows, redacts them and sends them in batches. What was sent before costs nothing: the
same run is stored once, so a transfer that broke off is simply repeated. A mail address, phone number or IP address that is the user,
the session or a label is sent as it is: the Worker hashes it, so that the user is found and erased by it, and redacts it before
anything is stored. What a rule of the project hides, and any secret, is redacted here.
`,
	flags: [...workerFlags, {
		name: "format",
		value: "<name>",
		summary: "format of the traces (default: recognised by content)"
	}],
	examples: ["replaykit worker push trace.json", "replaykit worker push traces/*.json --worker https://replaykit.example.workers.dev"],
	load: () => import("./commands.js").then((all) => ({ run: all.D }))
};
// src/cli/specs/pull.ts
const pull = {
	name: "worker pull",
	formerly: "pull",
	summary: "fetch traces from a Worker",
	usage: "[run id…]",
	about: `
Writes whole traces as files <id>.json into a folder: the runs that are named, or those that the filters choose.
`,
	flags: [
		...workerFlags,
		{
			name: "out",
			short: "o",
			value: "<folder>",
			summary: "folder for the traces (default: traces)"
		},
		{
			name: "status",
			value: "<status>",
			summary: "only success, error or unknown"
		},
		...filterFlags,
		{
			name: "limit",
			value: "<n>",
			summary: "at most this many (default: 100)"
		}
	],
	examples: ["replaykit worker pull --status error --limit 20", "replaykit worker pull 3f9a1c02d4e5f60718293a4b --out incident"],
	load: () => import("./commands.js").then((all) => ({ run: all.O }))
};
// src/cli/specs/find.ts
const find$1 = {
	name: "worker find",
	formerly: "find",
	summary: "find a run on a Worker by run, trace, session, user or label",
	usage: "<text>",
	about: `
Looks for a run id, then for a trace, session or user id as it was sent, then for a label: its value, or name:value. What is looked for
is sent in the request's body, so that it stands in no log of addresses. Says which runs match; for one that is missing it says why: never seen, open, recorded, sampled out, expired, rejected or erased.
`,
	flags: [...workerFlags],
	examples: ["replaykit worker find run_xyz789", "replaykit worker find ticket:INC-7"],
	load: () => import("./commands.js").then((all) => ({ run: all.V }))
};
// src/cli/specs/feedback.ts
const feedback = {
	name: "worker feedback",
	formerly: "feedback",
	summary: "say on a Worker that a run was bad or good",
	usage: "<run id>",
	about: `
Most real failures carry no error: feedback marks the run as failed and says what a right run does, so that it can become a case.
`,
	flags: [
		...workerFlags,
		{
			name: "good",
			summary: "the run was right"
		},
		{
			name: "comment",
			value: "<text>",
			summary: "what was wrong, in words"
		},
		...expectationFlags
	],
	examples: ["replaykit worker feedback 3f9a1c02d4e5f60718293a4b --comment \"refunded too much\" --forbid-call refund"],
	load: () => import("./commands.js").then((all) => ({ run: all.H }))
};
// src/cli/specs/erase.ts
const erase = {
	name: "worker erase",
	formerly: "erase",
	summary: "erase a run, or all runs of a user, from a Worker",
	usage: "[<run id>]",
	about: `
Rewrites the stored objects without the run and refuses it if it is sent again. What remains elsewhere (cases in git, artifacts of
workflows) is listed, for you to look after. With --user all runs of a user go, which takes a token of scope admin; exit
code 1 where there is none.
`,
	flags: [
		...workerFlags,
		{
			name: "user",
			value: "<user id>",
			summary: "all runs of this user, as it was sent with them"
		},
		{
			name: "yes",
			summary: "erase without being asked again"
		}
	],
	examples: ["replaykit worker erase 3f9a1c02d4e5f60718293a4b --yes", "replaykit worker erase --user ann@example.com --yes"],
	load: () => import("./commands.js").then((all) => ({ run: all.W }))
};
// src/cli/specs/redact.ts
const redact = {
	name: "trace redact",
	formerly: "redact",
	summary: "print a trace without secrets and personal data",
	usage: "<trace.json | ->",
	about: `
Replaces secrets and personal data; equal values get equal placeholders. What was replaced is listed on standard error,
never the value itself. With a key (REPLAYKIT_REDACTION_KEY) placeholders are the same in every run of the project.
`,
	flags: [{
		name: "check",
		summary: "print nothing; exit code 1 where something would be replaced"
	}],
	examples: ["replaykit trace redact trace.json > safe.json", "replaykit trace redact --check cases/search-loop/source-trace.json"],
	load: () => import("./commands.js").then((all) => ({ run: all.T }))
};
// src/cli/specs/schema.ts
const schema = {
	name: "schema",
	summary: "print the JSON Schema of case.yaml, replaykit.yaml or a trace",
	usage: "case | config | trace",
	about: `
For editors: put the schema's path in a comment at the top of the file, and they complete and check it:
# yaml-language-server: $schema=./case.schema.json
`,
	flags: [],
	examples: [
		"replaykit schema case > case.schema.json",
		"replaykit schema config",
		"replaykit schema trace"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.p }))
};
// src/cli/specs/snapshot.ts
const snapshot = {
	name: "case snapshot",
	formerly: "snapshot",
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
		{
			name: "pointer",
			value: "</path>",
			summary: "JSON Pointer of a part of the state (default: all of it)"
		},
		{
			name: "update",
			summary: "write what the replay had into the case"
		}
	],
	examples: ["replaykit case snapshot search-loop --step 1 --pointer /retrieved_docs", "replaykit case snapshot search-loop --step 1 --pointer /retrieved_docs --update"],
	load: () => import("./commands.js").then((all) => ({ run: all.d }))
};
// src/cli/specs/fork.ts
const fork = {
	name: "runs fork",
	formerly: "fork",
	summary: "start a new run from a step of another, with other data or another agent",
	usage: "<run> --step <n>",
	about: `
A new run that shares the steps up to one of another run: their tools and writes do not run again. From there your agent runs
for real, writes included, with the state that --set and --patch changed. The other run stays as it is. With --from a Worker, the run is copied into the local
store first.
`,
	flags: [
		{
			name: "step",
			value: "<n>",
			summary: "the last step that is shared"
		},
		{
			name: "set",
			value: "</pointer=json>",
			repeatable: true,
			summary: "another value in the state at that step"
		},
		{
			name: "patch",
			value: "<file.json>",
			summary: "JSON merge patch for the state at that step"
		},
		...continueFlags
	],
	examples: [`replaykit runs fork run-1 --step 1 --set /retrieved_docs='[]' --runner-cmd "node agent.mjs"`],
	load: () => import("./commands.js").then((all) => ({ run: all.R }))
};
// src/cli/specs/review.ts
const review = {
	name: "case review",
	formerly: "review",
	summary: "answer what only a person can say about a run",
	usage: "<case>",
	about: `
Shows the output of the last kept replay of a case, and asks for each semantic assertion that needs a person's answer. Where nobody
sits at a terminal, --verdict gives the answer. Answers are recorded in the case's reviews. An answer is about one output: a run that
says something else needs another look.

Answers about the recorded failed run (--source) are kept with the case, so that \`replaykit case calibrate\` can compare a judge
with them everywhere.
`,
	flags: [
		{
			name: "verdict",
			value: "<pass|fail>",
			summary: "the answer to record"
		},
		{
			name: "assertion",
			value: "<text|n>",
			summary: "which one: its text, or its number in the list"
		},
		{
			name: "by",
			value: "<name>",
			summary: "who answers (default: git's user.name)"
		},
		{
			name: "note",
			value: "<text>",
			summary: "why"
		},
		{
			name: "attempt",
			value: "<n>",
			summary: "which attempt of the last replay (default: 1)"
		},
		{
			name: "source",
			summary: "answer about the recorded run, not the last replay"
		}
	],
	examples: ["replaykit case review search-loop", "replaykit case review search-loop --verdict pass --by ann --note \"it says that it could not look\""],
	load: () => import("./commands.js").then((all) => ({ run: all.g }))
};
// src/cli/specs/store.ts
const store = {
	name: "runs store",
	formerly: "store",
	summary: "clean up, measure or verify the local store",
	usage: "<gc | stats | verify | flag <run>>",
	about: `
gc deletes runs that are past the time of their class (success 7 days, failed 30, flagged 90, test 1), packs what ended and
frees what nothing uses. flag keeps a run for the time of flagged ones. stats counts. verify restores every step and opens every
blob; exit code 1 where something is damaged.
`,
	flags: [storeFlag, {
		name: "keep",
		value: "<class=days>",
		repeatable: true,
		summary: "with gc: another time for a class"
	}],
	examples: [
		"replaykit runs store gc --keep success=1",
		"replaykit runs store flag run-1",
		"replaykit runs store verify"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.u }))
};
// src/cli/specs/tree.ts
const tree = {
	name: "runs tree",
	formerly: "tree",
	summary: "draw a run with its forks",
	usage: "<run>",
	about: `
Draws the run, what it was forked from and everything forked from it, with the step at which each fork left.
`,
	flags: fromFlags,
	examples: ["replaykit runs tree run-1"],
	load: () => import("./commands.js").then((all) => ({ run: all.l }))
};
// src/cli/commands.ts
const commands = [
	init,
	record,
	scaffold,
	replay,
	guard,
	promote,
	show,
	diff,
	importTraces,
	{
		name: "worker",
		summary: "run, deploy and look after a Worker: its projects and tokens",
		usage: "dev | deploy [<folder>] | project [<name>] | token <project> | audit <project>",
		about: `
dev starts the Worker on this machine with the same code, real storage and no account; its secrets and data are kept in
.replaykit/worker.

deploy publishes it with your Cloudflare account, and can be repeated at any time. The first time it writes its configuration into
replaykit-worker (or <folder>), which is yours from then on, makes the database, the bucket and the secrets, applies the migrations,
sets the lifecycle rules, and makes a first project and token. Later it applies what is pending before it uploads. --dry-run says what
it would do. It needs wrangler (npm install --save-dev wrangler) and its login.

project lists the projects; with a name it shows its settings, with --create it makes one. --settings changes what it names and leaves
the rest; null takes a setting back to its default. token makes a token, which is shown once. audit shows who did what.

project, token and audit are for who holds the administrator's token (REPLAYKIT_ADMIN_TOKEN).
`,
		flags: [
			{
				name: "worker",
				value: "<url>",
				summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)"
			},
			{
				name: "create",
				summary: "project: make it where there is none of this name"
			},
			{
				name: "settings",
				value: "<json>",
				summary: "project: what to change, e.g. {\"repositories\":[\"acme/agent\"]}"
			},
			{
				name: "export",
				value: "<file>",
				summary: "project: write all that it holds to this file, line by line"
			},
			{
				name: "import",
				value: "<file>",
				summary: "project: make it from such a file, on a Worker that has none of this name; repeat what was cut off"
			},
			{
				name: "delete",
				summary: "project: remove it with its runs and tokens; its audit stays"
			},
			{
				name: "yes",
				summary: "project --delete: without asking"
			},
			{
				name: "name",
				value: "<text>",
				summary: "token: what it is for (default: cli)"
			},
			{
				name: "scope",
				value: "<scope>",
				repeatable: true,
				summary: "token: ingest, read, promote or admin (default: ingest)"
			},
			{
				name: "expires",
				value: "<duration>",
				summary: "token: how long it holds, e.g. 90d (default: until revoked)"
			},
			{
				name: "list",
				summary: "token: list them"
			},
			{
				name: "revoke",
				value: "<id>",
				summary: "token: revoke one, by the id that --list shows"
			},
			{
				name: "dry-run",
				summary: "deploy: build the Worker and say what would be done"
			},
			{
				name: "port",
				value: "<n>",
				summary: "dev: port (default: 8787)"
			}
		],
		examples: [
			"replaykit worker dev",
			"replaykit worker deploy --dry-run",
			`replaykit worker project billing --create --settings '{"repositories":["acme/billing"]}'`,
			"replaykit worker token billing --scope ingest --name agents",
			"replaykit worker token billing --list",
			"replaykit worker project billing --export billing.jsonl",
			"replaykit worker project billing --import billing.jsonl"
		],
		load: () => import("./commands.js").then((all) => ({ run: all.s }))
	},
	push,
	pull,
	groups,
	releases,
	find$1,
	feedback,
	erase,
	doctor,
	lint,
	{
		name: "ui",
		summary: "look at recorded runs in a browser",
		usage: "",
		about: `
Serves the runs of the local store as pages, on 127.0.0.1 and under an address that nobody can guess: the list, each run drawn to
scale with a slider through its steps and states, its forks, and two runs side by side. The pages only read, and read again at
every look. Prints the address and ends with Ctrl-C.
`,
		flags: [...fromFlags, {
			name: "port",
			value: "<n>",
			summary: "port to listen on (default: one that is free)"
		}],
		examples: ["replaykit ui", "replaykit ui --store .replaykit/store.db --port 4000"],
		load: () => import("./commands.js").then((all) => ({ run: all.c }))
	},
	mcp,
	mcpProxy,
	schema,
	cases,
	caseBrief,
	caseVerify,
	fixtures,
	review,
	snapshot,
	calibrate,
	exportSpec,
	migrate,
	runs,
	resume,
	fork,
	tree,
	bisect,
	store,
	redact,
	fingerprint,
	formats
];
// src/cli/help.ts
const tenFirst = [
	"init",
	"record",
	"scaffold",
	"replay",
	"guard",
	"promote",
	"show",
	"diff",
	"import",
	"worker"
];
const topics = { trace: "work on the file of one trace" };
function overview(commands, version) {
	const rows = [...commands.filter(({ name }) => !name.includes(" ")), ...Object.entries(topics).map(([name, summary]) => ({
		name,
		summary
	}))];
	const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
	const row = ({ name, summary }) => {
		const words = wordsOf(name, commands);
		const also = words.length === 0 ? [] : [`  ${" ".repeat(width)}${name} ${words.join(" | ")}`];
		return [`  ${name.padEnd(width)}${summary}`, ...also];
	};
	const isFirst = ({ name }) => tenFirst.includes(name);
	return [
		`replaykit ${version}: turns failed agent runs into regression cases, and replays them.`,
		"",
		"Usage: replaykit <command> [options]",
		"",
		"From a failed run to a guard:",
		...rows.filter(isFirst).flatMap(row),
		"",
		"More:",
		...rows.filter((one) => !isFirst(one)).flatMap(row),
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
function wordsOf(topic, commands) {
	return commands.flatMap(({ name }) => name.startsWith(`${topic} `) ? [name.slice(topic.length + 1)] : []);
}
function topicHelp(name, commands) {
	const summary = Object.hasOwn(topics, name) ? topics[name] : void 0;
	if (summary === void 0) return void 0;
	return [
		`replaykit ${name} <command>: ${summary}`,
		"",
		...commandRows(name, commands)
	].join("\n");
}
function commandRows(topic, commands) {
	const rows = commands.filter(({ name }) => name.startsWith(`${topic} `));
	const width = Math.max(0, ...rows.map(({ name }) => name.length)) + 2;
	return rows.map(({ name, summary }) => `  replaykit ${name.padEnd(width)}${summary}`);
}
function commandHelp(command, commands) {
	const parts = [
		`replaykit ${command.name} ${command.usage}`.trimEnd(),
		"",
		command.about.trim()
	];
	const more = commandRows(command.name, commands);
	if (more.length > 0) parts.push("", "Commands of this topic:", ...more);
	if (command.flags.length > 0) parts.push("", "Options:", ...flagRows(command.flags));
	parts.push("", "Common options:", ...flagRows(globalFlags));
	parts.push("", "Examples:", ...command.examples.map((example) => `  ${example}`));
	return parts.join("\n");
}
function flagRows(flags) {
	const names = flags.map((flag) => `${flag.short ? `-${flag.short}, ` : ""}--${flag.name} ${flag.value ?? ""}`.trimEnd());
	const width = Math.max(...names.map((name) => name.length)) + 2;
	return flags.map((flag, index) => `  ${(names[index] ?? "").padEnd(width)}${flag.summary}`);
}
// src/cli/terminal.ts
function createTerminal(streams, options) {
	const { stdout, stderr, stdin } = streams;
	const colour = !options.noColour && wantsColour(streams);
	return {
		colour,
		columns: stdout.isTTY ? stdout.columns : void 0,
		print: (text) => void stdout.write(harmless(text.endsWith("\n") ? text : `${text}\n`)),
		printJson: (value) => void stdout.write(`${untrustedJson(value)}\n`),
		note: (text) => void stderr.write(harmless(`${text}\n`)),
		style: (style, text) => colour ? styleText(style, text, { validateStream: false }) : text,
		safe: untrustedTerminal,
		progress: () => createProgress(stderr),
		readInput: async () => Buffer.concat(await Array.fromAsync(stdin, (chunk) => Buffer.from(chunk))),
		prompts: () => isAttended(streams) ? openPrompts(streams) : void 0
	};
}
const ownColours = /(\u001b\[(?:0|1|2|22|3[1-6]|39)m)/;
function harmless(text) {
	return text.split(ownColours).map((part, index) => index % 2 === 1 ? part : untrustedTerminal(part)).join("");
}
function isAttended({ stdin, stdout, env }) {
	return stdin.isTTY && stdout.isTTY && env["TERM"] !== "dumb" && !env["CI"];
}
async function openPrompts(streams) {
	return (await import("./commands.js").then((all) => ({ createPrompts: all.a }))).createPrompts(streams);
}
function wantsColour({ stdout, env }) {
	if (env["NO_COLOR"]) return false;
	if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
	return stdout.isTTY && env["TERM"] !== "dumb";
}
function createProgress(stderr) {
	if (!stderr.isTTY) return {
		update: () => {},
		clear: () => {}
	};
	let line;
	let shown = "";
	import("./commands.js").then((all) => ({ createLogUpdate: all.at })).then((loaded) => {
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
async function main(argv) {
	process.stdout.on("error", (error) => {
		if (error.code !== "EPIPE") throw error;
	});
	const [name] = argv;
	if (name === "--version" || name === "-v") return say(version);
	if (name === void 0 || name === "--help" || name === "-h") return say(overview(commands, version));
	if (name === "help") return help(argv.slice(1));
	const topic = topicHelp(name, commands);
	const [, second = "--help"] = argv;
	if (topic !== void 0 && second.startsWith("-")) return say(topic);
	try {
		return await runCommand(...find(argv));
	} catch (error) {
		return report(error, argv.includes("--json"));
	}
}
function say(text) {
	process.stdout.write(`${text}\n`);
	return exitCode.ok;
}
function help(words) {
	const [command] = named(words) ?? [];
	if (command) return say(commandHelp(command, commands));
	return say(topicHelp(words[0] ?? "", commands) ?? overview(commands, "0.1.0"));
}
function named(argv) {
	for (const words of [2, 1]) {
		const name = argv.slice(0, words).join(" ");
		const command = commands.find((candidate) => candidate.name === name);
		if (command) return [command, argv.slice(words)];
	}
}
function find(argv) {
	const [name = "", second] = argv;
	const found = named(argv);
	if (found) return found;
	const former = commands.find(({ formerly }) => formerly === name);
	if (former) {
		process.stderr.write(`replaykit ${name} is replaykit ${former.name} now\n`);
		return [former, argv.slice(1)];
	}
	const topic = topicHelp(name, commands) === void 0 || second === void 0 ? "" : `${name} `;
	const wanted = topic === "" ? name : `${name} ${second}`;
	const near = commands.filter((one) => one.name.startsWith(topic) && isNear(wanted, one)).map((one) => one.name);
	throw new ReplayKitError("usage", `there is no command "${wanted}"`, { hint: near.length > 0 ? `did you mean: replaykit ${near.join(", ")}?` : "replaykit --help lists the commands" });
}
function isNear(wanted, { name, formerly = name }) {
	return nearestName(wanted, [name, formerly]) !== void 0;
}
async function runCommand(command, argv) {
	if (argv.slice(0, endOfFlags(argv)).some((argument) => argument === "--help" || argument === "-h")) return say(commandHelp(command, commands));
	const { args, flags } = parseCommandLine(command, argv);
	const terminal = createTerminal(process, { noColour: flags.on("no-color") });
	const { run } = await command.load();
	const abort = new AbortController();
	process.once("SIGINT", () => abort.abort());
	process.once("SIGTERM", () => abort.abort());
	return run({
		args,
		flags,
		terminal,
		cwd: process.cwd(),
		env: process.env,
		signal: abort.signal
	});
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
	if (json) process.stdout.write(`${untrustedJson({ error: {
		code,
		message,
		hint
	} })}\n`);
	if (!known && error instanceof Error) process.stderr.write(untrustedTerminal(`${error.stack}\n`));
	const text = `replaykit: ${message} [${code}]\n${hint === void 0 ? "" : `  → ${hint}\n`}`;
	if (!json) process.stderr.write(untrustedTerminal(text));
	return exitCode.broken;
}
export { show as a, groups as c, guard as d, parseCommandLine as f, run as g, version as h, diff as i, scaffold as l, caseBrief as m, replay as n, releases as o, cases as p, caseVerify as r, lint as s, main as t, runs as u };
