import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openProject
} from "./chunk-7VXHW6NI.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/local-runs.ts
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
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
async function localTrace(argument, context) {
  var _stack = [];
  try {
    if (argument === "-" || existsSync(resolve(context.cwd, argument))) return void 0;
    const path = await storePath(context);
    if (!existsSync(path)) return void 0;
    const store = __using(_stack, await open(path), true);
    if (!await store.getRun(argument)) return void 0;
    const { replaykit } = await import("./kit-C7UUTUJ4.js");
    return await replaykit({ store }).trace(argument);
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function isLocalRun(argument, context) {
  return await localTrace(argument, context) !== void 0;
}
async function open(path) {
  const { createSqliteStore } = await import("./sqlite-store-7ZFNOTLZ.js");
  return createSqliteStore(path);
}

export {
  storePath,
  openStore,
  localTrace,
  isLocalRun
};
