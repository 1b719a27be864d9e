import { fileURLToPath } from "node:url";
import { createTestHarness } from "wrangler";

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
  env(): Promise<Record<string, unknown>>;
  scheduled(): Promise<void>;
  close(): Promise<void>;
}

export interface Client {
  token: string;
  send(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  json(path: string): Promise<any>;
}

/** The Worker as it ships, on workerd with real R2, D1 and Durable Objects, in storage of its own. */
export async function startWorker(vars: Record<string, string> = {}): Promise<TestWorker> {
  const configPath = fileURLToPath(new URL("../../../worker/wrangler.jsonc", import.meta.url));
  const secrets = { REPLAYKIT_KEY: "a-key-for-the-tests-only", REPLAYKIT_ADMIN_TOKEN: adminToken };
  const harness = createTestHarness({
    workers: [{ configPath, vars: { OTLP_CLOSE_MS: "300", OTLP_IDLE_MS: "900", ...vars, ...secrets } }],
  });
  const { url } = await harness.listen();
  const worker = harness.getWorker();
  await worker.applyD1Migrations("DB");
  const base = url.href.replace(/\/$/, "");
  const admin = (path: string, init: RequestInit = {}) =>
    fetch(`${base}${path}`, { ...init, headers: { authorization: `Bearer ${adminToken}`, ...init.headers } });
  return {
    url: base,
    admin,
    async project(id, settings = {}, scopes = ["admin"]) {
      await expectOk(await admin(`/v1/projects/${id}`, { method: "PUT", body: JSON.stringify(settings) }));
      const made = await expectOk(
        await admin(`/v1/projects/${id}/tokens`, { method: "POST", body: JSON.stringify({ name: "test", scopes }) }),
      );
      const { token } = (await made.json()) as { token: string };
      return clientOf(base, token);
    },
    logs: () => JSON.stringify(harness.getLogs()),
    env: async () => (await worker.getEnv()) as Record<string, unknown>,
    scheduled: async () => {
      await worker.scheduled({ cron: "17 * * * *" });
    },
    close: () => harness.close(),
  };
}

export function clientOf(base: string, token: string): Client {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${base}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });
  return {
    token,
    send,
    post: (path, body, headers = {}) =>
      send(path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body), headers }),
    json: async (path) => (await send(path)).json(),
  };
}

async function expectOk(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}
