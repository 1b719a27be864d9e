import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  expectationOf
} from "./chunk-XUBIGLQG.js";
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
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/feedback.ts
async function run(context) {
  const { flags, terminal } = context;
  const id = oneArgument(context, "feedback", "run id");
  const comment = flags.text("comment");
  const run2 = await connectWorker(context).feedback(id, {
    ...expectationOf(flags),
    rating: flags.on("good") ? "good" : "bad",
    ...comment === void 0 ? {} : { comment }
  });
  const rating = flags.on("good") ? "good" : "bad";
  if (flags.on("json")) terminal.printJson({ version: 1, ...run2 ? { run: run2 } : { state: "in progress" } });
  else if (!run2) terminal.print(`${id} is still in progress; it will be marked ${rating} when it is closed`);
  else terminal.print(`${run2.id} is marked ${rating}${run2.group === void 0 ? "" : `, group ${run2.group}`}`);
  return exitCode.ok;
}
export {
  run
};
