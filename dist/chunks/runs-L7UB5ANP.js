import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openRuns
} from "./chunk-FQ3IUV6X.js";
import {
  runFilters
} from "./chunk-GMBAXWQ6.js";
import "./chunk-AOJT6S5C.js";
import "./chunk-FVRFCNGL.js";
import "./chunk-G2OF62L3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-7UWVQPB7.js";
import "./chunk-AYJKGSUB.js";
import "./chunk-LCONLFVP.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-42X4D5AW.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import {
  ReplayKitError
} from "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
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
