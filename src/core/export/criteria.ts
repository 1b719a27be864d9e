import { describeCheck } from "../checks/write-check.ts";
import { compact } from "../compact.ts";
import type { ReplayCase } from "../schema/case.ts";

/** What must hold in a good run, as text for a grader or a reader. */
export function criteriaOf({ assertions }: ReplayCase): string[] {
  return assertions.map((check) => (check.kind === "semantic" ? check.statement : describeCheck(check)));
}

/** A case as metadata fields of other tools' examples. */
export function labelsOf({ id, title, state, tags, source }: ReplayCase, path: string) {
  return {
    case: id,
    path,
    title,
    state,
    tags,
    ...compact({ run_id: source?.run_id, fingerprint: source?.fingerprint }),
  };
}
