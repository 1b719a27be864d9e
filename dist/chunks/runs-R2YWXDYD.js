import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openRuns
} from "./chunk-2VGZG564.js";
import "./chunk-DENCY55P.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import {
  ReplayKitError
} from "./chunk-QRZ7DRHS.js";
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
    const from = __using(_stack, await openRuns(context), true);
    const all = await from.runs.listRuns({ limit: status === void 0 ? limit : 1e6 });
    const chosen = all.filter((one) => status === void 0 || one.status === status).slice(0, limit);
    const rows = [];
    for (const one of chosen) rows.push({ ...one, steps: (await from.runs.listSteps(one.run_id)).length });
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
