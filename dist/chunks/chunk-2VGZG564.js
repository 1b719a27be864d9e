import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openProject
} from "./chunk-DENCY55P.js";
import {
  ReplayKitError
} from "./chunk-QRZ7DRHS.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/local-runs.ts
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
async function openRuns(context) {
  const url = workerOf(context);
  if (url !== void 0) return (await import("./worker-runs-S2TXWGYY.js")).openWorkerRuns(url, context);
  const store = await openStore(context);
  return { runs: store, trace: (runId) => traceIn(store, runId), [Symbol.asyncDispose]: () => store.close() };
}
function workerOf({ flags }) {
  const from = flags.text("from") ?? "local";
  if (from === "local") return void 0;
  if (/^https?:\/\//.test(from) && URL.canParse(from)) return from;
  throw new ReplayKitError("usage", `--from is "${from}"; expected local, or the address of a Worker`, {
    hint: "such as --from https://replaykit.example.workers.dev"
  });
}
async function storePath(context) {
  const named = context.flags.text("store") ?? context.env["REPLAYKIT_STORE_PATH"];
  if (named !== void 0) return resolve(context.cwd, named);
  return join((await openProject(context)).root, ".replaykit", "store.db");
}
async function openStore(context) {
  const path = await storePath(context);
  if (existsSync(path)) return open(path);
  throw new ReplayKitError("not_found", `there is no store of runs at ${path}`, {
    hint: "an agent that uses the SDK's kitFromEnvironment() writes it; --store names another file"
  });
}
async function openStoreWith(runId, context) {
  if (workerOf(context) === void 0) return openStore(context);
  const store = await open(await storePath(context));
  try {
    if (!await store.getRun(runId)) await copyRun(runId, store, context);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}
async function copyRun(runId, store, context) {
  var _stack = [];
  try {
    const { readRun, writeRun } = await import("./read-run-7VW3AS2Q.js");
    const from = __using(_stack, await openRuns(context), true);
    await writeRun(store, await readRun(from.runs, runId));
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function runTrace(argument, context) {
  var _stack = [];
  try {
    if (argument === "-" || existsSync(resolve(context.cwd, argument))) return void 0;
    if (workerOf(context) === void 0 && !existsSync(await storePath(context))) return void 0;
    const from = __using(_stack, await openRuns(context), true);
    return await from.trace(argument);
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function traceIn(runs, runId) {
  if (!await runs.getRun(runId)) return void 0;
  const [{ readRun }, { recordOf, traceOf }] = await Promise.all([
    import("./read-run-7VW3AS2Q.js"),
    import("./trace-of-WO4L6OQQ.js")
  ]);
  const { run, operations, checkpoints } = await readRun(runs, runId);
  return traceOf(recordOf(run, operations, checkpoints));
}
async function open(path) {
  const { createSqliteStore } = await import("./sqlite-store-VK5VE7RH.js");
  return createSqliteStore(path);
}

export {
  openRuns,
  workerOf,
  storePath,
  openStore,
  openStoreWith,
  runTrace,
  traceIn
};
