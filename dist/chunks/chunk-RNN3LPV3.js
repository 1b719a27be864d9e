import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readCaseFiles
} from "./chunk-3QQEB6C6.js";
import {
  caseFileNames
} from "./chunk-ZPONSFWV.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/node/replay/sealed-cases.ts
function sealCases(folders, visit = () => {
}) {
  const seals = new Map(folders.map((folder) => [folder, sealOf(folder, visit)]));
  return {
    read(folder) {
      const files = readCaseFiles(folder);
      if (!seals.has(folder) || seals.get(folder) === digest(files)) return files;
      throw new ReplayKitError("conflict", `the files of ${folder} changed after the replay began`, {
        hint: "a runner wrote into a case: let it write elsewhere, since a case is judged by what it was before"
      });
    }
  };
}
function sealOf(folder, visit) {
  let files;
  try {
    files = readCaseFiles(folder);
  } catch (error) {
    if (error instanceof ReplayKitError) return void 0;
    throw error;
  }
  visit(folder, files);
  return digest(files);
}
function digest(files) {
  return nodePlatform.hash(JSON.stringify(caseFileNames.map((name) => files[name] ?? null)));
}

export {
  sealCases
};
