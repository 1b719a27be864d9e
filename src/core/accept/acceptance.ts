import * as z from "zod";
import { canonicalJson } from "../json/canonical-json.ts";
import { parseJson } from "../json/json-limits.ts";
import { type CaseFiles, caseFileNames, caseIdSchema, comparableFile } from "../schema/case.ts";
import type { CaseResult, ReplayReport } from "../schema/result.ts";

/** Name of the check run that records an acceptance on its commit. */
export const acceptanceCheck = "ReplayKit acceptance";

const commitSchema = z.string().regex(/^[0-9a-f]{40}$/);
const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

const acceptedCaseSchema = z.strictObject({
  case_id: caseIdSchema,
  /** Digest of the case's files at the commit, or `null` if the case does not exist there. */
  files: digestSchema.nullable(),
  /** The accepted alterations of the guard. */
  changes: z.array(z.string().max(2000)).max(100),
});

/** A maintainer's approval, bound to a commit, to the case files and to what our comment showed (design §4.9). */
export const acceptanceSchema = z.strictObject({
  version: z.literal(1),
  pull_request: z.number().int().positive(),
  /** Id of the maintainer's comment. It is read again whenever the acceptance is used. */
  comment: z.number().int().positive(),
  by: z.string().min(1).max(100),
  because: z.string().max(1000).optional(),
  /** The head that the comment was about. */
  head: commitSchema,
  /** Digest of what our comment showed for that head. */
  shown: digestSchema,
  /** The accepted commit: that head, or the commit that the acceptance itself made on top of it. */
  commit: commitSchema,
  tree: commitSchema,
  cases: z.array(acceptedCaseSchema).min(1).max(1000),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;

type Hash = (text: string) => string;

/** Digest of the parts of a report that an untrusted report keeps too. */
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

/** Digest of all files of a case, independent of line endings. */
export function filesDigest(files: CaseFiles, hash: Hash): string {
  return hash(canonicalJson(caseFileNames.map((name) => comparableFile(files, name))));
}

/** The acceptance as the text of a check run. */
export function acceptanceText(acceptance: Acceptance): string {
  return `\`\`\`json\n${JSON.stringify(acceptance, undefined, 1)}\n\`\`\``;
}

/** Reads the text of a check run. `undefined` if it is not a valid acceptance. */
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

/** Whether an acceptance covers a guard: the files are the same, and every alteration was accepted. */
export function covers(
  acceptance: Acceptance,
  guard: { case_id: string; files: string | undefined; changes: readonly string[] },
): boolean {
  // Two suites may each have a case of this id.
  return acceptance.cases.some(
    ({ case_id, files, changes }) =>
      case_id === guard.case_id &&
      files === (guard.files ?? null) &&
      guard.changes.every((change) => changes.includes(change)),
  );
}

/** What a maintainer can accept in a result: an altered guard, or changed behaviour. `undefined` if nothing. */
export function acceptableAs(result: CaseResult): "altered" | "behaviour" | undefined {
  if (result.standing === "altered") return "altered";
  return result.standing === "changed" || result.standing === "broken" ? "behaviour" : undefined;
}
