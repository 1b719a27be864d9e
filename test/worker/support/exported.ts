import type { Checkpoint } from "../../../src/core/schema/checkpoint.ts";
import type { Operation, StoredRun } from "../../../src/core/schema/run-record.ts";
import { type ExportLine, exportLineSchema } from "../../../src/api/schema/export.ts";
import type { RunRow } from "../../../src/api/schema/run-row.ts";

export interface ExportedRecord {
  run: StoredRun;
  operations: Operation[];
  checkpoints: Checkpoint[];
}

type Lines<Kind extends ExportLine["kind"]> = Extract<ExportLine, { kind: Kind }>[];

/** What somebody reads of an export who knows no more than docs/worker-reference.md. */
export function readExport(lines: readonly unknown[]) {
  const read = lines.map((line) => exportLineSchema.parse(line));
  const of = <Kind extends ExportLine["kind"]>(kind: Kind) => read.filter((line) => line.kind === kind) as Lines<Kind>; // by its kind
  const erased = new Set(of("erased").map(({ id }) => id));
  const records = new Map<string, ExportedRecord>();
  for (const { id, run } of of("record")) records.set(id, { run, operations: [], checkpoints: [] });
  for (const { id, operation } of of("operation")) records.get(id)?.operations.push(operation);
  for (const { id, checkpoint } of of("checkpoint")) records.get(id)?.checkpoints.push(checkpoint);
  const runs = new Map<string, { run: RunRow; trace?: unknown }>();
  for (const { run, trace } of of("run")) runs.set(run.id, { run, trace });
  const waiting = new Map(of("waiting").map(({ id, trace }) => [id, trace]));
  for (const id of erased) for (const held of [records, runs, waiting]) held.delete(id);
  return { of, kinds: read.map(({ kind }) => kind), records, runs, waiting, erased };
}
