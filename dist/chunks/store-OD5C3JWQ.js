import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openStore
} from "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-7BNPROQB.js";
import {
  retentionClassSchema
} from "./chunk-PVOFTYBB.js";
import {
  requiredRun
} from "./chunk-XMDKKLEB.js";
import "./chunk-3QQEB6C6.js";
import {
  plural
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
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/store.ts
var actions = {
  gc,
  stats,
  verify,
  flag
};
async function run(context) {
  var _stack = [];
  try {
    const [name = "", ...rest] = context.args;
    const action = Object.hasOwn(actions, name) ? actions[name] : void 0;
    if (!action) {
      throw new ReplayKitError("usage", `store has no action "${name}"`, {
        hint: `its actions are ${Object.keys(actions).join(", ")}`
      });
    }
    if (rest.length !== (name === "flag" ? 1 : 0)) {
      throw new ReplayKitError("usage", `store ${name} takes ${name === "flag" ? "one run" : "nothing more"}`, {
        hint: "replaykit runs store --help"
      });
    }
    const store = __using(_stack, await openStore(context), true);
    return await action(store, context);
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function flag(store, { args, flags, terminal }) {
  const run2 = await requiredRun(store, args[1] ?? "");
  await store.updateRun(run2.run_id, { retention: "flagged" });
  if (flags.on("json")) terminal.printJson({ version: 1, run_id: run2.run_id, retention: "flagged" });
  else terminal.print(terminal.safe(`${run2.run_id} is kept as flagged`));
  return exitCode.ok;
}
async function gc(store, { flags, terminal }) {
  const { deleted, blobs } = await store.gc({ now: /* @__PURE__ */ new Date(), days: daysOf(flags.list("keep")) });
  if (flags.on("json")) terminal.printJson({ version: 1, deleted, blobs });
  else terminal.print(`deleted ${plural(deleted.length, "run")} and ${plural(blobs, "blob")}`);
  return exitCode.ok;
}
function daysOf(texts) {
  return Object.fromEntries(
    texts.map((text) => {
      const [name, days] = text.split("=");
      const parsed = retentionClassSchema.safeParse(name);
      if (parsed.success && days !== void 0 && /^\d{1,5}$/.test(days)) return [parsed.data, Number(days)];
      throw new ReplayKitError("usage", `--keep is "${text}"; expected <class>=<days>`, {
        hint: `the classes are ${retentionClassSchema.options.join(", ")}`
      });
    })
  );
}
function stats(store, { flags, terminal }) {
  const counts = store.stats();
  if (flags.on("json")) {
    terminal.printJson({ version: 1, ...counts });
    return exitCode.ok;
  }
  const states = Object.entries(counts.by_status).map(([status, n]) => `${n} ${status}`);
  terminal.print(`${plural(counts.runs, "run")}${states.length > 0 ? ` (${states.join(", ")})` : ""}`);
  const classes = Object.entries(counts.by_class).map(([name, n]) => `${n} ${name}`);
  if (classes.length > 0) terminal.print(`kept as ${classes.join(", ")}`);
  terminal.print(`${counts.operations} operations, ${counts.checkpoints} checkpoints`);
  const { rows, blobs, file } = counts.bytes;
  terminal.print(`${file} bytes on disk: ${blobs} in blobs, ${rows} not packed`);
  return exitCode.ok;
}
function verify(store, { flags, terminal }) {
  const damaged = store.verify();
  if (flags.on("json")) terminal.printJson({ version: 1, damaged });
  else if (damaged.length === 0) terminal.print(`all ${store.stats().checkpoints} checkpoints are as they were stored`);
  for (const line of flags.on("json") ? [] : damaged) terminal.print(terminal.safe(line));
  return damaged.length === 0 ? exitCode.ok : exitCode.actionNeeded;
}
export {
  run
};
