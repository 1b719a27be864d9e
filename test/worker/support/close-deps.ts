import { projectSettingsSchema } from "../../../src/api/schema/settings.ts";
import { projectHash } from "../../../worker/http/platform.ts";
import type { CloseDeps } from "../../../worker/otlp/closing.ts";
import type { TraceStore } from "../../../worker/store/trace-store.ts";

/** What closing traces needs, at one time and with ids that count up. */
export function closeDeps(store: TraceStore, { sampling, at }: { sampling: object; at: number }): CloseDeps {
  const settings = projectSettingsSchema.parse({ sampling });
  let ids = 0;
  return {
    store,
    projects: { settings: async () => settings, createdAt: async () => 0 },
    keyedHash: (project, purpose) => projectHash("k", project, purpose),
    now: () => at,
    newId: () => `d${(ids += 1)}`,
    log: () => undefined,
    post: async () => 200,
    variables: { MAX_BODY_BYTES: 1_000_000 },
  };
}
