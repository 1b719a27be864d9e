import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  parseJson,
  replayReportSchema
} from "./chunk-KAH3UWF3.js";
import {
  ReplayKitError
} from "./chunk-K63WLW7F.js";

// src/action/report-artifact.ts
var artifactName = "replaykit-report";
function readReport(bytes) {
  const parsed = replayReportSchema.safeParse(parseJson(new TextDecoder().decode(bytes), { name: "report.json" }));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ReplayKitError(
    "invalid_input",
    `the report in the artifact is wrong at ${issue?.path.join(".")}: ${issue?.message}`,
    {
      hint: "was it written by another version of ReplayKit?"
    }
  );
}

export {
  artifactName,
  readReport
};
