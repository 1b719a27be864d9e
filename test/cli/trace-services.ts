import { createServer, type IncomingHttpHeaders } from "node:http";

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: unknown;
}

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface Service extends AsyncDisposable {
  url: string;
  /** Method and path of what was asked. */
  asked: string[];
  /** Answers that come before all others, in order. */
  faults: Answer[];
}

async function serve(answer: (asked: Asked) => Answer): Promise<Service> {
  const asked: string[] = [];
  const faults: Answer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://service.test");
      const { method = "", headers } = request;
      asked.push(`${method} ${pathname}`);
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === "" ? undefined : JSON.parse(text);
      const given = faults.shift() ?? answer({ method, path: pathname, query: searchParams, headers, body });
      response.writeHead(given.status, { "content-type": "application/json", ...given.headers });
      response.end(JSON.stringify(given.body));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    faults,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

export interface LangfuseTrace {
  id: string;
  timestamp: string;
  observations: { id: string; type: string; startTime: string; endTime: string | null; [member: string]: unknown }[];
  [member: string]: unknown;
}

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A trace of a model that answered; `end: null`: it still goes on. */
export function langfuseTrace(id: string, minutes: number, end: string | null = ago(minutes - 1)): LangfuseTrace {
  const startTime = ago(minutes);
  const answer = { role: "assistant", content: "It has been shipped." };
  return {
    id,
    timestamp: startTime,
    name: "support",
    input: { messages: [{ role: "user", content: "Where is order 17?" }] },
    output: end === null ? null : answer,
    scores: [],
    observations: [
      {
        id: `${id}-1`,
        traceId: id,
        type: "GENERATION",
        name: "chat",
        startTime,
        endTime: end,
        output: answer,
        level: "DEFAULT",
      },
    ],
  };
}

/** As much of Langfuse's public API as a pull asks: pages of traces by time, and one trace with its observations. */
export async function startLangfuse(keys: string): Promise<Service & { traces: LangfuseTrace[] }> {
  const traces: LangfuseTrace[] = [];
  const credential = `Basic ${Buffer.from(keys).toString("base64")}`;
  const service = await serve(({ path, query, headers }) => {
    if (headers.authorization !== credential)
      return {
        status: 401,
        body: { message: "Invalid credentials. Confirm that you've configured the correct host." },
      };
    if (path !== "/api/public/traces") {
      const found = traces.find(({ id }) => path === `/api/public/traces/${id}`);
      return found
        ? { status: 200, body: found }
        : {
            status: 404,
            body: { error: "LangfuseNotFoundError", message: "Trace not found within authorized project" },
          };
    }
    if (query.get("orderBy") !== "timestamp.asc") return { status: 400, body: { message: "Invalid request data" } };
    const [from, to] = ["fromTimestamp", "toTimestamp"].map((name) => Date.parse(query.get(name) ?? ""));
    const found = traces
      .filter(({ timestamp }) => Date.parse(timestamp) >= Number(from) && Date.parse(timestamp) < Number(to))
      .toSorted((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp));
    const limit = Math.min(100, Number(query.get("limit") ?? 50));
    const page = Number(query.get("page") ?? 1);
    const data = found.slice((page - 1) * limit, page * limit).map((trace) => ({
      ...trace,
      observations: trace.observations.map(({ id }) => id),
    }));
    const meta = { page, limit, totalItems: found.length, totalPages: Math.ceil(found.length / limit) };
    return { status: 200, body: { data, meta } };
  });
  return Object.assign(service, { traces });
}

export interface LangSmithRow {
  id: string;
  trace_id: string;
  parent_run_id: string | null;
  start_time: string;
  end_time: string | null;
  [member: string]: unknown;
}

const project = "6f6d9a36-3f39-4f2c-8f1c-0d8a3f0f7a11";

/** As much of LangSmith's API as a pull asks: the project of a name, and pages of runs. It keeps times as UTC without saying so. */
export async function startLangSmithRuns(key: string): Promise<Service & { rows: LangSmithRow[] }> {
  const rows: LangSmithRow[] = [];
  const service = await serve(({ method, path, query, headers, body }) => {
    if (headers["x-api-key"] !== key) return { status: 403, body: { error: "Forbidden" } };
    if (path === "/api/v1/info") return { status: 200, body: { version: "0.12.0" } };
    if (path === "/api/v1/sessions")
      return { status: 200, body: query.get("name") === "billing" ? [{ id: project, name: "billing" }] : [] };
    if (method !== "POST" || path !== "/api/v1/runs/query") return { status: 404, body: { detail: "Not Found" } };
    const asked = Object(body);
    if (asked.limit > 100) return { status: 400, body: { detail: "Limit exceeds maximum allowed value of 100" } };
    if (asked.session[0] !== project) return { status: 200, body: { runs: [], cursors: { next: null } } };
    const since = Date.parse(asked.start_time);
    const found = rows
      .filter((row) => Date.parse(row.start_time) >= since && (asked.is_root !== true || row.parent_run_id === null))
      .toSorted((a, b) => Date.parse(a.start_time) - Date.parse(b.start_time));
    if (asked.order !== "asc") found.reverse();
    const offset = Number(asked.cursor ?? 0);
    const page = found
      .slice(offset, offset + (asked.limit ?? 100))
      .map((row) => withoutZone(selected(row, asked.select)));
    const next = offset + page.length < found.length ? String(offset + page.length) : null;
    return { status: 200, body: { runs: page, cursors: { next } } };
  });
  return Object.assign(service, { rows });
}

/** What was not asked for is not there. */
function selected(row: LangSmithRow, select: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => select.includes(name)));
}

function withoutZone(row: Record<string, unknown>): Record<string, unknown> {
  const times = ["start_time", "end_time"].filter((name) => typeof row[name] === "string");
  return { ...row, ...Object.fromEntries(times.map((name) => [name, String(row[name]).replace(/Z$/, "")])) };
}
