import type { ReadinessAnswer } from "../../src/api/schema/answers.ts";
import type { Variables } from "../env.ts";
import { changedKey, type KeyRing } from "../auth/key-ring.ts";
import type { Bucket, Database } from "../store/platform-ports.ts";

/** Migrations that this version needs; a test compares them with `migrations/`. */
export const migrations = [
  "0001_index.sql",
  "0002_records.sql",
  "0003_audit.sql",
  "0004_group_aliases.sql",
  "0005_releases.sql",
  "0006_metrics.sql",
  "0007_subject_keys.sql",
  "0008_forks.sql",
];

export interface ReadinessDeps {
  db: Database;
  bucket: Bucket;
  keys: KeyRing;
  variables: Variables;
  fetch: (url: string, headers: Record<string, string>) => Promise<{ status: number }>;
  /** A token of the Worker's GitHub App; `undefined` if it has none. */
  appToken: () => string | undefined;
}

const patience = 3_000;
const remedy = 'docs/operations.md, "When something is down"';
type Check = ReadinessAnswer["checks"]["database"];
const fine: Check = { ok: true };

/** Checks everything that the Worker needs; each fault comes with a remedy. */
export async function readiness(parts: ReadinessDeps): Promise<ReadinessAnswer> {
  const [database, bucket, applied, key, github] = await Promise.all([
    checked(async () => {
      await parts.db.prepare("SELECT 1").bind().all();
      return fine;
    }),
    checked(async () => {
      await parts.bucket.head("readyz");
      return fine;
    }),
    checked(() => pendingMigrations(parts.db)),
    checked(() => keyOf(parts.keys)),
    checked(() => githubOf(parts)),
  ]);
  const checks = { database, bucket, migrations: applied, key, github };
  return { ok: Object.values(checks).every(({ ok }) => ok), checks };
}

async function checked(check: () => Promise<Check>): Promise<Check> {
  const late = new Promise<Check>((resolve) => {
    setTimeout(() => resolve({ ok: false, message: `no answer in ${patience / 1000} s: ${remedy}` }), patience);
  });
  const failed = (error: unknown) => ({
    ok: false,
    message: `${error instanceof Error ? error.message.slice(0, 200) : "failed"}: ${remedy}`,
  });
  return Promise.race([check().catch(failed), late]);
}

async function pendingMigrations(db: Database): Promise<Check> {
  const { results } = await db.prepare("SELECT name FROM d1_migrations").bind().all<{ name: string }>();
  const pending = migrations.filter((name) => !results.some((row) => row.name === name));
  if (pending.length === 0) return fine;
  return {
    ok: false,
    message: `not applied: ${pending.join(", ")}: npx replaykit worker deploy`,
  };
}

async function keyOf(keys: KeyRing): Promise<Check> {
  const state = await keys.state();
  if (!state.ok) return { ok: false, message: changedKey(state) };
  const { missing, needed, spare } = state;
  const warnings = [
    ...(missing.length > 0
      ? [`users of runs under the keys ${missing.join(", ")} are not found: add these keys to REPLAYKIT_PREVIOUS_KEYS`]
      : []),
    ...(needed.length > 0
      ? [`the keys ${needed.join(", ")} of REPLAYKIT_PREVIOUS_KEYS are needed for up to an hour: leave them there`]
      : []),
    ...(spare.length > 0
      ? [`the keys ${spare.join(", ")} are no longer needed: remove them from REPLAYKIT_PREVIOUS_KEYS`]
      : []),
  ];
  return warnings.length === 0 ? fine : { ok: true, message: warnings.join("; ") };
}

async function githubOf({ variables, fetch, appToken }: ReadinessDeps): Promise<Check> {
  const app = appToken();
  const token = app ?? variables.GITHUB_TOKEN;
  if (token === undefined) return { ok: true, message: "not set up: promote from a checkout" };
  const url = `${variables.GITHUB_API_URL}${app === undefined ? "/rate_limit" : "/app"}`;
  const headers = {
    authorization: `Bearer ${token}`,
    accept: "application/vnd.github+json",
    "user-agent": "replaykit",
  };
  const { status } = await fetch(url, headers);
  return status === 200
    ? fine
    : { ok: false, message: `GitHub answered ${status}: are the App's key or the token still good? ${remedy}` };
}
