import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import { schemaProblems } from "../../core/schema/problem.ts";
import { type ReplayReport, replayReportSchema } from "../../core/schema/result.ts";

/** Name of the artifact that the workflows upload. */
export const artifactName = "replaykit-report";

/** Name of the artifact of one shard. */
export function shardArtifactName(index: number): string {
  return `replaykit-shard-${index}`;
}

/** Parses the report of another run. Only the schema decides whether it is accepted. */
export function readReport(bytes: Uint8Array): ReplayReport {
  const json = parseJson(new TextDecoder().decode(bytes), { name: "report.json" });
  const parsed = replayReportSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [problem] = schemaProblems(parsed.error, json);
  throw new ReplayKitError("invalid_input", `the report in the artifact is wrong: ${problem?.message}`, {
    hint: "another version of ReplayKit may have written it: pin the same version in both workflows",
  });
}
