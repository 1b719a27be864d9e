import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-WHSV4U32.js";
import "./chunk-JVU6J4VV.js";
import {
  oneArgument
} from "./chunk-DENCY55P.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import {
  ReplayKitError
} from "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/erase.ts
async function run(context) {
  const { flags, terminal } = context;
  const id = oneArgument(context, "erase", "run id");
  if (!flags.on("yes")) {
    throw new ReplayKitError("usage", "erasing a run cannot be undone", { hint: `replaykit erase ${id} --yes` });
  }
  const { objects, remains } = await connectWorker(context).erase(id);
  if (flags.on("json")) terminal.printJson({ version: 1, objects, remains });
  else {
    terminal.print(`erased; ${objects} stored object${objects === 1 ? "" : "s"} rewritten`);
    for (const place of remains) terminal.print(`remains: ${terminal.safe(place)}`);
  }
  return exitCode.ok;
}
export {
  run
};
