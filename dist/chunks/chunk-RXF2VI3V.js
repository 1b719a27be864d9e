import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  isChosen,
  refuseWorkerFilters
} from "./chunk-6TEMVQCY.js";
import {
  workerOfEnvironment,
  workerUrl
} from "./chunk-3TKLPOSB.js";
import {
  openProject
} from "./chunk-NIGZXU2K.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/local-runs.ts
import { existsSync as existsSync2 } from "node:fs";
import { join, resolve as resolve2 } from "node:path";

// src/cli/run-place.ts
import { existsSync } from "node:fs";
import { resolve } from "node:path";
function namedWorker({ flags }) {
  const from = flags.text("from");
  const worker = flags.text("worker");
  if (from !== void 0 && worker !== void 0)
    throw new ReplayKitError("usage", "--from and --worker both say where the runs are", { hint: "give one of them" });
  if (from === "local") return void 0;
  const url = from ?? worker;
  if (url === void 0) return void 0;
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  const flag = from === void 0 ? "--worker" : "--from";
  const expected = from === void 0 ? "the address of a Worker" : "local, or the address of a Worker";
  throw new ReplayKitError("usage", `${flag} is "${url}"; expected ${expected}`, {
    hint: `such as ${flag} https://replaykit.example.workers.dev`
  });
}
function unnamedWorker(context) {
  const { flags } = context;
  const named = ["from", "worker", "store"].some((flag) => flags.text(flag) !== void 0);
  return named ? void 0 : workerOfEnvironment(context);
}
function absentRun(argument, context) {
  const named = namedWorker(context);
  const url = named ?? unnamedWorker(context);
  if (url === void 0 || isFile(argument, context) || named === void 0 && !mayBeRun(argument, context))
    return void 0;
  const message = named === void 0 ? `there is no file, case or run "${argument}", neither here nor on the Worker at ${url}` : `there is no run "${argument}" on the Worker at ${url}`;
  return new ReplayKitError("not_found", message, {
    hint: `replaykit worker find ${argument} says why a run is missing; replaykit runs lists those that are there`
  });
}
function isFile(argument, { cwd }) {
  return argument === "-" || existsSync(resolve(cwd, argument));
}
function mayBeRun(argument, context) {
  if (isFile(argument, context) || /\.(?:jsonl?|ndjson|ya?ml|csv|gz|zst)$/.test(argument)) return false;
  return (context.flags.text("token") ?? context.env["REPLAYKIT_WORKER_TOKEN"] ?? "") !== "";
}

// src/cli/local-runs.ts
async function openRuns(context, runId) {
  const url = await placeOf(context, runId);
  return url === void 0 ? openLocalRuns(context) : openWorker(url, context);
}
async function openLocalRuns(context) {
  const store = await openStore(context);
  return {
    runs: store,
    trace: (runId) => traceIn(store, runId),
    list: async (filters) => {
      refuseWorkerFilters(filters);
      const chosen = (await store.listRuns({ limit: 1e6 })).filter((run) => isChosen(run, filters));
      return Promise.all(
        chosen.slice(0, filters.limit).map(async (run) => ({ ...run, steps: (await store.listSteps(run.run_id)).length }))
      );
    },
    [Symbol.asyncDispose]: () => store.close()
  };
}
async function openWorker(url, context) {
  return (await import("./worker-runs-EHFN456D.js")).openWorkerRuns(workerUrl(url), context);
}
async function placeOf(context, runId) {
  const named = namedWorker(context);
  const environment = unnamedWorker(context);
  if (named !== void 0 || environment === void 0) return named;
  return runId !== void 0 && await isHere(runId, context) ? void 0 : environment;
}
async function storePath(context) {
  const named = context.flags.text("store") ?? context.env["REPLAYKIT_STORE_PATH"];
  if (named !== void 0) return resolve2(context.cwd, named);
  return join((await openProject(context)).root, ".replaykit", "store.db");
}
async function openStore(context) {
  const path = await storePath(context);
  if (existsSync2(path)) return open(path);
  throw new ReplayKitError("not_found", `there is no store of runs at ${path}`, {
    hint: "an agent that uses the SDK's kitFromEnvironment() writes it; --store names another file, --worker a Worker"
  });
}
async function openStoreWith(runId, context) {
  if (await placeOf(context, runId) === void 0) return openStore(context);
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
    const { readRun, writeRun } = await import("./read-run-UFEYJFFC.js");
    const from = __using(_stack, await openRuns(context, runId), true);
    await writeRun(store, await readRun(from.runs, runId));
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function runTrace(argument, context) {
  if (isFile(argument, context)) return void 0;
  const url = namedWorker(context);
  return url === void 0 ? localTrace(argument, context) : workerTrace(argument, url, context);
}
async function environmentTrace(argument, context) {
  const url = mayBeRun(argument, context) ? unnamedWorker(context) : void 0;
  return url === void 0 ? void 0 : workerTrace(argument, url, context);
}
async function isHere(runId, context) {
  var _stack = [];
  try {
    if (!existsSync2(await storePath(context))) return false;
    const store = __using(_stack, await openStore(context), true);
    return await store.getRun(runId) !== void 0;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function localTrace(runId, context) {
  var _stack = [];
  try {
    if (!existsSync2(await storePath(context))) return void 0;
    const store = __using(_stack, await openStore(context), true);
    return await traceIn(store, runId);
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function workerTrace(runId, url, context) {
  var _stack = [];
  try {
    const from = __using(_stack, await openWorker(url, context), true);
    return await from.trace(runId);
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
    import("./read-run-UFEYJFFC.js"),
    import("./trace-of-RNQLARDH.js")
  ]);
  const { run, operations, checkpoints } = await readRun(runs, runId);
  return traceOf(recordOf(run, operations, checkpoints));
}
async function open(path) {
  const { createSqliteStore } = await import("./sqlite-store-73SWIMC6.js");
  return createSqliteStore(path);
}

export {
  absentRun,
  openRuns,
  placeOf,
  storePath,
  openStore,
  openStoreWith,
  runTrace,
  environmentTrace,
  traceIn
};
