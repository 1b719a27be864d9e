import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-WHSV4U32.js";
import {
  redactByCommand
} from "./chunk-BJNODP2K.js";
import {
  readTraceFile
} from "./chunk-O22WQWIZ.js";
import "./chunk-MNEDWUFL.js";
import "./chunk-5UWQ2UOB.js";
import "./chunk-P43ETFAW.js";
import "./chunk-GDARB4Q4.js";
import "./chunk-JVU6J4VV.js";
import "./chunk-2VGZG564.js";
import {
  openProject,
  projectRedactor
} from "./chunk-DENCY55P.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import "./chunk-GWSDJRN5.js";
import "./chunk-ZCYCL3LL.js";
import "./chunk-HRXOAXY4.js";
import "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import {
  ReplayKitError
} from "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/push.ts
async function run(context) {
  const { args, flags, terminal, env } = context;
  if (args.length === 0)
    throw new ReplayKitError("usage", "push needs the files to send", { hint: "replaykit push trace.json" });
  const worker = connectWorker(context);
  const project = await openProject(context);
  const redactor = projectRedactor(project, env);
  const traces = [];
  for (const file of args) {
    const read = (await readTraceFile(file, context)).map(({ trace }) => trace);
    for (const trace of await redactByCommand(read, { ...project, env })) traces.push(redactor.redact(trace));
  }
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
