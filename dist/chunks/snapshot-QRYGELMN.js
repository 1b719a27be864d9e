import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  readReplayed
} from "./chunk-TJQZHOM6.js";
import {
  caseFolders,
  oneArgument,
  openProject,
  shortPath
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import {
  compareSnapshot,
  writeSnapshot
} from "./chunk-OULUMHUG.js";
import "./chunk-LCONLFVP.js";
import {
  effectLookup,
  loadCase,
  readCaseFiles
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

// src/cli/commands/snapshot.ts
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
async function run(context) {
  const { flags, terminal, cwd } = context;
  const name = oneArgument(context, "snapshot", "case");
  const project = await openProject(context);
  const [folder, second] = await caseFolders(project, { args: [name], cwd });
  if (folder === void 0 || second !== void 0)
    throw new ReplayKitError("usage", `"${name}" names several cases; a snapshot is of one`);
  const { case: replayCase } = loadCase(readCaseFiles(folder), basename(folder));
  const effects = effectLookup(replayCase.effects, project.config.effects);
  const replayed = readReplayed(join(project.root, ".replaykit", "runs"), replayCase.id, effects);
  if (!replayed) {
    throw new ReplayKitError("not_found", `no replay of ${replayCase.id} is kept here`, {
      hint: `replaykit replay ${replayCase.id}`
    });
  }
  const place = placeOf(context);
  const outcome = compareSnapshot(replayCase, replayed, place);
  const file = join(folder, "case.yaml");
  const update = flags.on("update") && outcome.kind !== "same" && outcome.value !== void 0;
  if (update && outcome.value !== void 0) {
    const text = writeSnapshot(await readFile(file, "utf8"), replayCase, { ...place, value: outcome.value });
    await writeFile(file, text);
  }
  const written = update ? shortPath(project.root, file) : void 0;
  if (flags.on("json")) terminal.printJson({ version: 1, case_id: replayCase.id, ...place, ...outcome, written });
  else print({ outcome, written }, context);
  return outcome.kind === "same" || update ? exitCode.ok : exitCode.actionNeeded;
}
function placeOf({ flags }) {
  const step = flags.text("step") ?? "-1";
  const pointer = flags.text("pointer") ?? "";
  if (pointer !== "" && !pointer.startsWith("/")) {
    throw new ReplayKitError("usage", `--pointer is "${pointer}"; a JSON Pointer begins with /`, {
      hint: "e.g. --pointer /retrieved_docs"
    });
  }
  return { step: /^-?\d+$/.test(step) ? Number(step) : step, pointer };
}
function print({ outcome, written }, { terminal }) {
  terminal.print(terminal.safe(outcome.message));
  if (written !== void 0) {
    terminal.print(`${terminal.style("green", "written")} ${written}: review the change, and commit it`);
  } else if (outcome.kind !== "same" && outcome.value !== void 0) {
    terminal.note("--update keeps what it is now in case.yaml");
  }
}
export {
  run
};
