import { fileURLToPath } from "node:url";
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import { createTestHarness } from "wrangler";
import { compact } from "../../../src/core/compact.ts";
import { builtWorker } from "../../support/build-once.ts";

process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";
process.env["WRANGLER_SEND_METRICS"] = "false";

export const adminToken = "admin-token-of-the-tests";

export interface TestWorker {
  url: string;
  /** A request as the administrator. */
  admin(path: string, init?: RequestInit): Promise<Response>;
  /** Makes a project and a token for it, and answers a client with that token. */
  project(id: string, settings?: object, scopes?: string[]): Promise<Client>;
  logs(): string;
  /** Applies the migrations that its database has not had. */
  migrate(): Promise<void>;
  stores(): Promise<Stores>;
  scheduled(): Promise<void>;
  close(): Promise<void>;
}

/** The Worker's own stores, to look behind its answers. */
export interface Stores {
  DB: D1Database;
  TRACES: R2Bucket;
}

interface RunAnswer {
  id: string;
  run_id: string;
  late?: boolean;
}

/** What the tests read of the answers. */
export interface Answer {
  items: { id: string; group: string }[];
  run: RunAnswer;
  runs: RunAnswer[];
  trace: { events: unknown[]; polluted?: unknown };
  groups: { id: string; count: number; kept: number }[];
  hours: object[];
  acts: { act: string }[];
  next: string | null;
  state: unknown;
}

export interface Client {
  token: string;
  send(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The answer as it came: tests compare it whole. */
  json(path: string): Promise<Answer>;
  /** What the hours of `/v1/stats` counted, together: a test may run over the end of one. */
  stats: (between?: { from: string; to: string }) => Promise<Counted>;
}

/** Counts by name; `reasons` counts what was rejected by its reason. */
type Counted = { [name: string]: number | Counted };

/** The Worker as it ships, on workerd with real R2, D1 and Durable Objects, in storage of its own. */
export async function startWorker(
  vars: Record<string, string> = {},
  configPath = fileURLToPath(new URL("../../../worker/wrangler.jsonc", import.meta.url)),
): Promise<TestWorker> {
  const secrets = { REPLAYKIT_KEY: "a-key-for-the-tests-only", REPLAYKIT_ADMIN_TOKEN: adminToken };
  const harness = createTestHarness({
    workers: [
      {
        configPath,
        ...compact({ prebuiltWorkerDir: builtWorker }),
        vars: { OTLP_CLOSE_MS: "300", OTLP_IDLE_MS: "900", ...vars, ...secrets },
      },
    ],
  });
  const { url } = await harness.listen();
  const worker = harness.getWorker<Stores>();
  await worker.applyD1Migrations("DB");
  const base = url.href.replace(/\/$/, "");
  return {
    url: base,
    admin: (path, init) => clientOf(base, adminToken).send(path, init),
    project: (id, settings, scopes) => makeProject(base, { id, settings, scopes }),
    migrate: async () => {
      await worker.applyD1Migrations("DB");
    },
    logs: () => JSON.stringify(harness.getLogs()),
    stores: () => worker.getEnv(),
    scheduled: async () => {
      await worker.scheduled({ cron: "17 * * * *" });
    },
    close: () => harness.close(),
  };
}

let shared: Promise<TestWorker> | undefined;
const owners = new Map<string, string>();

/**
 * One Worker for all files of a test process that need no settings of their own; to start one takes seconds. It ends with the process.
 * Each file has projects of its own: what one stores, no other counts.
 */
export async function sharedWorker(file: string): Promise<TestWorker> {
  shared ??= startWorker();
  const worker = await shared;
  return {
    ...worker,
    project(id, settings, scopes) {
      const owner = owners.get(id) ?? file;
      owners.set(id, owner);
      if (owner !== file) throw new Error(`the project "${id}" is one of ${owner}: take another id`);
      return worker.project(id, settings, scopes);
    },
    close: () => Promise.resolve(),
  };
}

/** How a request reaches the Worker. */
export type Reach = (url: string, init?: RequestInit) => Promise<Response>;

interface NewProject {
  id: string;
  settings?: object | undefined;
  scopes?: string[] | undefined;
}

/** Makes a project and a token for it, and answers a client with that token. */
export async function makeProject(base: string, project: NewProject, reach: Reach = fetch): Promise<Client> {
  const { id, settings = {}, scopes = ["admin"] } = project;
  const admin = clientOf(base, adminToken, reach);
  await expectOk(await admin.send(`/v1/projects/${id}`, { method: "PUT", body: JSON.stringify(settings) }));
  const body = JSON.stringify({ name: "test", scopes });
  const made = await expectOk(await admin.send(`/v1/projects/${id}/tokens`, { method: "POST", body }));
  const { token } = (await made.json()) as { token: string };
  return clientOf(base, token, reach);
}

export function clientOf(base: string, token: string, reach: Reach = fetch): Client {
  const send = (path: string, init: RequestInit = {}) =>
    reach(`${base}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...headersOf(init) } });
  const json = async (path: string) => (await send(path)).json() as Promise<Answer>; // tests compare what came
  return {
    token,
    send,
    post: (path, body, headers = {}) =>
      send(path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body), headers }),
    json,
    stats: async (between) => {
      const { hours } = (await json(`/v1/stats?${new URLSearchParams({ ...between }).toString()}`)) as unknown as {
        hours: Counted[];
      };
      return hours.map((counts) => ({ ...counts, hour: 0 })).reduce(added, {});
    },
  };
}

function added(sum: Counted, more: Counted): Counted {
  const result = { ...sum };
  for (const [name, count] of Object.entries(more)) {
    const before = result[name];
    if (typeof count === "number") result[name] = count + (typeof before === "number" ? before : 0);
    else result[name] = added(typeof before === "object" ? before : {}, count);
  }
  return result;
}

function headersOf({ headers }: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers).entries());
}

async function expectOk(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}
