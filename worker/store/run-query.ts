import type { RunRow } from "../../src/api/schema/run-row.ts";

export interface RunQuery {
  project: string;
  now: number;
  limit: number;
  /** The page starts after this run: minute and id of the last one seen. */
  before?: { minute: number; id: string } | undefined;
  since?: number | undefined;
  until?: number | undefined;
  /** How long after it came a run may still be kept, in milliseconds. `until` needs it. */
  window?: number | undefined;
  status?: string | undefined;
  failed?: boolean | undefined;
  group?: string | undefined;
  agent?: string | undefined;
  release?: string | undefined;
  /** Without a name, any label with this value matches. */
  label?: { name?: string; value: string } | undefined;
  mark?: string | undefined;
  /** `run_id` of the run that they were forked from. */
  parent?: string | undefined;
}

export interface RunPage {
  runs: RunRow[];
  next: { minute: number; id: string } | undefined;
}
