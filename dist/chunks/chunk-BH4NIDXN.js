import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readModelFixtures,
  readSourceTrace,
  readToolFixtures
} from "./chunk-QRDE2U5I.js";
import {
  parseCaseYaml
} from "./chunk-ZNXELE7A.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/core/load-case.ts
function loadCase(files, folderName) {
  const yaml = required(files, "case.yaml", folderName);
  const { case: replayCase, lineOf } = parseCaseYaml(yaml, `${folderName}/case.yaml`);
  const trace = readSourceTrace(required(files, "source-trace.json", folderName), `${folderName}/source-trace.json`);
  const tools = required(files, "fixtures/tools.json", folderName);
  const toolFixtures = readToolFixtures(tools, `${folderName}/fixtures/tools.json`);
  const model = files["fixtures/model.json"];
  const modelFixtures = model === void 0 ? void 0 : readModelFixtures(model, `${folderName}/fixtures/model.json`);
  return { case: replayCase, trace, toolFixtures, modelFixtures, lineOf };
}
function required(files, name, folderName) {
  const text = files[name];
  if (text !== void 0) return text;
  throw new ReplayKitError("invalid_case", `${folderName}/${name} is missing`, {
    hint: "make the case again with `replaykit scaffold <trace.json> --out <folder>`, or restore the file from git"
  });
}

export {
  loadCase
};
