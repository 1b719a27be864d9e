import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  tell
} from "./chunk-JJQDZX5N.js";
import {
  sealCases
} from "./chunk-RNN3LPV3.js";
import {
  formerSwitchNote,
  keyName,
  providers,
  replaySuite,
  sandboxFor,
  startCaseGateway
} from "./chunk-3QQEB6C6.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/action/replay-cases.ts
async function replayCases({ inputs, event, env }, options) {
  var _stack = [];
  try {
    const sandbox = await sandboxFor(options.config.sandbox);
    const _held = __using(_stack, "reason" in sandbox ? void 0 : sandbox);
    const apart = !("reason" in sandbox);
    const note = formerSwitchNote(env);
    if (note !== void 0) tell("warning", note);
    const trusted = apart || event.base === void 0 || options.config.sandbox === "off";
    const config = trusted ? options.config : withoutKeys(options.config);
    const runnerEnv = trusted ? withoutInputs(env) : withoutModelKeys(withoutInputs(env), options.config);
    if (!trusted) {
      tell(
        "warning",
        "not sandboxed: no key is used for this pull request's code. Where that is accepted, set `sandbox: off` in replaykit.yaml of the base"
      );
    }
    const gateway = __using(_stack, await startCaseGateway(config, runnerEnv), true);
    return await replaySuite({
      runnerCommand: inputs.runner,
      jobs: inputs.jobs,
      attempts: inputs.attempts,
      timeout: inputs.timeout,
      env: runnerEnv,
      gateway,
      withoutBase: { live: "show", why: "this run has no base to compare with (it is no pull request)" },
      onNotice: (notice) => tell("notice", notice),
      ...options,
      config,
      sealed: options.sealed ?? sealCases(options.cases)
    });
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function withoutKeys(config) {
  const open = (runner) => ({
    ...runner,
    pass_env: runner.pass_env.filter((name) => !keyName.test(name))
  });
  const runners = Object.fromEntries(Object.entries(config.runners).map(([name, runner]) => [name, open(runner)]));
  return { ...config, runners, ...config.runner ? { runner: open(config.runner) } : {} };
}
function withoutModelKeys(env, { upstream }) {
  const names = /* @__PURE__ */ new Set([
    ...providers.map(({ keyVariable }) => keyVariable),
    ...Object.values(upstream).flatMap(({ key_env }) => key_env ?? [])
  ]);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name)));
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
