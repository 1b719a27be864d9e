import type { ReadinessAnswer } from "../src/api/schema/answers.ts";
import type { KeyedHash } from "../src/core/platform.ts";
import type { AuthDeps } from "./auth/authenticate.ts";
import type { Principal } from "./auth/principal.ts";
import type { Variables } from "./env.ts";
import type { KeyRing } from "./auth/key-ring.ts";
import type { Log } from "./http/log.ts";
import type { PostNotice } from "./notices/post-notice.ts";
import type { Quota } from "./http/quota.ts";
import type { GithubAccess } from "./promote/github-access.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import type { Gatherers } from "./otlp/gatherers.ts";
import type { Activity } from "./store/count-activity.ts";
import type { ExportedPage, ExportRequest } from "./store/transfer/export-project.ts";
import type { ImportRequest } from "./store/transfer/import-index.ts";
import type { Database } from "./store/platform-ports.ts";
import type { ProjectStore } from "./store/project-store.ts";
import type { RecordStore } from "./store/records/record-store.ts";
import type { TraceStore } from "./store/trace-store.ts";

/** Durations of each project's requests in this isolate, until a row of the journal takes them along. */
export interface Latencies {
  /** Returns `true` if some have waited so long that they need a row of their own. */
  note(project: string, ms: number): boolean;
  /** Removes and returns what was noted. */
  take(project: string): number[];
}

/** Everything that the app needs from its platform; tests pass their own. */
export interface Deps {
  variables: Variables;
  store: TraceStore;
  /** For queries that only one route needs. */
  db: Database;
  records: RecordStore;
  projects: ProjectStore;
  gatherers: Gatherers;
  auth: AuthDeps;
  rateLimit: RateLimit;
  quota: Quota;
  /** A project's keyed hash, for redaction's placeholders or for subjects. */
  keyedHash: (project: string, purpose: "redact" | "subject") => KeyedHash;
  keys: KeyRing;
  ready: () => Promise<ReadinessAnswer>;
  now: () => number;
  newId: () => string;
  log: Log;
  latencies: Latencies;
  /** A project's latencies, notices, promotes, groups and oldest open trace since `from`. */
  countActivity: (project: string, from: number) => Promise<Activity>;
  post: PostNotice;
  /** Projects that have not got the digest of this week, some at a time. */
  digestsDue: (week: number) => Promise<string[]>;
  /** True for the first caller that claims this week. */
  claimWeek: (project: string, week: number) => Promise<boolean>;
  /** Gives a claimed week back, because its digest reached nobody. */
  releaseWeek: (project: string, week: number) => Promise<void>;
  github: GithubAccess;
  /** A page of a project's data; `undefined` if there is no such project. */
  exportProject: (request: Omit<ExportRequest, "now">) => Promise<ExportedPage | undefined>;
  /** Returns which line of the export is next. The first line creates the project. */
  importLines: (request: Omit<ImportRequest, "now">) => Promise<number>;
  /** How far an unfinished import came; `undefined` if there is none. */
  unfinishedImport: (project: string) => Promise<number | undefined>;
  deleteProject: (project: string) => Promise<{ objects: number; deleted: boolean }>;
  /** Rebuilds the index from the bodies. */
  rebuild: (project: string, cursor: string | undefined) => Promise<{ runs: number; cursor: string | undefined }>;
}

/** hono's types for the handlers' context. */
export interface AppEnv {
  Variables: { principal: Principal };
}

/** Runs work that may end after the answer, whether or not the platform waits for it. */
export type Defer = (work: Promise<unknown>) => void;
