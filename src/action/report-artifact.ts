import { ReplayKitError } from "../core/error.ts";
import { parseJson } from "../core/json-limits.ts";
import { type ReplayReport, replayReportSchema } from "../core/schema/result.ts";

/** Name of the artifact that the workflows upload. */
export const artifactName = "replaykit-report";

/** Name of the artifact of one shard. */
export function shardArtifactName(index: number): string {
  return `replaykit-shard-${index}`;
}

/** A report that another run wrote: the schema decides, whatever else the file says. */
export function readReport(bytes: Uint8Array): ReplayReport {
  const parsed = replayReportSchema.safeParse(parseJson(new TextDecoder().decode(bytes), { name: "report.json" }));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ReplayKitError(
    "invalid_input",
    `the report in the artifact is wrong at ${issue?.path.join(".")}: ${issue?.message}`,
    {
      hint: "was it written by another version of ReplayKit?",
    },
  );
}
