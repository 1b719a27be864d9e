import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  durationSchema
} from "./chunk-NP4WE3DX.js";
import {
  jsonObjectSchema,
  jsonSchema
} from "./chunk-KGLR3FBA.js";
import {
  ReplayKitError,
  ZodBigInt,
  ZodBoolean,
  ZodDate,
  ZodISODate,
  ZodISODateTime,
  ZodISODuration,
  ZodISOTime,
  ZodNumber,
  ZodString,
  _coercedBigint,
  _coercedBoolean,
  _coercedDate,
  _coercedNumber,
  _coercedString,
  _enum,
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime,
  array,
  boolean,
  int,
  literal,
  looseObject,
  number,
  partialRecord,
  record,
  strictObject,
  string,
  union
} from "./chunk-T7EWDS7W.js";
import {
  __export
} from "./chunk-VHE66NNS.js";

// src/core/checks/check-result.ts
function decided(holds, message, { expected: expected2, observed, nearest } = {}) {
  return {
    outcome: holds ? "pass" : "fail",
    message,
    ...expected2 === void 0 ? {} : { expected: expected2 },
    ...observed === void 0 ? {} : { observed },
    ...nearest === void 0 ? {} : { nearest }
  };
}
function undecided(message) {
  return { outcome: "needs_human", message };
}
var facets = {
  status: "whether the run succeeded",
  answer: "whether and what the run answered",
  said: "what the agent said before its answer",
  steps: "how many steps the run took",
  groups: "which calls ran together",
  states: "the states of the run",
  tokens: "how many tokens the run used",
  times: "how long the run took"
};
function notSeen(facet) {
  return { outcome: "needs_human", unseen: true, message: `not seen through this door: ${facets[facet]}` };
}
function callJson({ tool, args, error }) {
  return error ? { tool, args, error: error.message } : { tool, args };
}
function plural(count3, noun) {
  return `${count3} ${noun}${count3 === 1 ? "" : "s"}`;
}
function countByTool({ calls }) {
  const counts = /* @__PURE__ */ new Map();
  for (const { tool } of calls) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return counts;
}

// src/core/verdict/observed-evidence.ts
function isObserved({ basis, uncontrolled }) {
  return basis === "observed" && uncontrolled === 0;
}
function unobservedReason(counts) {
  return `the checks pass only ${onWordReason(counts)} (evidence: observed in replaykit.yaml)`;
}
function onWordReason({ basis, uncontrolled }) {
  const why = basis === "observed" ? `${plural(uncontrolled, "call")} of it never passed through the gateway` : "no call of it passed through the gateway";
  return `on the runner's own word: ${why}`;
}
function guardsOnWord(cases) {
  return cases.filter(
    ({ state, standing, attempts }) => state === "guard" && standing === "holding" && attempts.some(({ counts }) => !isObserved(counts))
  );
}
function onWordText(cases) {
  const { length } = guardsOnWord(cases);
  return length === 0 ? void 0 : `${plural(length, "guard")} ${length === 1 ? "rests" : "rest"} on the runner's word`;
}

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
function datetime(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date(params) {
  return _isoDate(ZodISODate, params);
}
function time(params) {
  return _isoTime(ZodISOTime, params);
}
function duration(params) {
  return _isoDuration(ZodISODuration, params);
}

// node_modules/zod/v4/classic/coerce.js
var coerce_exports = {};
__export(coerce_exports, {
  bigint: () => bigint,
  boolean: () => boolean2,
  date: () => date2,
  number: () => number2,
  string: () => string2
});
function string2(params) {
  return _coercedString(ZodString, params);
}
function number2(params) {
  return _coercedNumber(ZodNumber, params);
}
function boolean2(params) {
  return _coercedBoolean(ZodBoolean, params);
}
function bigint(params) {
  return _coercedBigint(ZodBigInt, params);
}
function date2(params) {
  return _coercedDate(ZodDate, params);
}

// src/core/schema/effect.ts
var effectSchema = _enum(["pure", "read", "write"]);
var effectsSchema = record(string(), effectSchema);

// src/core/schema/matcher.ts
var valueMatcherSchema = union([
  strictObject({ $any: literal(true) }),
  strictObject({ $regex: string() }),
  strictObject({ $type: _enum(["string", "number", "integer", "boolean", "null", "array", "object"]) }),
  strictObject({ $one_of: array(jsonSchema).min(1) }),
  strictObject({ $near: number(), $by: number().nonnegative() })
]);
var argsModeSchema = _enum(["exact", "subset", "ignore"]);

// src/core/schema/case.ts
var caseVersion = 1;
var caseStateSchema = _enum(["open", "guard", "quarantined", "retired"]);
var caseIdSchema = string().regex(/^[a-z0-9](?:[a-z0-9-]{0,56}[a-z0-9])?$/, "lower-case letters, digits and dashes");
var toolModeSchema = _enum(["fixtures", "static", "simulate", "deny", "live"]);
var modelModeSchema = _enum(["recorded", "recorded-until-divergence", "live"]);
var toolArgsRule = union([
  argsModeSchema,
  looseObject({
    args: argsModeSchema.optional(),
    ignore: array(string()).optional().describe("JSON Pointers into the arguments that do not count")
  })
]);
var replayRulesSchema = looseObject({
  model: modelModeSchema.optional().describe("absent: recorded-until-divergence where fixtures/model.json exists, else live"),
  tools: union([toolModeSchema, record(string(), toolModeSchema)]).default("fixtures").describe("one mode for all tools, or a mode by tool (`default` for the others)"),
  on_read_miss: _enum(["fail", "tool-error"]).default("fail"),
  on_write_miss: _enum(["simulate", "fail"]).default("simulate"),
  match: looseObject({
    args: argsModeSchema.default("exact"),
    ignore: array(string()).default([]).describe(
      "JSON Pointers: into the arguments of tools, what does not count; into a model's request, texts whose dates, times, ids and paths do not count"
    ),
    tools: record(string(), toolArgsRule).default({})
  }).prefault({}),
  attempts: union([literal("auto"), number().int().min(1).max(1e3)]).default("auto"),
  timeout: durationSchema.optional(),
  /** `model_call`: an attempt without an observed model call ran nothing (for failures that an empty run shows too). */
  demand: _enum(["model_call"]).optional()
});
var scenarioSchema = looseObject({
  input: array(looseObject({ role: string(), content: jsonSchema })).default([]),
  mode: _enum(["continue", "scripted", "simulated"]).default("continue"),
  /** `continue`: the user turn (from 1) at which the agent takes over; absent = the last one. */
  from_turn: number().int().min(1).optional(),
  /** `simulated`: who plays the user. Without a command the model of replaykit.yaml does. */
  simulator: looseObject({
    command: union([string(), array(string())]).optional(),
    /** In place of the model that replaykit.yaml names. */
    model: string().optional(),
    /** Who the user is, what the user wants, and how the user talks: told to the model. */
    instructions: string().optional()
  }).optional(),
  context: jsonObjectSchema.default({})
});
var quarantineSchema = looseObject({ owner: string(), reason: string(), until: iso_exports.date() });
var reviewSchema = looseObject({
  assertion: string(),
  verdict: _enum(["pass", "fail"]),
  by: string(),
  at: string(),
  note: string().optional(),
  /** SHA-256 of the output that was judged: another output needs another look. */
  output_hash: string().optional()
});
var seenSchema = looseObject({
  count: number().int().min(1),
  first: string().optional(),
  last: string().optional(),
  /** Runs after the one that the case was made from, the newest last: none of them is counted twice. */
  runs: array(string()).optional()
});
var caseHeadSchema = looseObject({
  version: literal(caseVersion),
  id: caseIdSchema,
  title: string().min(1).max(200),
  state: caseStateSchema.default("open"),
  source: looseObject({
    run_id: string(),
    fingerprint: string().optional(),
    captured_at: string().optional(),
    /** Attempts that reproduced over attempts made when the case was added, e.g. `4/5`. */
    rate: string().regex(/^\d+\/\d+$/).optional(),
    seen: seenSchema.optional(),
    /** Version of the redaction rules that the trace went through; absent before there were versions. */
    redaction: int().positive().optional()
  }).optional(),
  runner: string().optional(),
  agent: string().optional(),
  tags: array(string()).default([]),
  effects: effectsSchema.default({}),
  terminal_tools: array(string()).optional(),
  scenario: scenarioSchema.prefault({}),
  replay: replayRulesSchema.prefault({}),
  quarantine: quarantineSchema.optional(),
  /** Share of attempts that a guard on a live model may fail (absent: 0.05); the base's counts. */
  tolerated_rate: number().min(0).lt(1, "below 1: a guard that may always fail guards nothing").optional(),
  reviews: array(reviewSchema).default([]),
  weak: boolean().optional().describe("true: an agent that does nothing would pass too, and nothing better can be asserted; needs weak_reason"),
  weak_reason: string().optional().describe("why nothing better can be asserted")
});
var caseFileNames = [
  "case.yaml",
  "source-trace.json",
  "fixtures/tools.json",
  "fixtures/model.json",
  "notes.md"
];

// src/core/schema/result.ts
var resultVersion = 1;
var outcomeSchema = strictObject({
  /** The check as a short text, e.g. `max_tool_calls lookup_billing 3`. */
  check: string(),
  kind: string(),
  outcome: _enum(["pass", "fail", "needs_human"]),
  /** True where nobody can decide: the door by which the run came in does not carry what the check needs. */
  unseen: boolean().optional(),
  /** One sentence: what was expected and what came. */
  message: string(),
  expected: jsonSchema.optional(),
  observed: jsonSchema.optional(),
  /** The call that came closest to the wanted one. */
  nearest: jsonSchema.optional(),
  /** Who decided a semantic check: a person's name, or the judge's. */
  decided_by: string().optional()
});
var verdictSchema = _enum(["reproduced", "fixed", "changed", "inconclusive", "error"]);
var standingSchema = _enum([
  "regressed",
  "broken",
  "unguarded",
  "error",
  "altered",
  "newly-fixed",
  "unproven",
  "changed",
  "flaky",
  "still-failing",
  "inconclusive",
  "holding",
  "quarantined",
  "skipped"
]);
var count = number().int().nonnegative();
var missSchema = strictObject({
  /** What was missing: a tool recording, a model recording, a user turn, a key, or the provider failed. */
  kind: _enum(["tool", "model", "user_turn", "key", "provider"]),
  /** What was asked for: a tool and its arguments, or a model request's summary. */
  tool: string().optional(),
  args: jsonSchema.optional(),
  nearest: jsonSchema.optional(),
  /** First JSON Pointer at which the nearest recording differs, and the rule that would make it match. */
  differs_at: string().optional(),
  rule: string().optional(),
  /** Of a text that changed: what was recorded there and what was asked now, with a few words around; and what to do, if it is known. */
  recorded: string().optional(),
  asked: string().optional(),
  remedy: string().optional(),
  message: string()
});
var pooledAnswerSchema = strictObject({
  tool: string(),
  args: jsonSchema,
  /** The case or the run that it comes from. */
  source: string(),
  /** Time between its recording and the case's. */
  age_ms: number().nonnegative()
});
var evidenceCountsSchema = strictObject({
  /** `observed`: the gateway saw it; `reported`: the runner said it; `not observed`: nobody did. */
  basis: _enum(["observed", "reported", "not observed"]),
  /** True where other network was denied: only observed and isolated is proof. */
  isolated: boolean(),
  served: count,
  simulated: count,
  missed: count,
  blocked: count,
  live: count,
  uncontrolled: count,
  unconsumed: count,
  /** Error texts that were served as text because nobody can say whether the tool returned or raised them; absent: none. */
  text_errors: count.optional(),
  /** Calls that a model asked for and the agent's own code answered, without calling its routed function; absent: none. */
  declined: count.optional(),
  /** Who made up the user's turns, which count as simulated; those of a model count as live too. */
  user: _enum(["command", "model"]).optional()
});
var differenceSchema = strictObject({
  /** Position among the calls or steps of the recorded run, from 0. */
  index: count,
  what: _enum(["tool", "arguments", "result", "state", "missing", "extra", "output", "status"]),
  /** JSON Pointer inside the arguments, result or state. */
  pointer: string().optional(),
  tool: string().optional(),
  recorded: jsonSchema.optional(),
  replayed: jsonSchema.optional()
});
var spendSchema = strictObject({ usd: number().nonnegative(), tokens: count });
var attemptResultSchema = strictObject({
  attempt: count,
  verdict: verdictSchema,
  /** Why, in one line; for `error` and `inconclusive` it names the cause. */
  reason: string(),
  signatures: array(outcomeSchema),
  assertions: array(outcomeSchema),
  counts: evidenceCountsSchema,
  misses: array(missSchema),
  first_difference: differenceSchema.optional(),
  /** Tools whose simulated write the verdict leans on. */
  leans_on_simulated: array(string()),
  /** Reads that other cases or kept runs answered; absent: none. They count as served. */
  leans_on_pooled: array(pooledAnswerSchema).optional(),
  duration_ms: number().nonnegative(),
  /** What the run took: model calls, else steps, else calls; and tokens, where anybody counted them. */
  steps: count.optional(),
  tokens: count.optional(),
  exit: strictObject({ code: number().nullable(), signal: string().nullable(), timed_out: boolean() }).optional(),
  /** What live models cost. */
  spend: spendSchema.optional(),
  /** What the judge cost; answers from its cache cost nothing. */
  judge_spend: spendSchema.optional(),
  /** Where the verdict is an error: the last lines that the runner wrote to its standard error, redacted; at most 8. */
  stderr: array(string()).max(8).optional(),
  /** What the runner changed in its sandbox, which was thrown away: at most 50 entries; absent: nothing, or there was no sandbox. */
  wrote: array(strictObject({ path: string(), what: string() })).optional()
});
var armFailuresSchema = strictObject({ reproduced: count.max(4), not_held: count.max(4) });
var blockSchema = strictObject({ head: armFailuresSchema, base: armFailuresSchema.optional() });
var trialEndSchema = _enum([
  "proven",
  "no worse",
  "tolerated",
  "no evidence",
  "out of reach",
  "blocks used up",
  "provider",
  "budget",
  "interrupted"
]);
var trialResultSchema = strictObject({
  question: _enum(["worse", "fixed"]),
  /** The blocks of this run. */
  blocks: array(blockSchema),
  /** Digest of the code, the base, the case and the runner: runs that share it count together. */
  identity: string().regex(/^[0-9a-f]{64}$/).optional(),
  /** The blocks of earlier runs with the same identity, a run each. */
  earlier: array(array(blockSchema)).optional(),
  /** How the attempts of these blocks ended. */
  head: partialRecord(verdictSchema, count),
  base: partialRecord(verdictSchema, count),
  /** Share of attempts that may fail. */
  tolerated: number().min(0).lt(1),
  /** False where there was no base to compare with. */
  compared: boolean(),
  end: trialEndSchema,
  /** What the attempts cost that are not listed with the case: the base's, and those of blocks that the provider spoiled. */
  spend: spendSchema.optional()
});
var intervalSchema = strictObject({ low: number(), high: number() });
var caseResultSchema = strictObject({
  case_id: string(),
  title: string(),
  /** Folder of the case, relative to the repository, with `/`. */
  path: string(),
  state: caseStateSchema,
  verdict: verdictSchema,
  standing: standingSchema,
  /** One sentence for the reviewer. */
  reason: string(),
  /** True where this standing fails the run under `fail_on`. */
  blocks: boolean(),
  base: strictObject({ verdict: verdictSchema, reason: string() }).optional(),
  /** Share of attempts that reproduced, with its 95 % interval. */
  rate: strictObject({ reproduced: count, of: count, interval: intervalSchema }),
  /** Pairs of attempts, one on each side, that the evidence still needs (`unproven`). */
  attempts_needed: count.optional(),
  /** True where chance took part: the case is judged with the whole suite. */
  live_model: boolean(),
  /** Why it counts as live, and what would make one attempt decide. */
  live_because: string().optional(),
  trial: trialResultSchema.optional(),
  /** Of a weak case: why nothing better can be asserted. An agent that does nothing passes it too. */
  weak: string().optional(),
  altered: array(string()).optional(),
  /** Tools whose function is replaced in a replay although this change touches its code: nothing of that was exercised. */
  not_exercised: array(string()).optional(),
  attempts: array(attemptResultSchema),
  /** Commands that act on this result: reproduce locally, add recordings, guard. */
  commands: strictObject({
    reproduce: string(),
    add_recordings: string().optional(),
    guard: string().optional()
  }),
  /** Line numbers in case.yaml of the keys that annotations point at. */
  lines: record(string(), number().int()).optional(),
  duration_ms: number().nonnegative()
});
var figureNames = ["cost", "tokens", "steps", "time"];
var figureSchema = strictObject({
  base: number().nonnegative(),
  head: number().nonnegative(),
  /** Share by which it grew, with its 95 % interval over the cases. */
  change: number(),
  interval: intervalSchema
});
var againstBaseSchema = strictObject({
  /** What it was compared with, such as a branch's name. */
  base: string(),
  /** Cases that both replayed. */
  cases: count,
  figures: partialRecord(_enum(figureNames), figureSchema),
  /** Share by which a figure may grow (`budget.increase`). */
  allowed: number().nonnegative().optional(),
  /** Figures that surely grew by more than is allowed: they fail the run. */
  exceeded: array(_enum(figureNames)).optional()
});
var replayReportSchema = strictObject({
  version: literal(resultVersion),
  summary: strictObject({
    total: count,
    standings: partialRecord(standingSchema, count),
    /** How many of the cases are weak; absent: none. */
    weak: count.optional(),
    verdicts: partialRecord(verdictSchema, count),
    blocking: count,
    /** Standings that fail the run. */
    fail_on: array(standingSchema),
    ok: boolean(),
    /** Green only when every guard was conclusive. */
    headline: string(),
    spend: spendSchema.optional(),
    judge_spend: spendSchema.optional(),
    /** Why the runners ran on the machine itself; absent: they ran in a sandbox, or nobody asked for one. */
    not_sandboxed: string().optional(),
    /** Runners whose setup ran before them, in a sandbox of its own that had network and no secret. */
    setups: array(string()).optional(),
    /** What was tried again of the guards on live models, and what is promised of it. */
    live: strictObject({
      guards: count,
      suspects: count,
      attempts: strictObject({ head: count, base: count }),
      /** Chance that a run is red though nothing is worse. */
      alpha: number(),
      /** What suspects were compared with, such as a branch's name. */
      base: string().optional(),
      /** Why they were compared with nothing. */
      without_base: string().optional(),
      /** Without a base: whether live evidence blocks. */
      unpaired: _enum(["block", "show"]),
      max_pairs: count
    }).optional(),
    /** What the suite took here and on the base. */
    against_base: againstBaseSchema.optional(),
    duration_ms: number().nonnegative()
  }),
  cases: array(caseResultSchema),
  /** Which attempt of its workflow run this is, from 1: the next one counts what this one tried. */
  run_attempt: number().int().min(1).optional(),
  /** The part of a plan that this report covers; shards of one plan share its hash. */
  shard: strictObject({
    index: number().int().min(1),
    of: number().int().min(1),
    plan: string(),
    /** Cases of the whole plan. */
    cases: count,
    /** Guards of the whole plan that may meet a live model. */
    live_guards: count.optional()
  }).optional()
});

// src/core/verdict/live-model.ts
var open = "nothing kept its runner from the network";
function liveReason(attempts, openBecause = open) {
  const live = attempts.reduce((sum2, { counts }) => sum2 + counts.live, 0);
  const [first] = attempts;
  if (live > 0) {
    const basis = first?.counts.basis ?? "not observed";
    return `${live} live ${live === 1 ? "call" : "calls"} (${basis}); with its answers in fixtures/ one attempt would decide`;
  }
  if (attempts.some(({ spend }) => spend !== void 0 && spend.tokens > 0)) {
    return "it spent tokens on a live model; with its answers in fixtures/ one attempt would decide";
  }
  const lacked = attempts.flatMap(({ misses }) => misses).find(({ kind }) => kind === "provider" || kind === "key");
  if (lacked) return "it asked for a live model; with its answers in fixtures/ one attempt would decide";
  if (attempts.every(({ counts }) => counts.isolated)) return void 0;
  return `${openBecause}; in an isolated network one attempt would decide`;
}
function failedByProvider({ misses, counts }) {
  return counts.basis === "observed" && misses.some(({ kind }) => kind === "provider");
}
function lacksKey({ misses }) {
  return misses.some(({ kind }) => kind === "key");
}

// src/core/verdict/summary.ts
var standingOrder = [
  "regressed",
  "broken",
  "unguarded",
  "altered",
  "error",
  "newly-fixed",
  "unproven",
  "changed",
  "flaky",
  "still-failing",
  "inconclusive",
  "skipped",
  "quarantined",
  "holding"
];
var standingWords = {
  regressed: "regressed",
  broken: "broken",
  unguarded: "unguarded",
  error: "in error",
  altered: "altered",
  "newly-fixed": "newly fixed",
  unproven: "fixed but unproven",
  changed: "changed",
  flaky: "flaky",
  "still-failing": "still failing",
  inconclusive: "inconclusive",
  holding: "holding",
  quarantined: "quarantined",
  skipped: "skipped"
};
function buildReport(cases, failOn, options = {}) {
  const standings = {};
  const verdicts = {};
  let blocking = 0;
  let judged2 = 0;
  for (const { standing, verdict, blocks } of cases) {
    standings[standing] = (standings[standing] ?? 0) + 1;
    verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    if (blocks) blocking += 1;
    if (standing !== "skipped") judged2 += 1;
  }
  const none = judged2 === 0 && (cases.length > 0 || options.expected === true);
  const weak = cases.filter(isWeak).length;
  const spend = spendOf(cases, "spend");
  const judgeSpend = spendOf(cases, "judge_spend");
  return {
    version: resultVersion,
    summary: {
      total: cases.length,
      standings: ordered(standings),
      ...weak === 0 ? {} : { weak },
      verdicts,
      blocking,
      fail_on: failOn,
      ok: blocking === 0 && !none,
      headline: headlineOf(cases, {
        none,
        blocking,
        spend,
        judgeSpend,
        open: options.not_sandboxed !== void 0
      }),
      ...spend === void 0 ? {} : { spend },
      ...judgeSpend === void 0 ? {} : { judge_spend: judgeSpend },
      ...options.not_sandboxed === void 0 ? {} : { not_sandboxed: options.not_sandboxed },
      ...options.setups === void 0 || options.setups.length === 0 ? {} : { setups: options.setups },
      ...options.live === void 0 ? {} : { live: options.live },
      duration_ms: options.duration_ms ?? cases.reduce((sum2, { duration_ms }) => sum2 + duration_ms, 0)
    },
    cases
  };
}
function isWeak({ weak }) {
  return weak !== void 0;
}
function countWords(cases) {
  const words = standingOrder.flatMap((standing) => {
    const count3 = cases.filter((result) => result.standing === standing).length;
    return count3 === 0 ? [] : [`${count3} ${standingWords[standing]}`];
  });
  return words.join(", ");
}
function ordered(counts) {
  const entries = standingOrder.flatMap((standing) => {
    const count3 = counts[standing];
    return count3 === void 0 ? [] : [[standing, count3]];
  });
  return Object.fromEntries(entries);
}
function headlineOf(cases, { none, blocking, spend, judgeSpend, open: open2 }) {
  if (none) return "Failed: no case was judged";
  if (cases.length === 0) return "No cases yet: make one with replaykit scaffold <trace.json> --out cases/<id>";
  const needsKey = cases.some(lacksKey2);
  const word = onWordText(cases);
  const tail = [
    word === void 0 ? "" : `; ${word}`,
    open2 ? "; not sandboxed" : "",
    needsKey ? "; needs key" : "",
    spend === void 0 ? "" : `; spent ${spendText(spend)}`,
    judgeSpend === void 0 ? "" : `; judge ${spendText(judgeSpend)}`
  ].join("");
  const weak = countWords(cases.filter(isWeak));
  const strong = countWords(cases.filter((result) => !isWeak(result)));
  const counts = [strong, weak === "" ? "" : `weak cases apart: ${weak}`].filter((words) => words !== "").join("; ");
  if (blocking > 0) return `Failed: ${counts}${tail}`;
  const unproven = unprovenWords(cases);
  if (unproven !== void 0) return `Not proven: ${unproven}; ${counts}${tail}`;
  return `Passed: ${counts}${tail}`;
}
function isProven({ verdict, standing }) {
  if (standing === "skipped" || standing === "inconclusive") return false;
  return verdict !== "inconclusive" && verdict !== "error";
}
function unprovenWords(cases) {
  const judged2 = cases.filter(({ standing }) => standing !== "skipped");
  const unproven = cases.filter((result) => result.state === "guard" && !isProven(result));
  if (unproven.length === 0) {
    return judged2.length > 0 && judged2.every(isWeak) ? "only weak cases were judged" : void 0;
  }
  const causes = [
    ...unproven.some(({ trial }) => trial?.end === "provider") ? ["the provider failed"] : [],
    ...unproven.some(({ trial }) => trial?.end === "budget") ? ["the budget ended"] : [],
    ...unproven.some(({ trial }) => trial?.compared === false) ? ["no base was compared"] : []
  ];
  const why = causes.length === 0 ? "" : ` (${causes.join(", ")})`;
  return `${plural(unproven.length, "guard")} inconclusive${why}`;
}
function lacksKey2({ attempts }) {
  return attempts.some(lacksKey);
}
function spendText({ usd, tokens }) {
  if (usd === 0) return `${tokens} tokens, price not known`;
  const price = usd > 0 && usd < 0.01 ? usd.toPrecision(2) : usd.toFixed(2);
  return `$${price}, ${tokens} tokens`;
}
function spendLines({ spend, judge_spend }) {
  return [
    ...spend === void 0 ? [] : [`Spent on live models: ${spendText(spend)}`],
    ...judge_spend === void 0 ? [] : [`Spent on the judge: ${spendText(judge_spend)}`]
  ];
}
function spendOf(cases, of) {
  const spends = cases.flatMap(({ attempts, trial }) => [
    ...attempts.flatMap((attempt) => attempt[of] === void 0 ? [] : [attempt[of]]),
    ...of === "spend" && trial?.spend !== void 0 ? [trial.spend] : []
  ]);
  if (spends.length === 0) return void 0;
  return spends.reduce((sum2, { usd, tokens }) => ({ usd: sum2.usd + usd, tokens: sum2.tokens + tokens }));
}

// src/core/canonical-json.ts
function canonicalJson(value) {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
  const members = [];
  for (const key of Object.keys(value).toSorted(byCodeUnit)) {
    const member = value[key];
    if (member !== void 0) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
  }
  return `{${members.join(",")}}`;
}
function byCodeUnit(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// src/core/json-fault.ts
var space = /[ \t\n\r]*/y;
var scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
var escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
function findJsonFault(text) {
  const open2 = [];
  let offset = skip(space, text, 0);
  let want = "value";
  for (; ; ) {
    const char = text[offset] ?? "";
    const inside = open2.at(-1);
    if (want === "after") {
      if (inside === void 0)
        return char === "" ? fault(text, offset, "JSON") : fault(text, offset, "the end of the text");
      if (char === closing(inside)) open2.pop();
      else if (char === ",") want = inside === "{" ? "key" : "value";
      else return fault(text, offset, `"," or "${closing(inside)}"`);
      offset = skip(space, text, offset + 1);
      continue;
    }
    if (want === "first" && inside !== void 0 && char === closing(inside)) {
      open2.pop();
      want = "after";
      offset = skip(space, text, offset + 1);
      continue;
    }
    if (inside === "{" && want !== "value") {
      const end2 = stringEnd(text, offset);
      if (typeof end2 !== "number")
        return end2.at === offset ? fault(text, offset, "a member name in double quotes") : fault(text, end2.at, end2.expected);
      offset = skip(space, text, end2);
      if (text[offset] !== ":") return fault(text, offset, '":"');
      offset = skip(space, text, offset + 1);
      want = "value";
      continue;
    }
    if (char === "[" || char === "{") {
      open2.push(char);
      want = "first";
      offset = skip(space, text, offset + 1);
      continue;
    }
    const end = char === '"' ? stringEnd(text, offset) : skip(scalar, text, offset);
    if (typeof end !== "number") return fault(text, end.at, end.expected);
    if (end === offset) return fault(text, offset, "a value");
    offset = skip(space, text, end);
    want = "after";
  }
}
function stringEnd(text, offset) {
  if (text[offset] !== '"') return { at: offset, expected: "a string" };
  for (let end = offset + 1; ; ) {
    const code = text.charCodeAt(end);
    if (code === 34) return end + 1;
    const next = code === 92 ? skip(escape, text, end) : code >= 32 ? end + 1 : end;
    if (next === end) return { at: end, expected: code === 92 ? "a valid escape" : "a closing double quote" };
    end = next;
  }
}
function closing(open2) {
  return open2 === "[" ? "]" : "}";
}
function skip(pattern, text, offset) {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}
function fault(text, offset, expected2) {
  const char = text.codePointAt(offset);
  return {
    offset,
    expected: expected2,
    found: char === void 0 ? "the end of the text" : JSON.stringify(String.fromCodePoint(char))
  };
}

// src/core/json-limits.ts
var jsonDefaults = {
  maxBytes: 64 * 1024 * 1024,
  maxDepth: 128,
  maxNodes: 5e6,
  maxKeys: 2e6
};
var fewOpenings = 5e5;
function parseJson(text, where) {
  const limits = { ...jsonDefaults, ...where };
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  assertBytes(body, limits);
  const first = hasFewOpenings(body);
  if (!first) assertTextLimits(body, limits);
  const value = parsed(body, limits);
  if (first && body.length > Math.min(limits.maxDepth, limits.maxNodes, limits.maxKeys))
    assertValueLimits(value, limits);
  return value;
}
function hasFewOpenings(text) {
  if (text.length <= fewOpenings) return true;
  let count3 = 0;
  for (const opening of ["[", "{"]) {
    for (let at = text.indexOf(opening); at !== -1 && count3 <= fewOpenings; at = text.indexOf(opening, at + 1))
      count3 += 1;
  }
  return count3 <= fewOpenings;
}
function parsed(body, limits) {
  try {
    const value = JSON.parse(body);
    return value;
  } catch (cause) {
    assertTextLimits(body, limits);
    const { offset, expected: expected2, found } = findJsonFault(body);
    const { line, column } = lineAndColumn(body, offset);
    throw new ReplayKitError("invalid_json", `${limits.name}:${line}:${column}: expected ${expected2}, found ${found}`, {
      hint: "correct the JSON at this place",
      cause
    });
  }
}
function parseJsonLines(text, where) {
  assertBytes(text, { ...jsonDefaults, ...where });
  const values2 = [];
  let line = 0;
  for (const part of text.split("\n")) {
    line += 1;
    if (part.trim() !== "") values2.push(parseJson(part, { ...where, name: `${where.name} line ${line}` }));
  }
  return values2;
}
function assertJsonLimits(value, where) {
  assertValueLimits(value, { ...jsonDefaults, ...where });
}
function isHolder(value) {
  return typeof value === "object" && value !== null;
}
function assertValueLimits(value, limits) {
  const counts = { nodes: 1, keys: 0 };
  if (isHolder(value)) count2(value, 1, { counts, limits });
  assertCounts({ depth: 0, ...counts }, limits);
}
function count2(holder, depth, sum2) {
  const { counts, limits } = sum2;
  if (depth > limits.maxDepth || counts.nodes > limits.maxNodes || counts.keys > limits.maxKeys)
    assertCounts({ depth, ...counts }, limits);
  if (Array.isArray(holder)) {
    counts.nodes += holder.length;
    for (const member of holder) if (isHolder(member)) count2(member, depth + 1, sum2);
    return;
  }
  for (const key in holder) {
    counts.nodes += 1;
    counts.keys += 1;
    const member = holder[key];
    if (isHolder(member)) count2(member, depth + 1, sum2);
  }
}
function utf8Length(text) {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit2 = text.charCodeAt(i);
    if (unit2 < 128) continue;
    bytes += unit2 < 2048 ? 1 : 2;
    if (unit2 >= 55296 && unit2 < 56320 && (text.charCodeAt(i + 1) & 64512) === 56320) {
      i += 1;
    }
  }
  return bytes;
}
function assertBytes(text, limits) {
  if (text.length * 3 <= limits.maxBytes) return;
  const bytes = text.length > limits.maxBytes ? text.length : utf8Length(text);
  if (bytes <= limits.maxBytes) return;
  throw new ReplayKitError("too_large", `${limits.name}: more than ${limits.maxBytes} bytes`, {
    hint: "send or store a smaller document"
  });
}
function assertTextLimits(text, limits) {
  let depth = 0;
  let commas = 0;
  let openings = 0;
  let keys = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit2 = text.charCodeAt(i);
    if (unit2 === 34) i = endOfJsonString(text, i + 1);
    else if (unit2 === 44) commas += 1;
    else if (unit2 === 58) keys += 1;
    else if (unit2 === 91 || unit2 === 123) {
      openings += 1;
      depth += 1;
      if (depth > limits.maxDepth) assertCounts({ depth, nodes: 0, keys: 0 }, limits);
    } else if (unit2 === 93 || unit2 === 125) depth -= 1;
  }
  assertCounts({ depth: 0, nodes: commas + openings + 1, keys }, limits);
}
function endOfJsonString(text, from) {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === 92) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return text.length;
}
function endOfJsonList(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const unit2 = text.charCodeAt(at);
    if (unit2 === 34) at = endOfJsonString(text, at + 1);
    else if (unit2 === 91 || unit2 === 123) depth += 1;
    else if (unit2 === 93 || unit2 === 125) {
      if (depth === 0) return unit2 === 93 ? at : void 0;
      depth -= 1;
    }
  }
  return void 0;
}
function assertCounts(counts, limits) {
  const hint = "split the document, or leave out what the case does not need";
  if (counts.depth > limits.maxDepth) {
    throw new ReplayKitError("too_deep", `${limits.name}: nested deeper than ${limits.maxDepth} levels`, { hint });
  }
  if (counts.nodes > limits.maxNodes) {
    throw new ReplayKitError("too_large", `${limits.name}: more than ${limits.maxNodes} values`, { hint });
  }
  if (counts.keys > limits.maxKeys) {
    throw new ReplayKitError("too_large", `${limits.name}: more than ${limits.maxKeys} object members`, { hint });
  }
}
function lineAndColumn(text, offset) {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

// src/node/runner/environment.ts
var passedVariables = [
  "PATH",
  "HOME",
  "USER",
  "LOGNAME",
  "SHELL",
  "TMPDIR",
  "TMP",
  "TEMP",
  "TZ",
  "LANG",
  "LANGUAGE",
  "CI",
  "VIRTUAL_ENV",
  "PYTHONPATH",
  "NODE_PATH",
  "JAVA_HOME",
  "GOPATH",
  "GOROOT",
  "XDG_CACHE_HOME",
  "XDG_CONFIG_HOME",
  "XDG_DATA_HOME",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "NODE_EXTRA_CA_CERTS",
  "SYSTEMROOT",
  "PATHEXT"
];
function runnerEnvironment(env, passEnv) {
  const names = [...passedVariables, ...Object.keys(env).filter((name) => name.startsWith("LC_")), ...passEnv];
  const passed = {};
  for (const name of names) {
    const value = env[name];
    if (value !== void 0) passed[name] = value;
  }
  return passed;
}
var longestVariable = 1e5;
function contractVariables(values2) {
  return {
    REPLAYKIT_CASE_PATH: values2.casePath,
    REPLAYKIT_FIXTURES_DIR: values2.fixturesDir,
    REPLAYKIT_SOURCE_TRACE_PATH: values2.sourceTracePath,
    REPLAYKIT_CASE_ID: values2.caseId,
    REPLAYKIT_ATTEMPT: String(values2.attempt),
    REPLAYKIT_SEED: String(values2.seed),
    ...values2.outputPath === void 0 ? {} : { REPLAYKIT_OUTPUT_PATH: values2.outputPath },
    ...values2.now === void 0 ? {} : { REPLAYKIT_NOW: values2.now },
    ...Buffer.byteLength(values2.input) > longestVariable ? {} : { REPLAYKIT_INPUT: values2.input }
  };
}

// src/core/matching/short-json.ts
function shortJson(value, limit = 120) {
  if (value === void 0) return "nothing";
  const text = canonicalJson(value);
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}

// src/core/verdict/attention.ts
var attentionOf = {
  regressed: "regressed",
  broken: "regressed",
  unguarded: "needs you",
  altered: "needs you",
  error: "needs you",
  unproven: "needs you",
  changed: "needs you",
  flaky: "needs you",
  inconclusive: "needs you",
  "newly-fixed": "fixed",
  "still-failing": "still failing",
  holding: "holding",
  quarantined: "quarantined",
  skipped: "skipped"
};
var attentionOrder = [
  "regressed",
  "needs you",
  "fixed",
  "still failing",
  "quarantined",
  "skipped",
  "holding"
];
function groupByAttention(cases) {
  const groups = new Map(attentionOrder.map((attention) => [attention, []]));
  for (const result of cases) groups.get(attentionOf[result.standing])?.push(result);
  for (const [attention, members] of groups) {
    const blocking = members.filter(({ blocks }) => blocks);
    const others = members.filter(({ blocks }) => !blocks);
    groups.set(attention, [...blocking, ...others]);
  }
  return groups;
}
function attentionCounts(cases) {
  const counts = [...groupByAttention(cases)].filter(([, members]) => members.length > 0);
  return counts.map(([attention, { length }]) => countOf(attention, length)).join(", ");
}
function countOf(attention, count3) {
  return `${count3} ${attention === "needs you" && count3 > 1 ? "need you" : attention}`;
}

// src/core/verdict/against-base.ts
var judged = ["cost", "tokens", "steps"];
var values = {
  cost: ({ spend }) => spend === void 0 || spend.usd === 0 ? void 0 : spend.usd,
  tokens: ({ tokens }) => tokens,
  steps: ({ steps }) => steps,
  time: ({ duration_ms }) => duration_ms
};
function againstBase(head, base, increase) {
  const before = new Map(base.cases.map((result) => [result.case_id, result]));
  const pairs = head.flatMap((result) => {
    const other = before.get(result.case_id);
    return other === void 0 || !isRun(result) || !isRun(other) ? [] : [{ head: result, base: other }];
  });
  if (pairs.length === 0) return void 0;
  const figures = {};
  for (const name of figureNames) {
    const both = pairs.flatMap((pair) => {
      const [here, there] = [meanOf(pair.head, name), meanOf(pair.base, name)];
      return here === void 0 || there === void 0 ? [] : [{ here, there }];
    });
    const figure = figureOf(both);
    if (figure) figures[name] = figure;
  }
  const allowed = increase === void 0 ? void 0 : Number(increase.replace("%", "")) / 100;
  const exceeded = allowed === void 0 ? [] : judged.filter((name) => (figures[name]?.interval.low ?? 0) > allowed);
  return {
    base: base.name,
    cases: pairs.length,
    figures,
    ...allowed === void 0 ? {} : { allowed },
    ...exceeded.length === 0 ? {} : { exceeded }
  };
}
function isRun({ verdict, attempts }) {
  return attempts.length > 0 && verdict !== "error" && verdict !== "inconclusive";
}
function meanOf({ attempts }, name) {
  const known = attempts.flatMap((attempt) => values[name](attempt) ?? []);
  return known.length === 0 ? void 0 : known.reduce((sum2, value) => sum2 + value, 0) / known.length;
}
function figureOf(pairs) {
  const head = sum(pairs.map(({ here }) => here));
  const base = sum(pairs.map(({ there }) => there));
  if (base === 0) return void 0;
  const ratio = head / base;
  const residual = sum(pairs.map(({ here, there }) => (here - ratio * there) ** 2));
  const count3 = pairs.length;
  const error = count3 === 1 ? ratio : Math.sqrt(count3 / (count3 - 1) * residual) / base;
  const change = ratio - 1;
  const spread = ratio === 1 && residual === 0 ? 0 : 1.96 * error;
  return { base, head, change, interval: { low: change - spread, high: change + spread } };
}
function sum(numbers) {
  return numbers.reduce((total, number3) => total + number3, 0);
}
function withAgainstBase(report, against) {
  if (against === void 0) return report;
  const { summary } = report;
  const failed = against.exceeded !== void 0;
  const why = failed ? exceededWords(against) : "";
  const headline = failed ? `Failed: ${why}; ${summary.headline}` : summary.headline;
  return { ...report, summary: { ...summary, against_base: against, ok: summary.ok && !failed, headline } };
}
function exceededWords({ exceeded = [], figures, base, allowed = 0 }) {
  const grown = exceeded.map((name) => `${percent(figures[name]?.change ?? 0)} more ${nouns[name]}`);
  return `it takes ${grown.join(" and ")} than ${base}, and ${percent(allowed)} are allowed`;
}
var nouns = { cost: "money", tokens: "tokens", steps: "steps", time: "time" };
function percent(share) {
  return `${Math.round(share * 100)} %`;
}
function againstBaseLine({ against_base: against }, named) {
  if (against === void 0) return [];
  const figures = figureNames.flatMap((name) => {
    const figure = against.figures[name];
    return figure === void 0 ? [] : [`${name} ${figureText(name, figure)}`];
  });
  const cases = `${against.cases} ${against.cases === 1 ? "case" : "cases"}`;
  return [`Beside ${named(against.base)}, over ${cases}: ${figures.join(", ")}`];
}
function figureText(name, { base, head, change, interval }) {
  const [before, here] = [amount(name, base), amount(name, head)];
  if (change === 0) return `${here}, the same`;
  const sign = change > 0 ? "+" : "−";
  const spread = Math.round((interval.high - interval.low) / 2 * 100);
  return `${before} → ${here} (${sign}${percent(Math.abs(change))} ± ${spread})`;
}
function amount(name, value) {
  if (name === "cost") return `$${value > 0 && value < 0.01 ? value.toPrecision(2) : value.toFixed(2)}`;
  if (name === "time") return `${(value / 1e3).toFixed(1)} s`;
  return String(Math.round(value));
}

// src/core/report/shown-attempt.ts
function shownAttempt({
  attempts,
  verdict
}) {
  return attempts.find((attempt) => attempt.verdict === verdict) ?? attempts[0];
}
function openChecks(result) {
  return checksOf(result).filter(({ outcome, unseen }) => outcome === "needs_human" && unseen !== true);
}
function saidToPass(result) {
  return checksOf(result).filter(({ outcome, decided_by }) => outcome === "pass" && decided_by !== void 0);
}
function checksOf(result) {
  const { signatures = [], assertions = [] } = shownAttempt(result) ?? {};
  return [...signatures, ...assertions];
}

// src/core/report/evidence-text.ts
function exceptionText({ text_errors: count3 = 0 }) {
  if (count3 === 0) return void 0;
  const served = count3 === 1 ? "An error was" : `${count3} errors were`;
  return `${served} served as text: the recording does not say whether the tool raised ${count3 === 1 ? "it" : "them"}, so the exception path was not exercised.`;
}
function countsText(counts) {
  const { served, simulated, missed, blocked, live, uncontrolled, declined = 0, basis, isolated, user } = counts;
  const parts = [
    `${served} served`,
    `${simulated} simulated`,
    `${missed} missed`,
    `${blocked} blocked`,
    `${live} live`
  ];
  if (uncontrolled > 0) parts.push(`${uncontrolled} uncontrolled`);
  if (declined > 0) parts.push(`${declined} declined by the agent`);
  if (user !== void 0) parts.push(`user played by a ${user}`);
  return `${parts.join(", ")} (${basis}${isolated ? ", isolated" : ""})`;
}
var mostWrote = 5;
function wroteText({ wrote = [] }) {
  if (wrote.length === 0) return void 0;
  const shown = wrote.slice(0, mostWrote).map(({ path, what }) => `${path} ${what}`);
  const more = wrote.length - shown.length;
  return `wrote: ${shown.join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}
function sandboxLines({ not_sandboxed: why, setups = [] }) {
  return [
    ...why === void 0 ? [] : [`Not sandboxed: ${why}. What ran could read keys, write and leave processes behind.`],
    ...setups.length === 0 ? [] : [`Set up with network and without secrets, in a sandbox: ${setups.join(", ")}.`]
  ];
}
function pooledText({ tool, args, source, age_ms }) {
  const days = Math.round(age_ms / 864e5);
  const age = days === 0 ? "recorded within a day" : `recorded ${plural(days, "day")} apart`;
  return `${tool} ${shortJson(args, 160)}, from ${source}, ${age}`;
}
function missLines({ message, recorded, asked, remedy }) {
  return [
    message,
    ...recorded === void 0 ? [] : [`recorded: ${recorded}`],
    ...asked === void 0 ? [] : [`now: ${asked}`],
    ...remedy === void 0 ? [] : [remedy]
  ];
}

// src/core/report/live-line.ts
function liveLine({ live }, named = (text) => text) {
  if (live === void 0 || live.guards === 0) return [];
  const { guards, suspects, attempts, alpha, without_base } = live;
  const base = named(live.base ?? "the base");
  const onBase = attempts.base === 0 ? "" : `, ${attempts.base} on ${base}`;
  const made = `Attempts: ${attempts.head} on this branch${onBase}`;
  const all = plural(guards, "live guard");
  const tried = `${suspects} of ${all} failed once and ${suspects === 1 ? "was" : "were"} tried again`;
  const promise = `If this change made none of them worse, a run like this turns red at most once in ${Math.round(1 / alpha)}`;
  if (without_base === void 0 && suspects > 0 && attempts.base === 0) {
    return [`${suspects} of ${all} failed once, and could not be tried again beside ${base}. ${made}`];
  }
  if (without_base === void 0) {
    const what = suspects === 0 ? `None of ${all} failed` : `${tried} beside ${base}`;
    return [`${what}. ${promise}. ${made}`];
  }
  if (suspects === 0) return [`None of ${all} failed. ${made}`];
  const drift = "a drift of the provider would look the same as a change for the worse";
  return [`${tried}, with nothing to compare them with (${named(without_base)}): ${drift}. ${made}`];
}

// src/core/schema/problem.ts
function schemaProblems(error, value, at = []) {
  return error.issues.flatMap(innerIssues).map((issue) => {
    const path = [...at, ...issue.path.map((key) => typeof key === "number" ? key : String(key))];
    return { path, field: fieldName(path), message: issueMessage(issue, valueAt(value, issue.path), fieldName(path)) };
  });
}
function innerIssues(issue) {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.find((issues) => issues.every(({ path }) => path.length > 0) && issues.length > 0);
  if (!meant) return [issue];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(innerIssues);
}
function fieldName(path) {
  if (path.length === 0) return "the file";
  return path.reduce((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
    return text === "" ? name : `${text}.${name}`;
  }, "");
}
function foundValue(value) {
  if (value === void 0) return "missing";
  const text = JSON.stringify(value) ?? typeof value;
  if (text.length <= 60) return text;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === "string" ? `${text.slice(0, 57)}…"` : "a mapping";
}
function issueMessage(issue, found, field) {
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => JSON.stringify(key)).join(", ");
    return `${field} has the unknown key${issue.keys.length === 1 ? "" : "s"} ${keys}`;
  }
  const is = found === void 0 ? "is missing" : `is ${foundValue(found)}`;
  return `${field} ${is}; expected ${expected(issue)}`;
}
function expected(issue) {
  if (issue.code === "invalid_type") return typeName(issue.expected);
  if (issue.code === "invalid_value") return issue.values.map((value) => String(value)).join(" | ");
  if (issue.code === "invalid_union") {
    const named = "options" in issue ? issue.options.map(String) : [];
    if (named.length > 0) return named.join(" | ");
    const options = issue.errors.flatMap((issues) => issues.slice(0, 1).map(expected));
    return options.length === 0 ? "another value" : [...new Set(options)].join(", or ");
  }
  if (issue.code === "invalid_format") return formatName(issue.format, issue.message);
  if (issue.code === "too_small") {
    return `${issue.inclusive === false ? "more than" : "at least"} ${String(issue.minimum)}${unit(issue.origin)}`;
  }
  if (issue.code === "too_big" && !own(issue.message)) {
    return `${issue.inclusive === false ? "less than" : "at most"} ${String(issue.maximum)}${unit(issue.origin)}`;
  }
  return issue.message.replace(/^(?:Invalid input: )?expected /, "");
}
function own(message) {
  return !message.startsWith("Too ");
}
function typeName(name) {
  const names = {
    object: "a mapping",
    record: "a mapping",
    array: "a list",
    int: "a whole number"
  };
  return names[name] ?? `a ${name}`;
}
function formatName(format, message) {
  if (format === "date") return "a date such as 2026-12-31";
  return message.startsWith("Invalid") ? message.replace(/^Invalid string: must match pattern /, "text that matches ") : message;
}
function unit(origin) {
  if (origin === "string") return " characters";
  return origin === "array" ? " entries" : "";
}
function valueAt(value, path) {
  return path.reduce((inner, key) => {
    if (typeof inner !== "object" || inner === null) return void 0;
    return Object.hasOwn(inner, key) ? inner[key] : void 0;
  }, value);
}

// src/core/verdict/missing-command.ts
function missingCommand({ case_id, path, state, attempts }) {
  const kinds = new Set(attempts.flatMap(({ misses }) => misses.map(({ kind }) => kind)));
  if (kinds.has("tool") || kinds.has("model")) return `replaykit case fixtures add ${path} <trace.json>`;
  if (!kinds.has("key")) return void 0;
  return `replaykit guard ${case_id}${state === "open" ? " --base <base>" : ""}`;
}
function recordsAgain(command) {
  return command.startsWith("replaykit guard ");
}

// src/core/verdict/not-exercised.ts
function notExercisedText(tools = []) {
  const [first] = tools;
  if (first === void 0) return void 0;
  const were = tools.length === 1 ? "was replaced and its" : "were replaced and their";
  return `but ${tools.join(", ")} ${were} code changed here; to judge that, name the inner function (tools.${first}.at) or let it run (effect: pure)`;
}
function reasonItself({ reason, not_exercised }) {
  const text = notExercisedText(not_exercised);
  return text !== void 0 && reason.startsWith(`${text}: `) ? reason.slice(text.length + 2) : reason;
}
function withNotExercised(reason, tools) {
  const text = notExercisedText(tools);
  return text === void 0 ? reason : `${text}: ${reason}`;
}

export {
  iso_exports,
  coerce_exports,
  effectSchema,
  effectsSchema,
  valueMatcherSchema,
  argsModeSchema,
  caseVersion,
  caseIdSchema,
  replayRulesSchema,
  caseHeadSchema,
  caseFileNames,
  verdictSchema,
  standingSchema,
  caseResultSchema,
  replayReportSchema,
  decided,
  undecided,
  notSeen,
  callJson,
  plural,
  countByTool,
  liveReason,
  failedByProvider,
  lacksKey,
  isObserved,
  unobservedReason,
  onWordReason,
  guardsOnWord,
  onWordText,
  standingOrder,
  standingWords,
  buildReport,
  isWeak,
  unprovenWords,
  lacksKey2,
  spendLines,
  canonicalJson,
  jsonDefaults,
  parseJson,
  parseJsonLines,
  assertJsonLimits,
  endOfJsonString,
  endOfJsonList,
  passedVariables,
  runnerEnvironment,
  contractVariables,
  schemaProblems,
  fieldName,
  foundValue,
  shortJson,
  attentionOf,
  groupByAttention,
  attentionCounts,
  countOf,
  againstBase,
  withAgainstBase,
  exceededWords,
  againstBaseLine,
  missingCommand,
  recordsAgain,
  notExercisedText,
  reasonItself,
  withNotExercised,
  shownAttempt,
  openChecks,
  saidToPass,
  exceptionText,
  countsText,
  wroteText,
  sandboxLines,
  pooledText,
  missLines,
  liveLine
};
