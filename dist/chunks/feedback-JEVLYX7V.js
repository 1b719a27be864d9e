import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  expectationOf
} from "./chunk-C2GG4RFU.js";
import {
  connectWorker
} from "./chunk-S5IEOWKT.js";
import "./chunk-NYKZS4MU.js";
import {
  oneArgument
} from "./chunk-7VXHW6NI.js";
import "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import "./chunk-SD42YD4V.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import "./chunk-AD2P542H.js";
import "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import "./chunk-BJDCX3BS.js";
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
  if (flags.on("json")) terminal.printJson({ version: 1, run: run2 });
  else
    terminal.print(
      `${run2.id} is marked ${flags.on("good") ? "good" : "bad"}${run2.group === void 0 ? "" : `, group ${run2.group}`}`
    );
  return exitCode.ok;
}
export {
  run
};
