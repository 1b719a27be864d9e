import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-S5IEOWKT.js";
import "./chunk-NYKZS4MU.js";
import {
  shortPath
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
import {
  formatJsonFile
} from "./chunk-F3XWN5HJ.js";
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

// src/cli/commands/pull.ts
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
async function run(context) {
  const { args, flags, terminal, cwd } = context;
  const worker = connectWorker(context);
  const folder = resolve(cwd, flags.text("out") ?? "traces");
  const line = terminal.progress();
  const status = flags.text("status");
  const group = flags.text("group");
  const found = args.length > 0 ? await Promise.all(args.map((id) => worker.run(id))) : await worker.pull(
    {
      limit: flags.integer("limit", { min: 1, max: 1e4 }) ?? 100,
      ...status === void 0 ? {} : { status },
      ...group === void 0 ? {} : { group }
    },
    (done, total) => line.update(`${done}/${total} traces fetched`)
  ).finally(() => line.clear());
  await mkdir(folder, { recursive: true });
  const files = [];
  for (const { run: run2, trace } of found) {
    const path = join(folder, `${safeId(run2.id)}.json`);
    await writeFile(path, formatJsonFile(trace));
    files.push(shortPath(cwd, path));
  }
  if (flags.on("json")) terminal.printJson({ version: 1, files });
  else for (const file of files) terminal.print(file);
  if (files.length === 0 && !flags.on("json")) terminal.note("no run matches");
  return exitCode.ok;
}
function safeId(id) {
  if (/^[0-9a-f]{8,64}$/.test(id)) return id;
  throw new ReplayKitError("unsafe_path", `the Worker named a run "${id}", which is no id`);
}
export {
  run
};
