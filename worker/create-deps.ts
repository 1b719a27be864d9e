import { ReplayKitError } from "../src/core/error.ts";
import { createIdentityVerifier, type FetchJson } from "./auth/signed-identity.ts";
import type { Deps, Latencies } from "./deps.ts";
import { type Env, readVariables, type Variables } from "./env.ts";
import { claimWeek, digestsDue, releaseWeek } from "./notices/digest.ts";
import { consoleLog } from "./http/log.ts";
import { createLatencies } from "./metrics/latencies.ts";
import { createKeyRing } from "./auth/key-ring.ts";
import { readiness } from "./metrics/readiness.ts";
import { createGatherers, type Gatherer, type Gatherers } from "./otlp/gatherers.ts";
import { projectHash, workerPlatform } from "./http/platform.ts";
import { createPostNotice, type Sent } from "./notices/post-notice.ts";
import { createQuota } from "./http/quota.ts";
import type { TraceRun } from "../src/core/schema/trace.ts";
import { appTokenOf, createGithubAccess } from "./promote/github-access.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { exportProject } from "./store/transfer/export-project.ts";
import { importLines, unfinishedImport } from "./store/transfer/import-project.ts";
import { deleteProject } from "./store/project-data.ts";
import { createProjectStore } from "./store/project-store.ts";
import { createRecordStore } from "./store/records/record-store.ts";
import { countActivity } from "./store/count-activity.ts";
import type { StoreDeps } from "./store/runs/save-delivery.ts";
import type { TraceStore } from "./store/trace-store.ts";
import { createTraceStore } from "./store/r2-d1-trace-store.ts";
import { regrouped } from "./ingest/prepare-run.ts";
import { rebuildIndex } from "./store/runs/rebuild-index.ts";

const made = new WeakMap<Env, Deps>();

/**
 * Makes the app's services on Cloudflare, once per isolate: they hold the caches of tokens, settings and signing keys.
 */
export function createDeps(env: Env): Deps {
  const known = made.get(env);
  if (known) return known;
  const variables = readVariables(env);
  const now = () => Date.now();
  const newId = workerPlatform.newId;
  const parts = { db: env.DB, bucket: env.TRACES };
  const latencies = createLatencies(now);
  const store = withLatencies(createTraceStore(parts), latencies);
  const projects = createProjectStore(env.DB, now, newId);
  const keys = createKeyRing(env.DB, [variables.REPLAYKIT_KEY, ...variables.REPLAYKIT_PREVIOUS_KEYS], now);
  const deps: Deps = {
    variables,
    store,
    db: env.DB,
    records: createRecordStore(parts, now),
    projects,
    gatherers: gatherersOf(env),
    auth: { projects, ...verifiersOf(variables, now) },
    rateLimit: createRateLimit({ now, sleep, counter: env.RATE }),
    quota: createQuota(store, now),
    keyedHash: (project, purpose) => projectHash(variables.REPLAYKIT_KEY, project, purpose),
    keys,
    ready: () =>
      readiness({ ...parts, keys, variables, fetch: fetchStatus, appToken: () => appTokenOf(variables, now()) }),
    now,
    newId,
    log: consoleLog,
    latencies,
    countActivity: (project, from) => countActivity(env.DB, project, from),
    post: createPostNotice({ send: senderOf(env, variables), sleep, now }),
    digestsDue: (week) => digestsDue(env.DB, week),
    claimWeek: (project, week) => claimWeek(env.DB, project, week),
    releaseWeek: (project, week) => releaseWeek(env.DB, project, week),
    github: createGithubAccess(variables, now),
    ...projectDataOf(parts, { projects, now, newId }),
  };
  made.set(env, deps);
  return deps;
}

/** Verifies identities of GitHub Actions and, if it is set up, of Cloudflare Access. */
function verifiersOf(variables: Variables, now: () => number): Pick<Deps["auth"], "github" | "access"> {
  const {
    OIDC_ISSUER: issuer,
    OIDC_AUDIENCE: audience,
    ACCESS_TEAM: team,
    ACCESS_AUDIENCE: accessAudience,
  } = variables;
  const verifier = (of: Parameters<typeof createIdentityVerifier>[0]) => createIdentityVerifier(of, fetchJson, now);
  return {
    github: verifier({ issuer, audience, keysUrl: `${issuer}/.well-known/jwks` }),
    access:
      team === undefined || accessAudience === undefined
        ? undefined
        : verifier({ issuer: team, audience: accessAudience, keysUrl: `${team}/cdn-cgi/access/certs` }),
  };
}

type ProjectData = Pick<Deps, "exportProject" | "importLines" | "unfinishedImport" | "deleteProject" | "rebuild">;

/** Operations on all of a project's data. */
function projectDataOf(
  parts: StoreDeps,
  { projects, now, newId }: Pick<Deps, "projects" | "now" | "newId">,
): ProjectData {
  return {
    exportProject: (request) => exportProject(parts, { ...request, now: now() }),
    async importLines(request) {
      const next = await importLines(parts, { ...request, now: now() });
      projects.forget();
      return next;
    },
    unfinishedImport: (project) => unfinishedImport(parts.db, project),
    async deleteProject(project) {
      const deleted = await deleteProject(parts, project, now);
      projects.forget();
      return deleted;
    },
    async rebuild(project, cursor) {
      const settings = await projects.settings(project);
      if (!settings) return { runs: 0, cursor: undefined };
      const regroup = (trace: TraceRun) => regrouped(trace, settings);
      return rebuildIndex(parts, { project, settings, cursor, delivery: newId(), regroup });
    },
  };
}

/** Stores the durations of earlier requests with each row that is written anyway. */
function withLatencies(store: TraceStore, latencies: Latencies): TraceStore {
  return {
    ...store,
    save: (delivery) => store.save({ ...delivery, latencies: latencies.take(delivery.project) }),
  };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function fetchStatus(url: string, headers: Record<string, string>): Promise<{ status: number }> {
  const response = await fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(5_000) });
  await response.body?.cancel();
  return response;
}

const fetchJson: FetchJson = async (url) => {
  const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5_000) });
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new ReplayKitError("network_failed", `${url} answered ${response.status}`, { hint: "try again later" });
};

/** `mailto:` goes through Cloudflare's e-mail binding, everything else through HTTP. */
function senderOf(env: Env, { EMAIL_FROM: from }: Variables): typeof send {
  return async (url, headers, body) => {
    if (!url.startsWith("mailto:")) return send(url, headers, body);
    // This is not the receiver's fault, and a retry would not help.
    if (env.EMAIL === undefined || from === undefined) return { status: 424, retryAfter: null };
    const { subject, text }: { subject: string; text: string } = JSON.parse(body);
    await env.EMAIL.send({
      from,
      to: decodeURIComponent(url.slice("mailto:".length)),
      subject,
      text: `${subject}\n\n${text}\n`,
    });
    return { status: 202, retryAfter: null };
  };
}

async function send(url: string, headers: Record<string, string>, body: string): Promise<Sent> {
  const response = await fetch(url, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(5_000),
  });
  await response.body?.cancel();
  return { status: response.status, retryAfter: response.headers.get("retry-after") };
}

function gatherersOf({ GATHERERS }: Env): Gatherers {
  return createGatherers((name) => {
    // The namespace's type does not name its class, since that would make this file depend on the runtime.
    return GATHERERS.get(GATHERERS.idFromName(name)) as unknown as Gatherer;
  });
}
