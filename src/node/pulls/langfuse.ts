import * as z from "zod";
import { endpoint } from "../../api/endpoint.ts";
import { ReplayKitError } from "../../core/error.ts";
import {
  statusOf,
  type Environment,
  needed,
  type PullResult,
  type PullRange,
  type PullSource,
  serviceClient,
  variable,
} from "./pull-source.ts";

const timeSchema = z.string().transform((text, context) => {
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return time;
  context.addIssue({ code: "custom", message: "no time" });
  return z.NEVER;
});

const listSchema = z.looseObject({
  data: z.array(z.looseObject({ id: z.string(), timestamp: timeSchema })),
  meta: z.looseObject({ totalPages: z.number().int().nonnegative() }),
});
const traceSchema = z.looseObject({
  id: z.string(),
  observations: z.array(z.looseObject({ endTime: z.string().nullish(), startTime: z.string(), type: z.string() })),
});

/** Langfuse's public API, server versions 2 and 3 (`fern/apis/server/definition/trace.yml` in its repository). */
const api = {
  list: endpoint({
    method: "get",
    path: "/api/public/traces",
    summary: "Traces, a page at a time",
    scope: "none",
    query: z.object({
      page: z.number(),
      limit: z.number(),
      orderBy: z.string(),
      fromTimestamp: z.string(),
      toTimestamp: z.string(),
      /** Older servers ignore this and return all fields. */
      fields: z.string(),
    }),
    answer: listSchema,
  }),
  read: endpoint({
    method: "get",
    path: "/api/public/traces/{id}",
    summary: "A trace with its observations and scores",
    scope: "none",
    answer: traceSchema,
  }),
};

const pageSize = 50;
/** A trace is complete when its parts ended this long ago: SDKs send ended parts every few seconds. */
const settleMs = 60_000;
/** A trace without activity for this long is imported as it is: its process probably died. */
const patienceMs = 60 * 60_000;

/** Statuses that concern the whole pull and not one trace. */
const stopping = new Set([401, 403, 429]);
/** After this many failures in a row the service is at fault and not one trace. */
const mostFaults = 3;
const giveUpMs = 24 * 60 * 60_000;

function keysOf(env: Environment): [publicKey: string, secretKey: string] {
  const where = "Langfuse shows the keys under the project's settings, API keys";
  return [needed(env, ["LANGFUSE_PUBLIC_KEY"], where), needed(env, ["LANGFUSE_SECRET_KEY"], where)];
}

/** Langfuse as a source, configured by the variables of its own SDKs. */
export function langfuseSource(env: Environment): PullSource {
  const [publicKey, secretKey] = keysOf(env);
  const url = variable(env, "LANGFUSE_BASE_URL", "LANGFUSE_HOST", "LANGFUSE_BASEURL") ?? "https://cloud.langfuse.com";
  const ask = serviceClient({
    title: "Langfuse",
    url,
    urlName: "LANGFUSE_BASE_URL",
    credential: { authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString("base64")}` },
    keysHint:
      "LANGFUSE_PUBLIC_KEY and LANGFUSE_SECRET_KEY must be of one project, and of the region that LANGFUSE_BASE_URL names",
  });

  /** Reads one trace. A trace that is missing or too large for the server stops neither this pull nor later ones. */
  async function readTrace(id: string, at: number, now: number): Promise<PullResult> {
    try {
      const json = await ask(api.read, { params: { id } });
      return isDone(json, at, now) ? { run: { id, at, json } } : { waiting: { id, at } };
    } catch (error) {
      const status = statusOf(error) ?? 0;
      if (!(error instanceof ReplayKitError) || status < 400 || stopping.has(status)) throw error;
      return { withheld: { id, at, error, again: status >= 500 && now - at < giveUpMs } };
    }
  }

  async function* pull({ from, now, isTaken }: PullRange): AsyncGenerator<PullResult> {
    const between = { fromTimestamp: new Date(from).toISOString(), toTimestamp: new Date(now).toISOString() };
    const query = { ...between, limit: pageSize, orderBy: "timestamp.asc", fields: "core" };
    let faults = 0;
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { data, meta } = await ask(api.list, { query: { ...query, page } });
      pages = data.length === 0 ? 0 : meta.totalPages;
      for (const { id, timestamp } of data) {
        yield { reached: timestamp };
        if (isTaken(id)) continue;
        const read = await readTrace(id, timestamp, now);
        faults = "withheld" in read && read.withheld.again ? faults + 1 : 0;
        if (faults === mostFaults && "withheld" in read) throw read.withheld.error;
        yield read;
      }
    }
    yield { reached: now };
  }

  return { name: "langfuse", account: `${url} ${publicKey}`, pull };
}

/** Whether a trace is complete. Traces have no end time, so all parts must have ended, and none recently. */
function isDone({ observations }: z.infer<typeof traceSchema>, at: number, now: number): boolean {
  const ends = observations.map(({ endTime, startTime, type }) =>
    Date.parse(endTime ?? (type === "EVENT" ? startTime : "")),
  );
  const last = ends.filter(Number.isFinite).reduce((latest, end) => Math.max(latest, end), at);
  if (now - last > patienceMs) return true;
  return ends.length > 0 && ends.every((end) => now - end > settleMs);
}
