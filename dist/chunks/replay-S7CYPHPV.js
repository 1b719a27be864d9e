import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  mergeDurations,
  planLines,
  planOf,
  readDurations,
  writeDurations
} from "./chunk-L2XLORSI.js";
import {
  createPaint,
  reportJson,
  reportText
} from "./chunk-ORIRKLHL.js";
import {
  readRunPairs
} from "./chunk-TJQZHOM6.js";
import {
  baseOf,
  changedSince
} from "./chunk-OO2EWCJF.js";
import "./chunk-MUWHJVQJ.js";
import "./chunk-57MWDYF7.js";
import {
  caseFolders,
  openProject,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  localStorePath
} from "./chunk-ZIZ3ZXXG.js";
import "./chunk-RBVI7XEV.js";
import "./chunk-XB4AE3YK.js";
import "./chunk-Y2DPR4CH.js";
import "./chunk-NPAH53OU.js";
import "./chunk-SGSIPVEC.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-Z6SFMMNT.js";
import "./chunk-MA24XK5P.js";
import "./chunk-7BNPROQB.js";
import "./chunk-K3HITBYI.js";
import "./chunk-PVOFTYBB.js";
import "./chunk-XMDKKLEB.js";
import "./chunk-ODHBBG6V.js";
import "./chunk-JXJNQMOQ.js";
import "./chunk-SYGJYNB6.js";
import {
  countsText,
  defaultTolerated,
  differenceLines,
  differencePlace,
  effectLookup,
  formatJsonFile,
  formerSwitchNote,
  loadCase,
  newestEvidence,
  readCaseFiles,
  recordedCalls,
  replaySuite,
  runFromTrace,
  signatureWords,
  startCaseGateway,
  toleratedOf,
  wilsonInterval
} from "./chunk-3QQEB6C6.js";
import {
  countsText as countsText2,
  exceptionText,
  guardsOnWord,
  liveLine,
  missLines,
  notExercisedText,
  onWordReason,
  openChecks,
  plural,
  recordsAgain,
  saidToPass,
  sandboxLines,
  shownAttempt,
  spendLines,
  standingSchema,
  wroteText
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform,
  untrustedTerminal
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/replay.ts
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join as join2, resolve } from "node:path";

// src/core/report/rates.ts
function caseRates(cases, toleratedOf2 = () => defaultTolerated) {
  return cases.filter(({ attempts }) => attempts.length > 0).map(({ case_id, path, state, attempts, live_model }) => {
    const passed = attempts.filter(({ verdict }) => verdict === "fixed").length;
    const interval = wilsonInterval(passed, attempts.length);
    const unstable = state === "guard" && interval.high < 1 - toleratedOf2(case_id);
    return { case_id, path, state, passed, of: attempts.length, interval, live: live_model, unstable };
  }).toSorted((a, b) => a.passed / a.of - b.passed / b.of);
}
function ratesText(rates) {
  const width = Math.max(0, ...rates.map(({ case_id }) => case_id.length)) + 2;
  const lines = rates.map(({ case_id, state, passed, of, interval, unstable }) => {
    const share = `${passed} of ${of} passed (95 % interval ${percent(interval.low)} to ${percent(interval.high)})`;
    const advice = unstable ? "  too unstable for a guard: raise its tolerated_rate, or take it out" : "";
    return `${untrustedTerminal(case_id).padEnd(width)}${state.padEnd(13)}${share}${advice}`;
  });
  return `${[...lines, "", summaryOf(rates)].join("\n")}
`;
}
function summaryOf(rates) {
  const guards = rates.filter(({ state }) => state === "guard");
  if (guards.length === 0) return `${plural(rates.length, "case")}, none of them a guard`;
  const suspects = guards.reduce((sum, { passed, of }) => sum + 1 - passed / of, 0);
  const unstable = guards.filter((rate) => rate.unstable).length;
  const known = suspects.toFixed(suspects < 10 ? 1 : 0);
  const tried = `a run would try about ${known} of ${plural(guards.length, "guard")} again`;
  return unstable === 0 ? `${tried}; none is too unstable` : `${tried}; ${unstable} ${unstable === 1 ? "is" : "are"} too unstable`;
}
function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

// src/core/report/wrap-text.ts
function wrapText(text, width) {
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    let rest = word;
    if (line !== "" && line.length + 1 + rest.length > width) {
      lines.push(line);
      line = "";
    }
    while (rest.length > width) {
      lines.push(rest.slice(0, width));
      rest = rest.slice(width);
    }
    line = line === "" ? rest : `${line} ${rest}`;
  }
  return line === "" && lines.length > 0 ? lines : [...lines, line];
}

// src/core/report/session.ts
var results = {
  reproduced: { words: "FAILURE REPRODUCED", colour: "red" },
  fixed: { words: "FAILURE NOT REPRODUCED", colour: "green" },
  changed: { words: "BEHAVIOUR CHANGED", colour: "yellow" },
  inconclusive: { words: "INCONCLUSIVE", colour: "yellow" },
  error: { words: "ERROR", colour: "red" }
};
var decisions = {
  flaky: { words: "FLAKY, DOES NOT BLOCK", colour: "yellow" },
  inconclusive: { words: "NOT PROVEN", colour: "yellow" },
  unproven: { words: "FAILURE NOT REPRODUCED, FIX NOT PROVEN", colour: "yellow" }
};
function reportSession({ cases, summary }, { colour = false, columns = widest } = {}) {
  if (cases.length === 0) return `${summary.headline}
`;
  const spent = [...spendLines(summary), ...liveLine(summary)].map((line) => `
  ${safe(line)}`);
  const first = sandboxLines(summary).map((line) => `${safe(line)}
`);
  const shown = cases.map((result) => session(result, { colour, columns, live: summary.live }));
  return `${first.join("")}${shown.join("\n\n")}${spent.join("")}
`;
}
var frame = 4;
var widest = 100;
var narrowest = 30;
function session(result, { colour, columns, live }) {
  const paint = createPaint(colour);
  const attempt = shownAttempt(result);
  const decision = result.live_model ? decisions[result.standing] : void 0;
  const { words, colour: paintName } = decision ?? results[result.verdict];
  const verdict = `Result: ${words}`;
  const happened = safe(happenedWords(result, attempt));
  const room = Math.max(narrowest, Math.min(widest, columns)) - frame;
  const lines = box([...wrapText(happened, room), ...wrapText(verdict, room)], Math.min(70, room));
  const painted = lines.map((line) => line.replace(verdict, paint(paintName, verdict)));
  const counts = trialLine(result, { live, said: happened });
  const known = attempt === void 0 ? [] : figures(result, attempt);
  return [...painted, "", ...counts, ...known, ...nextSteps(result)].join("\n");
}
function trialLine({ trial }, { live, said }) {
  if (trial === void 0 || trial.blocks.length === 0) return [];
  const counts = safe(countsText(trial, { base: live?.base, withoutBase: live?.without_base }));
  return said.includes(counts) ? [] : [`  Attempts: ${counts}`];
}
function happenedWords({ reason, verdict, standing, live_model }, attempt) {
  if (live_model && decisions[standing]) return reason;
  if (verdict !== "reproduced" || !attempt) return reason;
  return attempt.signatures.map(signatureWords).join("; ");
}
function figures(result, attempt) {
  const { verdict, rate, attempts, standing } = result;
  const decided = attempt.assertions.filter(({ outcome }) => outcome !== "needs_human");
  const passed = decided.filter(({ outcome }) => outcome === "pass").length;
  const judged = verdict !== "error" && verdict !== "inconclusive";
  const unseen = attempt.assertions.filter((outcome) => outcome.unseen === true).length;
  const waiting = attempt.assertions.length - decided.length - unseen;
  const failed = decided.filter(({ outcome }) => outcome === "fail");
  const first = attempt.first_difference;
  return [
    `  Observed failure reproduced: ${judged ? verdict === "reproduced" ? "Yes" : "No" : "Unknown"}`,
    `  Desired assertions: ${passed}/${decided.length} passed`,
    `  Semantic checks needing review: ${waiting}`,
    ...lineOf("  Not seen through this door: ", unseen === 0 ? void 0 : String(unseen)),
    `  Calls: ${countsText2(attempt.counts)}`,
    ...lineOf("  Sandbox ", wroteLine(attempt)),
    ...lineOf("  ", exceptionText(attempt.counts)),
    ...lineOf("  Evidence: ", guardsOnWord([result]).length === 0 ? void 0 : onWordReason(attempt.counts)),
    `  Standing: ${standing}${attempts.length > 1 ? ` (${rate.reproduced} of ${rate.of} attempts reproduced)` : ""}`,
    ...lineOf("    ", verdict === "reproduced" ? notExercisedText(result.not_exercised) : void 0),
    ...failed.map(({ check, message }) => `  Failed: ${safe(check)}: ${safe(message)}`),
    ...attempt.stderr === void 0 ? [] : [`  Standard error, at its end:`],
    ...(attempt.stderr ?? []).map((line) => `    ${untrustedTerminal(line)}`),
    ...openChecks(result).map(({ check, message }) => `  Needs review: ${safe(check)}: ${safe(message)}`),
    ...saidToPass(result).map(
      ({ check, message, decided_by = "" }) => `  Passed: ${safe(check)}: ${safe(message)} (${safe(decided_by)})`
    ),
    ...result.live_because === void 0 ? [] : [`  Live: ${safe(result.live_because)}`],
    ...first && verdict !== "reproduced" ? [
      `  First difference: ${safe(differencePlace(first))}`,
      ...differenceLines(first).map((line) => `    ${safe(line)}`)
    ] : []
  ];
}
function wroteLine(attempt) {
  const text = wroteText(attempt);
  return text === void 0 ? void 0 : `${safe(text)} (thrown away)`;
}
function lineOf(indent, text) {
  return text === void 0 ? [] : [`${indent}${text}`];
}
function nextSteps({ attempts, commands }) {
  const misses = attempts.at(-1)?.misses ?? [];
  return [
    ...misses.flatMap((miss) => indented("  Missing: ", missLines(miss))),
    ...commands.add_recordings === void 0 ? [] : [
      `  Next: ${safe(commands.add_recordings)}${recordsAgain(commands.add_recordings) ? "   (with a key: records it again)" : ""}`
    ],
    ...commands.guard === void 0 ? [] : [`  Next: ${safe(commands.guard)}`]
  ];
}
function indented(label, [first = "", ...more]) {
  const indent = " ".repeat(label.length);
  return [`${label}${safe(first)}`, ...more.map((line) => `${indent}${safe(line)}`)];
}
function safe(text) {
  return untrustedTerminal(text).replaceAll(/\s+/g, " ");
}
function box(lines, least) {
  const width = Math.max(least, ...lines.map((line) => line.length));
  const title = " ReplayKit Result ";
  const left = Math.floor((width + 2 - title.length) / 2);
  const right = width + 2 - title.length - left;
  return [
    `┌${"─".repeat(left)}${title}${"─".repeat(right)}┐`,
    ...lines.map((line) => `│ ${line.padEnd(width)} │`),
    `└${"─".repeat(width + 2)}┘`
  ];
}

// src/node/replay/kept-runs.ts
import { existsSync } from "node:fs";
import { join } from "node:path";
var mostRuns = 100;
async function keptRuns(root, config, env) {
  var _stack = [];
  try {
    const path = env["REPLAYKIT_STORE_PATH"] ?? join(root, localStorePath);
    if (config.pool.max_age === 0 || !existsSync(path)) return [];
    const [{ createSqliteStore }, { readRun }, { recordOf, traceOf }] = await Promise.all([
      import("./sqlite-store-73SWIMC6.js"),
      import("./read-run-UFEYJFFC.js"),
      import("./trace-of-RNQLARDH.js")
    ]);
    const store = __using(_stack, createSqliteStore(path), true);
    const sources = [];
    for (const { run_id } of await store.listRuns({ limit: mostRuns })) {
      const { run: run2, operations, checkpoints } = await readRun(store, run_id);
      const trace = traceOf(recordOf(run2, operations, checkpoints));
      const calls = recordedCalls(trace, runFromTrace(trace, effectLookup({}, config.effects, config.aliases)));
      sources.push({ name: run_id, at: run2.started_at, calls });
    }
    return sources;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}

// src/cli/replay-flags.ts
import { availableParallelism } from "node:os";
function failOnOf(flags) {
  const text = flags.text("fail-on");
  if (text === void 0) return void 0;
  return text.split(",").map((name) => name.trim()).filter((name) => name !== "").map((name) => {
    const parsed = standingSchema.safeParse(name);
    if (parsed.success) return parsed.data;
    throw new ReplayKitError("usage", `--fail-on names "${name}", which is no standing`, {
      hint: `the standings are ${standingSchema.options.join(", ")}`
    });
  });
}
function shardOf(flags) {
  const text = flags.text("shard");
  if (text === void 0) return void 0;
  const match = /^(\d{1,4})\/(\d{1,4})$/.exec(text);
  const index = Number(match?.[1]);
  const of = Number(match?.[2]);
  if (match && index >= 1 && index <= of) return { index, of };
  throw new ReplayKitError("usage", `--shard is "${text}"; expected i/n with 1 ≤ i ≤ n, such as 2/8`);
}
function selectionOf(text) {
  if (text === void 0) return void 0;
  if (text === "all" || text === "affected" || text === "smoke") return text;
  const tag = /^tag:([\w-]+)$/.exec(text)?.[1];
  if (tag !== void 0) return { tags: [tag] };
  throw new ReplayKitError("usage", `--select is "${text}"; expected all, affected, smoke or tag:<name>`);
}
function attemptsOf(flags) {
  return flags.text("attempts") === "auto" ? "auto" : flags.integer("attempts", { min: 1, max: 1e3 });
}
function jobsOf(flags) {
  return flags.integer("jobs", { min: 1, max: 256 }) ?? availableParallelism();
}

// src/cli/commands/replay.ts
async function run(context) {
  const { args, flags, terminal } = context;
  const project = await openProject(context);
  const cases = await caseFolders(project, context);
  const single = args.length === 1 && cases.length === 1;
  if (flags.on("plan") || project.config.budget !== void 0) await tellPlan(context, project, cases);
  if (flags.on("plan")) return exitCode.ok;
  const report = await replayWithProgress(context, project, cases);
  if (flags.text("repeat") !== void 0) return tellRates(context, report, project);
  await writeReports(context, report, project);
  saveDurations(context, report);
  if (flags.on("json")) terminal.print(reportJson(report));
  else if (single) terminal.print(reportSession(report, { colour: terminal.colour, columns: terminal.columns }));
  else terminal.print(reportText(report, { colour: terminal.colour }));
  if (!flags.on("json")) tellEvidence(context, report, project);
  if (cases.length === 0 && !flags.on("json")) terminal.note("Next: replaykit scaffold trace.json --out cases/my-case");
  return report.summary.ok ? exitCode.ok : exitCode.actionNeeded;
}
function tellEvidence({ cwd, terminal }, { cases }, { root }) {
  const broken = cases.find(({ verdict, attempts }) => verdict === "error" && attempts.length > 0);
  const folder = broken && newestEvidence(join2(root, ".replaykit", "runs"), broken.case_id);
  if (folder !== void 0)
    terminal.note(`evidence: ${shortPath(cwd, folder)}/  (stdout.log, stderr.log, result.json)`);
}
async function tellPlan(context, project, cases) {
  const { flags, terminal } = context;
  const plan = planOf(await plannedOptions(context, project, cases));
  if (flags.on("plan") && flags.on("json")) return terminal.printJson({ version: 1, ...plan });
  const lines = planLines(plan, project.config).map((line) => terminal.safe(line));
  for (const line of lines)
    if (flags.on("plan")) terminal.print(line);
    else terminal.note(line);
}
async function tellRates({ flags, cwd, terminal }, report, project) {
  const rates = caseRates(report.cases, await toleratedRates(project, report));
  const json = formatJsonFile({ version: 1, cases: rates });
  const file = flags.text("report");
  if (file !== void 0 && file !== "rates") await writeFile(resolve(cwd, file), json);
  terminal.print(flags.on("json") ? json : ratesText(rates));
  return exitCode.ok;
}
async function toleratedRates({ root }, { cases }) {
  const entries = cases.map(({ case_id, path }) => {
    const loaded = loadCase(readCaseFiles(join2(root, path)), case_id);
    return [case_id, toleratedOf(loaded.case)];
  });
  const known = new Map(entries);
  return (caseId) => known.get(caseId) ?? defaultTolerated;
}
async function replayWithProgress(context, project, cases) {
  var _stack = [];
  try {
    const { flags, terminal, env, signal } = context;
    const line = terminal.progress();
    const notices = [formerSwitchNote(env) ?? []].flat();
    const { base, baseCheckout, earlier } = await baseOf(context, project);
    const _checkout = __using(_stack, baseCheckout, true);
    const gateway = __using(_stack, await startCaseGateway(project.config, env), true);
    try {
      return await replaySuite({
        ...await plannedOptions(context, project, cases),
        jobs: jobsOf(flags),
        timeout: flags.duration("timeout"),
        failOn: failOnOf(flags),
        base,
        baseCheckout,
        earlier,
        keptRuns: await keptRuns(project.root, project.config, env),
        repeat: flags.integer("repeat", { min: 1, max: 1e4 }),
        verifyIsolation: flags.on("verify-isolation"),
        env,
        gateway,
        signal,
        onNotice: (notice) => notices.push(notice),
        onProgress: (progress) => line.update(progressText(progress))
      });
    } finally {
      line.clear();
      for (const notice of notices) terminal.note(`note: ${terminal.safe(notice)}`);
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function progressText({ done, total, attempts, spent, last }) {
  const cost = spent.usd > 0 ? `, $${spent.usd.toFixed(2)}` : spent.tokens > 0 ? `, ${spent.tokens} tokens` : "";
  return `${done}/${total} cases, ${plural(attempts, "attempt")}${cost}${last === void 0 ? "" : `, last: ${last}`}`;
}
async function plannedOptions(context, project, cases) {
  const { flags, cwd } = context;
  const select = selectionOf(flags.text("select")) ?? project.config.select;
  const durations = flags.text("durations");
  return {
    root: project.root,
    config: project.config,
    cases,
    runnerCommand: flags.text("runner-cmd"),
    shell: flags.on("shell"),
    attempts: attemptsOf(flags),
    select,
    changedFiles: await changedSince(context, project, { needed: select === "affected" }),
    shard: shardOf(flags),
    durations: durations === void 0 ? void 0 : readDurations(resolve(cwd, durations))
  };
}
var reportWriters = {
  report: async (report) => reportJson(report),
  junit: async (report) => (await import("./junit-BMOB3C45.js")).reportJunit(report),
  html: async (report, { root, config }) => {
    const { reportPage } = await import("./report-page-U6Y2U6ZW.js");
    return reportPage(report, readRunPairs(report, { root, evidence: join2(root, ".replaykit", "runs"), config }));
  },
  markdown: async (report) => {
    const { reportMarkdown } = await import("./markdown-5Q5ZAJNZ.js");
    return reportMarkdown(report, { byteLength: nodePlatform.byteLength });
  }
};
function saveDurations({ flags, cwd }, report) {
  const file = flags.text("durations");
  if (file === void 0 || flags.text("shard") !== void 0) return;
  const path = resolve(cwd, file);
  writeDurations(path, mergeDurations(readDurations(path), report));
}
async function writeReports({ flags, cwd }, report, project) {
  for (const [flag, write] of Object.entries(reportWriters)) {
    const file = flags.text(flag);
    if (file === void 0) continue;
    const path = resolve(cwd, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await write(report, project));
  }
}
export {
  run
};
