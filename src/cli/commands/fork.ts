import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { isObject } from "../../core/schema/is-object.ts";
import { type Json, jsonSchema } from "../../core/schema/json.ts";
import { setAtPointer } from "../../sdk/set-at-pointer.ts";
import type { CommandContext } from "../command.ts";
import { continueRun, lastCheckpoint, nextForkId, tellOfRun } from "../continue-run.ts";
import { type ExitCode, exitCode } from "../exit-code.ts";
import { openStoreWith, storePath } from "../local-runs.ts";
import { oneArgument } from "../project.ts";
import { readText } from "../read-text.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const parentId = oneArgument(context, "fork", "run");
  const step = context.flags.integer("step", { min: 1, max: 1_000_000 });
  if (step === undefined) {
    throw new ReplayKitError("usage", "fork needs --step, the last step that is shared", {
      hint: `replaykit show ${parentId} lists the steps`,
    });
  }
  const path = await storePath(context);
  await using store = await openStoreWith(parentId, context);
  const checkpoint = await lastCheckpoint(store, parentId, step);
  const runId = context.flags.text("id") ?? (await nextForkId(store, parentId));
  const state = await changedState(checkpoint.state, context);
  const parent = { run_id: parentId, step_id: checkpoint.step_id };
  const from = { ...checkpoint, run_id: runId, parent, state };
  const ended = await continueRun({ context, store, storeFile: path, checkpoint: from, runId });
  await tellOfRun(context, { run: ended, parent: parentId });
  return ended.status === "success" ? exitCode.ok : exitCode.actionNeeded;
}

async function changedState(state: Json, context: CommandContext): Promise<Json> {
  const file = context.flags.text("patch");
  const patch = file === undefined ? undefined : parseJson(await readText(file, context), { name: file });
  const patched = patch === undefined ? state : mergePatch(state, jsonSchema.parse(patch));
  return context.flags.list("set").reduce((changed, text) => {
    const equals = text.indexOf("=");
    if (!text.startsWith("/") || equals === -1) {
      throw new ReplayKitError("usage", `--set is "${text}"; expected /pointer=json`, {
        hint: "such as --set /retrieved_docs='[]'",
      });
    }
    const pointer = text.slice(0, equals);
    return setAtPointer(
      changed,
      pointer,
      jsonSchema.parse(parseJson(text.slice(equals + 1), { name: `--set ${pointer}` })),
    );
  }, patched);
}

/** JSON Merge Patch (RFC 7396): null removes, objects merge, all else replaces. */
function mergePatch(value: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const base = isObject(value) ? value : {};
  const kept = Object.entries(base).filter(([key]) => !Object.hasOwn(patch, key));
  const changed = Object.entries(patch)
    .filter(([, inner]) => inner !== null)
    .map(([key, inner]): [string, Json] => [
      key,
      mergePatch(Object.hasOwn(base, key) ? (base[key] ?? null) : null, inner),
    ]);
  return Object.fromEntries([...kept, ...changed]);
}
