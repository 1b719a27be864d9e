import type { Principal } from "../auth/principal.ts";

/** Erasure says what it cannot reach. */
export function remains({ settings }: Pick<Principal, "settings">): string[] {
  const repositories = settings.repositories.map((name) => `cases promoted to ${name}: git keeps its history`);
  return [
    ...repositories,
    "artifacts and comments of past Action runs",
    "copies that somebody downloaded",
    "the group: its fingerprint, agent's name, times, state and case, without a word of the run; the accounting, and keyed hashes in the journal until they expire",
    "logs of the platform: the addresses of requests hold run ids, and what the search page, GET /v1/find or DELETE /v1/subjects was asked for",
  ];
}

/** Data that cannot be found by user. */
export const subjectRemains = [
  "spans of traces that are open still: they are dropped when their trace is closed",
  "records (PUT /v1/runs/:id/record) do not name a user: erase each with DELETE /v1/runs/:id",
  "runs that were sent without a user_id, or with one that was redacted before it was sent: erase each by DELETE /v1/runs/:id",
];
