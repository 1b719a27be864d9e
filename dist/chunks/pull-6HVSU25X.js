import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runFilters
} from "./chunk-6TEMVQCY.js";
import {
  connectWorker
} from "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-7BNPROQB.js";
import {
  formatJsonFile
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
import "./chunk-VHE66NNS.js";

// src/cli/commands/pull.ts
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
async function run(context) {
  const { args, flags, terminal, cwd } = context;
  const worker = connectWorker(context);
  const folder = resolve(cwd, flags.text("out") ?? "traces");
  const line = terminal.progress();
  const found = args.length > 0 ? await Promise.all(args.map((id) => worker.run(id))) : await worker.pull(runFilters(context, 100), (done, total) => line.update(`${done}/${total} traces fetched`)).finally(() => line.clear());
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
