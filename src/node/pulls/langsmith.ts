import * as z from "zod";
import { endpoint } from "../../api/endpoint.ts";
import { ReplayKitError } from "../../core/error.ts";
import { compact } from "../../core/compact.ts";
import {
  type Environment,
  needed,
  type PullResult,
  type PullRange,
  type PullSource,
  serviceClient,
  variable,
} from "./pull-source.ts";

const runSchema = z.looseObject({
  id: z.string(),
  trace_id: z.string().nullish(),
  parent_run_id: z.string().nullish(),
  start_time: z.string(),
  end_time: z.string().nullish(),
});
type Row = z.infer<typeof runSchema>;

/** Fields that the importer reads. Without `select` the server omits inputs and outputs. */
const members = [
  "id name run_type trace_id parent_run_id dotted_order start_time end_time status error",
  "inputs outputs extra events tags session_id reference_example_id feedback_stats",
].flatMap((names) => names.split(" "));

/** LangSmith's API as its SDKs use it (`langsmith` 0.10). */
const api = {
  projects: endpoint({
    method: "get",
    path: "/api/v1/sessions",
    summary: "Projects of a name",
    scope: "none",
    query: z.object({ name: z.string() }),
    answer: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  }),
  query: endpoint({
    method: "post",
    path: "/api/v1/runs/query",
    summary: "Runs, a page at a time",
    scope: "none",
    body: z.object({
      session: z.array(z.string()),
      start_time: z.string(),
      order: z.literal("asc"),
      limit: z.number(),
      select: z.array(z.string()),
      cursor: z.string().optional(),
    }),
    answer: z.looseObject({
      runs: z.array(runSchema),
      cursors: z.looseObject({ next: z.string().nullish() }).nullish(),
    }),
  }),
};

/** The server rejects larger pages. */
const pageSize = 100;
const settleMs = 60_000;
const patienceMs = 60 * 60_000;

/** LangSmith as a source, configured by the variables of its own SDKs. */
export function langsmithSource(env: Environment): PullSource {
  const key = needed(env, ["LANGSMITH_API_KEY", "LANGCHAIN_API_KEY"], "LangSmith makes keys under Settings, API keys");
  const given = variable(env, "LANGSMITH_ENDPOINT", "LANGCHAIN_ENDPOINT") ?? "https://api.smith.langchain.com";
  // For self-hosted servers the variable ends with the API's version.
  const url = given.replace(/\/+$/, "").replace(/\/api(?:\/v1)?$/, "");
  const project = variable(env, "LANGSMITH_PROJECT", "LANGCHAIN_PROJECT") ?? "default";
  const workspace = variable(env, "LANGSMITH_WORKSPACE_ID");
  const ask = serviceClient({
    title: "LangSmith",
    url,
    urlName: "LANGSMITH_ENDPOINT",
    credential: { "x-api-key": key, ...compact({ "x-tenant-id": workspace }) },
    keysHint: "LANGSMITH_API_KEY must be of the workspace, and of the region that LANGSMITH_ENDPOINT names",
  });

  async function sessionId(): Promise<string> {
    const named = await ask(api.projects, { query: { name: project } });
    const found = named.find(({ name }) => name === project);
    if (found) return found.id;
    throw new ReplayKitError("not_found", `LangSmith has no project "${project}"`, {
      hint: "set LANGSMITH_PROJECT to the name of one of its projects",
    });
  }

  async function* rows(from: number): AsyncGenerator<Row> {
    const body = { session: [await sessionId()], start_time: new Date(from).toISOString(), select: members };
    for (let cursor: string | undefined; ; ) {
      const page = await ask(api.query, {
        body: { ...body, order: "asc", limit: pageSize, ...compact({ cursor: cursor || undefined }) },
      });
      yield* page.runs;
      cursor = page.cursors?.next ?? undefined;
      if (cursor === undefined) return;
    }
  }

  return {
    name: "langsmith",
    account: `${url} ${project} ${workspace ?? ""}`,
    pull: (range) => gathered(rows(range.from), range),
  };
}

interface Gathering {
  at: number;
  /** End of the root run; `undefined` if it has not ended. */
  end: number | undefined;
  rows: Row[];
}

/**
 * Groups rows into traces. Rows come ordered by start, and all rows of a trace start before its root ends. So a trace
 * is complete when a row starts after its end. One request returns a hundred rows; a request per trace would exceed
 * LangSmith's rate limit.
 */
async function* gathered(rows: AsyncIterable<Row>, { now, isTaken }: PullRange): AsyncGenerator<PullResult> {
  const open = new Map<string, Gathering>();
  let count = 0;
  for await (const row of rows) {
    const at = timeOf(row.start_time);
    if (at >= now) break;
    if (count % pageSize === 0) yield* ended(open, { at, now });
    add(row, at, { open, isTaken });
    count += 1;
  }
  yield* rest(open, now);
  yield { reached: now };
}

function* ended(open: Map<string, Gathering>, { at, now }: { at: number; now: number }): Generator<PullResult> {
  let reached = at;
  for (const [id, one] of open) {
    if (one.end === undefined || one.end > at || now - one.end <= settleMs) {
      reached = Math.min(reached, one.at);
      continue;
    }
    open.delete(id);
    yield { run: { id, at: one.at, json: one.rows } };
  }
  yield { reached };
}

/**
 * Adds a row to its trace. Ignores rows whose root is not in this pull: that trace was imported before or is too old.
 */
function add(
  row: Row,
  at: number,
  { open, isTaken }: { open: Map<string, Gathering>; isTaken: PullRange["isTaken"] },
): void {
  const id = row.trace_id ?? row.id;
  const known = open.get(id);
  if (known) known.rows.push(row);
  else if ((row.parent_run_id ?? undefined) === undefined && !isTaken(id))
    open.set(id, { at, end: row.end_time ? timeOf(row.end_time) : undefined, rows: [row] });
}

function* rest(open: Map<string, Gathering>, now: number): Generator<PullResult> {
  for (const [id, { at, end, rows }] of open) {
    const last = rows.reduce((latest, row) => Math.max(latest, timeOf(row.end_time ?? row.start_time)), at);
    const done = end === undefined ? now - last > patienceMs : now - end > settleMs;
    if (done) yield { run: { id, at, json: rows } };
    else yield { waiting: { id, at } };
  }
}

/** Parses a time; LangSmith's times are UTC without a zone. */
function timeOf(text: string): number {
  const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  if (!Number.isNaN(time)) return time;
  throw new ReplayKitError("invalid_input", `LangSmith sent an invalid time: ${text.slice(0, 40)}`, {
    hint: "check that LANGSMITH_ENDPOINT is the address of LangSmith",
  });
}
