import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openRuns,
  placeOf,
  storePath
} from "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  openProject
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-7BNPROQB.js";
import {
  effectLookup
} from "./chunk-3QQEB6C6.js";
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

// src/cli/commands/ui.ts
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { relative } from "node:path";
async function run(context) {
  var _stack = [];
  try {
    const { flags, terminal, signal, args, cwd } = context;
    if (args.length > 0) throw new ReplayKitError("usage", "ui takes no argument", { hint: "replaykit ui --help" });
    const port = flags.integer("port", { min: 0, max: 65535 }) ?? 0;
    const { config } = await openProject(context);
    const from = __using(_stack, await openRuns(context), true);
    const place = await placeOf(context) ?? (relative(cwd, await storePath(context)) || ".");
    const [{ serve }, { createLocalApp }] = await Promise.all([
      import("./dist-2WSIQRSJ.js"),
      import("./local-app-CTL7QK2I.js")
    ]);
    const token = randomBytes(18).toString("base64url");
    let hosts = [];
    const app = createLocalApp({ from, effects: effectLookup({}, config.effects), place, token, hosts: () => hosts });
    const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port });
    await started(server, port);
    const address = server.address();
    const host = `127.0.0.1:${typeof address === "object" ? address?.port : port}`;
    hosts = [host, host.replace("127.0.0.1", "localhost")];
    const url = `http://${host}/${token}/`;
    if (flags.on("json")) terminal.printJson({ version: 1, url });
    else terminal.print(`${url}

Only this address shows the runs, on this machine. Ctrl-C ends it.`);
    if (!signal.aborted) await once(signal, "abort");
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
    return exitCode.ok;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function started(server, port) {
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new ReplayKitError("io_failed", `nothing can be served on port ${port}`, {
      hint: "leave --port out to take one that is free",
      cause
    });
  }
}
export {
  run
};
