import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  connectWorker
} from "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
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
