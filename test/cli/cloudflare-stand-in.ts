import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  type: string;
  text: string;
}

type Reply = { result: unknown } | { status: number; code: number; message: string };

/** An account at Cloudflare: what wrangler made there. The database is a real one. */
interface Account {
  databases: Map<string, { id: string; sqlite: DatabaseSync }>;
  buckets: Map<string, { rules: unknown[] }>;
  /** Metadata of each upload of the Worker, the last one last. */
  uploads: { bindings: { name: string; type: string; [member: string]: unknown }[]; [member: string]: unknown }[];
  secrets: Map<string, string>;
  schedules: unknown[];
  /** What was changed, in order. */
  changes: string[];
  asked: string[];
}

export interface Cloudflare extends AsyncDisposable, Account {
  env: Record<string, string>;
}

const script = "replaykit";

/** As much of Cloudflare's API as wrangler asks when it deploys a Worker, makes what it needs, and applies its migrations. */
export async function startCloudflare(): Promise<Cloudflare> {
  const account: Account = {
    databases: new Map(),
    buckets: new Map(),
    uploads: [],
    secrets: new Map(),
    schedules: [],
    changes: [],
    asked: [],
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://cloudflare.test");
      const path = pathname.replace(/^\/client\/v4(?:\/accounts\/[^/]+)?/, "");
      const { method = "" } = request;
      account.asked.push(`${method} ${path}`);
      const type = request.headers["content-type"] ?? "";
      void answer(
        { method, path, query: searchParams, type, text: Buffer.concat(chunks).toString("latin1") },
        account,
      ).then((reply) => {
        const good = "result" in reply;
        response.writeHead(good ? 200 : reply.status, { "content-type": "application/json" });
        const errors = good ? [] : [{ code: reply.code, message: reply.message }];
        const info = { page: 1, per_page: 100, count: 1, total_count: 1, cursors: {} };
        response.end(
          JSON.stringify({
            success: good,
            errors,
            messages: [],
            result: good ? reply.result : null,
            result_info: info,
          }),
        );
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return Object.assign(account, {
    env: {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}/client/v4`,
      CLOUDFLARE_API_TOKEN: "token-of-a-test",
      CLOUDFLARE_ACCOUNT_ID: "00000000000000000000000000000a11",
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  });
}

async function answer(asked: Asked, account: Account): Promise<Reply> {
  const [, area = "", ...rest] = asked.path.split("/");
  if (area === "d1") return d1(asked, rest, account);
  if (area === "r2") return r2(asked, rest, account);
  if (area === "workers") return workers(asked, rest, account);
  if (area === "user") return { result: { id: "u", email: "user@example.test" } };
  return { status: 404, code: 7003, message: `no route ${asked.method} ${asked.path}` };
}

function d1({ method, query, text }: Asked, [, id, action]: string[], { databases, changes }: Account): Reply {
  const shown = [...databases].map(([name, one]) => ({ uuid: one.id, name, version: "production", created_at: "" }));
  if (id === undefined && method === "GET")
    return { result: shown.filter(({ name }) => [null, name].includes(query.get("name"))) };
  if (id === undefined) {
    const { name }: { name: string } = JSON.parse(text);
    const made = {
      id: `0000d1d1-0000-4000-8000-00000000000${databases.size + 1}`,
      sqlite: new DatabaseSync(":memory:"),
    };
    databases.set(name, made);
    changes.push(`database ${name}`);
    return { result: { uuid: made.id, name } };
  }
  const found = shown.find(({ uuid, name }) => uuid === id || name === id);
  if (!found) return { status: 404, code: 7404, message: `The database ${id} could not be found` };
  if (action === undefined)
    return { result: { ...found, num_tables: 0, file_size: 0, read_replication: { mode: "disabled" } } };
  if (action !== "query") return { status: 404, code: 7003, message: `no route d1 ${action}` };
  const sqlite = databases.get(found.name)?.sqlite;
  const { sql }: { sql: string } = JSON.parse(text);
  try {
    const before = migrationsOf(sqlite);
    const result = run(sqlite, sql);
    changes.push(...migrationsOf(sqlite).filter((one) => !before.includes(one)));
    return { result };
  } catch (error) {
    return { status: 400, code: 7500, message: error instanceof Error ? error.message : "failed" };
  }
}

function migrationsOf(sqlite: DatabaseSync | undefined): string[] {
  const table = sqlite?.prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'").get();
  const rows = table ? (sqlite?.prepare("SELECT name FROM d1_migrations ORDER BY id").all() ?? []) : [];
  return rows.map(({ name }) => `migration ${String(name)}`);
}

function run(sqlite: DatabaseSync | undefined, sql: string): unknown[] {
  const meta = { duration: 0, changes: 0, rows_read: 0, rows_written: 0 };
  // What asks stands alone; everything else may be many statements.
  if (/^\s*(?:SELECT|PRAGMA)\b/i.test(sql)) return [{ success: true, results: sqlite?.prepare(sql).all() ?? [], meta }];
  sqlite?.exec(sql);
  return [{ success: true, results: [], meta }];
}

function r2({ method, text }: Asked, [, name, action]: string[], { buckets, changes }: Account): Reply {
  if (name === undefined && method === "GET")
    return { result: { buckets: [...buckets.keys()].map((one) => ({ name: one, creation_date: "" })) } };
  if (name === undefined) {
    const made: { name: string } = JSON.parse(text);
    buckets.set(made.name, { rules: [] });
    changes.push(`bucket ${made.name}`);
    return { result: { name: made.name } };
  }
  const bucket = buckets.get(name);
  if (!bucket) return { status: 404, code: 10006, message: "The specified bucket does not exist." };
  if (action === "lifecycle" && method === "PUT") {
    bucket.rules = JSON.parse(text).rules;
    changes.push("lifecycle");
    return { result: {} };
  }
  return { result: action === "lifecycle" ? { rules: bucket.rules } : { name, creation_date: "", location: "WEUR" } };
}

async function workers(asked: Asked, rest: string[], account: Account): Promise<Reply> {
  const { method, text } = asked;
  const [kind, name, action] = rest;
  if (kind === "subdomain") return { result: { subdomain: "acme" } };
  const there = account.uploads.length > 0;
  const absent: Reply = { status: 404, code: 10007, message: "This Worker does not exist on your account." };
  if (kind === "services")
    return there
      ? {
          result: {
            id: script,
            default_environment: { environment: "production", script: { last_deployed_from: "wrangler" } },
          },
        }
      : absent;
  if (kind === "workers")
    return there ? { result: { id: script, name: script, subdomain: { enabled: true } } } : absent;
  if (kind !== "scripts" || name !== script)
    return { status: 404, code: 7003, message: `no route ${method} ${asked.path}` };
  if (action === undefined && method === "PUT") return upload(asked, account);
  if (!there) return absent;
  if (action === "secrets")
    return { result: [...account.secrets.keys()].map((one) => ({ name: one, type: "secret_text" })) };
  if (action === "schedules") {
    account.schedules = JSON.parse(text);
    return { result: { schedules: account.schedules } };
  }
  if (action === "subdomain") return { result: { enabled: true, previews_enabled: false } };
  if (action === "deployments") return { result: { deployments: [] } };
  if (action === "bindings") return { result: account.uploads.at(-1)?.bindings ?? [] };
  if (action === "settings")
    return { result: { bindings: account.uploads.at(-1)?.bindings ?? [], migration_tag: "v1" } };
  return { status: 404, code: 7003, message: `no route ${method} ${asked.path}` };
}

async function upload({ type, text }: Asked, account: Account): Promise<Reply> {
  const form = await new Response(Buffer.from(text, "latin1"), { headers: { "content-type": type } }).formData();
  const part = form.get("metadata");
  const metadata: Account["uploads"][number] = JSON.parse(typeof part === "string" ? part : "");
  for (const { name, type: kind, text: secret } of metadata.bindings)
    if (kind === "secret_text") account.secrets.set(name, String(secret));
  account.uploads.push(metadata);
  account.changes.push("upload");
  return {
    result: {
      id: script,
      deployment_id: "d",
      available_on_subdomain: true,
      startup_time_ms: 1,
      entry_point: "index.js",
    },
  };
}
