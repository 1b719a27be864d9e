import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runs
} from "./chunks/chunk-4F47BQLO.js";
import "./chunks/chunk-J7ST2HF5.js";
import {
  kitFromEnvironment,
  localStorePath,
  outputOf
} from "./chunks/chunk-ZIZ3ZXXG.js";
import {
  createSqliteStore
} from "./chunks/chunk-RBVI7XEV.js";
import "./chunks/chunk-XB4AE3YK.js";
import "./chunks/chunk-Y2DPR4CH.js";
import "./chunks/chunk-NPAH53OU.js";
import "./chunks/chunk-SGSIPVEC.js";
import "./chunks/chunk-GW5BUQB7.js";
import "./chunks/chunk-J7NXW55N.js";
import "./chunks/chunk-Z6SFMMNT.js";
import "./chunks/chunk-MA24XK5P.js";
import {
  ApiError,
  createApiClient
} from "./chunks/chunk-7BNPROQB.js";
import "./chunks/chunk-K3HITBYI.js";
import "./chunks/chunk-PVOFTYBB.js";
import "./chunks/chunk-XMDKKLEB.js";
import "./chunks/chunk-ODHBBG6V.js";
import "./chunks/chunk-JXJNQMOQ.js";
import "./chunks/chunk-SYGJYNB6.js";
import {
  createRedactor
} from "./chunks/chunk-3QQEB6C6.js";
import "./chunks/chunk-ZPONSFWV.js";
import "./chunks/chunk-LOSFRJRI.js";
import {
  hmacKeyedHash
} from "./chunks/chunk-NP4WE3DX.js";
import "./chunks/chunk-YQFYJEPK.js";
import "./chunks/chunk-KGLR3FBA.js";
import "./chunks/chunk-T7EWDS7W.js";
import "./chunks/chunk-HZA3QJ3V.js";
import "./chunks/chunk-ABXW3CI3.js";
import "./chunks/chunk-VHE66NNS.js";

// src/node/spool.ts
import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
var compress = promisify(gzip);
function createSpool(options) {
  const { folder = ".replaykit/spool", batchSize = 20, maxBytes = 64 * 1024 * 1024, onProblem = () => {
  } } = options;
  const { pauseMs = 1e3, maxPauseMs = 5 * 60 * 1e3, requestTimeoutMs = 1e4 } = options;
  const { ask } = createApiClient({
    url: options.url,
    credential: { authorization: `Bearer ${options.token}` },
    fetch: options.fetch,
    timeoutMs: requestTimeoutMs,
    tries: 1
  });
  const redact = options.redact ?? defaultRedaction();
  let pause = pauseMs;
  let timer;
  let sending;
  let closed = false;
  function send(trace) {
    try {
      mkdirSync(folder, { recursive: true });
      const name = `${Date.now()}-${randomUUID()}`;
      writeFileSync(join(folder, `${name}.part`), JSON.stringify(redact(trace)));
      renameSync(join(folder, `${name}.part`), join(folder, `${name}.json`));
      dropOldest();
      later(0);
    } catch (error) {
      onProblem(`a trace could not be kept in ${folder}: ${messageOf(error)}`);
    }
  }
  function names() {
    try {
      return readdirSync(folder).filter((name) => name.endsWith(".json")).toSorted();
    } catch {
      return [];
    }
  }
  function dropOldest() {
    const files = names().map((name) => ({ name, size: sizeOf(join(folder, name)) }));
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files) {
      if (total <= maxBytes) return;
      rmSync(join(folder, name), { force: true });
      total -= size;
      onProblem(`the spool is full: the oldest trace was dropped`);
    }
  }
  function later(ms) {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = void 0;
      void flush();
    }, ms);
    timer.unref();
  }
  function flush() {
    sending ??= sendAll().finally(() => {
      sending = void 0;
    });
    return sending;
  }
  async function sendAll() {
    for (let batch = names().slice(0, batchSize); batch.length > 0; batch = names().slice(0, batchSize)) {
      const wait = await sendBatch(batch);
      if (wait === void 0) {
        pause = pauseMs;
        continue;
      }
      later(Math.max(wait, pause));
      pause = Math.min(pause * 2, maxPauseMs);
      return false;
    }
    return true;
  }
  async function sendBatch(batch) {
    try {
      const texts = await Promise.all(batch.map(async (name) => readFile(join(folder, name), "utf8").catch(() => "")));
      const body = new Uint8Array(await compress(texts.filter((text) => text !== "").join("\n")));
      const headers = { "content-type": "application/x-ndjson", "content-encoding": "gzip" };
      const { items } = await ask(runs.send, { body, headers });
      const refusals = items.filter(({ outcome }) => outcome === "rejected");
      if (refusals.length > 0)
        onProblem(`the Worker refused ${refusals.length} traces: ${refusals[0]?.message ?? refusals[0]?.reason}`);
      return await drop(batch);
    } catch (error) {
      if (error instanceof ApiError && error.status !== void 0)
        return refused(batch, error.status, error.retryAfterMs);
      const why = error instanceof ApiError ? error.cause : error;
      onProblem(`the Worker could not be reached (${messageOf(why)}); ${batch.length} traces wait in ${folder}`);
      return 0;
    }
  }
  async function refused(batch, status, retryAfterMs) {
    if (!isFinal(status)) {
      onProblem(`the Worker answered ${status}; ${batch.length} traces wait in ${folder}`);
      return retryAfterMs;
    }
    onProblem(`the Worker refused ${batch.length} traces: ${status}`);
    return drop(batch);
  }
  async function drop(batch) {
    await Promise.all(batch.map(async (name) => rm(join(folder, name), { force: true })));
  }
  async function close(limitMs = 2e3) {
    closed = true;
    clearTimeout(timer);
    const limit = Promise.withResolvers();
    const ended = setTimeout(() => limit.resolve(false), limitMs);
    await Promise.race([flush(), limit.promise]);
    clearTimeout(ended);
  }
  return { send, flush, waiting: () => names().length, close, [Symbol.asyncDispose]: () => close() };
}
function isFinal(status) {
  return status === 400 || status === 413 || status === 415 || status === 422;
}
function defaultRedaction() {
  const keyedHash = hmacKeyedHash(randomBytes(32));
  return (value) => createRedactor({ keyedHash }).redact(value);
}
function sizeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
export {
  createSpool,
  createSqliteStore,
  kitFromEnvironment,
  localStorePath,
  outputOf
};
