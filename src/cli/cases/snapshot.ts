import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { effectLookup } from "../../core/effects.ts";
import { ReplayKitError } from "../../core/error.ts";
import { loadCase } from "../../core/case/load-case.ts";
import {
  compareSnapshot,
  type SnapshotOutcome,
  type SnapshotPosition,
  writeSnapshot,
} from "../../core/checkpoint/state-snapshot.ts";
import { readCaseFiles } from "../../node/files/case-folder.ts";
import { readReplayed } from "../../node/evidence/run-pairs.ts";
import { replaceFile } from "../../node/files/write-file.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { oneArgument, oneCaseFolder, openProject, shortPath } from "../project.ts";

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const name = oneArgument(context, "case snapshot", "case");
  const project = await openProject(context);
  const folder = await oneCaseFolder(name, project, context);
  const { case: replayCase } = loadCase(readCaseFiles(folder), basename(folder));
  const effects = effectLookup(replayCase.effects, project.config.effects);
  const replayed = readReplayed(join(project.root, ".replaykit", "runs"), replayCase.id, effects);
  if (!replayed) {
    throw new ReplayKitError("not_found", `no replay of ${replayCase.id} is kept here`, {
      hint: `npx replaykit replay ${replayCase.id}`,
    });
  }
  const place = placeOf(context);
  const outcome = compareSnapshot(replayCase, replayed, place);
  const file = join(folder, "case.yaml");
  const update = flags.on("update") && outcome.kind !== "same" && outcome.value !== undefined;
  if (update && outcome.value !== undefined) {
    const text = writeSnapshot(await readFile(file, "utf8"), replayCase, { ...place, value: outcome.value });
    replaceFile(file, text);
  }
  const written = update ? shortPath(project.root, file) : undefined;
  if (flags.on("json")) terminal.printJson({ version: 1, case_id: replayCase.id, ...place, ...outcome, written });
  else print({ outcome, written }, context);
  return outcome.kind === "same" || update ? exitCode.ok : exitCode.actionNeeded;
}

function placeOf({ flags }: CommandContext): SnapshotPosition {
  const step = flags.text("step") ?? "-1";
  const pointer = flags.text("pointer") ?? "";
  if (pointer !== "" && !pointer.startsWith("/")) {
    throw new ReplayKitError("usage", `--pointer is "${pointer}"; a JSON Pointer begins with /`, {
      hint: "e.g. --pointer /retrieved_docs",
    });
  }
  return { step: /^-?\d+$/.test(step) ? Number(step) : step, pointer };
}

type SnapshotResult = { outcome: SnapshotOutcome; written: string | undefined };

function print({ outcome, written }: SnapshotResult, { terminal }: CommandContext): void {
  terminal.print(terminal.safe(outcome.message));
  if (written !== undefined) {
    terminal.print(`${terminal.style("green", "written")} ${written}: review the change, and commit it`);
  } else if (outcome.kind !== "same" && outcome.value !== undefined) {
    terminal.note("--update keeps what it is now in case.yaml");
  }
}
