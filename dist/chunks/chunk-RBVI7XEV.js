import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  linkAfter,
  partsOf,
  readChain,
  textOfParts,
  tipOfChain
} from "./chunk-SGSIPVEC.js";
import {
  checkpointSchema
} from "./chunk-MA24XK5P.js";
import {
  operationSchema,
  storedRunSchema
} from "./chunk-PVOFTYBB.js";
import {
  effectLookup
} from "./chunk-3QQEB6C6.js";
import {
  ReplayKitError,
  array,
  string
} from "./chunk-T7EWDS7W.js";

// src/node/sqlite-checkpoints.ts
import { hash } from "node:crypto";

// src/node/sqlite-schema.ts
import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
var tablesVersion = 1;
var tables = `
CREATE TABLE runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT, run_id TEXT NOT NULL UNIQUE, body TEXT NOT NULL, status TEXT NOT NULL,
  started_at TEXT NOT NULL, ended_at TEXT, retention TEXT
) STRICT;
CREATE TABLE operations (
  run INTEGER NOT NULL, seq INTEGER NOT NULL, body TEXT, frame TEXT, frame_at INTEGER, PRIMARY KEY (run, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE checkpoints (
  run INTEGER NOT NULL, seq INTEGER NOT NULL, step_id TEXT NOT NULL, step_number INTEGER NOT NULL, at TEXT NOT NULL,
  base INTEGER NOT NULL, hash TEXT NOT NULL, body TEXT, frame TEXT, frame_at INTEGER, PRIMARY KEY (run, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE blobs (hash TEXT PRIMARY KEY, size INTEGER NOT NULL, data BLOB NOT NULL) STRICT;
CREATE INDEX operations_frame ON operations (frame) WHERE frame IS NOT NULL;
CREATE INDEX checkpoints_frame ON checkpoints (frame) WHERE frame IS NOT NULL;
PRAGMA user_version = ${tablesVersion};
`;
function openDatabase(path) {
  if (path !== ":memory:") prepareFile(path);
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
function prepareFile(path) {
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, "a", 384));
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
var chainLimits = { links: 4096, characters: 256 * 1024, most: Number.POSITIVE_INFINITY };
function createCheckpoints(database, frames) {
  const tails = /* @__PURE__ */ new Map();
  let lastRead;
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
    try {
      if (along) inTransaction(database, () => (add(run, checkpoint), along()));
      else add(run, checkpoint);
    } catch (error) {
      tails.delete(run);
      if (!isConstraint(error)) throw error;
      inTransaction(database, () => (add(run, checkpoint), along?.()));
    }
  }
  function add(run, checkpoint) {
    const tail = tails.get(run) ?? loadTail(run);
    const { step_id, step_number, at } = checkpoint;
    if (tail?.steps.has(step_id)) {
      assertSame(run, checkpoint);
      return;
    }
    const { tip, body, text: text2 } = linkAfter(tail?.tip, checkpoint, chainLimits);
    insert.run(run, tip.seq, step_id, step_number, at, tip.base, hash("sha256", text2), body);
    const steps = tail?.steps ?? /* @__PURE__ */ new Set();
    steps.add(step_id);
    tails.set(run, { tip, steps });
  }
  function loadTail(run) {
    const last = selectLast.get(run);
    if (!last) return void 0;
    const place = { seq: Number(last["seq"]), base: Number(last["base"]) };
    const steps = new Set(selectSteps.all(run).map(({ step_id }) => String(step_id)));
    return { tip: tipOfChain(place, chain(run, place.base, place.seq)), steps };
  }
  function chain(run, base, seq) {
    return frames.texts(selectChain.all(run, base, seq).map(framedRow));
  }
  function text(run, stepId) {
    const row = selectStep.get(run, stepId);
    if (!row) return void 0;
    const parts = partsAt(run, Number(row["base"]), Number(row["seq"]));
    return { text: textOfParts(parts), hash: String(row["hash"]) };
  }
  function partsAt(run, base, seq) {
    const near = lastRead?.run === run && lastRead.base === base && lastRead.seq <= seq ? lastRead : void 0;
    const parts = readChain(chain(run, near ? near.seq + 1 : base, seq), near?.parts);
    lastRead = { run, base, seq, parts };
    return parts;
  }
  function assertSame(run, checkpoint) {
    if (selectStep.get(run, checkpoint.step_id)?.["hash"] === hash("sha256", textOfParts(partsOf(checkpoint)))) return;
    throw new ReplayKitError(
      "conflict",
      `run "${checkpoint.run_id}" has another checkpoint at step "${checkpoint.step_id}"`
    );
  }
  return {
    put,
    text,
    forget(run) {
      lastRead = void 0;
      if (run === void 0) tails.clear();
      else tails.delete(run);
    },
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
  let held;
  function open(frame) {
    const row = select.get(frame);
    const data = row?.["data"];
    if (!(data instanceof Uint8Array)) throw damaged(frame, "is missing");
    const text = brotliDecompressSync(data, { maxOutputLength: Number(row?.["size"]) + 1 }).toString("utf8");
    if (hash2("sha256", text) !== frame) throw damaged(frame, "is not what was stored");
    return textsSchema.parse(JSON.parse(text));
  }
  function texts(rows) {
    const opened = new Map(held ? [held] : []);
    return rows.map(({ body, frame, frame_at: at }) => {
      if (body !== null) return body;
      const key = frame ?? "";
      const known = opened.get(key) ?? open(key);
      opened.set(key, known);
      held = [key, known];
      const text = known[at ?? -1];
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
  return { texts, pack, open, forget: () => void (held = void 0) };
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
    hint: "replaykit runs store verify lists what is damaged"
  });
}

// src/node/sqlite-maintenance.ts
import { hash as hash3 } from "node:crypto";
import { statSync } from "node:fs";
var day = 24 * 60 * 60 * 1e3;
var retentionDays = { success: 7, failed: 30, flagged: 90, test: 1 };
function createMaintenance({ database, frames, checkpoints, flush, forget }) {
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
  function number(query) {
    return Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0);
  }
  return {
    async gc({ now, days = {} }) {
      flush();
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
      flush();
      const states = database.prepare("SELECT status, count(*) AS n FROM runs GROUP BY status ORDER BY status").all();
      const classes = database.prepare("SELECT coalesce(retention, 'failed') AS class, count(*) AS n FROM runs GROUP BY class ORDER BY class").all();
      const file = database.location();
      return {
        runs: number("SELECT count(*) FROM runs"),
        by_status: Object.fromEntries(states.map(({ status, n }) => [String(status), Number(n)])),
        by_class: Object.fromEntries(classes.map(({ class: name, n }) => [String(name), Number(n)])),
        operations: number("SELECT count(*) FROM operations"),
        checkpoints: number("SELECT count(*) FROM checkpoints"),
        bytes: {
          rows: number("SELECT coalesce(sum(length(body)), 0) FROM operations") + number("SELECT coalesce(sum(length(body)), 0) FROM checkpoints"),
          blobs: number("SELECT coalesce(sum(length(data)), 0) FROM blobs"),
          file: file === null ? 0 : statSync(file).size
        }
      };
    },
    verify() {
      flush();
      forget();
      return [...damagedFile(), ...damagedBlobs(), ...damagedCheckpoints()];
    }
  };
  function damagedFile() {
    const rows = database.prepare("PRAGMA integrity_check").all();
    return rows.map((row) => String(Object.values(row)[0])).filter((line) => line !== "ok");
  }
  function damagedBlobs() {
    const rows = database.prepare("SELECT hash FROM blobs").all();
    const runs = database.prepare(
      `SELECT DISTINCT run_id FROM runs JOIN (SELECT run, frame FROM operations UNION SELECT run, frame FROM checkpoints)
       ON run = id WHERE frame = ? ORDER BY run_id`
    );
    return rows.flatMap(({ hash: name }) => {
      const found = faultOf("", () => void frames.open(String(name)));
      if (found.length === 0) return [];
      const used = runs.all(String(name)).map(({ run_id }) => String(run_id));
      return [`blob ${String(name)} is not what was stored; it holds parts of ${used.join(", ") || "no run"}`];
    });
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

// src/sdk/run-store.ts
function isPressing({ kind, phase, name, effect }) {
  if (kind === "tool") return phase === "started" || (effect ?? guess(name).effect) === "write";
  return kind === "once" || kind === "model" || kind === "step" && phase === "done";
}
var guess = effectLookup();

// src/node/sqlite-operations.ts
var flushers = /* @__PURE__ */ new Set();
process.on("exit", () => {
  for (const flush of flushers) flush();
});
function createOperations(database, frames) {
  const pending = [];
  let turning;
  const next = /* @__PURE__ */ new Map();
  const insert = database.prepare("INSERT OR IGNORE INTO operations (run, seq, body) VALUES (?, ?, ?)");
  const selectNext = database.prepare("SELECT coalesce(max(seq), -1) + 1 AS seq FROM operations WHERE run = ?");
  const select = database.prepare("SELECT seq, body, frame, frame_at FROM operations WHERE run = ? ORDER BY seq");
  function insertPending() {
    for (const { run, text } of pending) insertOne(run, text);
  }
  function insertOne(run, text) {
    for (let seq = next.get(run) ?? nextIn(run); ; seq = nextIn(run)) {
      const { changes } = insert.run(run, seq, text);
      next.set(run, seq + 1);
      if (Number(changes) === 1) return;
    }
  }
  function nextIn(run) {
    return Number(selectNext.get(run)?.["seq"]);
  }
  function flush() {
    if (pending.length === 0) return;
    if (pending.length === 1) insertPending();
    else inTransaction(database, insertPending);
    pending.length = 0;
  }
  function flushToDisk() {
    database.exec("PRAGMA synchronous = FULL");
    try {
      flush();
    } finally {
      database.exec("PRAGMA synchronous = NORMAL");
    }
  }
  function flushQuietly() {
    turning = void 0;
    flushers.delete(flushQuietly);
    try {
      if (database.isOpen) flush();
    } catch {
    }
  }
  function flushSoon() {
    if (turning) return;
    turning = setImmediate(flushQuietly);
    flushers.add(flushQuietly);
  }
  return {
    flush,
    add(run, operation, commit) {
      const entry = { run, text: JSON.stringify(operation) };
      pending.push(entry);
      if (!commit && !isPressing(operation)) {
        flushSoon();
        return;
      }
      try {
        if (commit) commit(insertPending);
        else if (operation.phase === "started") flushToDisk();
        else flush();
      } catch (error) {
        pending.splice(pending.indexOf(entry), 1);
        next.delete(run);
        throw error;
      }
      pending.length = 0;
    },
    list: (run) => {
      flush();
      return frames.texts(select.all(run).map(framedRow)).map((text) => operationSchema.parse(JSON.parse(text)));
    },
    forget: (run) => void (run === void 0 ? next.clear() : next.delete(run)),
    close() {
      clearImmediate(turning);
      flushers.delete(flushQuietly);
      flush();
    }
  };
}

// src/node/sqlite-store.ts
function createSqliteStore(path) {
  const database = openDatabase(path);
  const frames = createFrames(database);
  const checkpoints = createCheckpoints(database, frames);
  const ids = /* @__PURE__ */ new Map();
  const operations = createOperations(database, frames);
  const packing = /* @__PURE__ */ new Set();
  const insertRun = database.prepare(
    "INSERT INTO runs (run_id, body, status, started_at, ended_at, retention) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
  );
  const updateBody = database.prepare(
    "UPDATE runs SET body = ?, status = ?, ended_at = ?, retention = ? WHERE run_id = ?"
  );
  const selectRun = database.prepare("SELECT id, body FROM runs WHERE run_id = ?");
  const selectRuns = database.prepare("SELECT body FROM runs ORDER BY id DESC LIMIT ?");
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
  function forget(id) {
    if (id === void 0) ids.clear();
    frames.forget();
    checkpoints.forget(id);
    operations.forget(id);
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
    if (database.isOpen) operations.close();
    await Promise.all(packing);
    if (database.isOpen) database.close();
  }
  return {
    ...createMaintenance({ database, frames, checkpoints, flush: operations.flush, forget }),
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
      operations.flush();
      inTransaction(database, () => {
        const run = {
          ...getRun(runId) ?? { run_id: runId, status: "unknown", started_at: "" },
          ...change
        };
        updateBody.run(JSON.stringify(run), run.status, run.ended_at ?? null, run.retention ?? null, runId);
      });
      if (change.status === void 0 || change.status === "running") return;
      forget(id);
      packSoon(id);
    },
    append(runId, operation, checkpoint) {
      const id = requiredId(runId);
      if (checkpoint) operations.add(id, operation, (insert) => checkpoints.put(id, checkpoint, insert));
      else operations.add(id, operation);
    },
    getRun,
    listOperations(runId) {
      const id = idOf(runId);
      return id === void 0 ? [] : operations.list(id);
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
  createSqliteStore
};
