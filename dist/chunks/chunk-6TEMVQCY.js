import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/listed-runs.ts
function runFilters({ flags }, limit) {
  const texts = ["status", "agent", "group", "label"].flatMap((name) => {
    const value = flags.text(name);
    return value === void 0 ? [] : [[name, value]];
  });
  const times = ["since", "until"].flatMap((name) => {
    const value = flags.time(name);
    return value === void 0 ? [] : [[name, value.toISOString()]];
  });
  const most = flags.integer("limit", { min: 1, max: 1e6 }) ?? limit;
  return { ...Object.fromEntries([...texts, ...times]), limit: most };
}
function isChosen(run, { status, agent, since, until }) {
  const at = Date.parse(run.started_at);
  return (status === void 0 || run.status === status) && (agent === void 0 || run.agent?.name === agent) && (since === void 0 || at >= Date.parse(since)) && (until === void 0 || at <= Date.parse(until));
}
function refuseWorkerFilters({ group, label }) {
  const flag = group === void 0 ? label === void 0 ? void 0 : "label" : "group";
  if (flag === void 0) return;
  throw new ReplayKitError("usage", `--${flag} chooses among the runs of a Worker; these are of the local store`, {
    hint: "name the Worker with --worker <url>, or leave the flag out"
  });
}

export {
  runFilters,
  isChosen,
  refuseWorkerFilters
};
