import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  parseJson,
  replayReportSchema,
  schemaProblems
} from "./chunk-ZPONSFWV.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/action/report-artifact.ts
var artifactName = "replaykit-report";
function shardArtifactName(index) {
  return `replaykit-shard-${index}`;
}
function readReport(bytes) {
  const json = parseJson(new TextDecoder().decode(bytes), { name: "report.json" });
  const parsed = replayReportSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [problem] = schemaProblems(parsed.error, json);
  throw new ReplayKitError("invalid_input", `the report in the artifact is wrong: ${problem?.message}`, {
    hint: "was it written by another version of ReplayKit?"
  });
}

export {
  artifactName,
  shardArtifactName,
  readReport
};
