import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  blockSize,
  listPriceOf,
  mayMeetLiveModel,
  planReplay,
  prepareCase,
  pricesAsOf,
  reachesProviders,
  readTextFile,
  screenOf
} from "./chunk-3QQEB6C6.js";
import {
  parseJson,
  plural
} from "./chunk-ZPONSFWV.js";
import {
  ReplayKitError,
  literal,
  looseObject,
  number,
  record,
  string
} from "./chunk-T7EWDS7W.js";

// src/core/verdict/plan-suite.ts
var failing = 0.05;
function planSuite(cases, { live, upstream }) {
  const inState = (state) => cases.filter(({ loaded }) => loaded.case.state === state);
  const [guards, open] = [inState("guard"), inState("open")];
  const liveOf = (planned) => planned.filter((one) => one.live).length;
  const priced = cases.filter((planned) => planned.live).map((planned) => ({ ...planned, ...priceOf(planned, upstream) }));
  return {
    cases: cases.length,
    guards: guards.length,
    live_guards: liveOf(guards),
    open: open.length,
    live_open: liveOf(open),
    silent: cases.filter(({ live: isLive, asks }) => isLive && !asks).length,
    attempts: {
      expected: Math.round(cases.reduce((sum, planned) => sum + attemptsOf(planned), 0)),
      most: liveOf(cases) === 0 ? 0 : 2 * live.max_pairs
    },
    usd: priced.reduce((sum, planned) => sum + attemptsOf(planned) * (planned.usd ?? 0), 0),
    unpriced: priced.filter(({ usd }) => usd === void 0).length,
    models: [...new Set(priced.flatMap(({ unknown }) => unknown))].toSorted()
  };
}
function attemptsOf({ loaded, live, screen }) {
  if (!live) return 1;
  const block = 2 * blockSize;
  const { state } = loaded.case;
  if (state === "guard") return screen + screen * failing * block;
  return state === "open" ? 1 + block : 1;
}
function priceOf({ loaded }, upstream) {
  const own = Object.values(upstream).flatMap(({ price }) => price ?? []);
  const calls = loaded.trace.events.flatMap((event) => event.type === "model_call" ? [event] : []);
  const named = calls.map(({ model, usage }) => {
    const name = model ?? loaded.trace.model?.name;
    return { name, usage, price: own[0] ?? (name === void 0 ? void 0 : listPriceOf(name)) };
  });
  const unknown = named.flatMap(({ name, price }) => price === void 0 && name !== void 0 ? [name] : []);
  if (named.length === 0 || named.some(({ price, usage }) => price === void 0 || usage === void 0)) {
    return { usd: void 0, unknown };
  }
  const usd = named.reduce((sum, { usage, price }) => {
    return sum + ((usage?.input ?? 0) * (price?.input ?? 0) + (usage?.output ?? 0) * (price?.output ?? 0)) / 1e6;
  }, 0);
  return { usd, unknown: [] };
}
function planLines(plan, { budget }) {
  const { cases, guards, live_guards, open, live_open, silent, attempts, usd, unpriced, models } = plan;
  const quiet = silent > 0 && silent === live_guards + live_open;
  const others = cases - guards - open;
  const kinds = [
    ...guards === 0 ? [] : [`${plural(guards, "guard")} (${liveWords(live_guards, guards, quiet)})`],
    ...open === 0 ? [] : [`${open} open (${liveWords(live_open, open, quiet)})`],
    ...others === 0 ? [] : [`${others} quarantined`]
  ];
  const money = usd > 0 ? `, about $${usd.toFixed(2)} (prices of ${pricesAsOf}, tokens of the recorded runs)` : "";
  const which = quiet ? "where it asks a live model after all, a guard" : "a live guard";
  const more = `; ${which} that fails, or an open case that looks fixed, may take up to ${attempts.most} more`;
  const rest = unpriced === 0 || quiet ? "" : `; the price of ${plural(unpriced, "case")} is not known`;
  return [
    `plan: ${plural(cases, "case")}${kinds.length === 0 ? "" : `: ${kinds.join(", ")}`}`,
    `plan: about ${plural(attempts.expected, "attempt")}${money}${rest}${attempts.most === 0 ? "" : more}`,
    ...budget?.usd !== void 0 && unpriced > 0 ? [unpricedBudget(budget.usd, models)] : []
  ];
}
function liveWords(live, of, quiet) {
  if (live === 0) return "no live model";
  if (quiet) return of === 1 ? "its recorded run asked no model" : "no recorded run asked a model";
  return live === of ? `${of === 1 ? "it" : "all"} may meet a live model` : `${live} may meet a live model`;
}
function unpricedBudget(usd, models) {
  const which = models.length === 0 ? "the models that the cases ask" : models.join(", ");
  return `budget.usd is ${usd}, but nobody knows the price of ${which}: set upstream.<provider>.price, or budget.tokens`;
}

// src/node/replay/durations.ts
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
var durationsSchema = looseObject({
  version: literal(1),
  durations: record(string(), number().nonnegative())
});
var maxBytes = 16 * 1024 * 1024;
function readDurations(path) {
  const text = readTextFile(path, { name: path, maxBytes, invalid: "invalid_json" });
  if (text === void 0) return {};
  const parsed = durationsSchema.safeParse(parseJson(text, { name: path }));
  if (parsed.success) return parsed.data.durations;
  throw new ReplayKitError("invalid_input", `${path} is not a file of durations: ${parsed.error.issues[0]?.message}`, {
    hint: "delete it: the next replay writes it anew"
  });
}
function mergeDurations(known, report) {
  const merged = { ...known };
  for (const { case_id, duration_ms, attempts } of report.cases) {
    if (attempts.length > 0) merged[case_id] = Math.round(duration_ms);
  }
  return merged;
}
function writeDurations(path, durations) {
  const sorted = Object.fromEntries(Object.entries(durations).toSorted(([a], [b]) => a < b ? -1 : 1));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, `${JSON.stringify({ version: 1, durations: sorted }, void 0, 2)}
`);
  renameSync(`${path}.new`, path);
}

// src/node/replay/suite-plan.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
function planOf(options) {
  const scratch = mkdtempSync(join(tmpdir(), "replaykit-plan-"));
  try {
    const { root, config, runnerCommand: command, shell, sealed, caseEffects } = options;
    const prepare = { root, config, override: { command, shell }, scratch, sealed, caseEffects };
    const { folders } = planReplay(options, prepare);
    const faults = [];
    const planned = folders.flatMap((folder) => plannedCase(folder, prepare, { options, faults }));
    if (faults[0] && faults.length === folders.length) throw faults[0];
    return planSuite(planned, config);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
function plannedCase(folder, prepare, { options, faults }) {
  try {
    const prepared = prepareCase(folder, prepare);
    const { loaded } = prepared;
    if (loaded.case.state === "retired") return [];
    const wanted = options.attempts ?? loaded.case.replay.attempts;
    const screen = wanted === "auto" ? screenOf(prepared, options.config.live.screen, options.changedFiles) : wanted;
    const recorded = loaded.modelFixtures !== void 0 || loaded.trace.events.some(({ type }) => type === "model_call");
    const asks = recorded || Object.keys(options.config.upstream).length > 0 || reachesProviders(prepared);
    return [{ loaded, live: mayMeetLiveModel(prepared), asks, screen }];
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    faults.push(error);
    return [];
  }
}

export {
  planLines,
  readDurations,
  mergeDurations,
  writeDurations,
  planOf
};
