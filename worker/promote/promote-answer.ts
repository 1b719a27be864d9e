import type { PromoteOutcome } from "./promote-run.ts";

/** A trial shows what would be written; the trace itself only to who may read it. */
export function promoteAnswer({ promotion, repository, outcome }: PromoteOutcome, mayRead: boolean) {
  const { id, notes, title, body } = promotion;
  const entries = Object.entries(promotion.files);
  const files = Object.fromEntries(
    entries.filter(([path]) => mayRead || path.endsWith("/case.yaml") || path === "case.yaml"),
  );
  const base = { case_id: id, fingerprint: promotion.case.source?.fingerprint, repository: repository ?? null, notes };
  return { ...base, ...outcome, ...(outcome.how === "dry_run" ? { title, body, files } : {}) };
}
