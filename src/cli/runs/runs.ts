import { compact } from "../../core/compact.ts";
import { ReplayKitError } from "../../core/error.ts";
import { unknownWord } from "../../core/text/unknown-word.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { isObject } from "../../core/schema/is-object.ts";
import { type Json, jsonSchema } from "../../core/schema/json.ts";
import { setAtPointer } from "../../sdk/set-at-pointer.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { oneArgument } from "../project.ts";
import { continueRun, lastCheckpoint, nextForkId, tellOfRun } from "./continue-run.ts";
import { runFilters, upTo } from "./listed-runs.ts";
import { openRuns, openStoreWith, storePath } from "./local-runs.ts";
import { type RunBranch, runTree } from "./run-tree.ts";
import { readText } from "../traces/read-bytes.ts";
import { oneLine } from "../one-line.ts";
import { columnsOf, padColumns } from "../../core/text/columns.ts";
import { shellArgument } from "../../core/text/shell-word.ts";

const states = ["success", "error", "unknown", "running"];

export async function runs(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const filters = runFilters(context, 20);
  const { status: given } = filters;
  if (given !== undefined && !states.includes(given))
    throw unknownWord(`--status is "${given}"`, { given, known: states });
  await using from = await openRuns(context);
  const rows = upTo(filters.limit, await from.list({ ...filters, limit: filters.limit + 1 }), terminal);
  if (flags.on("json")) {
    terminal.printJson({ version: 1, runs: rows });
    return exitCode.ok;
  }
  const cells = rows.map(({ run_id, status, agent, steps, started_at, parent, what }) => [
    terminal.safe(oneLine(run_id)),
    status,
    terminal.safe(oneLine([agent?.name, agent?.version].filter((part) => part !== undefined).join(" "))),
    steps === undefined ? "" : `${steps} ${steps === 1 ? "step" : "steps"}`,
    terminal.safe(started_at),
    terminal.safe(oneLine(parent === undefined ? (what ?? "") : `fork of ${parent.run_id}`)),
  ]);
  for (const line of aligned(cells)) terminal.print(line);
  if (cells.length === 0) terminal.note("no runs");
  return exitCode.ok;
}

function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((most, row) => Math.max(most, columnsOf(row[column] ?? "")), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => padColumns(cell, widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

export async function tree(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const runId = oneArgument(context, "runs tree", "run");
  await using from = await openRuns(context, runId);
  const drawn = await runTree(from.runs, runId);
  if (flags.on("json")) terminal.printJson({ version: 1, tree: drawn });
  else terminal.print(terminal.safe(linesOf(drawn).join("\n")));
  return exitCode.ok;
}

function linesOf({ run_id, status, steps, from_step, forks }: RunBranch): string[] {
  const from = from_step === undefined ? "" : `from step ${from_step}: `;
  const head = `${from}${run_id}  ${status}  ${steps} ${steps === 1 ? "step" : "steps"}`;
  const below = forks.flatMap((fork, index) => {
    const last = index === forks.length - 1;
    return linesOf(fork).map((line, row) => `${row === 0 ? (last ? "└─ " : "├─ ") : last ? "   " : "│  "}${line}`);
  });
  return [head, ...below];
}

export async function resume(context: CommandContext): Promise<ExitCode> {
  const runId = oneArgument(context, "runs resume", "run");
  const step = context.flags.integer("step", { min: 1, max: 1_000_000 });
  const path = await storePath(context);
  await using store = await openStoreWith(runId, context);
  const checkpoint = await lastCheckpoint(store, runId, step);
  const id = step === undefined ? runId : (context.flags.text("id") ?? (await nextForkId(store, runId)));
  const parent = { run_id: runId, step_id: checkpoint.step_id };
  const { parent: _, ...own } = checkpoint; // a resumed fork continues its own steps
  const from = step === undefined ? own : { ...checkpoint, run_id: id, parent };
  const ended = await continueRun({ context, store, storeFile: path, checkpoint: from, runId: id });
  await tellOfRun(context, { run: ended, ...compact({ parent: step === undefined ? undefined : runId }) });
  return ended.status === "success" ? exitCode.ok : exitCode.actionNeeded;
}

export async function fork(context: CommandContext): Promise<ExitCode> {
  const parentId = oneArgument(context, "runs fork", "run");
  const step = context.flags.integer("step", { min: 1, max: 1_000_000 });
  if (step === undefined) {
    throw new ReplayKitError("usage", "fork needs --step, the last step that is shared", {
      hint: `npx replaykit show ${shellArgument(parentId)} lists the steps`,
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

/** Applies a JSON Merge Patch (RFC 7396): null removes, objects merge, all else replaces. */
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
