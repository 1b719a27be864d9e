import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createWorkerClient
} from "./chunk-JVU6J4VV.js";
import {
  ReplayKitError
} from "./chunk-QRZ7DRHS.js";

// src/cli/worker-connection.ts
function connectWorker({ flags, env }) {
  const url = flags.text("worker") ?? env["REPLAYKIT_WORKER_URL"];
  const token = flags.text("token") ?? env["REPLAYKIT_WORKER_TOKEN"];
  if (url === void 0 || url === "") throw missing("address of the Worker", "--worker <url>", "REPLAYKIT_WORKER_URL");
  if (token === void 0 || token === "") throw missing("token", "--token <token>", "REPLAYKIT_WORKER_TOKEN");
  if (!URL.canParse(url))
    throw new ReplayKitError("usage", `"${url}" is no address of a Worker`, { hint: "write it as https://…" });
  return createWorkerClient({ url, token });
}
function missing(what, flag, variable) {
  return new ReplayKitError("usage", `the ${what} is missing`, { hint: `give ${flag}, or set ${variable}` });
}

export {
  connectWorker
};
