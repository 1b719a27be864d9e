import type { DatabaseSync, StatementSync } from "node:sqlite";
import { ReplayKitError } from "../../core/error.ts";
import { type StoredRun, storedRunSchema } from "../../core/schema/run-record.ts";
import { inTransaction } from "./schema.ts";

/** The table of runs. Its other tables know a run by a number. */
export class SqliteRuns {
  private readonly database: DatabaseSync;
  private readonly ids = new Map<string, number>();
  private readonly insert: StatementSync;
  private readonly update: StatementSync;
  private readonly select: StatementSync;
  private readonly selectNewest: StatementSync;

  constructor(database: DatabaseSync) {
    this.database = database;
    this.insert = database.prepare(
      "INSERT INTO runs (run_id, body, status, started_at, ended_at, retention) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    );
    this.update = database.prepare(
      "UPDATE runs SET body = ?, status = ?, ended_at = ?, retention = ? WHERE run_id = ?",
    );
    this.select = database.prepare("SELECT id, body FROM runs WHERE run_id = ?");
    this.selectNewest = database.prepare("SELECT body FROM runs ORDER BY id DESC LIMIT ?");
  }

  add(run: StoredRun): void {
    const { run_id, status, started_at, ended_at = null, retention = null } = run;
    const { changes } = this.insert.run(run_id, JSON.stringify(run), status, started_at, ended_at, retention);
    if (Number(changes) === 0)
      throw new ReplayKitError("conflict", `there is a run "${run_id}" already`, { hint: "give it another id" });
  }

  change(runId: string, change: Partial<StoredRun>): void {
    inTransaction(this.database, () => {
      const run: StoredRun = {
        ...(this.read(runId) ?? { run_id: runId, status: "unknown", started_at: "" }),
        ...change,
      };
      this.update.run(JSON.stringify(run), run.status, run.ended_at ?? null, run.retention ?? null, runId);
    });
  }

  read(runId: string): StoredRun | undefined {
    const row = this.select.get(runId);
    return row && runOf(row);
  }

  newest(limit: number): StoredRun[] {
    return this.selectNewest.all(limit).map(runOf);
  }

  idOf(runId: string): number | undefined {
    const known = this.ids.get(runId);
    if (known !== undefined) return known;
    const row = this.select.get(runId);
    if (!row) return undefined;
    this.ids.set(runId, Number(row["id"]));
    return Number(row["id"]);
  }

  requiredId(runId: string): number {
    const id = this.idOf(runId);
    if (id !== undefined) return id;
    throw new ReplayKitError("not_found", `there is no run "${runId}" in this store`, { hint: "replaykit runs" });
  }

  /** Numbers may be given again. */
  forget(): void {
    this.ids.clear();
  }
}

function runOf(row: Record<string, unknown>): StoredRun {
  return storedRunSchema.parse(JSON.parse(String(row["body"])));
}
