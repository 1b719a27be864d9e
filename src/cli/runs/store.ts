import { plural } from "../../core/checks/check-result.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { SqliteStore } from "../../node/sqlite/store.ts";
import { type RetentionClass, retentionClassSchema } from "../../core/schema/run-record.ts";
import { requiredRun } from "../../sdk/store/read-run.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { openStore } from "./local-runs.ts";

const actions: Record<string, (store: SqliteStore, context: CommandContext) => ExitCode | Promise<ExitCode>> = {
  gc,
  stats,
  verify,
  flag,
};

export async function run(context: CommandContext): Promise<ExitCode> {
  const [name = "", ...rest] = context.args;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) {
    throw new ReplayKitError("usage", `store has no action "${name}"`, {
      hint: `its actions are ${Object.keys(actions).join(", ")}`,
    });
  }
  if (rest.length !== (name === "flag" ? 1 : 0)) {
    throw new ReplayKitError("usage", `store ${name} takes ${name === "flag" ? "one run" : "nothing more"}`, {
      hint: "npx replaykit runs store --help",
    });
  }
  await using store = await openStore(context);
  return await action(store, context); // awaited before the store closes
}

/** Marks a run as flagged, the class that is kept longest. */
async function flag(store: SqliteStore, { args, flags, terminal }: CommandContext): Promise<ExitCode> {
  const run = await requiredRun(store, args[1] ?? "");
  await store.updateRun(run.run_id, { retention: "flagged" });
  if (flags.on("json")) terminal.printJson({ version: 1, run_id: run.run_id, retention: "flagged" });
  else terminal.print(terminal.safe(`${run.run_id} is kept as flagged`));
  return exitCode.ok;
}

async function gc(store: SqliteStore, { flags, terminal }: CommandContext): Promise<ExitCode> {
  const { deleted, blobs } = await store.gc({ now: new Date(), days: daysOf(flags.list("keep")) });
  if (flags.on("json")) terminal.printJson({ version: 1, deleted, blobs });
  else terminal.print(`deleted ${plural(deleted.length, "run")} and ${plural(blobs, "blob")}`);
  return exitCode.ok;
}

function daysOf(texts: string[]): Partial<Record<RetentionClass, number>> {
  return Object.fromEntries(
    texts.map((text) => {
      const [name, days] = text.split("=");
      const parsed = retentionClassSchema.safeParse(name);
      if (parsed.success && days !== undefined && /^\d{1,5}$/.test(days)) return [parsed.data, Number(days)];
      throw new ReplayKitError("usage", `--keep is "${text}"; expected <class>=<days>`, {
        hint: `the classes are ${retentionClassSchema.options.join(", ")}`,
      });
    }),
  );
}

function stats(store: SqliteStore, { flags, terminal }: CommandContext): ExitCode {
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

function verify(store: SqliteStore, { flags, terminal }: CommandContext): ExitCode {
  const damaged = store.verify();
  if (flags.on("json")) terminal.printJson({ version: 1, damaged });
  else if (damaged.length === 0) terminal.print(`all ${store.stats().checkpoints} checkpoints are intact`);
  for (const line of flags.on("json") ? [] : damaged) terminal.print(terminal.safe(line));
  return damaged.length === 0 ? exitCode.ok : exitCode.actionNeeded;
}
