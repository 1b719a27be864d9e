import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  dayOf
} from "./chunk-XSNBFJ2E.js";
import {
  connectWorker
} from "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-MA24XK5P.js";
import "./chunk-7BNPROQB.js";
import "./chunk-PVOFTYBB.js";
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

// src/cli/commands/releases.ts
async function run(context) {
  const { flags, terminal } = context;
  const limit = flags.integer("limit", { min: 1, max: 1e5 }) ?? 50;
  const [agent, since] = [flags.text("agent"), flags.time("since")?.toISOString()];
  const rows = await connectWorker(context).releases({
    limit,
    ...agent === void 0 ? {} : { agent },
    ...since === void 0 ? {} : { since }
  });
  if (flags.on("json")) terminal.printJson({ version: 1, releases: rows });
  else for (const row of rows) terminal.print(terminal.safe(lineOf(row)));
  if (rows.length === 0) terminal.note("no release yet");
  return exitCode.ok;
}
function lineOf({ id, first_seen, runs, failed, rate, ...parts }) {
  const { agent, version, commit, prompt, model, tools } = parts;
  const named = Object.entries({ version, commit, prompt, model, tools }).flatMap(
    ([part, text]) => text === void 0 ? [] : [`${part} ${text}`]
  );
  const share = rate ? `${percent(rate.rate)} failed (${percent(rate.low)} to ${percent(rate.high)})` : "no run";
  const what = [agent, ...named].filter((text) => text !== void 0).join(", ") || "nothing is known of it";
  return `${id.padEnd(12)}  since ${dayOf(first_seen)}  ${share}, ${Math.round(failed)} of ${Math.round(runs)}  ${what}`;
}
function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}
export {
  run
};
