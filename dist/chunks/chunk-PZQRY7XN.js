import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseFingerprints
} from "./chunk-6VN3PW6Y.js";
import {
  chooseRunner,
  loadCase,
  readCaseFiles
} from "./chunk-3QQEB6C6.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/node/repair/case-family.ts
import { basename } from "node:path";
function readFamilyCase(folder, config) {
  const files = readCaseFiles(folder);
  const loaded = loadCase(files, basename(folder));
  return { folder, files, loaded, fingerprints: caseFingerprints(loaded, config, nodePlatform) };
}
function readableCases(folders, config) {
  return folders.flatMap((folder) => {
    try {
      return [readFamilyCase(folder, config)];
    } catch (error) {
      if (error instanceof ReplayKitError) return [];
      throw error;
    }
  });
}
function familyOf(subject, all, config) {
  const own = new Set(subject.fingerprints);
  const runner = runnerOf(subject, config);
  const others = all.filter(({ folder, loaded }) => folder !== subject.folder && isRun(loaded));
  const group = others.filter(({ fingerprints }) => fingerprints.some((name) => own.has(name)));
  const guards = others.filter(
    (one) => one.loaded.case.state === "guard" && !group.includes(one) && runnerOf(one, config) === runner
  );
  return { group, guards };
}
function isRun({ case: { state } }) {
  return state === "open" || state === "guard";
}
function runnerOf({ loaded: { case: replayCase, trace } }, config) {
  try {
    return chooseRunner(config, { case: replayCase, agent: replayCase.agent ?? trace.agent?.name }).name;
  } catch (error) {
    if (error instanceof ReplayKitError) return void 0;
    throw error;
  }
}

export {
  readFamilyCase,
  readableCases,
  familyOf,
  runnerOf
};
