import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  traceSchema
} from "./chunk-7DVZ2VW4.js";
import {
  ReplayKitError,
  _enum,
  array,
  boolean,
  errorCodes,
  looseObject,
  number,
  string
} from "./chunk-MRNUEBOS.js";

// src/node/worker-client.ts
import { gzipSync } from "node:zlib";
var runSchema = looseObject({
  id: string(),
  run_id: string(),
  status: string(),
  failed: boolean(),
  received_at: number(),
  group: string().optional(),
  agent: string().optional(),
  what: string().optional(),
  mark: string().optional()
});
var groupSchema = looseObject({
  id: string(),
  title: string(),
  count: number(),
  first_seen: number(),
  last_seen: number(),
  state: string(),
  recent: array(string()).default([])
});
var itemSchema = looseObject({
  outcome: _enum(["stored", "sampled_out", "duplicate", "rejected"]),
  run_id: string().optional(),
  id: string().optional(),
  /** A duplicate that went on from what was there, and took its place. */
  continued: boolean().optional(),
  /** A duplicate that tells something else than what is stored under its id. */
  differs: boolean().optional(),
  replayability: looseObject({ score: number(), reasons: array(string()) }).optional(),
  reason: string().optional(),
  message: string().optional()
});
var pageSchema = looseObject({ runs: array(runSchema), next: string().nullish() });
var groupsSchema = looseObject({ groups: array(groupSchema), next: string().nullish() });
var foundSchema = looseObject({
  runs: array(runSchema),
  waiting: array(looseObject({ id: string(), run_id: string(), waits_until: string() })).default([]),
  more: boolean().optional(),
  reason: string().optional(),
  message: string().optional()
});
var storedSchema = looseObject({ run: runSchema, trace: traceSchema });
var erasedSchema = looseObject({ objects: number(), remains: array(string()).default([]) });
var erasedSubjectSchema = erasedSchema.extend({ runs: number(), more: boolean().default(false) });
var batchRuns = 20;
var batchBytes = 4e6;
var tries = 5;
function createWorkerClient({ url, token, project }) {
  const base = url.replace(/\/+$/, "");
  const identity = {
    authorization: `Bearer ${token}`,
    ...project === void 0 ? {} : { "x-replaykit-project": project }
  };
  return {
    async push(traces, progress) {
      const answers = [];
      for (const batch of batches(traces)) {
        const body = gzipSync(batch.map((trace) => `${trace}
`).join(""));
        const headers = { "content-type": "application/x-ndjson", "content-encoding": "gzip" };
        const { items } = looseObject({ items: array(itemSchema) }).parse(await ask("/v1/runs?format=replaykit", { method: "POST", body, headers, accept: [422] }));
        answers.push(...items);
        progress?.(answers.length, traces.length);
      }
      return answers;
    },
    async pull(filters, progress) {
      const runs = await list(filters);
      const pulled = [];
      for (const { id } of runs) {
        pulled.push(await read(id));
        progress?.(pulled.length, runs.length);
      }
      return pulled;
    },
    runs: list,
    run: read,
    async groups({ limit = 50, ...filters } = {}) {
      const groups = [];
      let cursor;
      do {
        const asked = query({ ...filters, limit: Math.min(200, limit - groups.length), cursor });
        const page = groupsSchema.parse(await ask(`/v1/groups${asked}`));
        groups.push(...page.groups);
        cursor = page.next ?? void 0;
      } while (cursor !== void 0 && groups.length < limit);
      return groups;
    },
    async find(text) {
      return foundSchema.parse(await ask("/v1/find", json({ q: text })));
    },
    async feedback(id, feedback) {
      const answer = await ask(`/v1/runs/${at(id)}/feedback`, json(feedback));
      return looseObject({ run: runSchema.optional() }).parse(answer).run;
    },
    async erase(id) {
      return erasedSchema.parse(await ask(`/v1/runs/${at(id)}`, { method: "DELETE" }));
    },
    async eraseUser(user, progress) {
      let [runs, objects] = [0, 0];
      for (; ; ) {
        const erased = erasedSubjectSchema.parse(await ask("/v1/subjects/erase", json({ user })));
        runs += erased.runs;
        objects += erased.objects;
        progress?.(runs);
        if (!erased.more) return { runs, objects, remains: erased.remains };
      }
    },
    mark,
    marked: () => list({ mark: "promote" }),
    async seen(group) {
      const found = await groupOf(group);
      if (!found) return void 0;
      return { count: found.count, first: iso(found.first_seen), last: iso(found.last_seen) };
    },
    async others(group, except, limit = 3) {
      const runs = await list({ group, limit: limit + 1 });
      const others = runs.filter(({ id }) => id !== except).slice(0, limit);
      return (await Promise.all(others.map(({ id }) => read(id)))).map(({ trace }) => trace);
    },
    async promoted(run, note) {
      if (run.group !== void 0) await ask(`/v1/groups/${at(run.group)}/state`, json({ state: "promoted", note }));
      await mark(run.id, null);
    }
  };
  async function mark(id, value) {
    await ask(`/v1/runs/${at(id)}/mark`, json({ mark: value }));
  }
  async function read(id) {
    return storedSchema.parse(await ask(`/v1/runs/${at(id)}`));
  }
  async function groupOf(id) {
    const answer = await ask(`/v1/groups/${at(id)}`, { accept: [404] });
    const found = looseObject({ group: groupSchema }).safeParse(answer);
    return found.success ? found.data.group : void 0;
  }
  async function list({ limit = 200, ...filters } = {}) {
    const runs = [];
    let cursor;
    do {
      const page = pageSchema.parse(
        await ask(`/v1/runs${query({ ...filters, limit: Math.min(200, limit - runs.length), cursor })}`)
      );
      runs.push(...page.runs);
      cursor = page.next ?? void 0;
    } while (cursor !== void 0 && runs.length < limit);
    return runs;
  }
  async function ask(path, { accept = [], ...init } = {}) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(path, init);
      const again = response.status === 429 || response.status === 502 || response.status === 503 || response.status === 504;
      if (again && attempt < tries) {
        await response.body?.cancel();
        await pause(response.headers.get("retry-after"), attempt);
        continue;
      }
      const body = await response.json().catch(() => void 0);
      if (response.ok || accept.includes(response.status)) return body;
      throw refusal(`${base}${path.split("?")[0]}`, response.status, body);
    }
  }
  async function send(path, init) {
    const headers = { ...identity, ...Object.fromEntries(new Headers(init.headers).entries()) };
    try {
      return await fetch(`${base}${path}`, {
        ...init,
        headers,
        redirect: "error",
        signal: AbortSignal.timeout(6e4)
      });
    } catch (cause) {
      throw new ReplayKitError("network_failed", `${base} could not be reached`, {
        hint: "check the Worker's address (--worker, or REPLAYKIT_WORKER_URL) and the network",
        cause
      });
    }
  }
}
function json(body) {
  return { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}
function at(id) {
  return encodeURIComponent(id);
}
function iso(time) {
  return new Date(time).toISOString();
}
function query(values) {
  const set = Object.entries(values).flatMap(
    ([name, value]) => value === void 0 ? [] : [[name, String(value)]]
  );
  return set.length === 0 ? "" : `?${new URLSearchParams(Object.fromEntries(set)).toString()}`;
}
function* batches(traces) {
  let batch = [];
  let bytes = 0;
  for (const trace of traces) {
    const text = JSON.stringify(trace);
    if (batch.length > 0 && (batch.length === batchRuns || bytes + text.length > batchBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(text);
    bytes += text.length;
  }
  if (batch.length > 0) yield batch;
}
async function pause(retryAfter, attempt) {
  const asked = Number(retryAfter) * 1e3;
  const wait = Number.isFinite(asked) && asked > 0 ? Math.min(asked, 6e4) : 200 * 2 ** attempt;
  await new Promise((resolve) => setTimeout(resolve, wait));
}
var faultSchema = looseObject({
  error: looseObject({ code: string().optional(), message: string().optional(), hint: string().optional() })
});
var codeSchema = _enum(errorCodes);
var codesByStatus = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  410: "not_found",
  413: "too_large",
  429: "rate_limited"
};
function refusal(place, status, body) {
  const fault = faultSchema.safeParse(body).data?.error;
  const code = codeSchema.safeParse(fault?.code).data ?? codesByStatus[status] ?? "network_failed";
  const hint = fault?.hint;
  return new ReplayKitError(
    code,
    `${place}: ${status}: ${fault?.message ?? "refused"}`,
    hint === void 0 ? {} : { hint }
  );
}

export {
  createWorkerClient
};
