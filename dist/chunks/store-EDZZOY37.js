import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  openStore
} from "./chunk-UJV7WWBT.js";
import {
  retentionClassSchema
} from "./chunk-3QOBXXUO.js";
import {
  oneArgument
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
import "./chunk-F3XWN5HJ.js";
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
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/store.ts
var actions = {
  gc,
  stats,
  verify
};
async function run(context) {
  var _stack = [];
  try {
    const name = oneArgument(context, "store", "action");
    const action = Object.hasOwn(actions, name) ? actions[name] : void 0;
    if (!action) {
      throw new ReplayKitError("usage", `store has no action "${name}"`, {
        hint: `its actions are ${Object.keys(actions).join(", ")}`
      });
    }
    const store = __using(_stack, await openStore(context), true);
    return action(store, context);
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function gc(store, { flags, terminal }) {
  const { deleted, blobs } = await store.gc({ now: /* @__PURE__ */ new Date(), days: daysOf(flags.list("keep")) });
  if (flags.on("json")) terminal.printJson({ version: 1, deleted, blobs });
  else terminal.print(`deleted ${deleted.length} runs and ${blobs} blobs`);
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
  terminal.print(`${counts.runs} runs${states.length > 0 ? ` (${states.join(", ")})` : ""}`);
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
