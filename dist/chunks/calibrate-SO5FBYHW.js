import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseFolders,
  openProject
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-LCONLFVP.js";
import {
  createJudge,
  effectLookup,
  evidenceOfCase,
  judgedRuns,
  loadCase,
  outputHash,
  readCaseFolder,
  sourceSubject
} from "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/calibrate.ts
import { basename, join } from "node:path";

// src/core/judge/agreement.ts
function agreementOf(pairs) {
  const counts = { pass: { pass: 0, fail: 0 }, fail: { pass: 0, fail: 0 } };
  for (const { person, judge } of pairs) if (judge !== "needs_human") counts[person][judge] += 1;
  const decided = counts.pass.pass + counts.pass.fail + counts.fail.pass + counts.fail.fail;
  const summary = { pairs: pairs.length, decided, counts };
  if (decided === 0) return { ...summary, agreement: void 0, kappa: void 0 };
  const observed = (counts.pass.pass + counts.fail.fail) / decided;
  const personPass = (counts.pass.pass + counts.pass.fail) / decided;
  const judgePass = (counts.pass.pass + counts.fail.pass) / decided;
  const chance = personPass * judgePass + (1 - personPass) * (1 - judgePass);
  const kappa = chance === 1 ? void 0 : (observed - chance) / (1 - chance);
  return { ...summary, agreement: observed, kappa };
}

// src/cli/commands/calibrate.ts
async function run(context) {
  const { flags, terminal, env, signal } = context;
  const least = leastOf(flags.text("min-kappa"));
  const project = await openProject(context);
  const { root, config } = project;
  if (!config.judge) {
    throw new ReplayKitError("invalid_config", "replaykit.yaml names no judge", {
      hint: "judge: { api: anthropic, model: … } or judge: { api: command, command: [./judge.sh] }"
    });
  }
  const judge = createJudge(config.judge, { root, env, signal });
  const calibration = { pairs: [], lost: 0, spend: { usd: 0, tokens: 0 } };
  for (const folder of await caseFolders(project, context)) {
    const loaded = loadCase((await readCaseFolder(folder)).files, basename(folder));
    await compare({ loaded, project, judge }, calibration);
  }
  const agreement = agreementOf(calibration.pairs);
  if (flags.on("json")) terminal.printJson({ version: 1, judge: judge.name, ...agreement, ...calibration });
  else print({ agreement, calibration, judge }, context);
  return least === void 0 || (agreement.kappa ?? -1) >= least ? exitCode.ok : exitCode.actionNeeded;
}
function leastOf(text) {
  if (text === void 0) return void 0;
  const least = /^-?\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (least >= -1 && least <= 1) return least;
  throw new ReplayKitError("usage", `--min-kappa is "${text}"; expected a number from -1 to 1`);
}
async function compare({ loaded, project, judge }, calibration) {
  const reviews = lastAnswers(loaded.case.reviews);
  if (reviews.length === 0) return;
  const subjects = keptSubjects(loaded, project);
  for (const { assertion, by, verdict: person, output_hash } of reviews) {
    const subject = output_hash === void 0 ? void 0 : subjects.get(output_hash);
    if (!subject) {
      calibration.lost += 1;
      continue;
    }
    const { outcome, message, spend } = await judge.ask(assertion, subject);
    calibration.spend.usd += spend.usd;
    calibration.spend.tokens += spend.tokens;
    calibration.pairs.push({ case_id: loaded.case.id, assertion, by, person, judge: outcome, reason: message });
  }
}
function lastAnswers(reviews) {
  const last = /* @__PURE__ */ new Map();
  for (const review of reviews) last.set(JSON.stringify([review.assertion, review.output_hash]), review);
  return [...last.values()];
}
function keptSubjects({ case: replayCase, trace }, { root, config }) {
  const source = sourceSubject(trace, replayCase, effectLookup(replayCase.effects, config.effects));
  const folders = evidenceOfCase(join(root, ".replaykit", "runs"), replayCase.id);
  const kept = folders.toReversed().flatMap((folder) => judgedRuns(folder).map(({ subject }) => subject));
  return new Map([...kept, source].map((subject) => [outputHash(subject), subject]));
}
function print({ agreement, calibration, judge }, { terminal }) {
  const { pairs, lost, spend } = calibration;
  const { counts, decided } = agreement;
  for (const { case_id, assertion, person, judge: said, reason } of pairs) {
    if (person === said) continue;
    terminal.print(`${case_id}: ${terminal.safe(assertion)}`);
    terminal.print(`  person: ${person}, judge: ${said} (${terminal.safe(reason)})`);
  }
  if (lost > 0) terminal.note(`${lost} answers are about outputs that are not kept here`);
  if (pairs.length === 0) {
    terminal.print("No answer of a person to compare with: record some with `replaykit case review <case>`.");
    return;
  }
  const share = agreement.agreement === void 0 ? "-" : `${Math.round(agreement.agreement * 100)} %`;
  terminal.print(`${terminal.safe(judge.name)}: decided ${decided} of ${pairs.length}, agrees with people in ${share}`);
  terminal.print("              judge: pass  fail");
  terminal.print(`person: pass  ${cell(counts.pass.pass)}  ${cell(counts.pass.fail, 4)}`);
  terminal.print(`        fail  ${cell(counts.fail.pass)}  ${cell(counts.fail.fail, 4)}`);
  const kappa = agreement.kappa === void 0 ? "not defined (it takes both answers)" : agreement.kappa.toFixed(2);
  terminal.print(`Cohen's kappa: ${kappa}`);
  terminal.print(`spent: ${spend.tokens} tokens, ${spend.usd.toFixed(4)} USD`);
}
function cell(count, width = 11) {
  return String(count).padStart(width);
}
export {
  run
};
