import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  tell
} from "./chunk-KBFLNW2N.js";
import {
  replaySuite,
  startCaseGateway
} from "./chunk-6V2FDER7.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

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
  replayCases,
  withoutInputs
};
