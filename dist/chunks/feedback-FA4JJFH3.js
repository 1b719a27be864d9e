import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  expectationOf
} from "./chunk-RBO3ACLJ.js";
import {
  connectWorker
} from "./chunk-AOJT6S5C.js";
import "./chunk-FVRFCNGL.js";
import {
  oneArgument
} from "./chunk-G2OF62L3.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-7UWVQPB7.js";
import "./chunk-AYJKGSUB.js";
import "./chunk-LCONLFVP.js";
import "./chunk-B6D3LSNY.js";
import "./chunk-42X4D5AW.js";
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
