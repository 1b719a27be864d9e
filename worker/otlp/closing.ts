import type { Deps } from "../deps.ts";
import type { ProjectContext } from "../ingest/prepare-run.ts";
import type { KnownSubjects } from "./known-subjects.ts";

/** The parts of the app that closing needs. */
export interface CloseDeps extends Pick<Deps, "store" | "keyedHash" | "now" | "newId" | "log" | "post"> {
  projects: Pick<Deps["projects"], "settings" | "createdAt">;
  variables: Pick<Deps["variables"], "MAX_BODY_BYTES" | "PUBLIC_URL">;
}

/** The context in which one trace is closed. */
export interface Closing {
  project: string;
  traceId: string;
  gathering: string;
  since: number;
  /** True if only log records came. */
  ofLogs: boolean;
  /** Hashes of the users and sessions of each chunk. */
  subjects: readonly KnownSubjects[];
  context: ProjectContext;
  parts: CloseDeps;
}
