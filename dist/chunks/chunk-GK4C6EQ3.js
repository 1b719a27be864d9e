import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  recordingsHash
} from "./chunk-TCSTTIBO.js";
import {
  tell
} from "./chunk-JJQDZX5N.js";
import {
  findCases,
  loadCase,
  loadConfig
} from "./chunk-3QQEB6C6.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/action/workspace.ts
import { basename, isAbsolute, join, relative, resolve, sep } from "node:path";
async function openWorkspace(inputs, event) {
  const root = resolve(event.workspace);
  const file = relative(root, resolve(root, inputs.config));
  if (file.startsWith("..") || isAbsolute(file)) {
    throw new ReplayKitError(
      "unsafe_path",
      `the input config is "${inputs.config}", which is outside of the workspace`
    );
  }
  const config = await loadConfig(
    root,
    file === "replaykit.yaml" ? void 0 : file,
    (warning) => tell("warning", warning)
  );
  const patterns = inputs.cases.length > 0 ? inputs.cases : [config.cases].flat();
  const cases = await findCases(root, patterns);
  if (cases.length === 0 && inputs.cases.length > 0) {
    throw new ReplayKitError("not_found", `the input cases (${inputs.cases.join(", ")}) finds no case`, {
      hint: "correct the folder or glob, or leave it out to take what replaykit.yaml says"
    });
  }
  return { root, config, configFile: file.split(sep).join("/"), cases };
}
function repositoryPath(root, folder) {
  return relative(root, folder).split(sep).join("/");
}
function headVersion(root, folder, files) {
  try {
    const { case: replayCase } = loadCase(files, basename(folder));
    return [
      { case: replayCase, path: repositoryPath(root, folder), recordings: recordingsHash(files, nodePlatform.hash) }
    ];
  } catch (error) {
    if (error instanceof ReplayKitError) return [];
    throw error;
  }
}
function temporaryFolder(env, name) {
  return join(env["RUNNER_TEMP"] ?? join(env["HOME"] ?? ".", ".cache"), name);
}

export {
  openWorkspace,
  headVersion,
  temporaryFolder
};
