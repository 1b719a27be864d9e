import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  runs
} from "./chunk-4F47BQLO.js";
import {
  auditQuerySchema,
  auditSchema,
  erasedSubjectSchema,
  findBodySchema,
  findQuerySchema,
  foundRunsSchema,
  groupAnswerSchema,
  groupRowSchema,
  groupStateAnswerSchema,
  groupStateChangeSchema,
  groupsPageSchema,
  groupsQuerySchema,
  releasesPageSchema,
  releasesQuerySchema,
  statsAnswerSchema,
  statsQuerySchema,
  subjectSchema
} from "./chunk-J7ST2HF5.js";
import {
  ApiError,
  createApiClient,
  endpoint
} from "./chunk-7BNPROQB.js";
import {
  coerce_exports
} from "./chunk-ZPONSFWV.js";
import {
  ReplayKitError,
  _enum,
  array,
  number,
  object,
  record,
  string
} from "./chunk-T7EWDS7W.js";

// src/node/worker-client.ts
import { gzipSync } from "node:zlib";

// src/api/schema/inbox.ts
var inboxViews = ["open", "promoted", "guarded", "resolved", "ignored", "all"];
var inboxOrders = ["last", "first", "runs", "trend", "title", "agent"];
var inboxQuerySchema = object({
  view: _enum(inboxViews).default("open"),
  agent: string().min(1).max(200).optional(),
  release: string().min(1).max(20).optional().describe("groups that failed in it: `id` of `GET /v1/releases`"),
  text: string().trim().min(1).max(200).optional().describe("in the title, the agent's name or the id"),
  order: _enum(inboxOrders).default("last").describe("`trend`: by failures of the last seven days"),
  page: coerce_exports.number().int().min(1).max(1e6).default(1).describe("from 1; past the end the last one")
});
var count = number().int().nonnegative();
var inboxAnswerSchema = object({
  /** One page of those that match. */
  groups: array(groupRowSchema),
  /** How many match, and the place of the first that is shown, from 0. */
  matching: count,
  from: count,
  pages: count,
  /** Of the same agent and text, by view. */
  counts: record(_enum(inboxViews), count),
  agents: array(string()),
  /** Of all groups that are not ignored, whatever is asked for. */
  totals: object({
    groups: count,
    /** Seen first in the last 24 hours. */
    fresh: count,
    /** Failed runs of the last seven days, and how many of them are of groups that a case guards. */
    week: count,
    guarded: count,
    /** Changes whenever a group is seen or comes. */
    mark: string()
  })
});

// src/api/endpoints/groups.ts
var groups = {
  list: endpoint({
    method: "get",
    path: "/v1/groups",
    summary: "Failures that are alike, the last seen first",
    scope: "read",
    query: groupsQuerySchema,
    answer: groupsPageSchema,
    example: { query: { state: "new" } }
  }),
  inbox: endpoint({
    method: "get",
    path: "/v1/inbox",
    summary: "The groups as people go through them: by view, agent, text and order, a page at a time, with totals over all",
    scope: "read",
    query: inboxQuerySchema,
    answer: inboxAnswerSchema,
    example: { query: { view: "open", order: "trend" } }
  }),
  read: endpoint({
    method: "get",
    path: "/v1/groups/{id}",
    summary: "One group",
    scope: "read",
    answer: groupAnswerSchema
  }),
  setState: endpoint({
    method: "post",
    path: "/v1/groups/{id}/state",
    summary: "Set what became of a group",
    scope: "promote",
    body: groupStateChangeSchema,
    answer: groupStateAnswerSchema,
    example: { body: { state: "ignored" } }
  })
};

// src/api/endpoints/releases.ts
var releases = {
  list: endpoint({
    method: "get",
    path: "/v1/releases",
    summary: "Releases, the newest first, each with how many of its runs failed",
    scope: "read",
    query: releasesQuerySchema,
    answer: releasesPageSchema,
    example: { query: { agent: "billing" } }
  })
};

// src/api/endpoints/search.ts
var find = "Find a run by its run, trace, session or user id or a label, or learn why it is not there";
var search = {
  findByAddress: endpoint({
    method: "get",
    path: "/v1/find",
    summary: find,
    scope: "read",
    query: findQuerySchema,
    answer: foundRunsSchema
  }),
  find: endpoint({
    method: "post",
    path: "/v1/find",
    summary: `${find}; what is looked for stands in no address`,
    scope: "read",
    body: findBodySchema,
    example: { body: { q: "tier:gold" } },
    answer: foundRunsSchema
  }),
  stats: endpoint({
    method: "get",
    path: "/v1/stats",
    summary: "Received = stored + sampled out + duplicate + rejected, by hour; `usd` estimates what they cost",
    scope: "read",
    query: statsQuerySchema,
    example: { query: { from: "2026-11-21" } },
    answer: statsAnswerSchema
  }),
  audit: endpoint({
    method: "get",
    path: "/v1/audit",
    summary: "Who viewed, promoted, erased and made tokens, newest first",
    scope: "admin",
    query: auditQuerySchema,
    answer: auditSchema
  }),
  eraseUserByAddress: endpoint({
    method: "delete",
    path: "/v1/subjects/{user}",
    summary: "Erase all runs of a user",
    scope: "admin",
    answer: erasedSubjectSchema,
    also: { 409: "the Worker has another key than its stored runs: nobody would be found" }
  }),
  eraseUser: endpoint({
    method: "post",
    path: "/v1/subjects/erase",
    summary: "Erase all runs of a user, who stands in no address",
    scope: "admin",
    body: subjectSchema,
    example: { body: { user: "user-7" } },
    answer: erasedSubjectSchema,
    also: { 409: "the Worker has another key than its stored runs: nobody would be found" }
  })
};

// src/node/worker-client.ts
var batchRuns = 20;
var batchBytes = 4e6;
var hint = "check the Worker's address (--worker, or REPLAYKIT_WORKER_URL) and the network";
function createWorkerClient({ url, token, project }) {
  const named = project === void 0 ? {} : { "x-replaykit-project": project };
  const { ask } = createApiClient({ url, credential: { authorization: `Bearer ${token}`, ...named }, hint });
  async function mark(id, value) {
    await ask(runs.mark, { params: { id }, body: { mark: value } });
  }
  async function read(id) {
    const answer = await ask(runs.read, { params: { id } });
    if ("trace" in answer) return answer;
    throw new ReplayKitError("not_found", `run ${id} is still in progress: its spans are being gathered`, {
      hint: "ask again in a minute"
    });
  }
  const list = ({ limit = 200, ...filters } = {}) => pages(limit, async (page) => {
    const { runs: items, next } = await ask(runs.list, { query: { ...filters, ...page } });
    return { items, next };
  });
  return {
    async push(traces, progress) {
      const answers = [];
      for (const batch of batches(traces)) {
        const body = gzipSync(batch.map((trace) => `${trace}
`).join(""));
        const headers = { "content-type": "application/x-ndjson", "content-encoding": "gzip" };
        answers.push(...(await ask(runs.send, { query: { format: "replaykit" }, body, headers })).items);
        progress?.(answers.length, traces.length);
      }
      return answers;
    },
    async pull(filters, progress) {
      const chosen = await list(filters);
      const pulled = [];
      for (const { id } of chosen) {
        pulled.push(await read(id));
        progress?.(pulled.length, chosen.length);
      }
      return pulled;
    },
    runs: list,
    run: read,
    groups: ({ limit = 50, ...filters } = {}) => pages(limit, async (page) => {
      const { groups: items, next } = await ask(groups.list, { query: { ...filters, ...page } });
      return { items, next };
    }),
    releases: ({ limit = 50, ...filters } = {}) => pages(limit, async (page) => {
      const { releases: items, next } = await ask(releases.list, { query: { ...filters, ...page } });
      return { items, next };
    }),
    // In the body: addresses stand in logs, and what is looked for may be a person.
    async find(text) {
      const { waiting = [], ...found } = await ask(search.find, { body: { q: text } });
      return { ...found, waiting };
    },
    async feedback(id, feedback) {
      const answer = await ask(runs.feedback, { params: { id }, body: feedback });
      if ("state" in answer) return void 0;
      return "run" in answer ? answer.run : { id: answer.id };
    },
    erase: (id) => ask(runs.erase, { params: { id } }),
    async eraseUser(user, progress) {
      let [erasedRuns, objects] = [0, 0];
      for (; ; ) {
        const erased = await ask(search.eraseUser, { body: { user } });
        erasedRuns += erased.runs;
        objects += erased.objects;
        progress?.(erasedRuns);
        if (!erased.more) return { runs: erasedRuns, objects, remains: erased.remains };
      }
    },
    mark,
    marked: () => list({ mark: "promote" }),
    async seen(id) {
      const found = await orAbsent(ask(groups.read, { params: { id } }));
      return found && { count: found.group.count, first: iso(found.group.first_seen), last: iso(found.group.last_seen) };
    },
    async others(group, except, limit = 3) {
      const found = await list({ group, limit: limit + 1 });
      const others = found.filter(({ id }) => id !== except).slice(0, limit);
      return (await Promise.all(others.map(({ id }) => read(id)))).map(({ trace }) => trace);
    },
    async promoted({ id, group }, note) {
      if (group !== void 0) await ask(groups.setState, { params: { id: group }, body: { state: "promoted", note } });
      await mark(id, null);
    }
  };
}
async function pages(limit, read) {
  const all = [];
  let cursor;
  do {
    const { items, next } = await read({ limit: Math.min(200, limit - all.length), cursor });
    all.push(...items);
    cursor = next ?? void 0;
  } while (cursor !== void 0 && all.length < limit);
  return all;
}
async function orAbsent(asked) {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return void 0;
    throw error;
  }
}
function iso(time) {
  return new Date(time).toISOString();
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

export {
  createWorkerClient
};
