import * as z from "zod";
import { canonicalJson } from "../json/canonical-json.ts";
import { parseJson } from "../json/json-limits.ts";
import { type CaseFiles, caseFileNames, caseIdSchema, comparableFile } from "../schema/case.ts";
import type { CaseResult, ReplayReport } from "../schema/result.ts";

/** Name of the check by which an acceptance is recorded on the commit that it is about. */
export const acceptanceCheck = "ReplayKit acceptance";

const commitSchema = z.string().regex(/^[0-9a-f]{40}$/);
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

const acceptedCaseSchema = z.strictObject({
  case_id: caseIdSchema,
  /** Digest of the case's files at the commit; `null`: the case is gone there. */
  files: digestSchema.nullable(),
  /** The alterations of the guard that are accepted. */
  changes: z.array(z.string().max(2000)).max(100),
});

/** A maintainer's yes, bound to a commit, to the files of the cases and to what the comment showed (design §4.9). */
export const acceptanceSchema = z.strictObject({
  version: z.literal(1),
  pull_request: z.number().int().positive(),
  /** The comment that said it: it is read again whenever the acceptance counts. */
  comment: z.number().int().positive(),
  by: z.string().min(1).max(100),
  because: z.string().max(1000).optional(),
  /** The head that the comment was about. */
  head: commitSchema,
  /** Digest of what our comment showed of that head. */
  shown: digestSchema,
  /** The commit that is accepted: that head, or the one that the acceptance itself made on top of it. */
  commit: commitSchema,
  tree: commitSchema,
  cases: z.array(acceptedCaseSchema).min(1).max(1000),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

type Hash = (text: string) => string;

/** Digest of what a report says of its cases, from what a stranger's report keeps of it too. */
export function shownDigest({ cases }: ReplayReport, hash: Hash): string {
  const shown = cases.map(({ case_id, path, standing, verdict, reason, altered = [] }) => [
    case_id,
    path,
    standing,
    verdict,
    reason,
    altered,
  ]);
  return hash(canonicalJson(shown));
}

/** Digest of all files of a case, the same for a checkout with other ends of lines. */
export function filesDigest(files: CaseFiles, hash: Hash): string {
  return hash(canonicalJson(caseFileNames.map((name) => comparableFile(files, name))));
}

/** The record as the text of a check. */
export function acceptanceText(acceptance: Acceptance): string {
  return `\`\`\`json\n${JSON.stringify(acceptance, undefined, 1)}\n\`\`\``;
}

/** `undefined`: the text is none of ours. */
export function readAcceptance(text: string): Acceptance | undefined {
  const json = /^```json\n([^]*)\n```\s*$/.exec(text)?.[1];
  if (json === undefined || json.length > 200_000) return undefined;
  try {
    const parsed = acceptanceSchema.safeParse(parseJson(json, { name: "the acceptance" }));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an acceptance covers a guard as this run sees it: the same files, and no alteration that was not shown. */
export function covers(
  acceptance: Acceptance,
  guard: { case_id: string; files: string | undefined; changes: readonly string[] },
): boolean {
  const accepted = acceptance.cases.find(({ case_id }) => case_id === guard.case_id);
  if (accepted === undefined || accepted.files !== (guard.files ?? null)) return false;
  return guard.changes.every((change) => accepted.changes.includes(change));
}

/** What a maintainer can accept: an altered guard, or new behaviour. */
export function acceptableAs(result: CaseResult): "altered" | "behaviour" | undefined {
  if (result.standing === "altered") return "altered";
  return result.standing === "changed" || result.standing === "broken" ? "behaviour" : undefined;
}
