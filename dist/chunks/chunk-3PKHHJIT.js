import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  lintCase
} from "./chunk-OTUBKPWA.js";
import {
  addVariant,
  describeModelChange,
  editCaseYaml,
  formatJsonFile,
  loadCase,
  provenExchanges
} from "./chunk-3QQEB6C6.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";

// src/node/guard-files.ts
async function guardFiles(subject) {
  const { caseId, files, evidence } = subject;
  const guarded = edited(files, [{ path: ["state"], value: "guard" }]);
  const exchanges = provenExchanges(evidence, caseId);
  if (exchanges === void 0) return { files: guarded, notes: [] };
  const { case: replayCase, modelFixtures } = loadCase(files, caseId);
  const variant = { recorded_at: nodePlatform.now().toISOString(), exchanges };
  const change = addVariant(modelFixtures, variant, { replace: true });
  const kept = { ...guarded, "fixtures/model.json": formatJsonFile(change.fixtures) };
  const fault = faultIn(kept, subject) ?? await failureOf(kept, subject);
  if (fault !== void 0)
    return {
      files: guarded,
      notes: [`! the models' answers are not kept, so that this guard needs a live model: ${fault}`]
    };
  const model = replayCase.replay.model === "live" ? "recorded-until-divergence" : void 0;
  return {
    files: model === void 0 ? kept : edited(kept, [{ path: ["replay", "model"], value: model }]),
    notes: describeModelChange(change)
  };
}
function edited(files, changes) {
  return { ...files, "case.yaml": editCaseYaml(files["case.yaml"] ?? "", changes) };
}
function faultIn(files, { folder, config }) {
  const today = nodePlatform.now().toISOString().slice(0, 10);
  return lintCase({ files, folder, config, today }).find(
    ({ level, file }) => level === "error" && file === "fixtures/model.json"
  )?.message;
}
async function failureOf(files, { folder, replay }) {
  const alone = edited(files, [{ path: ["replay", "model"], value: "recorded" }]);
  const { cases } = await replay({ cases: [folder], sealed: { read: () => alone }, evidence: false, attempts: 1 });
  const [result] = cases;
  return result?.verdict === "fixed" ? void 0 : `replayed without a model it is ${result?.verdict}: ${result?.reason}`;
}

export {
  guardFiles
};
