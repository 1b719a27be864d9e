import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  callLines,
  messageLines,
  modelLine
} from "./chunk-N3WZ4I57.js";
import {
  replayability
} from "./chunk-C3YRFKQ7.js";
import {
  traceFileOf
} from "./chunk-O7UFS7QA.js";
import {
  timeline
} from "./chunk-UBUG5XII.js";
import "./chunk-YIV2HGNZ.js";
import {
  readOneTrace
} from "./chunk-O46J4PBA.js";
import "./chunk-57MWDYF7.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  oneArgument
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-7BNPROQB.js";
import "./chunk-SYGJYNB6.js";
import {
  firstDifference,
  isObject
} from "./chunk-3QQEB6C6.js";
import {
  shortJson
} from "./chunk-ZPONSFWV.js";
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

// src/cli/commands/show.ts
async function run(context) {
  const { flags, terminal } = context;
  const file = await traceFileOf(oneArgument(context, "show", "trace, case or run"), context);
  const { trace, format, notes } = await readOneTrace(file, context);
  const step = flags.integer("step", { min: 1, max: 1e6 });
  if (step !== void 0) return showStep(context, trace, step);
  const { score, reasons } = replayability(trace);
  if (flags.on("json")) {
    terminal.printJson({ version: 1, format, notes, replayability: { score, reasons }, trace });
    return exitCode.ok;
  }
  terminal.print(terminal.safe(timeline(trace, { full: flags.on("full") })));
  terminal.print(`
read as ${format}; replayability ${score.toFixed(2)}`);
  for (const reason of reasons) terminal.print(`  ${terminal.safe(reason)}`);
  for (const note of notes) terminal.print(`  note: ${terminal.safe(note)}`);
  return exitCode.ok;
}
async function showStep({ flags, terminal }, trace, step) {
  const states = trace.events.filter((event) => event.type === "state");
  const at = states[step - 1];
  if (!at) {
    throw new ReplayKitError("not_found", `run "${trace.run_id}" has no step ${step}`, {
      hint: states.length === 0 ? "it recorded no state" : `its steps are 1 to ${states.length}`
    });
  }
  const { recordOfTrace } = await import("./record-of-trace-DBVUDGHD.js");
  const checkpoint = recordOfTrace(trace).checkpoints[step - 1];
  const changes = stateChanges(states[step - 2]?.state ?? {}, at.state ?? null);
  if (flags.on("json")) {
    const { model, messages = [], tool_calls: calls = [] } = checkpoint ?? {};
    const { run_id } = trace;
    const { step_id, state } = at;
    terminal.printJson({ version: 1, run_id, step, step_id, state, changes, model, messages, tool_calls: calls });
    return exitCode.ok;
  }
  terminal.print(terminal.safe(`step ${step} of ${states.length}  ${at.decision ?? ""}  ${at.at ?? ""}`.trimEnd()));
  const cut = (value) => flags.on("full") ? JSON.stringify(value) : shortJson(value);
  for (const { pointer, before, after } of changes) {
    if (before !== void 0) terminal.print(terminal.safe(`- ${pointer} ${cut(before)}`));
    if (after !== void 0) terminal.print(terminal.safe(`+ ${pointer} ${cut(after)}`));
  }
  if (changes.length === 0) terminal.print("the step changed nothing");
  terminal.print(terminal.safe(`
${JSON.stringify(at.state, null, 2)}`));
  for (const line of checkpoint ? contentLines(checkpoint, flags.on("full")) : []) terminal.print(terminal.safe(line));
  return exitCode.ok;
}
function contentLines({ model, messages, tool_calls }, full) {
  const calls = callLines(tool_calls, { full }).map((line) => `called  ${line}`);
  const asked = modelLine(model);
  const said = messageLines(messages, { full }).map(({ role, text }) => `  ${role}: ${text}`);
  return [
    ...calls.length > 0 ? ["", ...calls] : [],
    ...asked === void 0 ? [] : ["", `model   ${asked}`],
    ...said.length > 0 ? ["messages", ...said] : []
  ];
}
function stateChanges(before, after) {
  const [left, right] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [.../* @__PURE__ */ new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) => {
    const [old, now] = [
      Object.hasOwn(left, key) ? left[key] : void 0,
      Object.hasOwn(right, key) ? right[key] : void 0
    ];
    if (old !== void 0 && now !== void 0 && firstDifference(old, now) === void 0) return [];
    const pointer = `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return [{ pointer, ...old === void 0 ? {} : { before: old }, ...now === void 0 ? {} : { after: now } }];
  });
}
export {
  run
};
