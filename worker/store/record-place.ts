import { ReplayKitError } from "../../src/core/error.ts";

/** Where the record of a run lies. */
export interface RecordKey {
  project: string;
  /** The run's key. */
  id: string;
}

export function absent({ id }: RecordKey): ReplayKitError {
  return new ReplayKitError("not_found", `there is no record of run ${id}`, { hint: "PUT /v1/runs/:id/record first" });
}
