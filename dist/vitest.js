import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  compareSnapshot,
  writeSnapshot
} from "./chunks/chunk-OULUMHUG.js";
import {
  findRoot
} from "./chunks/chunk-LCONLFVP.js";
import {
  caseInput
} from "./chunks/chunk-ZIZ3ZXXG.js";
import "./chunks/chunk-RBVI7XEV.js";
import {
  createMemoryStore,
  recordedError,
  replaykit
} from "./chunks/chunk-XB4AE3YK.js";
import "./chunks/chunk-Y2DPR4CH.js";
import "./chunks/chunk-NPAH53OU.js";
import "./chunks/chunk-SGSIPVEC.js";
import "./chunks/chunk-GW5BUQB7.js";
import "./chunks/chunk-J7NXW55N.js";
import "./chunks/chunk-Z6SFMMNT.js";
import "./chunks/chunk-MA24XK5P.js";
import "./chunks/chunk-7BNPROQB.js";
import "./chunks/chunk-K3HITBYI.js";
import "./chunks/chunk-PVOFTYBB.js";
import "./chunks/chunk-XMDKKLEB.js";
import "./chunks/chunk-ODHBBG6V.js";
import "./chunks/chunk-JXJNQMOQ.js";
import "./chunks/chunk-SYGJYNB6.js";
import {
  checkRun,
  createToolReplay,
  effectLookup,
  loadCase,
  loadConfig,
  readCaseFiles,
  readCheck,
  runFromOutput,
  runFromTrace,
  runOutputSchema,
  traceSchema
} from "./chunks/chunk-3QQEB6C6.js";
import "./chunks/chunk-ZPONSFWV.js";
import "./chunks/chunk-LOSFRJRI.js";
import "./chunks/chunk-NP4WE3DX.js";
import "./chunks/chunk-YQFYJEPK.js";
import "./chunks/chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunks/chunk-T7EWDS7W.js";
import "./chunks/chunk-HZA3QJ3V.js";
import "./chunks/chunk-ABXW3CI3.js";
import "./chunks/chunk-VHE66NNS.js";

// src/node/vitest.ts
import { readFileSync, writeFileSync } from "node:fs";
import { basename as basename2, join, resolve as resolve2 } from "node:path";

// src/node/replay-in-process.ts
import { basename, resolve } from "node:path";
async function replayCase(folder, program, { agent, effects = {} } = {}) {
  const path = resolve(folder);
  const files = readCaseFiles(path);
  const { case: known, toolFixtures, trace } = loadCase(files, basename(path));
  const config = await loadConfig(findRoot(path));
  const tools = createToolReplay({
    fixtures: toolFixtures,
    rules: known.replay,
    effects: effectLookup({ ...effects, ...known.effects }, config.effects),
    terminal_tools: known.terminal_tools ?? config.terminal_tools
  });
  const missed = [];
  const kit = replaykit({
    store: createMemoryStore(),
    telemetry: false,
    ...trace.started_at === void 0 ? {} : { now: () => new Date(trace.started_at ?? 0) },
    callTool: async ({ tool, args }, work) => {
      const answer = tools.ask({ tool, args });
      if ("miss" in answer && answer.how === "missed" && !answer.error) missed.push(answer.miss.message);
      if ("error" in answer && answer.error) throw recordedError(answer.error);
      if ("miss" in answer) throw new ReplayKitError("not_found", answer.miss.message);
      return "output" in answer ? answer.output ?? null : work();
    }
  });
  const runId = `replay-${known.id}`;
  await kit.run({ ...caseInput(known), ...agent === void 0 ? {} : { agent }, runId }, program).catch(() => {
  });
  const [first] = missed;
  if (first !== void 0) {
    throw new ReplayKitError(
      "not_found",
      `the replay of ${known.id} needs a recording that it does not have: ${first}`,
      {
        hint: `replaykit case fixtures add ${known.id} extends the recordings`
      }
    );
  }
  return kit.trace(runId);
}

// src/node/vitest.ts
function toSatisfyCase(received, folder) {
  const { replayCase: replayCase2 } = caseAt(folder);
  const run = runOf(received, effectLookup(replayCase2.effects));
  const outcomes = replayCase2.assertions.map((check) => checkRun(run, check));
  const decided = outcomes.filter(({ outcome }) => outcome !== "needs_human");
  const again = replayCase2.signatures.length > 0 && replayCase2.signatures.every((check) => checkRun(run, check).outcome === "pass");
  const lines = [
    ...again ? ["the failure is there again: every signature holds"] : [],
    ...decided.length === 0 ? ["no assertion could be decided"] : [],
    ...brokenLines(outcomes)
  ];
  const pass = lines.length === 0;
  return {
    pass,
    message: () => pass ? `the run satisfies the case ${replayCase2.id}: all ${decided.length} decided assertions hold` : [`the run does not satisfy the case ${replayCase2.id} (${replayCase2.title ?? ""})`, ...lines].join("\n  ")
  };
}
function toSatisfyChecks(received, wanted) {
  const run = runOf(received, effectLookup());
  const outcomes = [wanted].flat().map((value) => checkRun(run, checkOf(value)));
  const lines = brokenLines(outcomes.map(({ outcome, ...rest }) => ({ ...rest, outcome: decidedOf(outcome) })));
  const pass = lines.length === 0;
  return {
    pass,
    message: () => pass ? `the run satisfies ${outcomes.map(({ check }) => check).join(", ")}` : ["the run does not satisfy the checks", ...lines].join("\n  ")
  };
}
function toMatchState(received, folder, at = {}) {
  const { path, replayCase: replayCase2 } = caseAt(folder);
  const place = { step: at.step ?? -1, pointer: at.pointer ?? "" };
  const outcome = compareSnapshot(replayCase2, runOf(received, effectLookup(replayCase2.effects)), place);
  if (outcome.kind === "same") return { pass: true, message: () => outcome.message };
  if (outcome.value !== void 0 && mayUpdate(process.env)) {
    const file = join(path, "case.yaml");
    writeFileSync(file, writeSnapshot(readFileSync(file, "utf8"), replayCase2, { ...place, value: outcome.value }));
    return { pass: true, message: () => `written to ${file}: ${outcome.message}` };
  }
  const advice = "run the test with REPLAYKIT_UPDATE=1 to keep what it is now, and review the change of case.yaml";
  return {
    pass: false,
    message: () => [outcome.message, ...outcome.value === void 0 ? [] : [advice]].join("\n  ")
  };
}
var caseMatchers = { toSatisfyCase, toSatisfyChecks, toMatchState };
function caseAt(folder) {
  const path = resolve2(folder);
  return { path, replayCase: loadCase(readCaseFiles(path), basename2(path)).case };
}
function brokenLines(outcomes) {
  return outcomes.flatMap(({ outcome, check, message }) => outcome === "fail" ? `${check}: ${message}` : []);
}
function decidedOf(outcome) {
  return outcome === "needs_human" ? "fail" : outcome;
}
function checkOf(value) {
  const read = readCheck(value, "assertions");
  if (read.ok) return read.check;
  throw new ReplayKitError("usage", `${JSON.stringify(value)} is no check: ${read.message}`, {
    hint: "the words are those of case.yaml; docs/checks.md lists them"
  });
}
function mayUpdate({ REPLAYKIT_UPDATE: update, CI: ci }) {
  if (update === void 0 || update === "" || update === "0" || update === "false") return false;
  if (ci === void 0 || ci === "" || ci === "0" || ci === "false") return true;
  throw new ReplayKitError(
    "usage",
    "REPLAYKIT_UPDATE is set in CI: a snapshot that is written there is reviewed by nobody",
    {
      hint: "update on your own machine and commit case.yaml"
    }
  );
}
function runOf(received, effects) {
  const trace = traceSchema.safeParse(received);
  if (trace.success) return runFromTrace(trace.data, effects);
  const output = runOutputSchema.safeParse(received);
  if (output.success) return runFromOutput(output.data, effects);
  throw new ReplayKitError("usage", "expected a run: a kit's trace() or what a runner writes", {
    hint: "expect(await kit.trace(runId)).toSatisfyCase(…)"
  });
}
export {
  caseMatchers,
  replayCase,
  toMatchState,
  toSatisfyCase,
  toSatisfyChecks
};
