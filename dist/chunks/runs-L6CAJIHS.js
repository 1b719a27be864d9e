import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openStore
} from "./chunk-UJV7WWBT.js";
import "./chunk-7VXHW6NI.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-SD42YD4V.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import "./chunk-AD2P542H.js";
import "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/runs.ts
var states = ["success", "error", "unknown", "running"];
async function run(context) {
  var _stack = [];
  try {
    const { flags, terminal } = context;
    const status = flags.text("status");
    if (status !== void 0 && !states.includes(status)) {
      throw new ReplayKitError("usage", `--status is "${status}"; expected one of ${states.join(", ")}`);
    }
    const limit = flags.integer("limit", { min: 1, max: 1e6 }) ?? 20;
    const store = __using(_stack, await openStore(context), true);
    const all = await store.listRuns({ limit: status === void 0 ? limit : 1e6 });
    const chosen = all.filter((one) => status === void 0 || one.status === status).slice(0, limit);
    const rows = [];
    for (const one of chosen) rows.push({ ...one, steps: (await store.listSteps(one.run_id)).length });
    if (flags.on("json")) {
      terminal.printJson({ version: 1, runs: rows });
      return exitCode.ok;
    }
    const cells = rows.map(({ run_id, status: status2, agent, steps, started_at, parent }) => [
      terminal.safe(run_id),
      status2,
      terminal.safe([agent?.name, agent?.version].filter((part) => part !== void 0).join(" ")),
      `${steps} ${steps === 1 ? "step" : "steps"}`,
      terminal.safe(started_at),
      parent === void 0 ? "" : `fork of ${terminal.safe(parent.run_id)}`
    ]);
    for (const line of aligned(cells)) terminal.print(line);
    if (cells.length === 0) terminal.note("no runs");
    return exitCode.ok;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
function aligned(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(
    (row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd()
  );
}
export {
  run
};
