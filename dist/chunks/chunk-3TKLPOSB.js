import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createWorkerClient
} from "./chunk-RWNS3AU4.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/worker-connection.ts
function connectWorker(context) {
  const url = context.flags.text("worker") ?? workerOfEnvironment(context);
  if (url === void 0 || url === "") throw missing("address of the Worker", "--worker <url>", "REPLAYKIT_WORKER_URL");
  return createWorkerClient({ url: workerUrl(url), token: workerToken(context) });
}
function workerOfEnvironment({ env }) {
  return env["REPLAYKIT_WORKER_URL"] || void 0;
}
function workerUrl(url) {
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new ReplayKitError("usage", `"${url}" is no address of a Worker`, { hint: "write it as https://…" });
}
function workerToken({ flags, env }) {
  const token = flags.text("token") ?? env["REPLAYKIT_WORKER_TOKEN"];
  if (token === void 0 || token === "") throw missing("token", "--token <token>", "REPLAYKIT_WORKER_TOKEN");
  return token;
}
function missing(what, flag, variable) {
  return new ReplayKitError("usage", `the ${what} is missing`, { hint: `give ${flag}, or set ${variable}` });
}

export {
  connectWorker,
  workerOfEnvironment,
  workerUrl,
  workerToken
};
