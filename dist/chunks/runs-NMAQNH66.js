import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openRuns
} from "./chunk-RXF2VI3V.js";
import {
  runFilters
} from "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-7BNPROQB.js";
import "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
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
    const filters = runFilters(context, 20);
    if (filters.status !== void 0 && !states.includes(filters.status)) {
      throw new ReplayKitError("usage", `--status is "${filters.status}"; expected one of ${states.join(", ")}`);
    }
    const from = __using(_stack, await openRuns(context), true);
    const rows = await from.list(filters);
    if (flags.on("json")) {
      terminal.printJson({ version: 1, runs: rows });
      return exitCode.ok;
    }
    const cells = rows.map(({ run_id, status, agent, steps, started_at, parent, what }) => [
      terminal.safe(run_id),
      status,
      terminal.safe([agent?.name, agent?.version].filter((part) => part !== void 0).join(" ")),
      steps === void 0 ? "" : `${steps} ${steps === 1 ? "step" : "steps"}`,
      terminal.safe(started_at),
      parent === void 0 ? terminal.safe(what ?? "") : `fork of ${terminal.safe(parent.run_id)}`
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
