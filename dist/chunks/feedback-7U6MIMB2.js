import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  expectationOf
} from "./chunk-NP5EXE3W.js";
import {
  connectWorker
} from "./chunk-ZNWHEW4W.js";
import "./chunk-KBRJ5NPM.js";
import {
  oneArgument
} from "./chunk-IPSTVXNS.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-KEU5P5GB.js";
import "./chunk-QPE4LXF2.js";
import "./chunk-LCONLFVP.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-X4QRCRTH.js";
import "./chunk-JDH7MOAB.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-M6UJTCYW.js";
import "./chunk-6BEUHTQZ.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-KAW2ULHI.js";
import "./chunk-S5UMX7RI.js";
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
