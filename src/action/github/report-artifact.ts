import { ReplayKitError } from "../../core/error.ts";
import { parseJson } from "../../core/json/json-limits.ts";
import type { Json } from "../../core/schema/json.ts";
import { schemaProblems } from "../../core/schema/problem.ts";
import { type ReplayReport, replayReportSchema } from "../../core/schema/result.ts";

/** Name of the artifact that the workflows upload. */
export const artifactName = "replaykit-report";

/** Name of the artifact of one shard. */
export function shardArtifactName(index: number): string {
  return `replaykit-shard-${index}`;
}

/** Parses the report of another run. Only the schema decides whether it is accepted. `place`: where it was, for messages. */
export function readReport(bytes: Uint8Array, place = "the artifact"): ReplayReport {
  const json = jsonOf(bytes, place);
  const parsed = replayReportSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [problem] = schemaProblems(parsed.error, json);
  throw new ReplayKitError("invalid_input", `the report in ${place} is wrong: ${problem?.message}`, {
    hint: "another version of ReplayKit may have written it: pin the same version in both workflows",
  });
}

function jsonOf(bytes: Uint8Array, place: string): Json {
  try {
    return parseJson(new TextDecoder().decode(bytes), { name: `the report in ${place}` });
  } catch (cause) {
    if (!(cause instanceof ReplayKitError)) throw cause;
    const hint = "the job that left it may have been cut off: look at it, and run it again";
    throw new ReplayKitError(cause.code, cause.message, { hint, cause });
  }
}
