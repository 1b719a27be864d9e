import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-WHSV4U32.js";
import "./chunk-JVU6J4VV.js";
import {
  shortPath
} from "./chunk-DENCY55P.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-SD42YD4V.js";
import {
  formatJsonFile
} from "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import {
  ReplayKitError
} from "./chunk-QRZ7DRHS.js";
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
