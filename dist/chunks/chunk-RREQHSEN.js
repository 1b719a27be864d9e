import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  tell
} from "./chunk-H2NK3PJG.js";
import {
  readCaseFiles,
  replaySuite,
  startCaseGateway
} from "./chunk-HYB4D3WW.js";
import {
  caseFileNames
} from "./chunk-DTZXZQT6.js";
import {
  nodePlatform
} from "./chunk-RXNAVZTO.js";
import {
  ReplayKitError
} from "./chunk-AIJHLCKJ.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/node/replay/sealed-cases.ts
function sealCases(folders) {
  const seals = new Map(folders.map((folder) => [folder, sealOf(folder)]));
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
function sealOf(folder) {
  try {
    return digest(readCaseFiles(folder));
  } catch (error) {
    if (error instanceof ReplayKitError) return void 0;
    throw error;
  }
}
function digest(files) {
  return nodePlatform.hash(JSON.stringify(caseFileNames.map((name) => files[name] ?? null)));
}

// src/action/replay-cases.ts
async function replayCases({ inputs, env }, options) {
  var _stack = [];
  try {
    const runnerEnv = withoutInputs(env);
    const gateway = __using(_stack, await startCaseGateway(options.config, runnerEnv), true);
    return await replaySuite({
      runnerCommand: inputs.runner,
      jobs: inputs.jobs,
      attempts: inputs.attempts,
      timeout: inputs.timeout,
      env: runnerEnv,
      gateway,
      withoutBase: { live: "show", why: "this run has no base to compare with (it is no pull request)" },
      onNotice: (notice) => tell("notice", notice),
      sealed: sealCases(options.cases),
      ...options
    });
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function withoutInputs(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith("INPUT_") && !name.startsWith("ACTIONS_"))
  );
}

export {
  sealCases,
  replayCases,
  withoutInputs
};
