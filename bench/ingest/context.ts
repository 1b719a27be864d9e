import type { ProjectContext } from "../../worker/ingest/prepare-run.ts";
import { projectHash } from "../../worker/http/platform.ts";
import { projectSettingsSchema } from "../../src/api/schema/settings.ts";

export function contextOf(sampling: object): ProjectContext {
  return {
    project: "bench",
    settings: projectSettingsSchema.parse({ sampling }),
    redactHash: projectHash("bench", "bench", "redact"),
    subjectHash: projectHash("bench", "bench", "subject"),
  };
}
