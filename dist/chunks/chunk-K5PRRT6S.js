import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runnerSchema
} from "./chunk-SKBEGQT3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/node/runner/choose-runner.ts
function chooseRunner(config, subject, override = {}) {
  if (override.command !== void 0) {
    const { command, shell = false } = override;
    return { name: "--runner-cmd", config: runnerSchema.parse({ ...config.runner, mode: "process", command, shell }) };
  }
  const { runner, runners } = config;
  const all = Object.entries(runners).map(([name, config2]) => ({ name, config: config2 }));
  const { case: replayCase, agent } = subject;
  if (replayCase.runner !== void 0) {
    const named = Object.hasOwn(runners, replayCase.runner) ? runners[replayCase.runner] : void 0;
    if (named) return { name: replayCase.runner, config: named };
    if (!runner) throw unknownRunner(replayCase.runner, Object.keys(runners));
  }
  const matching = all.filter(({ config: config2 }) => agent !== void 0 && config2.agent === agent);
  const only = matching.length === 1 ? matching[0] : void 0;
  if (only) return only;
  if (runner) return { name: "runner", config: runner };
  const [first, ...more] = all;
  if (first && more.length === 0) return first;
  throw first ? undecided(replayCase.id, agent, all) : noRunner();
}
function unknownRunner(name, known) {
  return new ReplayKitError(
    "invalid_config",
    `the case names the runner "${name}", which replaykit.yaml does not have`,
    {
      hint: known.length > 0 ? `runners there are: ${known.join(", ")}` : "add it under `runners`, or give --runner-cmd"
    }
  );
}
function undecided(id, agent, all) {
  const names = all.map(({ name }) => name).join(", ");
  const known = agent === void 0 ? "" : ` and its agent "${agent}" does not decide`;
  return new ReplayKitError("invalid_config", `the case ${id} names no runner${known}; there are ${names}`, {
    hint: "add `runner: <name>` to the case, or `agent: <name>` to the runner"
  });
}
function noRunner() {
  return new ReplayKitError("invalid_config", "there is no runner: nothing says how your agent is run", {
    hint: 'give --runner-cmd "…", or add `runner: { command: […] }` to replaykit.yaml (`replaykit init` writes it)'
  });
}

export {
  chooseRunner
};
