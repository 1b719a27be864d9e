import type { PromoteOutcome } from "./promote-run.ts";

/** A trial shows what would be written. */
export function promoteAnswer({ promotion, repository, outcome }: PromoteOutcome) {
  const { id, notes, title, body, files } = promotion;
  const base = { case_id: id, fingerprint: promotion.case.source?.fingerprint, repository: repository ?? null, notes };
  return { ...base, ...outcome, ...(outcome.how === "dry_run" ? { title, body, files } : {}) };
}
