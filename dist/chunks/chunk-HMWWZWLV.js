import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  operationSchema,
  storedRunSchema
} from "./chunk-3QOBXXUO.js";
import {
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  array,
  literal,
  looseObject,
  number,
  object,
  string,
  tuple
} from "./chunk-SN3GIU3B.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/node/sqlite-checkpoints.ts
import { hash } from "node:crypto";

// src/core/schema/checkpoint.ts
var checkpointVersion = 1;
var checkpointSchema = looseObject({
  version: literal(checkpointVersion).default(checkpointVersion),
  run_id: string().min(1),
  parent: looseObject({ run_id: string(), step_id: string() }).optional(),
  step_id: string().min(1),
  /** From 1; 0 is the state before the first step. */
  step_number: number().int().nonnegative(),
  at: string(),
  agent_version: string().optional(),
  model: looseObject({ name: string().optional() }).optional(),
  messages: array(jsonSchema).default([]),
  tool_calls: array(jsonSchema).default([]),
  state: jsonSchema
});

// src/sdk/checkpoint-delta.ts
var checkpointDeltaSchema = object({
  /** Names of all parts, where they are not those of the checkpoint before. */
  names: array(string()).optional(),
  /** Part, characters kept at its start, characters kept at its end, and what stands between them. */
  edits: array(tuple([string(), number(), number(), string()]))
});
var open = "{";
function partsOf(checkpoint) {
  const parts = /* @__PURE__ */ new Map();
  for (const [key, value] of Object.entries(checkpoint)) {
    const isObject = key === "state" && typeof value === "object" && value !== null && !Array.isArray(value);
    if (isObject) parts.set(".state", open);
    else addPart(parts, `.${key}`, value);
    if (isObject) for (const [name, inner] of Object.entries(value)) addPart(parts, `/${name}`, inner);
  }
  return parts;
}
function addPart(parts, name, value) {
  const text = JSON.stringify(value);
  if (text !== void 0) parts.set(name, text);
}
function textOfParts(parts) {
  const outer = [];
  let inner;
  const close = () => {
    if (inner) outer.push(`"state":{${inner.join(",")}}`);
    inner = void 0;
  };
  for (const [name, text] of parts) {
    const member = `${JSON.stringify(name.slice(1))}:${text}`;
    if (name.startsWith("/")) {
      inner?.push(member);
      continue;
    }
    close();
    if (name === ".state" && text === open) inner = [];
    else outer.push(member);
  }
  close();
  return `{${outer.join(",")}}`;
}
function deltaBetween(before, after) {
  const edits = [];
  for (const [name, text] of after) {
    const old = before.get(name) ?? "";
    if (old !== text) edits.push(spliceOf(name, old, text));
  }
  const names = [...after.keys()];
  const sameNames = before.size === after.size && [...before.keys()].every((name, index) => name === names[index]);
  return sameNames ? { edits } : { names, edits };
}
function spliceOf(name, old, text) {
  const most = Math.min(old.length, text.length);
  const start = commonStart(old, text, most);
  let end = 0;
  while (end < most - start && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end))
    end += 1;
  return [name, start, end, text.slice(start, text.length - end)];
}
function commonStart(old, text, most) {
  const block = 1024;
  let start = 0;
  while (start + block <= most && old.slice(start, start + block) === text.slice(start, start + block)) start += block;
  while (start < most && old.charCodeAt(start) === text.charCodeAt(start)) start += 1;
  return start;
}
function applyDelta(before, { names, edits }) {
  const changed = new Map(edits.map((edit) => [edit[0], edit]));
  const after = /* @__PURE__ */ new Map();
  for (const name of names ?? before.keys()) {
    const old = before.get(name) ?? "";
    const edit = changed.get(name);
    after.set(name, edit ? old.slice(0, edit[1]) + edit[3] + old.slice(old.length - edit[2]) : old);
  }
  return after;
}

// src/node/sqlite-schema.ts
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
var tablesVersion = 1;
var tables = `
CREATE TABLE runs (
  id INTEGER PRIMARY KEY, run_id TEXT NOT NULL UNIQUE, body TEXT NOT NULL, status TEXT NOT NULL,
  started_at TEXT NOT NULL, ended_at TEXT, retention TEXT
) STRICT;
CREATE TABLE operations (
  run INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT, frame TEXT, frame_at INTEGER, PRIMARY KEY (run, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE checkpoints (
  run INTEGER NOT NULL, seq INTEGER NOT NULL, step_id TEXT NOT NULL, step_number INTEGER NOT NULL, at TEXT NOT NULL,
  base INTEGER NOT NULL, hash TEXT NOT NULL, body TEXT, frame TEXT, frame_at INTEGER,
  PRIMARY KEY (run, seq), UNIQUE (run, step_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE blobs (hash TEXT PRIMARY KEY, size INTEGER NOT NULL, data BLOB NOT NULL) STRICT;
CREATE INDEX operations_frame ON operations (frame) WHERE frame IS NOT NULL;
CREATE INDEX checkpoints_frame ON checkpoints (frame) WHERE frame IS NOT NULL;
PRAGMA user_version = ${tablesVersion};
`;
function openDatabase(path) {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec("PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
  if (versionOf(database) === 0) inTransaction(database, () => versionOf(database) === 0 && database.exec(tables));
  const found = versionOf(database);
  if (found === tablesVersion) return database;
  database.close();
  throw new ReplayKitError("unsupported_version", `${path} has tables of version ${found}; this is ${tablesVersion}`, {
    hint: "npm i -D replaykit@latest"
  });
}
function versionOf(database) {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}
var boundsOf = /* @__PURE__ */ new WeakMap();
function compiledBounds(database) {
  const known = boundsOf.get(database);
  if (known) return known;
  const made = { begin: database.prepare("BEGIN IMMEDIATE"), commit: database.prepare("COMMIT") };
  boundsOf.set(database, made);
  return made;
}
function inTransaction(database, work) {
  const { begin, commit } = compiledBounds(database);
  begin.run();
  try {
    const result = work();
    commit.run();
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

// src/node/sqlite-checkpoints.ts
var longestChain = 1024;
var smallestChainBytes = 256 * 1024;
function createCheckpoints(database, frames) {
  const tips = /* @__PURE__ */ new Map();
  const insert = database.prepare(
    "INSERT INTO checkpoints (run, seq, step_id, step_number, at, base, hash, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
  );
  const selectStep = database.prepare("SELECT seq, base, hash FROM checkpoints WHERE run = ? AND step_id = ?");
  const selectLast = database.prepare("SELECT seq, base FROM checkpoints WHERE run = ? ORDER BY seq DESC LIMIT 1");
  const selectChain = database.prepare(
    "SELECT seq, body, frame, frame_at FROM checkpoints WHERE run = ? AND seq BETWEEN ? AND ? ORDER BY seq"
  );
  const selectSteps = database.prepare(
    "SELECT step_id, step_number, at FROM checkpoints WHERE run = ? ORDER BY step_number, seq"
  );
  function put(run, checkpoint, along) {
    const known = tips.get(run);
    try {
      if (along) inTransaction(database, () => (add(run, checkpoint, known), along()));
      else add(run, checkpoint, known);
    } catch (error) {
      tips.delete(run);
      if (!isConstraint(error)) throw error;
      inTransaction(database, () => {
        if (!isSame(run, checkpoint)) add(run, checkpoint, void 0);
        along?.();
      });
    }
  }
  function add(run, checkpoint, known) {
    const tip = known ?? loadTip(run);
    const parts = partsOf(checkpoint);
    const text2 = textOfParts(parts);
    const delta = JSON.stringify(deltaBetween(tip?.parts ?? /* @__PURE__ */ new Map(), parts));
    const goesOn = tip !== void 0 && chainGoesOn(tip, delta, text2);
    const seq = (tip?.seq ?? -1) + 1;
    const base = goesOn ? tip.base : seq;
    const body = goesOn || tip === void 0 ? delta : JSON.stringify(deltaBetween(/* @__PURE__ */ new Map(), parts));
    insert.run(run, seq, checkpoint.step_id, checkpoint.step_number, checkpoint.at, base, hash("sha256", text2), body);
    tips.set(run, { seq, base, parts, chainBytes: goesOn ? tip.chainBytes + body.length : 0 });
  }
  function loadTip(run) {
    const last = selectLast.get(run);
    if (!last) return void 0;
    const [seq, base] = [Number(last["seq"]), Number(last["base"])];
    const bodies = chain(run, base, seq);
    return {
      seq,
      base,
      parts: replay(bodies),
      chainBytes: bodies.slice(1).reduce((sum, { length }) => sum + length, 0)
    };
  }
  function chain(run, base, seq) {
    return frames.texts(selectChain.all(run, base, seq).map(framedRow));
  }
  function text(run, stepId) {
    const row = selectStep.get(run, stepId);
    if (!row) return void 0;
    const bodies = chain(run, Number(row["base"]), Number(row["seq"]));
    return { text: textOfParts(replay(bodies)), hash: String(row["hash"]) };
  }
  function isSame(run, checkpoint) {
    const row = selectStep.get(run, checkpoint.step_id);
    if (!row) return false;
    if (row["hash"] === hash("sha256", textOfParts(partsOf(checkpoint)))) return true;
    throw new ReplayKitError(
      "conflict",
      `run "${checkpoint.run_id}" has another checkpoint at step "${checkpoint.step_id}"`
    );
  }
  return {
    put,
    text,
    get(run, stepId) {
      const stored = text(run, stepId);
      return stored === void 0 ? void 0 : checkpointSchema.parse(JSON.parse(stored.text));
    },
    steps: (run) => selectSteps.all(run).map(({ step_id, step_number, at }) => ({
      step_id: String(step_id),
      step_number: Number(step_number),
      at: String(at)
    }))
  };
}
function replay(bodies) {
  return bodies.reduce(
    (parts, body) => applyDelta(parts, checkpointDeltaSchema.parse(JSON.parse(body))),
    /* @__PURE__ */ new Map()
  );
}
function chainGoesOn(tip, delta, text) {
  const bytes = tip.chainBytes + delta.length;
  return tip.seq - tip.base < longestChain && bytes <= Math.max(smallestChainBytes, 4 * text.length);
}
function framedRow(row) {
  const { seq, body, frame, frame_at: at } = row;
  return {
    seq: Number(seq),
    body: typeof body === "string" ? body : null,
    frame: typeof frame === "string" ? frame : null,
    frame_at: at === null ? null : Number(at)
  };
}
function isConstraint(error) {
  return error instanceof Error && /constraint/i.test(error.message);
}

// src/node/sqlite-frames.ts
import { hash as hash2 } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
var compress = promisify(brotliCompress);
var textsSchema = array(string());
function createFrames(database) {
  const select = database.prepare("SELECT size, data FROM blobs WHERE hash = ?");
  function open2(frame) {
    const row = select.get(frame);
    const data = row?.["data"];
    if (!(data instanceof Uint8Array)) throw damaged(frame, "is missing");
    const text = brotliDecompressSync(data, { maxOutputLength: Number(row?.["size"]) + 1 }).toString("utf8");
    if (hash2("sha256", text) !== frame) throw damaged(frame, "is not what was stored");
    return textsSchema.parse(JSON.parse(text));
  }
  function texts(rows) {
    const opened = /* @__PURE__ */ new Map();
    return rows.map(({ body, frame, frame_at: at }) => {
      if (body !== null) return body;
      const key = frame ?? "";
      const held = opened.get(key) ?? open2(key);
      opened.set(key, held);
      const text = held[at ?? -1];
      if (text === void 0) throw damaged(key, `has no text ${at}`);
      return text;
    });
  }
  async function pack(run) {
    await packTable(run, "operations");
    await packTable(run, "checkpoints");
  }
  async function packTable(run, table) {
    const rows = database.prepare(`SELECT seq, body FROM ${table} WHERE run = ? AND body IS NOT NULL ORDER BY seq`).all(run).map(({ seq, body }) => ({ seq: Number(seq), body: String(body) }));
    if (rows.length < 2) return;
    const text = JSON.stringify(rows.map(({ body }) => body));
    const data = await compressed(text);
    if (!database.isOpen) return;
    const frame = hash2("sha256", text);
    inTransaction(database, () => {
      database.prepare("INSERT INTO blobs (hash, size, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING").run(frame, Buffer.byteLength(text), data);
      const update = database.prepare(
        `UPDATE ${table} SET body = NULL, frame = ?, frame_at = ? WHERE run = ? AND seq = ? AND body IS NOT NULL`
      );
      for (const [at, { seq }] of rows.entries()) update.run(frame, at, run, seq);
    });
  }
  return { texts, pack, open: open2 };
}
var bestUpTo = 512 * 1024;
async function compressed(text) {
  const bytes = Buffer.from(text, "utf8");
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length <= bestUpTo ? 11 : 9,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
    }
  });
}
function damaged(frame, what) {
  return new ReplayKitError("io_failed", `the blob ${frame.slice(0, 12)}… of the store ${what}`, {
    hint: "replaykit store verify lists what is damaged"
  });
}

// src/node/sqlite-maintenance.ts
import { hash as hash3 } from "node:crypto";
import { statSync } from "node:fs";
var day = 24 * 60 * 60 * 1e3;
var retentionDays = { success: 7, failed: 30, flagged: 90, test: 1 };
function createMaintenance({ database, frames, checkpoints, forget }) {
  function expired(now, days) {
    return Object.entries(days).flatMap(
      ([name, keep]) => database.prepare(
        "SELECT id, run_id FROM runs WHERE coalesce(retention, 'failed') = ? AND coalesce(ended_at, started_at) < ?"
      ).all(name, new Date(now.getTime() - keep * day).toISOString()).map(({ id, run_id }) => ({ id: Number(id), run_id: String(run_id) }))
    );
  }
  function remove(run) {
    database.prepare("DELETE FROM operations WHERE run = ?").run(run);
    database.prepare("DELETE FROM checkpoints WHERE run = ?").run(run);
    database.prepare("DELETE FROM runs WHERE id = ?").run(run);
  }
  function removeUnusedBlobs() {
    const { changes } = database.prepare(
      `DELETE FROM blobs WHERE NOT EXISTS (SELECT 1 FROM operations WHERE frame = blobs.hash)
         AND NOT EXISTS (SELECT 1 FROM checkpoints WHERE frame = blobs.hash)`
    ).run();
    return Number(changes);
  }
  function number2(query) {
    return Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0);
  }
  return {
    async gc({ now, days = {} }) {
      const old = expired(now, { ...retentionDays, ...days });
      inTransaction(database, () => old.forEach(({ id }) => remove(id)));
      forget();
      const ended = database.prepare(
        "SELECT id FROM runs WHERE status <> 'running' AND id IN (SELECT run FROM operations WHERE body IS NOT NULL UNION SELECT run FROM checkpoints WHERE body IS NOT NULL)"
      ).all();
      for (const { id } of ended) await frames.pack(Number(id));
      const blobs = removeUnusedBlobs();
      database.exec("PRAGMA wal_checkpoint(TRUNCATE); VACUUM;");
      return { deleted: old.map(({ run_id }) => run_id), blobs };
    },
    stats() {
      const states = database.prepare("SELECT status, count(*) AS n FROM runs GROUP BY status ORDER BY status").all();
      const file = database.location();
      return {
        runs: number2("SELECT count(*) FROM runs"),
        by_status: Object.fromEntries(states.map(({ status, n }) => [String(status), Number(n)])),
        operations: number2("SELECT count(*) FROM operations"),
        checkpoints: number2("SELECT count(*) FROM checkpoints"),
        bytes: {
          rows: number2("SELECT coalesce(sum(length(body)), 0) FROM operations") + number2("SELECT coalesce(sum(length(body)), 0) FROM checkpoints"),
          blobs: number2("SELECT coalesce(sum(length(data)), 0) FROM blobs"),
          file: file === null ? 0 : statSync(file).size
        }
      };
    },
    verify: () => [...damagedFile(), ...damagedBlobs(), ...damagedCheckpoints()]
  };
  function damagedFile() {
    const rows = database.prepare("PRAGMA integrity_check").all();
    return rows.map((row) => String(Object.values(row)[0])).filter((line) => line !== "ok");
  }
  function damagedBlobs() {
    const rows = database.prepare("SELECT hash FROM blobs").all();
    return rows.flatMap((row) => faultOf(`blob ${String(row["hash"])}`, () => void frames.open(String(row["hash"]))));
  }
  function damagedCheckpoints() {
    const rows = database.prepare("SELECT id, run_id, step_id FROM checkpoints JOIN runs ON runs.id = run ORDER BY id, seq").all();
    return rows.flatMap(
      ({ id, run_id, step_id }) => faultOf(`run ${String(run_id)} step ${String(step_id)}`, () => {
        const stored = checkpoints.text(Number(id), String(step_id));
        if (!stored || hash3("sha256", stored.text) !== stored.hash) throw new Error("is not what was stored");
      })
    );
  }
}
function faultOf(what, look) {
  try {
    look();
    return [];
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

// src/node/sqlite-store.ts
function createSqliteStore(path) {
  const database = openDatabase(path);
  const frames = createFrames(database);
  const checkpoints = createCheckpoints(database, frames);
  const ids = /* @__PURE__ */ new Map();
  const packing = /* @__PURE__ */ new Set();
  const insertRun = database.prepare(
    "INSERT INTO runs (run_id, body, status, started_at, ended_at, retention) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
  );
  const updateBody = database.prepare(
    "UPDATE runs SET body = ?, status = ?, ended_at = ?, retention = ? WHERE run_id = ?"
  );
  const selectRun = database.prepare("SELECT id, body FROM runs WHERE run_id = ?");
  const selectRuns = database.prepare("SELECT body FROM runs ORDER BY id DESC LIMIT ?");
  const insertOperation = database.prepare(
    "INSERT INTO operations (run, seq, body) SELECT ?1, coalesce(max(seq), -1) + 1, ?2 FROM operations WHERE run = ?1"
  );
  const selectOperations = database.prepare(
    "SELECT seq, body, frame, frame_at FROM operations WHERE run = ? ORDER BY seq"
  );
  function idOf(runId) {
    const known = ids.get(runId);
    if (known !== void 0) return known;
    const row = selectRun.get(runId);
    if (!row) return void 0;
    ids.set(runId, Number(row["id"]));
    return Number(row["id"]);
  }
  function requiredId(runId) {
    const id = idOf(runId);
    if (id !== void 0) return id;
    throw new ReplayKitError("not_found", `there is no run "${runId}" in this store`, { hint: "replaykit runs" });
  }
  function getRun(runId) {
    const row = selectRun.get(runId);
    return row ? storedRunSchema.parse(JSON.parse(String(row["body"]))) : void 0;
  }
  function packSoon(id) {
    const packed = frames.pack(id).catch(() => {
    }).finally(() => packing.delete(packed));
    packing.add(packed);
  }
  async function close() {
    await Promise.all(packing);
    if (database.isOpen) database.close();
  }
  return {
    ...createMaintenance({ database, frames, checkpoints, forget: () => ids.clear() }),
    createRun(run) {
      const { changes } = insertRun.run(
        run.run_id,
        JSON.stringify(run),
        run.status,
        run.started_at,
        run.ended_at ?? null,
        run.retention ?? null
      );
      if (Number(changes) === 0)
        throw new ReplayKitError("conflict", `there is a run "${run.run_id}" already`, { hint: "give it another id" });
    },
    updateRun(runId, change) {
      const id = requiredId(runId);
      inTransaction(database, () => {
        const run = {
          ...getRun(runId) ?? { run_id: runId, status: "unknown", started_at: "" },
          ...change
        };
        updateBody.run(JSON.stringify(run), run.status, run.ended_at ?? null, run.retention ?? null, runId);
      });
      if (change.status !== void 0 && change.status !== "running") packSoon(id);
    },
    append(runId, operation, checkpoint) {
      const id = requiredId(runId);
      if (checkpoint) {
        checkpoints.put(id, checkpoint, () => void insertOperation.run(id, JSON.stringify(operation)));
        return;
      }
      if (operation.phase !== "started") {
        insertOperation.run(id, JSON.stringify(operation));
        return;
      }
      database.exec("PRAGMA synchronous = FULL");
      try {
        insertOperation.run(id, JSON.stringify(operation));
      } finally {
        database.exec("PRAGMA synchronous = NORMAL");
      }
    },
    getRun,
    listOperations(runId) {
      const id = idOf(runId);
      if (id === void 0) return [];
      const rows = selectOperations.all(id).map(framedRow);
      return frames.texts(rows).map((text) => operationSchema.parse(JSON.parse(text)));
    },
    listRuns: ({ limit = 100 } = {}) => selectRuns.all(limit).map(({ body }) => storedRunSchema.parse(JSON.parse(String(body)))),
    putCheckpoint: (checkpoint) => checkpoints.put(requiredId(checkpoint.run_id), checkpoint),
    getCheckpoint(runId, stepId) {
      const id = idOf(runId);
      return id === void 0 ? void 0 : checkpoints.get(id, stepId);
    },
    listSteps(runId) {
      const id = idOf(runId);
      return id === void 0 ? [] : checkpoints.steps(id);
    },
    close,
    [Symbol.asyncDispose]: close
  };
}

export {
  checkpointSchema,
  createSqliteStore
};
