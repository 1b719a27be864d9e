import { p as e, t, u as n } from "./start.js";
import { Dn as r, H as i, In as a, It as o, On as s, Pn as c, en as l, h as u, k as d, n as f, q as p, rn as m, vn as ee } from "./base.js";
import { spawn as h } from "node:child_process";
import { parseArgs as te, styleText as ne } from "node:util";
import { once as g } from "node:events";
import { createInterface as _ } from "node:readline";
// src/gateway/mcp-proxy.ts
const re = r({
	id: a([c(), s()]).optional(),
	method: c().optional(),
	params: l.optional(),
	result: l.optional(),
	error: l.optional()
}), v = r({
	how: ee([
		"served",
		"missed",
		"live"
	]),
	call: c().optional(),
	result: l.optional(),
	error: l.optional()
}), y = "replaykit-initialize";
async function runMcpProxy(e) {
	let { argv: t, server: n, gatewayUrl: r, input: i, output: a } = e, o = /* @__PURE__ */ new Map(), s, c = !1, u, say = (e) => void a.write(`${JSON.stringify(e)}\n`);
	async function post(t, n) {
		let i = {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(n)
		}, a = await e.fetch(`${r}${t}`, i);
		return l.parse(await a.json());
	}
	function started() {
		if (u) return u;
		let [e, ...n] = t, r = h(e, n, { stdio: [
			"pipe",
			"pipe",
			"inherit"
		] });
		return u = r, r.on("error", (e) => process.stderr.write(`replaykit mcp-proxy: ${t.join(" ")}: ${e.message}\n`)), r.stdin.on("error", () => {}), _({ input: r.stdout }).on("line", (e) => void fromServer(e)), s && c && (tell(r, {
			...s,
			id: y
		}), tell(r, {
			jsonrpc: "2.0",
			method: "notifications/initialized"
		})), r;
	}
	async function fromServer(e) {
		let t = read(e);
		if (t?.id !== y) {
			if (t?.id !== void 0 && t.method === void 0 && o.has(t.id)) {
				let e = o.get(t.id);
				o.delete(t.id);
				let { result: n, error: r } = t;
				e !== void 0 && await post("/mcp-calls/result", {
					call: e,
					...r === void 0 ? { result: n } : { error: r }
				});
			}
			a.write(`${e}\n`);
		}
	}
	async function fromClient(e) {
		let t = read(e);
		if (!t) return;
		let { id: r, method: i, params: a } = t;
		if (r === void 0 || i === void 0) {
			u && tell(u, t);
			return;
		}
		i === "initialize" && (s = t);
		let l = {
			server: n,
			id: r,
			method: i,
			...a === void 0 ? {} : { params: a }
		}, { how: d, call: f, result: p, error: m } = v.parse(await post("/mcp-calls", l));
		d === "live" ? (o.set(r, f), tell(started(), t)) : (i === "initialize" && (c = !0), say({
			jsonrpc: "2.0",
			id: r,
			...m === void 0 ? { result: p ?? {} } : { error: m }
		}));
	}
	for await (let e of _({ input: i })) await fromClient(e);
	if (!u) return;
	u.stdin.end();
	let { promise: d, resolve: f } = Promise.withResolvers();
	u.once("close", () => f());
	let p = setTimeout(() => u?.kill(), 2e3);
	await d, clearTimeout(p);
}
function tell({ stdin: e }, t) {
	e.write(`${JSON.stringify(t)}\n`);
}
function read(e) {
	try {
		let t = re.safeParse(JSON.parse(e));
		return t.success ? t.data : void 0;
	} catch {
		return;
	}
}
// src/cli/commands/mcp-proxy.ts
async function run({ args: e, flags: t, env: r }) {
	if (e.length === 0) throw new o("usage", "mcp-proxy needs the command of the MCP server", { hint: "replaykit mcp-proxy -- <server command …>" });
	let { argv: i } = f(e), a = r.REPLAYKIT_GATEWAY_URL;
	return a === void 0 || a === "" ? passThrough(i) : (await runMcpProxy({
		argv: i,
		server: t.text("name") ?? e.join(" "),
		gatewayUrl: a,
		input: process.stdin,
		output: process.stdout,
		fetch
	}), n.ok);
}
async function passThrough([e, ...t]) {
	let r = h(e, t, { stdio: "inherit" });
	return (await g(r, "close").catch((t) => {
		throw new o("runner_failed", `the MCP server "${e}" could not be started`, {
			hint: "check the command after --",
			cause: t
		});
	}))[0] === 0 ? n.ok : n.broken;
}
// src/cli/specs/case-brief.ts
const b = {
	name: "case brief",
	summary: "print what somebody needs who mends a case, on one page",
	usage: "<case | group>",
	about: "\nPrints one Markdown page for a coding agent or a colleague: what fails, where the run departs, the code, the commands, what must not\nchange, and the budget. Recorded text stands in code only.\n",
	flags: [],
	examples: ["replaykit case brief search-loop"],
	load: () => import("./commands.js").then((all) => ({ briefOf: all.et, run: all.tt }))
}, x = {
	name: "case",
	formerly: "cases",
	summary: "list cases, and keep a large suite in order",
	usage: "[folder | glob …]",
	about: "\nLists every case with its state. The filters find what needs care: stale fixtures, cases whose verdict wavered, cases of one\nfingerprint, quarantines and when they end.\n",
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
			repeatable: !0,
			summary: "cases with this tag"
		}
	],
	examples: [
		"replaykit case",
		"replaykit case --duplicates",
		"replaykit case --stale --json"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.Q }))
}, S = [
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
function parseCommandLine(e, t) {
	let n = [...e.flags, ...S], r = Object.fromEntries(n.map((e) => [e.name, {
		type: e.value === void 0 ? "boolean" : "string",
		multiple: e.repeatable === !0,
		...e.short === void 0 ? {} : { short: e.short }
	}]));
	try {
		let { values: e, positionals: n } = te({
			args: t,
			options: r,
			allowPositionals: !0,
			strict: !0
		});
		return {
			args: n,
			flags: readFlags(e)
		};
	} catch (t) {
		let n = t instanceof Error ? t.message.split(". ")[0] ?? t.message : String(t), i = /^Unknown option '--([^']+)'/.exec(n)?.[1], a = i === void 0 ? void 0 : u(i, Object.keys(r)), s = a === void 0 ? "" : `did you mean --${a}? `;
		throw new o("usage", `${e.name}: ${n}`, {
			hint: `${s}replaykit ${e.name} --help`,
			cause: t
		});
	}
}
function dateOf(e) {
	let t = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(Z|[+-]\d\d:\d\d)?$/.exec(e);
	if (!t) return /* @__PURE__ */ new Date(NaN);
	let [, n, r = "00:00", i = "Z"] = t;
	return /* @__PURE__ */ new Date(`${n}T${r}${i}`);
}
function readFlags(e) {
	let text = (t) => {
		let n = e[t];
		return typeof n == "string" ? n : void 0;
	};
	return {
		text,
		list: (t) => {
			let n = e[t];
			return Array.isArray(n) ? n.filter((e) => typeof e == "string") : [];
		},
		on: (t) => e[t] === !0,
		integer: (e, { min: t, max: n }) => {
			let r = text(e);
			if (r === void 0) return;
			let i = /^-?\d+$/.test(r) ? Number(r) : NaN;
			if (i >= t && i <= n) return i;
			throw new o("usage", `--${e} is "${r}"; expected a whole number from ${t} to ${n}`);
		},
		duration: (e) => {
			let t = text(e);
			if (t === void 0) return;
			let n = m(t);
			if (!Number.isNaN(n)) return n;
			throw new o("usage", `--${e} is "${t}"; expected a duration such as 60s, 500ms or 2m`);
		},
		time: (e) => {
			let t = text(e);
			if (t === void 0) return;
			let n = m(t), r = Number.isNaN(n) ? dateOf(t) : new Date(d.now().getTime() - n);
			if (!Number.isNaN(r.getTime())) return r;
			throw new o("usage", `--${e} is "${t}"; expected a time`, { hint: "a day such as 2026-11-20, a time such as 2026-11-20T10:00:00Z, or so long ago such as 24h or 7d" });
		}
	};
}
// src/cli/specs/runner-flags.ts
const C = [{
	name: "runner-cmd",
	value: "<command>",
	summary: "the command that runs your agent (default: from replaykit.yaml)"
}, {
	name: "shell",
	summary: "run the command through a shell"
}], w = {
	name: "base",
	value: "<ref | report>",
	summary: "git ref whose code live cases are tried beside, or a report of it"
}, T = {
	name: "guard",
	summary: "turn fixed cases into guards that must not come back",
	usage: "<case…>",
	about: "\nSets state: guard in case.yaml (comments stay) for cases that are fixed. Each is replayed first; a case that is not fixed is\nrefused, unless --unproven says that you know better. What a live model answers is proven beside the code that still fails: name\nit with --base.\n",
	flags: [
		...C,
		w,
		{
			name: "unproven",
			summary: "do not replay first"
		}
	],
	examples: ["replaykit guard search-loop", "replaykit guard cases/search-loop --base main"],
	load: () => import("./commands.js").then((all) => ({ run: all.R }))
}, E = [
	{
		name: "expect-call",
		value: "<tool=json>",
		repeatable: !0,
		summary: "a write that a right run makes, e.g. refund={\"amount\":12.5}"
	},
	{
		name: "expect-none",
		summary: "a right run writes nothing"
	},
	{
		name: "expect-text",
		value: "<text>",
		repeatable: !0,
		summary: "a text that a right run says"
	},
	{
		name: "forbid-text",
		value: "<text>",
		repeatable: !0,
		summary: "a text that a right run does not say"
	},
	{
		name: "forbid-call",
		value: "<tool[=json]>",
		repeatable: !0,
		summary: "a call that a right run does not make"
	}
], D = [
	...E,
	{
		name: "expect",
		value: "<sentence>",
		repeatable: !0,
		summary: "what must be true, for a person or a judge"
	},
	{
		name: "effect",
		value: "<tool=effect>",
		repeatable: !0,
		summary: "what a tool does: pure, read or write"
	}
], O = [{
	name: "worker",
	value: "<url>",
	summary: "address of the Worker (default: REPLAYKIT_WORKER_URL)"
}, {
	name: "token",
	value: "<token>",
	summary: "token of the project (default: REPLAYKIT_WORKER_TOKEN)"
}], k = [
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
], A = {
	name: "store",
	value: "<file>",
	summary: "store of runs (default: .replaykit/store.db at the project's root)"
}, j = [
	{
		name: "from",
		value: "<local | url>",
		summary: "where the runs are: here, or a Worker, as --worker says it"
	},
	...O,
	A
], M = {
	name: "runs",
	summary: "list the runs of the local store or of a Worker",
	usage: "",
	about: "\nLists the runs that an agent recorded with the SDK, the newest first, and those of a Worker, of which also only the trace may have\nbeen sent. Their ids work in show, diff, tree, resume, fork, bisect, scaffold and promote, with the same flags.\n\n--worker names the Worker, else REPLAYKIT_WORKER_URL does; --from local (or --store) takes the local store all the same. A command\nthat is given a run's id looks here first, and asks the Worker of the environment for one that is not here.\n",
	flags: [
		...j,
		{
			name: "status",
			value: "<status>",
			summary: "only success, error, unknown or running"
		},
		...k,
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
	load: () => import("./commands.js").then((all) => ({ run: all._ }))
}, N = {
	name: "format",
	value: "<name>",
	summary: "format of the trace (default: recognised by content)"
}, P = {
	name: "run",
	value: "<run id>",
	summary: "which run, where the file holds several"
}, F = {
	name: "scaffold",
	summary: "make a case from the trace of a failed run",
	usage: "<trace.json | run> --out <folder>",
	about: "\nReads a trace in any format that ReplayKit knows, redacts it, finds out what went wrong and writes a case folder: case.yaml,\nsource-trace.json, fixtures/ and notes.md. The failed run itself is replayed in memory: the signatures must hold on it and\nthe assertions must fail, else nothing is written.\n\nMost real failures carry no error. Say then what a right run does: --expect-call, --expect-none, --expect-text, --forbid-call,\nor --expect \"a sentence\" for a person or a judge.\n\nWith --control the run was a good one: the case is a guard that holds where the agent makes the same writes and reads and tells the same\nfacts, also with another model or prompt.\n",
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
			name: "control",
			summary: "the run was good: it must go on as it did"
		},
		{
			name: "title",
			value: "<text>",
			summary: "title for people"
		},
		N,
		...j,
		P,
		...D,
		{
			name: "terminal-tool",
			value: "<tool>",
			repeatable: !0,
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
			repeatable: !0,
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
	examples: [
		"replaykit scaffold examples/traces/search-loop.json --out cases/search-loop",
		"replaykit scaffold trace.json --out cases/no-refund --expect-none --forbid-call refund",
		"replaykit scaffold good-run.json --control --out cases/refund-in-time"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.g }))
}, I = {
	name: "worker groups",
	formerly: "groups",
	summary: "list the groups of failures that a Worker has seen",
	usage: "",
	about: "\nA group is all runs that failed in the same way; the newest first, with how often and since when.\n",
	flags: [
		...O,
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
	load: () => import("./commands.js").then((all) => ({ run: all.z }))
}, L = {
	name: "lint",
	summary: "check that cases are sound",
	usage: "[case.yaml | folder | glob …]",
	about: "\nA case is refused unless its signatures hold on its own source trace and not on an empty run, and its assertions fail on both.\nAlso found: unknown keys and fixtures, secrets, writes set to live, quarantines without owner, reason and date, or past it.\n--fix mends what is mechanical and keeps your comments.\n",
	flags: [{
		name: "fix",
		summary: "mend what is mechanical"
	}],
	examples: [
		"replaykit lint",
		"replaykit lint cases/search-loop/case.yaml",
		"replaykit lint --fix"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.F }))
}, R = {
	name: "worker releases",
	summary: "list what agents were released as, and how often each release failed",
	usage: "",
	about: "\nA release is a version, commit, prompt, model and set of tools, as far as the sender says them. The newest first, each with the share of\nits runs that failed and the 95 % interval of that share.\n",
	flags: [
		...O,
		...k.filter(({ name: e }) => e === "agent" || e === "since"),
		{
			name: "limit",
			value: "<n>",
			summary: "at most this many (default: 50)"
		}
	],
	examples: ["replaykit worker releases", "replaykit worker releases --agent billing --since 30d --json"],
	load: () => import("./commands.js").then((all) => ({ run: all.x }))
}, z = {
	name: "show",
	summary: "print the timeline of a trace, a case or a run, or the state at a step",
	usage: "<trace.json | case | run>",
	about: "\nPrints what happened, event by event, with repeated calls folded. --step shows the state at a step and what that\nstep changed.\n",
	flags: [
		P,
		N,
		{
			name: "step",
			value: "<n>",
			summary: "the state after this step, and what it changed"
		},
		...j,
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
	load: () => import("./commands.js").then((all) => ({ run: all.m }))
}, B = {
	name: "diff",
	summary: "say where two runs part, and why they ended otherwise",
	usage: "<A> [<B>]",
	about: "\nCompares two runs (traces, cases, runner outputs, folders of evidence, or runs of the local store), or a case with its last kept\nreplay, call by call: where they part first, why what followed\ndiffers (another input, another state, another result of a tool, or another decision of the agent on the same), then all differences.\nCalls of one group are compared as a set. Exit code 1 where the runs differ.\n",
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
		...j
	],
	examples: [
		"replaykit diff before.json after.json",
		"replaykit diff search-loop",
		"replaykit diff search-loop .replaykit/runs/20261120-101500-search-loop"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.Z }))
}, V = {
	name: "case verify",
	summary: "prove that a fix mends a case and breaks nothing beside it",
	usage: "<case> [--head <ref>]",
	about: "\nGives one verdict on a fix: verified, rejected or unproven. It replays the case and what its brief does not show (other cases of its\ngroup, the case with other ids, guards of the same agent, good runs given with --control) against the head's code, in the sandbox.\nCases, configuration and policy are the base's. Exit code 0: verified.\n",
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
			repeatable: !0,
			summary: "a good run that must go on as it did, from a file or the local store"
		}
	],
	examples: ["replaykit case verify search-loop --base main", "replaykit case verify search-loop --head fix-branch --control good-runs/short-answer.json --json"],
	load: () => (t(), import("./commands.js").then((all) => ({ run: all.$ })))
}, H = {
	name: "replay",
	summary: "replay cases against your agent and give verdicts",
	usage: "[case.yaml | folder | glob …]",
	about: "\nRuns your agent once for each case against its recorded data, and says for each whether the failure is reproduced, fixed or\nchanged. Writes never run; a call without a recording never reaches a live tool or model unless the case names it.\nEvidence is kept under .replaykit/runs/.\n",
	flags: [
		...C,
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
		w,
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
		"replaykit replay cases/search-loop/case.yaml --runner-cmd \"python3 agent.py\"",
		"replaykit replay 'cases/billing-*' --jobs 4 --json",
		"replaykit replay --base main",
		"replaykit replay --repeat 200 --report rates"
	],
	load: () => (t(), import("./commands.js").then((all) => ({ run: all.b })))
}, U = [
	...j,
	...C,
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
], W = {
	name: "runs resume",
	formerly: "resume",
	summary: "go on with a run that stopped",
	usage: "<run> [--step <n>]",
	about: "\nStarts your agent with REPLAYKIT_CHECKPOINT_PATH. What is recorded is served and not done again; the rest is done, writes\nincluded. With --step it goes on from that step in a new run, and the old one stays as it is. With --from a Worker, the run is\ncopied into the local store first and goes on here; the Worker's own stays as it is.\n",
	flags: [{
		name: "step",
		value: "<n>",
		summary: "go on from this step, in a new run"
	}, ...U],
	examples: ["replaykit runs resume run-1 --runner-cmd \"node agent.mjs\""],
	load: () => import("./commands.js").then((all) => ({ run: all.y }))
}, G = {
	name: "runs bisect",
	formerly: "bisect",
	summary: "find the first part of the state that decides between a good and a bad run",
	usage: "<good run> <bad run>",
	about: "\nForks the bad run again and again with parts of the good run's state: first at steps, with the whole state of the good run, then with\nfewer of the keys that differ, and of the elements of lists such as messages. It names the first step, and in it the first part,\nwhose replacement makes the bad run end as the good one did: with the same status, or, where both succeeded, with the same output.\nThe search is binary and takes it that more of the good state flips the outcome no less; it tries 16 steps before it gives up. Behind\neach fork models and declared reads are asked for real, and writes are not made: the agent must use the SDK. Exit code 1 where\nnothing was found.\n",
	flags: U.filter(({ name: e }) => e !== "id" && e !== "agent-version"),
	examples: ["replaykit runs bisect with-a-document run_xyz789 --runner-cmd \"node agent.mjs\""],
	load: () => import("./commands.js").then((all) => ({ run: all.it }))
}, K = {
	name: "case calibrate",
	formerly: "calibrate",
	summary: "compare the judge with people's answers",
	usage: "[case…]",
	about: "\nAsks the judge of replaykit.yaml about every output that a person has answered about (`replaykit case review`), and prints how often\nboth said the same and Cohen's kappa: 0 is what chance gives, 1 is always the same, and from about 0.6 on a judge is worth\nhaving. Where they differ it shows the judge's reason.\n\nThe answered outputs come from the recorded runs of the cases and from the evidence kept in .replaykit/runs.\n",
	flags: [{
		name: "min-kappa",
		value: "<n>",
		summary: "exit with 1 where kappa is lower or not defined, e.g. 0.6"
	}],
	examples: ["replaykit case calibrate", "replaykit case calibrate search-loop --min-kappa 0.6"],
	load: () => import("./commands.js").then((all) => ({ run: all.rt }))
}, q = {
	name: "case bisect",
	summary: "find the change after which a case fails",
	usage: "<case> [--good <ref>] [--bad <ref>]",
	about: "\nReplays the case on commits in worktrees of their own, halfway between good and bad, until the first bad one is known. Where all is\nrecorded one replay decides a commit; where a live model answers, an answer may be a lie, and a commit is named only when the others are\nrefuted. A commit on which the agent does not start is skipped. A Worker that knows the case's group says where to look first.\nExit code 1: no single change was found.\n",
	flags: [
		{
			name: "good",
			value: "<ref>",
			summary: "a commit before the failure (default: as far back as needed)"
		},
		{
			name: "bad",
			value: "<ref>",
			summary: "a commit with the failure (default: HEAD)"
		},
		{
			name: "path",
			value: "<path>",
			repeatable: !0,
			summary: "only commits that touch it, such as a prompt"
		},
		{
			name: "setup",
			value: "<command>",
			summary: "sets each checkout up, where the runners' own setup does not"
		},
		{
			name: "env",
			value: "<name=a,b,…>",
			summary: "values of a variable instead of commits, the oldest first"
		},
		{
			name: "lies",
			value: "<share>",
			summary: "attempts with a live model that may mislead (default: 0.2)"
		},
		{
			name: "attempts",
			value: "<n>",
			summary: "at most so many replays (default: 200)"
		},
		...C,
		...O
	],
	examples: [
		"replaykit case bisect search-loop --good v1.4.0",
		"replaykit case bisect search-loop --path prompts/system.txt",
		"replaykit case bisect search-loop --env MODEL=gpt-4o-2024-05-13,gpt-4o-2024-08-06"
	],
	load: () => (t(), import("./commands.js").then((all) => ({ run: all.nt })))
}, J = {
	name: "doctor",
	summary: "try the set-up and say what to do next",
	usage: "",
	about: "\nChecks that the configuration reads, every runner starts, fixtures reach it, each tool's effect is known, and a key is there\nor not needed. Every finding comes with the command that mends it.\n",
	flags: [],
	examples: ["replaykit doctor", "replaykit doctor --json"],
	load: () => import("./commands.js").then((all) => ({ run: all.J }))
}, Y = {
	name: "case export",
	formerly: "export",
	summary: "write cases for other tools",
	usage: "[case…] --to <tool>",
	about: "\nWrites the cases of this repository, or those that are named, for another tool:\n\n  promptfoo          a configuration, and a provider that replays the case\n  pytest, vitest     a test file that replays each case: what blocks fails, what proves nothing is skipped with its reason\n  inspect            a task of Inspect that replays each case, and its dataset\n  openai-evals       the inputs as data and an eval whose grader reads the assertions\n  langsmith-dataset  the inputs and what must hold as examples, and a script that uploads them\n  otlp               the recorded run of each case, for a tracing backend (OpenTelemetry's GenAI conventions 0.1.0)\n  atif               the recorded run of each case, as a trajectory of Harbor (ATIF-v1.7)\n  junit              the results of the last kept replays\n\nA check that only a person or a judge can decide passes nowhere until one has: promptfoo counts it as failed, inspect as partly\nright; pytest, vitest and junit go by the verdict, as replay does, and name it.\n\nOne file goes to standard output unless --out names a folder.\n",
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
	load: () => import("./commands.js").then((all) => ({ run: all.K }))
}, X = {
	name: "trace fingerprint",
	formerly: "fingerprint",
	summary: "print the fingerprint that groups equal failures",
	usage: "<trace.json | case | run>",
	about: "\nTwo runs share a fingerprint where the same agent failed in the same way: ids, numbers and names in error texts do not count, nor how\nlong a question was or how often a tool was called. Fingerprints of earlier versions (v1) are shown with --explain; inbox groups and\ncases that have one stay known by it.\n",
	flags: [
		{
			name: "explain",
			summary: "show the parts that go into it"
		},
		N,
		P,
		...j
	],
	examples: ["replaykit trace fingerprint examples/traces/search-loop.json --explain"],
	load: () => import("./commands.js").then((all) => ({ run: all.U }))
}, ie = {
	name: "case fixtures",
	formerly: "fixtures",
	summary: "extend, refresh or prune the recordings of a case",
	usage: "add | refresh | prune  <case> [trace.json | run]",
	about: "\nadd takes further recordings from another trace and what its models answered, or one answer given by hand; refresh asks the live read tools again (only\nreads, only with --command); prune drops recordings that the last replay did not use. Everything is redacted and linted, and\nthe difference is shown.\n",
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
		N,
		P,
		...j,
		{
			name: "dry-run",
			summary: "show the difference, write nothing"
		}
	],
	examples: [
		"replaykit case fixtures add search-loop other-trace.json",
		"replaykit case fixtures add search-loop --tool get_order --args '{\"id\":1}' --output '{\"total\":5}'",
		"replaykit case fixtures prune search-loop"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.H }))
}, ae = {
	name: "trace formats",
	formerly: "formats",
	summary: "list the trace formats that are read",
	usage: "",
	about: "\nLists every format that ReplayKit reads, with what a trace in it can carry. The format of a file is recognised by its content;\nthe names are for --format.\n",
	flags: [],
	examples: ["replaykit trace formats", "replaykit trace formats --json"],
	load: () => import("./commands.js").then((all) => ({ run: all.B }))
}, oe = {
	name: "import",
	summary: "turn traces of any known format into ReplayKit's own",
	usage: "<files… | folders… | -> | --from <service>",
	about: "\nReads traces in any format of `replaykit trace formats` and writes them in ReplayKit's own: one a line on standard output, or one a\nfile into --out. For each it says on standard error how well it can be replayed, and which setting records what is missing.\nNothing is taken out, for the traces stay on this machine: --redact replaces secrets and personal data by the project's rules.\n\nFiles may be packed with gzip or zstandard. Of a folder everything in it is read; what is no trace, and links that lead out of it,\nare left aside and named. A file that cannot be read is named with the place of the fault, and so is an item of a list or of lines;\nthe others are imported. Files of lines may be of any size: those beyond 64 MiB are read in pieces, of which each holds whole runs.\nMemory does not grow with them: where runs are spread over a file, an index of its lines lies in a temporary file.\nOnly where nothing could be read is the exit code 2. Batches of one trace in several files become one\ntrace.\n\nRows of CSV, of JSON lines or inside documents are read by a mapping (YAML or JSON) that names the column for each part: run (the\nonly one that must be there), rows, at, role, roles, input, content, tool, args, output, error, call_id, status, agent.\n\n--from asks a service for the runs that are over, by the variables of its own SDKs: LANGFUSE_PUBLIC_KEY, LANGFUSE_SECRET_KEY and\nLANGFUSE_BASE_URL (or LANGFUSE_HOST); LANGSMITH_API_KEY, LANGSMITH_ENDPOINT and LANGSMITH_PROJECT. It remembers in .replaykit/pulls how\nfar it came: the next time it brings only what is new. --since says where the first one begins; an earlier one begins anew. What goes\non meanwhile waits for the next time, an hour at most. Where the service asks to wait, it waits.\n",
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
	load: () => import("./commands.js").then((all) => ({ run: all.L }))
}, se = {
	name: "init",
	summary: "write replaykit.yaml and the workflows, from what this repository shows",
	usage: "[--runner-cmd <command>]",
	about: "\nLooks at the repository (package managers, frameworks, several agents in one repository), then writes what is missing:\nreplaykit.yaml, .github/workflows/replaykit.yml and, for pull requests from forks, .github/workflows/replaykit-report.yml.\nIt asks nothing that it can find out and never overwrites a file without --force.\n",
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
		"replaykit init --runner-cmd \"uv run agent.py\"",
		"replaykit init --dry-run"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.I }))
}, ce = {
	name: "mcp",
	summary: "serve cases, runs and replays to a coding agent (MCP over stdio)",
	usage: "[--allow-write]",
	about: "\nPut it into the configuration of your coding agent as an MCP server. Its tools list cases, groups and runs, read a run page by page and\nredacted, make a case, lint, replay with progress, explain where runs part, propose guards, and verify a fix. Every answer is small and\nhas a cursor where there is more. Nothing is written to the repository unless --allow-write is given; a replay keeps its evidence under\n.replaykit/, as ever.\n",
	flags: [{
		name: "allow-write",
		summary: "also offer the tools that write cases: write_case and write_guard"
	}],
	examples: ["replaykit mcp", "claude mcp add replaykit -- npx replaykit mcp"],
	load: () => import("./commands.js").then((all) => ({ run: all.P }))
}, le = {
	name: "mcp-proxy",
	summary: "record and replay an MCP server over stdio",
	usage: "[--name <server>] -- <server command …>",
	about: "\nPut it before the command of an MCP server in your agent's configuration. Under `replaykit record` what the server answers is\nrecorded; under `replaykit replay` it is served from the case and the server is not even started. Otherwise it only starts the\nserver and hands everything through.\n",
	flags: [{
		name: "name",
		value: "<server>",
		summary: "name of the server in recordings (default: its command)"
	}],
	examples: ["replaykit mcp-proxy -- npx -y @modelcontextprotocol/server-filesystem /data"],
	load: () => import("./cli.js").then((all) => ({ run: all.h }))
}, ue = {
	name: "case migrate",
	formerly: "migrate",
	summary: "rewrite cases of an older format",
	usage: "[folder | glob …]",
	about: "\nReaders take the current format and the one before it; this rewrites the files to the current one and keeps your comments.\n",
	flags: [{
		name: "dry-run",
		summary: "show what would change, write nothing"
	}],
	examples: ["replaykit case migrate", "replaykit case migrate --dry-run"],
	load: () => import("./commands.js").then((all) => ({ run: all.N }))
}, de = {
	name: "record",
	summary: "run your agent once and record what it asks models and tools",
	usage: "[--out <trace.json>] -- <command …>",
	about: "\nStarts a gateway on 127.0.0.1, runs the command with its addresses as base URLs, passes everything through to the real\nprovider and writes what passed, redacted: a trace, and the model's answers to the letter. No code change and no SDK: the\nofficial clients of OpenAI, Anthropic and Gemini read their base URL from the environment. The real key stays in the gateway.\n\nTools that ran inside of the agent, unseen, are named with the functions that were found in the repository and the lines of\n`tools` in replaykit.yaml that route them.\n\nA run that ends with an exit code other than 0 is a failed run.\n",
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
	examples: ["replaykit record -- python agent.py \"Why was I charged?\"", "replaykit record --out runs/1.json --agent billing-agent -- node agent.mjs"],
	load: () => import("./commands.js").then((all) => ({ run: all.k }))
}, fe = {
	name: "promote",
	summary: "make a case of a failed run and propose it as a branch or pull request",
	usage: "<run id | trace.json>",
	about: "\nMakes a case as scaffold does, widens its fixtures with the reads of other runs that failed alike, and refuses it where its\nchecks do not tell the failure from a good run, or where a secret is left. The case then goes onto a branch of its own:\n\n  --to <checkout>   in a local checkout, whose files and current branch stay as they are\n  otherwise         as a pull request on GitHub (GITHUB_TOKEN, GITHUB_REPOSITORY, GITHUB_API_URL)\n\nIn a checkout of the repository its runner replays the new case first, to measure how often it reproduces on the base: once, or\nten times where a live model answers.\n\nA run id is read from the Worker that --worker or REPLAYKIT_WORKER_URL names. Where a failure has a case already, none\nis added, whatever its title: its count is raised, also in a pull request that waits to be merged. A guard whose failure is back\nis proposed to be open again, with the reads of the new run. Most real failures carry no error: say then what a right run does,\nwith the same flags as scaffold.\n",
	flags: [
		...O,
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
			repeatable: !0,
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
		N,
		P,
		...D,
		{
			name: "runner",
			value: "<name>",
			summary: "which runner of replaykit.yaml replays it"
		},
		{
			name: "tag",
			value: "<name>",
			repeatable: !0,
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
	load: () => import("./commands.js").then((all) => ({ run: all.M }))
}, pe = {
	name: "worker push",
	formerly: "push",
	summary: "send traces to a Worker",
	usage: "<trace files…>",
	about: "\nReads traces in any format that ReplayKit knows, redacts them and sends them in batches. What was sent before costs nothing: the\nsame run is stored once, so a transfer that broke off is simply repeated. A mail address, phone number or IP address that is the user,\nthe session or a label is sent as it is: the Worker hashes it, so that the user is found and erased by it, and redacts it before\nanything is stored. What a rule of the project hides, and any secret, is redacted here.\n",
	flags: [...O, {
		name: "format",
		value: "<name>",
		summary: "format of the traces (default: recognised by content)"
	}],
	examples: ["replaykit worker push trace.json", "replaykit worker push traces/*.json --worker https://replaykit.example.workers.dev"],
	load: () => import("./commands.js").then((all) => ({ run: all.A }))
}, me = {
	name: "worker pull",
	formerly: "pull",
	summary: "fetch traces from a Worker",
	usage: "[run id…]",
	about: "\nWrites whole traces as files <id>.json into a folder: the runs that are named, or those that the filters choose.\n",
	flags: [
		...O,
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
		...k,
		{
			name: "limit",
			value: "<n>",
			summary: "at most this many (default: 100)"
		}
	],
	examples: ["replaykit worker pull --status error --limit 20", "replaykit worker pull 3f9a1c02d4e5f60718293a4b --out incident"],
	load: () => import("./commands.js").then((all) => ({ run: all.j }))
}, he = {
	name: "worker find",
	formerly: "find",
	summary: "find a run on a Worker by run, trace, session, user or label",
	usage: "<text>",
	about: "\nLooks for a run id, then for a trace, session or user id as it was sent, then for a label: its value, or name:value. What is looked for\nis sent in the request's body, so that it stands in no log of addresses. Says which runs match; for one that is missing it says why: never seen, open, recorded, sampled out, expired, rejected or erased.\n",
	flags: [...O],
	examples: ["replaykit worker find run_xyz789", "replaykit worker find ticket:INC-7"],
	load: () => import("./commands.js").then((all) => ({ run: all.W }))
}, ge = {
	name: "worker feedback",
	formerly: "feedback",
	summary: "say on a Worker that a run was bad or good",
	usage: "<run id>",
	about: "\nMost real failures carry no error: feedback marks the run as failed and says what a right run does, so that it can become a case.\n",
	flags: [
		...O,
		{
			name: "good",
			summary: "the run was right"
		},
		{
			name: "comment",
			value: "<text>",
			summary: "what was wrong, in words"
		},
		...E
	],
	examples: ["replaykit worker feedback 3f9a1c02d4e5f60718293a4b --comment \"refunded too much\" --forbid-call refund"],
	load: () => import("./commands.js").then((all) => ({ run: all.G }))
}, _e = {
	name: "worker erase",
	formerly: "erase",
	summary: "erase a run, or all runs of a user, from a Worker",
	usage: "[<run id>]",
	about: "\nRewrites the stored objects without the run and refuses it if it is sent again. What remains elsewhere (cases in git, artifacts of\nworkflows) is listed, for you to look after. With --user all runs of a user go, which takes a token of scope admin; exit\ncode 1 where there is none.\n",
	flags: [
		...O,
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
	load: () => import("./commands.js").then((all) => ({ run: all.q }))
}, ve = {
	name: "trace redact",
	formerly: "redact",
	summary: "print a trace without secrets and personal data",
	usage: "<trace.json | ->",
	about: "\nReplaces secrets and personal data; equal values get equal placeholders. What was replaced is listed on standard error,\nnever the value itself. With a key (REPLAYKIT_REDACTION_KEY) placeholders are the same in every run of the project.\n",
	flags: [{
		name: "check",
		summary: "print nothing; exit code 1 where something would be replaced"
	}],
	examples: ["replaykit trace redact trace.json > safe.json", "replaykit trace redact --check cases/search-loop/source-trace.json"],
	load: () => import("./commands.js").then((all) => ({ run: all.O }))
}, ye = {
	name: "rehearse",
	summary: "try another model, prompt or configuration on all cases before you change to it",
	usage: "[case.yaml | folder | glob …] --model <name> | --prompt <file> | --candidate-config <file>",
	about: "\nRuns your cases, also those of good runs (scaffold --control), with what is in use and with each candidate, at the same time: live models,\ntools from recordings, writes simulated. It compares them by a paired test over the whole suite with its interval, lists the\nwrites that one side alone makes, what a run takes, and the ten pairs of runs that differ most, side by side.\n\nModels cost money: a budget is needed. Exit code 1: a candidate is worse, or could not be compared.\n",
	flags: [
		{
			name: "model",
			value: "<names>",
			summary: "models to try, comma-separated; openai/gpt-5 stands in for requests to that provider alone"
		},
		{
			name: "prompt",
			value: "<file>",
			repeatable: !0,
			summary: "a file that you changed: it is compared with the committed one"
		},
		{
			name: "candidate-config",
			value: "<file>",
			summary: "another replaykit.yaml: another command, upstream or provider"
		},
		{
			name: "base",
			value: "<ref>",
			summary: "with --prompt: the commit that has the prompt in use (default: HEAD)"
		},
		{
			name: "attempts",
			value: "<n>",
			summary: "attempts of each case on each side (default: 2)"
		},
		{
			name: "budget",
			value: "<usd>",
			summary: "what all sides may cost together (default: budget of replaykit.yaml)"
		},
		{
			name: "jobs",
			short: "j",
			value: "<n>",
			summary: "runs at the same time (default: number of processors)"
		},
		{
			name: "markdown",
			value: "<file>",
			summary: "also write the report as Markdown"
		},
		{
			name: "html",
			value: "<file>",
			summary: "also write a self-contained HTML report"
		}
	],
	examples: [
		"replaykit rehearse --model gpt-5 --budget 5",
		"replaykit rehearse --model gpt-5-mini,gpt-5 --attempts 4 --html rehearsal.html",
		"replaykit rehearse --prompt prompts/system.md --base main 'cases/billing-*'"
	],
	load: () => (t(), import("./commands.js").then((all) => ({ run: all.S })))
}, be = {
	name: "schema",
	summary: "print the JSON Schema of case.yaml, replaykit.yaml or a trace",
	usage: "case | config | trace",
	about: "\nFor editors: put the schema's path in a comment at the top of the file, and they complete and check it:\n# yaml-language-server: $schema=./case.schema.json\n",
	flags: [],
	examples: [
		"replaykit schema case > case.schema.json",
		"replaykit schema config",
		"replaykit schema trace"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.h }))
}, xe = {
	name: "case snapshot",
	formerly: "snapshot",
	summary: "compare a state of the last replay with the one that a case keeps",
	usage: "<case> [--step <n|id>] [--pointer </path>] [--update]",
	about: "\nLooks at the state at one step of the last kept replay of a case, and at the `state_at` assertion that the case keeps of it. Exits 1\nwhere they differ, or where the case keeps none. With --update the state is written into case.yaml, and everything else there stays\nas it is: review the change, and commit it.\n",
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
	load: () => import("./commands.js").then((all) => ({ run: all.p }))
}, Se = {
	name: "runs fork",
	formerly: "fork",
	summary: "start a new run from a step of another, with other data or another agent",
	usage: "<run> --step <n>",
	about: "\nA new run that shares the steps up to one of another run: their tools and writes do not run again. From there your agent runs\nfor real, writes included, with the state that --set and --patch changed. The other run stays as it is. With --from a Worker, the run is copied into the local\nstore first.\n",
	flags: [
		{
			name: "step",
			value: "<n>",
			summary: "the last step that is shared"
		},
		{
			name: "set",
			value: "</pointer=json>",
			repeatable: !0,
			summary: "another value in the state at that step"
		},
		{
			name: "patch",
			value: "<file.json>",
			summary: "JSON merge patch for the state at that step"
		},
		...U
	],
	examples: ["replaykit runs fork run-1 --step 1 --set /retrieved_docs='[]' --runner-cmd \"node agent.mjs\""],
	load: () => import("./commands.js").then((all) => ({ run: all.V }))
}, Z = {
	name: "case review",
	formerly: "review",
	summary: "answer what only a person can say about a run",
	usage: "<case>",
	about: "\nShows the output of the last kept replay of a case, and asks for each semantic assertion that needs a person's answer. Where nobody\nsits at a terminal, --verdict gives the answer. Answers are recorded in the case's reviews. An answer is about one output: a run that\nsays something else needs another look.\n\nAnswers about the recorded failed run (--source) are kept with the case, so that `replaykit case calibrate` can compare a judge\nwith them everywhere.\n",
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
	load: () => import("./commands.js").then((all) => ({ run: all.v }))
}, Ce = {
	name: "runs store",
	formerly: "store",
	summary: "clean up, measure or verify the local store",
	usage: "<gc | stats | verify | flag <run>>",
	about: "\ngc deletes runs that are past the time of their class (success 7 days, failed 30, flagged 90, test 1), packs what ended and\nfrees what nothing uses. flag keeps a run for the time of flagged ones. stats counts. verify restores every step and opens every\nblob; exit code 1 where something is damaged.\n",
	flags: [A, {
		name: "keep",
		value: "<class=days>",
		repeatable: !0,
		summary: "with gc: another time for a class"
	}],
	examples: [
		"replaykit runs store gc --keep success=1",
		"replaykit runs store flag run-1",
		"replaykit runs store verify"
	],
	load: () => import("./commands.js").then((all) => ({ run: all.f }))
}, we = {
	name: "runs tree",
	formerly: "tree",
	summary: "draw a run with its forks",
	usage: "<run>",
	about: "\nDraws the run, what it was forked from and everything forked from it, with the step at which each fork left.\n",
	flags: j,
	examples: ["replaykit runs tree run-1"],
	load: () => import("./commands.js").then((all) => ({ run: all.d }))
}, Q = [
	se,
	de,
	F,
	H,
	ye,
	T,
	fe,
	z,
	B,
	oe,
	{
		name: "worker",
		summary: "run, deploy and look after a Worker: its projects and tokens",
		usage: "dev | deploy [<folder>] | project [<name>] | token <project> | audit <project>",
		about: "\ndev starts the Worker on this machine with the same code, real storage and no account; its secrets and data are kept in\n.replaykit/worker.\n\ndeploy publishes it with your Cloudflare account, and can be repeated at any time. The first time it writes its configuration into\nreplaykit-worker (or <folder>), which is yours from then on, makes the database, the bucket and the secrets, applies the migrations,\nsets the lifecycle rules, and makes a first project and token. Later it applies what is pending before it uploads. --dry-run says what\nit would do. It needs wrangler (npm install --save-dev wrangler) and its login.\n\nproject lists the projects; with a name it shows its settings, with --create it makes one. --settings changes what it names and leaves\nthe rest; null takes a setting back to its default. token makes a token, which is shown once. audit shows who did what.\n\nproject, token and audit are for who holds the administrator's token (REPLAYKIT_ADMIN_TOKEN).\n",
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
				repeatable: !0,
				summary: "token: ingest, read, promote, metrics or admin (default: ingest)"
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
			"replaykit worker project billing --create --settings '{\"repositories\":[\"acme/billing\"]}'",
			"replaykit worker token billing --scope ingest --name agents",
			"replaykit worker token billing --list",
			"replaykit worker project billing --export billing.jsonl",
			"replaykit worker project billing --import billing.jsonl"
		],
		load: () => import("./commands.js").then((all) => ({ run: all.l }))
	},
	pe,
	me,
	I,
	R,
	he,
	ge,
	_e,
	J,
	L,
	{
		name: "ui",
		summary: "look at recorded runs in a browser",
		usage: "",
		about: "\nServes the runs of the local store as pages, on 127.0.0.1 and under an address that nobody can guess: the list, each run drawn to\nscale with a slider through its steps and states, its forks, and two runs side by side. The pages only read, and read again at\nevery look. Prints the address and ends with Ctrl-C.\n",
		flags: [...j, {
			name: "port",
			value: "<n>",
			summary: "port to listen on (default: one that is free)"
		}],
		examples: ["replaykit ui", "replaykit ui --store .replaykit/store.db --port 4000"],
		load: () => import("./commands.js").then((all) => ({ run: all.u }))
	},
	ce,
	le,
	be,
	x,
	q,
	b,
	V,
	ie,
	Z,
	xe,
	K,
	Y,
	ue,
	M,
	W,
	Se,
	we,
	G,
	Ce,
	ve,
	X,
	ae
], Te = [
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
], $ = { trace: "work on the file of one trace" };
function overview(e, t) {
	let n = [...e.filter(({ name: e }) => !e.includes(" ")), ...Object.entries($).map(([e, t]) => ({
		name: e,
		summary: t
	}))], r = Math.max(...n.map(({ name: e }) => e.length)) + 2, row = ({ name: t, summary: n }) => {
		let i = wordsOf(t, e), a = i.length === 0 ? [] : [`  ${" ".repeat(r)}${t} ${i.join(" | ")}`];
		return [`  ${t.padEnd(r)}${n}`, ...a];
	}, isFirst = ({ name: e }) => Te.includes(e);
	return [
		`replaykit ${t}: turns failed agent runs into regression cases, and replays them.`,
		"",
		"Usage: replaykit <command> [options]",
		"",
		"From a failed run to a guard:",
		...n.filter(isFirst).flatMap(row),
		"",
		"More:",
		...n.filter((e) => !isFirst(e)).flatMap(row),
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
function wordsOf(e, t) {
	return t.flatMap(({ name: t }) => t.startsWith(`${e} `) ? [t.slice(e.length + 1)] : []);
}
function topicHelp(e, t) {
	let n = Object.hasOwn($, e) ? $[e] : void 0;
	if (n !== void 0) return [
		`replaykit ${e} <command>: ${n}`,
		"",
		...commandRows(e, t)
	].join("\n");
}
function commandRows(e, t) {
	let n = t.filter(({ name: t }) => t.startsWith(`${e} `)), r = Math.max(0, ...n.map(({ name: e }) => e.length)) + 2;
	return n.map(({ name: e, summary: t }) => `  replaykit ${e.padEnd(r)}${t}`);
}
function commandHelp(e, t) {
	let n = [
		`replaykit ${e.name} ${e.usage}`.trimEnd(),
		"",
		e.about.trim()
	], r = commandRows(e.name, t);
	return r.length > 0 && n.push("", "Commands of this topic:", ...r), e.flags.length > 0 && n.push("", "Options:", ...flagRows(e.flags)), n.push("", "Common options:", ...flagRows(S)), n.push("", "Examples:", ...e.examples.map((e) => `  ${e}`)), n.join("\n");
}
function flagRows(e) {
	let t = e.map((e) => `${e.short ? `-${e.short}, ` : ""}--${e.name} ${e.value ?? ""}`.trimEnd()), n = Math.max(...t.map((e) => e.length)) + 2;
	return e.map((e, r) => `  ${(t[r] ?? "").padEnd(n)}${e.summary}`);
}
// src/cli/terminal.ts
function createTerminal(e, t) {
	let { stdout: n, stderr: r, stdin: a } = e, o = !t.noColour && wantsColour(e);
	return {
		colour: o,
		columns: n.isTTY ? n.columns : void 0,
		print: (e) => void n.write(harmless(e.endsWith("\n") ? e : `${e}\n`)),
		printJson: (e) => void n.write(`${i(e)}\n`),
		note: (e) => void r.write(harmless(`${e}\n`)),
		style: (e, t) => o ? ne(e, t, { validateStream: !1 }) : t,
		safe: p,
		progress: () => createProgress(r),
		readInput: async () => Buffer.concat(await Array.fromAsync(a, (e) => Buffer.from(e))),
		prompts: () => isAttended(e) ? openPrompts(e) : void 0
	};
}
const Ee = /(\u001b\[(?:0|1|2|22|3[1-6]|39)m)/;
function harmless(e) {
	return e.split(Ee).map((e, t) => t % 2 == 1 ? e : p(e)).join("");
}
function isAttended({ stdin: e, stdout: t, env: n }) {
	return e.isTTY && t.isTTY && n.TERM !== "dumb" && !n.CI;
}
async function openPrompts(e) {
	return (await import("./commands.js").then((all) => ({ createPrompts: all.s }))).createPrompts(e);
}
function wantsColour({ stdout: e, env: t }) {
	return t.NO_COLOR ? !1 : t.FORCE_COLOR ? t.FORCE_COLOR !== "0" : e.isTTY && t.TERM !== "dumb";
}
function createProgress(e) {
	if (!e.isTTY) return {
		update: () => {},
		clear: () => {}
	};
	let t, n = "";
	return import("./commands.js").then((all) => ({ createLogUpdate: all.lt })).then((r) => {
		n !== void 0 && (t = r.createLogUpdate(e), t(n));
	}), {
		update(r) {
			n = r.slice(0, Math.max(10, e.columns - 1)), t?.(n);
		},
		clear() {
			n = void 0, t?.clear();
		}
	};
}
// src/cli/main.ts
async function main(t) {
	process.stdout.on("error", (e) => {
		if (e.code !== "EPIPE") throw e;
	});
	let [n] = t;
	if (n === void 0 || n === "--help" || n === "-h") return say(overview(Q, e));
	if (n === "help") return help(t.slice(1));
	let r = topicHelp(n, Q), [, i = "--help"] = t;
	if (r !== void 0 && i.startsWith("-")) return say(r);
	try {
		return await runCommand(...find(t));
	} catch (e) {
		return report(e, t.includes("--json"));
	}
}
function say(e) {
	return process.stdout.write(`${e}\n`), n.ok;
}
function help(e) {
	let [t] = named(e) ?? [];
	return say(t ? commandHelp(t, Q) : topicHelp(e[0] ?? "", Q) ?? overview(Q, "0.1.0"));
}
function named(e) {
	for (let t of [2, 1]) {
		let n = e.slice(0, t).join(" "), r = Q.find((e) => e.name === n);
		if (r) return [r, e.slice(t)];
	}
}
function find(e) {
	let [t = "", n] = e, r = named(e);
	if (r) return r;
	let i = Q.find(({ formerly: e }) => e === t);
	if (i) return process.stderr.write(`replaykit ${t} is replaykit ${i.name} now\n`), [i, e.slice(1)];
	let a = topicHelp(t, Q) === void 0 || n === void 0 ? "" : `${t} `, s = a === "" ? t : `${t} ${n}`, c = Q.filter((e) => e.name.startsWith(a) && isNear(s, e)).map((e) => e.name);
	throw new o("usage", `there is no command "${s}"`, { hint: c.length > 0 ? `did you mean: replaykit ${c.join(", ")}?` : "replaykit --help lists the commands" });
}
function isNear(e, { name: t, formerly: n = t }) {
	return u(e, [t, n]) !== void 0;
}
async function runCommand(e, t) {
	if (t.slice(0, endOfFlags(t)).some((e) => e === "--help" || e === "-h")) return say(commandHelp(e, Q));
	let { args: n, flags: r } = parseCommandLine(e, t), i = createTerminal(process, { noColour: r.on("no-color") }), { run: a } = await e.load(), o = new AbortController();
	return process.once("SIGINT", () => o.abort()), process.once("SIGTERM", () => o.abort()), a({
		args: n,
		flags: r,
		terminal: i,
		cwd: process.cwd(),
		env: process.env,
		signal: o.signal
	});
}
function endOfFlags(e) {
	let t = e.indexOf("--");
	return t === -1 ? e.length : t;
}
function report(e, t) {
	let r = e instanceof o, a = r ? e.code : "internal", s = e instanceof Error ? e.message : String(e), c = r ? e.hint : "this is a fault in ReplayKit; please report it with the text above";
	t && process.stdout.write(`${i({ error: {
		code: a,
		message: s,
		hint: c
	} })}\n`), !r && e instanceof Error && process.stderr.write(p(`${e.stack}\n`));
	let l = `replaykit: ${s} [${a}]\n${c === void 0 ? "" : `  → ${c}\n`}`;
	return t || process.stderr.write(p(l)), n.broken;
}
export { z as a, I as c, T as d, parseCommandLine as f, run as h, B as i, F as l, b as m, H as n, R as o, x as p, V as r, L as s, main as t, M as u };
