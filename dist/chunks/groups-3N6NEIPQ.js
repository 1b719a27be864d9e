import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-AOJT6S5C.js";
import "./chunk-FVRFCNGL.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-7UWVQPB7.js";
import "./chunk-AYJKGSUB.js";
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

// src/cli/commands/groups.ts
async function run(context) {
  const { flags, terminal } = context;
  const state = flags.text("state");
  const limit = flags.integer("limit", { min: 1, max: 1e5 }) ?? 50;
  const agent = flags.text("agent");
  const groups = await connectWorker(context).groups({
    limit,
    ...state === void 0 ? {} : { state },
    ...agent === void 0 ? {} : { agent }
  });
  if (flags.on("json")) {
    terminal.printJson({ version: 1, groups });
    return exitCode.ok;
  }
  for (const { id, title, count, state: now, first_seen, last_seen } of groups) {
    terminal.print(`${String(count).padStart(6)}  ${now.padEnd(10)}${id}  ${terminal.safe(title)}`);
    terminal.print(`        ${day(first_seen)} to ${day(last_seen)}`);
  }
  if (groups.length === 0) terminal.print("no group of failures yet");
  return exitCode.ok;
}
function day(ms) {
  return new Date(ms).toISOString().slice(0, 16).replace("T", " ");
}
export {
  run
};
