import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  oneArgument
} from "./chunk-NIGZXU2K.js";
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
import "./chunk-VHE66NNS.js";

// src/cli/commands/erase.ts
async function run(context) {
  const { flags, terminal } = context;
  const user = flags.text("user");
  const what = user === void 0 ? oneArgument(context, "erase", "run id") : `--user ${user}`;
  if (user !== void 0 && context.args.length > 0) {
    throw new ReplayKitError("usage", "a run id and --user exclude each other", {
      hint: `replaykit worker erase ${what} --yes`
    });
  }
  if (!flags.on("yes")) {
    throw new ReplayKitError("usage", "erasing cannot be undone", { hint: `replaykit worker erase ${what} --yes` });
  }
  const worker = connectWorker(context);
  const line = terminal.progress();
  const erased = user === void 0 ? { runs: 1, ...await worker.erase(what) } : await worker.eraseUser(user, (runs2) => line.update(`${runs2} runs erased`)).finally(() => line.clear());
  const { runs, objects, remains } = erased;
  if (flags.on("json")) terminal.printJson({ version: 1, runs, objects, remains });
  else if (runs === 0) {
    terminal.print(`no run of ${terminal.safe(user ?? "")} is there: nothing was erased`);
    terminal.note("Is the name as it was sent with the runs? replaykit worker find <user> looks for it.");
  } else {
    const whose = user === void 0 ? "erased" : `erased ${runs} run${runs === 1 ? "" : "s"}`;
    terminal.print(`${whose}; ${objects} stored object${objects === 1 ? "" : "s"} rewritten`);
    for (const place of remains) terminal.print(`remains: ${terminal.safe(place)}`);
  }
  return runs === 0 ? exitCode.actionNeeded : exitCode.ok;
}
export {
  run
};
