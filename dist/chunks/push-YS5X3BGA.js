import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  batchKey,
  joinBatches
} from "./chunk-UXDTUS3W.js";
import {
  redactByCommand
} from "./chunk-RTSCL43B.js";
import {
  readAllOfFile
} from "./chunk-O46J4PBA.js";
import "./chunk-57MWDYF7.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import {
  connectWorker
} from "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  openProject,
  projectRedactor,
  redactionHash
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
  createRedactor
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

// src/cli/names-for-worker.ts
var personal = ["email", "phone", "ip"];
function withNames(sent, redacted, keyedHash) {
  const named = (given, hidden) => given !== void 0 && hidden !== void 0 && given !== hidden && isPersonal(given, hidden) ? given : hidden;
  const user_id = named(sent.user_id, redacted.user_id);
  const session_id = named(sent.session_id, redacted.session_id);
  const labels = Object.entries(redacted.labels ?? {}).map(([name, hidden]) => {
    return [name, named(sent.labels?.[name], hidden) ?? hidden];
  });
  return {
    ...redacted,
    ...user_id === void 0 ? {} : { user_id },
    ...session_id === void 0 ? {} : { session_id },
    ...redacted.labels === void 0 ? {} : { labels: Object.fromEntries(labels) }
  };
  function isPersonal(given, hidden) {
    const everywhere = createRedactor({ keyedHash });
    return everywhere.text(given) === hidden && everywhere.findings().every(({ rule }) => personal.includes(rule));
  }
}

// src/cli/commands/push.ts
async function run(context) {
  const { args, flags, terminal, env } = context;
  if (args.length === 0)
    throw new ReplayKitError("usage", "push needs the files to send", { hint: "replaykit worker push trace.json" });
  const worker = connectWorker(context);
  const project = await openProject(context);
  const keyedHash = redactionHash(env);
  const redactor = projectRedactor(project, env, keyedHash);
  const traces = [];
  const parts = [];
  const leftOut = [];
  for (const path of args) {
    const read = await readAllOfFile(path, context);
    leftOut.push(...read.refused);
    for (const one of read.traces) {
      if (args.length > 1 && batchKey(one.trace) !== void 0) parts.push({ file: { path, found: false }, read: one });
      else traces.push(one.trace);
    }
  }
  traces.push(...(await joinBatches(parts, context)).map(({ read }) => read.trace));
  const redacted = (await redactByCommand(traces, { ...project, env })).map((trace) => {
    return withNames(trace, redactor.redact(trace), keyedHash);
  });
  const line = terminal.progress();
  const items = await worker.push(redacted, (done, total) => line.update(`${done}/${total} traces sent`)).finally(() => line.clear());
  const rejected = items.filter(({ outcome }) => outcome === "rejected");
  if (flags.on("json")) terminal.printJson({ version: 1, items, ...leftOutOf(leftOut) });
  else {
    for (const { run_id, outcome, continued, id, message, replayability } of items) {
      const word = continued === true ? "continued" : outcome;
      const score = replayability ? `  replayability ${replayability.score}` : "";
      terminal.print(`${word.padEnd(12)}${terminal.safe(run_id ?? "")}  ${id ?? terminal.safe(message ?? "")}${score}`);
      if (outcome === "duplicate" && message !== void 0) terminal.note(`  ${terminal.safe(message)}`);
      for (const reason of replayability?.reasons ?? []) terminal.note(`  ${terminal.safe(reason)}`);
    }
  }
  const lost = items.filter(({ differs }) => differs === true).length;
  if (lost > 0 && !flags.on("json")) {
    terminal.note(`${lost} of ${items.length} runs were not taken: another run is stored under their id`);
  }
  if (!flags.on("json")) for (const { message } of leftOut) terminal.note(terminal.safe(`not sent: ${message}`));
  return rejected.length > 0 || leftOut.length > 0 ? exitCode.broken : exitCode.ok;
}
function leftOutOf(errors) {
  return errors.length === 0 ? {} : { left_out: errors.map(({ code, message }) => ({ code, message })) };
}
export {
  run
};
