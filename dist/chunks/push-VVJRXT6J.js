import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-S5IEOWKT.js";
import "./chunk-NYKZS4MU.js";
import {
  readTraceFile
} from "./chunk-CZSUPR6N.js";
import "./chunk-KN7GQKJS.js";
import "./chunk-ETBUDBER.js";
import "./chunk-ZDRCJSVA.js";
import "./chunk-UJV7WWBT.js";
import "./chunk-6OKKB3RO.js";
import {
  openProject,
  projectRedactor
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
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/push.ts
async function run(context) {
  const { args, flags, terminal, env } = context;
  if (args.length === 0)
    throw new ReplayKitError("usage", "push needs the files to send", { hint: "replaykit push trace.json" });
  const worker = connectWorker(context);
  const redactor = projectRedactor(await openProject(context), env);
  const traces = [];
  for (const file of args)
    traces.push(...(await readTraceFile(file, context)).map(({ trace }) => redactor.redact(trace)));
  const line = terminal.progress();
  const items = await worker.push(traces, (done, total) => line.update(`${done}/${total} traces sent`)).finally(() => line.clear());
  const rejected = items.filter(({ outcome }) => outcome === "rejected");
  if (flags.on("json")) terminal.printJson({ version: 1, items });
  else {
    for (const { run_id, outcome, id, message } of items) {
      terminal.print(`${outcome.padEnd(12)}${terminal.safe(run_id ?? "")}  ${id ?? terminal.safe(message ?? "")}`);
    }
  }
  return rejected.length > 0 ? exitCode.broken : exitCode.ok;
}
export {
  run
};
