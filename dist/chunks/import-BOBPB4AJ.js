import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  batchKey,
  joinBatches
} from "./chunk-UXDTUS3W.js";
import {
  replayability
} from "./chunk-C3YRFKQ7.js";
import {
  redactByCommand
} from "./chunk-RTSCL43B.js";
import "./chunk-YIV2HGNZ.js";
import {
  maxBytesOf,
  namedFormat,
  ratedByProject,
  readAllOfFile,
  readAllTraces,
  readItems,
  surestFormat,
  traceContent
} from "./chunk-O46J4PBA.js";
import {
  readBytes,
  readText
} from "./chunk-57MWDYF7.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  openProject,
  projectRedactor
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import "./chunk-LCONLFVP.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import {
  ApiError,
  createApiClient,
  endpoint
} from "./chunk-7BNPROQB.js";
import "./chunk-SYGJYNB6.js";
import {
  formatJsonFile,
  readYaml
} from "./chunk-3QQEB6C6.js";
import {
  iso_exports,
  parseJson
} from "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform,
  untrustedJson
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  NEVER,
  ReplayKitError,
  array,
  literal,
  looseObject,
  number,
  object,
  record,
  strictObject,
  string
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/cli/import/import-report.ts
var named = 5;
function oneLine(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}
function tellTrace(item, events, { terminal }) {
  const place = item.file === void 0 ? "" : ` → ${item.file}`;
  const told = `${item.run_id}: ${item.format}, ${events} events, replayability ${item.replayability.score}${place}`;
  terminal.note(terminal.safe(oneLine(told)));
  for (const reason of item.replayability.reasons) terminal.note(`  ${terminal.safe(oneLine(reason))}`);
  for (const note of item.notes) terminal.note(`  note: ${terminal.safe(oneLine(note))}`);
}
function tellFault({ message, hint }, { terminal }) {
  terminal.note(terminal.safe(hint === void 0 ? message : `${message}
  → ${oneLine(hint)}`));
}
function documentOf({ imported, failures, leftOut, empty, aside }) {
  return {
    version: 1,
    traces: imported,
    failures: failures.map(said),
    ...leftOut.length === 0 ? {} : { left_out: leftOut.map(said) },
    ...empty.length === 0 ? {} : { empty },
    ...aside.length === 0 ? {} : { aside }
  };
}
function said({ from, error }) {
  return { from, code: error.code, message: error.message };
}
function totals({ count, failures, leftOut, empty, aside }) {
  const parts = [`${count} ${count === 1 ? "trace" : "traces"} imported`];
  if (leftOut.length > 0) parts.push(`${leftOut.length} ${leftOut.length === 1 ? "item" : "items"} left out`);
  if (failures.length > 0) parts.push(`${failures.length} of the files could not be read`);
  if (empty.length > 0) parts.push(`${empty.length} of the files ${empty.length === 1 ? "holds" : "hold"} no run`);
  if (aside.length > 0) {
    const more = aside.length > named ? `, and ${aside.length - named} more` : "";
    const names = aside.slice(0, named).join(", ");
    parts.push(`${aside.length} other ${aside.length === 1 ? "file" : "files"} left aside (${oneLine(names)}${more})`);
  }
  return parts.join(", ");
}

// src/cli/import/import-from.ts
import { join as join3 } from "node:path";

// src/node/pulls/pull-source.ts
function variable(env, ...names) {
  return names.map((name) => env[name]?.trim()).find((value) => value !== void 0 && value !== "");
}
function needed(env, names, where) {
  const value = variable(env, ...names);
  if (value !== void 0) return value;
  throw new ReplayKitError("usage", `${names[0]} is not set`, { hint: `${where}; export it as ${names[0]}` });
}
function serviceClient(access) {
  const { title, url, urlName, credential, keysHint } = access;
  const options = {
    url: addressOf(url, urlName),
    credential,
    service: title,
    hint: `check ${urlName} and the network`
  };
  const client = createApiClient(options);
  return async (endpoint2, request) => {
    try {
      return await client.ask(endpoint2, request);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      throw refusal(error, title, { keysHint, urlName });
    }
  };
}
function statusOf(error) {
  return error instanceof ReplayKitError && error.cause instanceof ApiError ? error.cause.status : void 0;
}
function addressOf(url, name) {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url.replace(/\/+$/, "");
  throw new ReplayKitError("usage", `${name} is "${url}", which is no address`, {
    hint: "an address begins with https://"
  });
}
function refusal(error, title, { keysHint, urlName }) {
  const { status, code, message } = error;
  if (status === 401 || status === 403)
    return new ReplayKitError(code, `${title} refused the key (${status})`, { hint: keysHint, cause: error });
  if (status === 429)
    return new ReplayKitError(code, `${title} goes on asking to wait (429)`, {
      hint: "run the command again later: it goes on where it ended",
      cause: error
    });
  return new ReplayKitError(code, `${title}: ${message}`, {
    hint: error.hint ?? `is ${urlName} the address of ${title}? The command goes on where it ended when it is run again`,
    cause: error
  });
}

// src/node/pulls/langfuse.ts
var timeSchema = string().transform((text, context) => {
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return time;
  context.addIssue({ code: "custom", message: "no time" });
  return NEVER;
});
var listSchema = looseObject({
  data: array(looseObject({ id: string(), timestamp: timeSchema })),
  meta: looseObject({ totalPages: number().int().nonnegative() })
});
var traceSchema = looseObject({
  id: string(),
  observations: array(looseObject({ endTime: string().nullish(), startTime: string(), type: string() }))
});
var api = {
  list: endpoint({
    method: "get",
    path: "/api/public/traces",
    summary: "Traces, a page at a time",
    scope: "none",
    query: object({
      page: number(),
      limit: number(),
      orderBy: string(),
      fromTimestamp: string(),
      toTimestamp: string(),
      /** Servers that do not know it answer all fields. */
      fields: string()
    }),
    answer: listSchema
  }),
  read: endpoint({
    method: "get",
    path: "/api/public/traces/{id}",
    summary: "A trace with its observations and scores",
    scope: "none",
    answer: traceSchema
  })
};
var pageSize = 50;
var settleMs = 6e4;
var patienceMs = 60 * 6e4;
var stopping = /* @__PURE__ */ new Set([401, 403, 429]);
var mostFaults = 3;
var giveUpMs = 24 * 60 * 6e4;
function langfuseSource(env) {
  const where = "Langfuse shows the keys under the project's settings, API keys";
  const publicKey = needed(env, ["LANGFUSE_PUBLIC_KEY"], where);
  const secretKey = needed(env, ["LANGFUSE_SECRET_KEY"], where);
  const url = variable(env, "LANGFUSE_BASE_URL", "LANGFUSE_HOST", "LANGFUSE_BASEURL") ?? "https://cloud.langfuse.com";
  const ask = serviceClient({
    title: "Langfuse",
    url,
    urlName: "LANGFUSE_BASE_URL",
    credential: { authorization: `Basic ${Buffer.from(`${publicKey}:${secretKey}`).toString("base64")}` },
    keysHint: "LANGFUSE_PUBLIC_KEY and LANGFUSE_SECRET_KEY must be of one project, and of the region that LANGFUSE_BASE_URL names"
  });
  async function readTrace(id, at, now) {
    try {
      const json = await ask(api.read, { params: { id } });
      return isDone(json, at, now) ? { run: { id, at, json } } : { waiting: { id, at } };
    } catch (error) {
      const status = statusOf(error) ?? 0;
      if (!(error instanceof ReplayKitError) || status < 400 || stopping.has(status)) throw error;
      return { withheld: { id, at, error, again: status >= 500 && now - at < giveUpMs } };
    }
  }
  async function* pull({ from, now, isTaken }) {
    const query = {
      limit: pageSize,
      orderBy: "timestamp.asc",
      fromTimestamp: new Date(from).toISOString(),
      toTimestamp: new Date(now).toISOString(),
      fields: "core"
    };
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
function isDone({ observations }, at, now) {
  const ends = observations.map(
    ({ endTime, startTime, type }) => Date.parse(endTime ?? (type === "EVENT" ? startTime : ""))
  );
  if (now - Math.max(at, ...ends.filter(Number.isFinite)) > patienceMs) return true;
  return ends.length > 0 && ends.every((end) => now - end > settleMs);
}

// src/node/pulls/langsmith.ts
var runSchema = looseObject({
  id: string(),
  trace_id: string().nullish(),
  parent_run_id: string().nullish(),
  start_time: string(),
  end_time: string().nullish()
});
var members = [
  "id name run_type trace_id parent_run_id dotted_order start_time end_time status error",
  "inputs outputs extra events tags session_id reference_example_id feedback_stats"
].flatMap((names) => names.split(" "));
var api2 = {
  projects: endpoint({
    method: "get",
    path: "/api/v1/sessions",
    summary: "Projects of a name",
    scope: "none",
    query: object({ name: string() }),
    answer: array(looseObject({ id: string(), name: string() }))
  }),
  query: endpoint({
    method: "post",
    path: "/api/v1/runs/query",
    summary: "Runs, a page at a time",
    scope: "none",
    body: object({
      session: array(string()),
      start_time: string(),
      order: literal("asc"),
      limit: number(),
      select: array(string()),
      cursor: string().optional()
    }),
    answer: looseObject({
      runs: array(runSchema),
      cursors: looseObject({ next: string().nullish() }).nullish()
    })
  })
};
var pageSize2 = 100;
var settleMs2 = 6e4;
var patienceMs2 = 60 * 6e4;
function langsmithSource(env) {
  const key = needed(env, ["LANGSMITH_API_KEY", "LANGCHAIN_API_KEY"], "LangSmith makes keys under Settings, API keys");
  const given = variable(env, "LANGSMITH_ENDPOINT", "LANGCHAIN_ENDPOINT") ?? "https://api.smith.langchain.com";
  const url = given.replace(/\/+$/, "").replace(/\/api(?:\/v1)?$/, "");
  const project = variable(env, "LANGSMITH_PROJECT", "LANGCHAIN_PROJECT") ?? "default";
  const workspace = variable(env, "LANGSMITH_WORKSPACE_ID");
  const ask = serviceClient({
    title: "LangSmith",
    url,
    urlName: "LANGSMITH_ENDPOINT",
    credential: { "x-api-key": key, ...workspace === void 0 ? {} : { "x-tenant-id": workspace } },
    keysHint: "LANGSMITH_API_KEY must be of the workspace, and of the region that LANGSMITH_ENDPOINT names"
  });
  async function sessionId() {
    const named2 = await ask(api2.projects, { query: { name: project } });
    const found = named2.find(({ name }) => name === project);
    if (found) return found.id;
    throw new ReplayKitError("not_found", `LangSmith has no project "${project}"`, {
      hint: "LANGSMITH_PROJECT names the project"
    });
  }
  async function* rows(from) {
    const body = { session: [await sessionId()], start_time: new Date(from).toISOString(), select: members };
    for (let cursor; ; ) {
      const page = await ask(api2.query, {
        body: { ...body, order: "asc", limit: pageSize2, ...cursor ? { cursor } : {} }
      });
      yield* page.runs;
      cursor = page.cursors?.next ?? void 0;
      if (cursor === void 0) return;
    }
  }
  return {
    name: "langsmith",
    account: `${url} ${project} ${workspace ?? ""}`,
    pull: (range) => gathered(rows(range.from), range)
  };
}
async function* gathered(rows, { now, isTaken }) {
  const open2 = /* @__PURE__ */ new Map();
  let count = 0;
  for await (const row of rows) {
    const at = timeOf(row.start_time);
    if (at >= now) break;
    if (count % pageSize2 === 0) yield* ended(open2, { at, now });
    add(row, at, { open: open2, isTaken });
    count += 1;
  }
  yield* rest(open2, now);
  yield { reached: now };
}
function* ended(open2, { at, now }) {
  let reached = at;
  for (const [id, one] of open2) {
    if (one.end === void 0 || one.end > at || now - one.end <= settleMs2) {
      reached = Math.min(reached, one.at);
      continue;
    }
    open2.delete(id);
    yield { run: { id, at: one.at, json: one.rows } };
  }
  yield { reached };
}
function add(row, at, { open: open2, isTaken }) {
  const id = row.trace_id ?? row.id;
  const known = open2.get(id);
  if (known) known.rows.push(row);
  else if ((row.parent_run_id ?? void 0) === void 0 && !isTaken(id))
    open2.set(id, { at, end: row.end_time ? timeOf(row.end_time) : void 0, rows: [row] });
}
function* rest(open2, now) {
  for (const [id, { at, end, rows }] of open2) {
    const last = Math.max(...rows.map((row) => timeOf(row.end_time ?? row.start_time)));
    const done = end === void 0 ? now - last > patienceMs2 : now - end > settleMs2;
    if (done) yield { run: { id, at, json: rows } };
    else yield { waiting: { id, at } };
  }
}
function timeOf(text) {
  const time = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`);
  if (!Number.isNaN(time)) return time;
  throw new ReplayKitError("invalid_input", `LangSmith tells a time that is none: ${text.slice(0, 40)}`, {
    hint: "is LANGSMITH_ENDPOINT the address of LangSmith?"
  });
}

// src/node/pulls/pull-cursor.ts
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
var cursorSchema = strictObject({
  version: literal(1),
  /** Where the first pull began. */
  begin: iso_exports.datetime(),
  /** All that began before is taken, but for what waits. */
  reached: iso_exports.datetime(),
  /** Runs that began later, or shortly before, and are taken, with the time when they began. */
  taken: record(string(), number())
});
var overlapMs = 15 * 6e4;
function openPullCursor({
  folder,
  account,
  since
}) {
  const file = join(folder, `${nodePlatform.hash(account).slice(0, 16)}.json`);
  const kept = readCursor(file);
  const goesOn = kept !== void 0 && Date.parse(kept.begin) <= since;
  const taken = new Map(goesOn ? Object.entries(kept.taken) : []);
  const begin = goesOn ? Date.parse(kept.begin) : since;
  const from = goesOn ? Math.max(begin, Date.parse(kept.reached) - overlapMs) : since;
  let reached = from;
  let earliest = Number.POSITIVE_INFINITY;
  return {
    from,
    isTaken: (id) => taken.has(id),
    take: (id, at) => void taken.set(id, at),
    reach: (time) => reached = Math.max(reached, time),
    wait: (at) => earliest = Math.min(earliest, at),
    save() {
      const until = Math.min(reached, earliest);
      const kept2 = [...taken].filter(([, at]) => at >= until - overlapMs);
      const value = { version: 1, begin: iso(begin), reached: iso(until), taken: Object.fromEntries(kept2) };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, ".gitignore"), "*\n");
      writeFileSync(`${file}.new`, `${JSON.stringify(value)}
`);
      renameSync(`${file}.new`, file);
    }
  };
}
function iso(time) {
  return new Date(time).toISOString();
}
function readCursor(file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return void 0;
  }
  try {
    return cursorSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new ReplayKitError("invalid_input", `${file} is no cursor of a pull`, {
      hint: "remove the file: the next pull begins at --since, and what was imported before comes again",
      cause
    });
  }
}

// src/cli/import/take-trace.ts
import { mkdir, writeFile } from "node:fs/promises";
import { join as join2, resolve } from "node:path";
async function redaction(context) {
  if (!context.flags.on("redact")) return (trace) => Promise.resolve(trace);
  const project = await openProject(context);
  const redactor = projectRedactor(project, context.env);
  return async (trace) => redactor.redact(await redactByCommand(trace, { ...project, env: context.env }));
}
async function takeTrace(read, { file, outcome, line, context, redact }) {
  const { flags, terminal, cwd } = context;
  const { format, notes } = read;
  const trace = await redact(read.trace);
  const out = flags.text("out");
  const item = {
    run_id: trace.run_id,
    from: file.path,
    format,
    replayability: replayability(trace),
    notes,
    ...out === void 0 ? {} : { file: await writeTrace(trace, resolve(cwd, out)) },
    ...out === void 0 && flags.on("json") ? { trace } : {}
  };
  outcome.count += 1;
  if (flags.on("json")) {
    outcome.imported.push(item);
    return;
  }
  line.clear();
  if (out === void 0) terminal.print(untrustedJson(trace, { indent: 0 }));
  tellTrace(item, trace.events.length, context);
}
async function writeTrace(trace, folder) {
  const text = formatJsonFile(trace);
  const file = `${nodePlatform.hash(text).slice(0, 16)}.json`;
  await mkdir(folder, { recursive: true });
  await writeFile(join2(folder, file), text);
  return file;
}
function leaveOut(refused, { file, outcome, line, context }) {
  line.clear();
  for (const error of refused) {
    outcome.leftOut.push({ from: file.path, error });
    if (!context.flags.on("json")) tellFault(error, context);
  }
}

// src/cli/import/import-from.ts
var sources = /* @__PURE__ */ new Map([
  ["langfuse", langfuseSource],
  ["langsmith", langsmithSource]
]);
var dayMs = 24 * 60 * 6e4;
async function importFrom(context) {
  const { flags, terminal } = context;
  const source = sourceOf(context);
  const now = nodePlatform.now().getTime();
  const { root } = await openProject(context, () => void 0);
  const cursor = openPullCursor({
    folder: join3(root, ".replaykit", "pulls"),
    account: `${source.name} ${source.account}`,
    since: flags.time("since")?.getTime() ?? now - dayMs
  });
  const outcome = { imported: [], count: 0, failures: [], leftOut: [], empty: [], aside: [] };
  const line = terminal.progress();
  const redact = await redaction(context);
  const placeOf = (id) => ({ file: { path: `${source.name} ${id}` }, outcome, line, context, redact });
  let waiting = 0;
  try {
    for await (const told of source.pull({ from: cursor.from, now, isTaken: cursor.isTaken })) {
      if ("reached" in told) cursor.reach(told.reached);
      else if ("waiting" in told) {
        waiting += 1;
        cursor.wait(told.waiting.at);
      } else if ("withheld" in told) {
        const { id, at, error, again } = told.withheld;
        leaveOut([error], placeOf(id));
        if (again) cursor.wait(at);
        else cursor.take(id, at);
      } else {
        await takeRun(told.run, placeOf(told.run.id));
        cursor.take(told.run.id, told.run.at);
      }
      line.update(`${outcome.count} traces`);
    }
  } finally {
    line.clear();
    cursor.save();
  }
  if (flags.on("json")) terminal.printJson(documentOf(outcome));
  else terminal.note(terminal.safe(`${totals(outcome)}${waiting === 0 ? "" : `, ${waiting} still going on`}`));
  return outcome.count === 0 && outcome.leftOut.length > 0 ? exitCode.broken : exitCode.ok;
}
function sourceOf({ args, flags, env }) {
  const name = flags.text("from") ?? "";
  const clash = args.length > 0 ? "files" : ["mapping", "format"].find((one) => flags.text(one) !== void 0);
  if (clash !== void 0)
    throw new ReplayKitError("usage", `--from takes no ${clash}: it asks the service`, {
      hint: `replaykit import --from ${name} --since 1d`
    });
  const open2 = sources.get(name);
  if (open2) return open2(env);
  throw new ReplayKitError("usage", `--from is "${name}"; expected ${[...sources.keys()].join(" or ")}`, {
    hint: "traces in files need no --from: replaykit import <files…>"
  });
}
async function takeRun({ id, json }, place) {
  const { context, outcome, file } = place;
  const format = file.path.split(" ")[0] ?? "";
  try {
    const input = { name: `${format} trace ${id}`, text: JSON.stringify(json), maxBytes: maxBytesOf(context) };
    const { traces, refused } = readAllTraces(input, { platform: nodePlatform, format });
    for (const read of await ratedByProject(traces, context)) await takeTrace(read, place);
    leaveOut(refused, place);
    if (traces.length === 0) outcome.empty.push(file.path);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    outcome.leftOut.push({ from: file.path, error });
    if (!context.flags.on("json")) tellFault(error, context);
  }
}

// src/cli/import/large-lines.ts
import { open } from "node:fs/promises";
import { resolve as resolve2 } from "node:path";

// src/cli/import/lines-of-file.ts
var chunkBytes = 1024 * 1024;
var newline = 10;
async function* linesOfFile(file, maxBytes) {
  const chunk = Buffer.allocUnsafe(chunkBytes);
  let held = [];
  let line = { place: 0, offset: 0, length: 0 };
  for (let position = 0; ; ) {
    const { bytesRead } = await file.read(chunk, 0, chunkBytes, position);
    if (bytesRead === 0) break;
    for (let from = 0; from < bytesRead; ) {
      const found = chunk.subarray(0, bytesRead).indexOf(newline, from);
      const end = found === -1 ? bytesRead : found;
      line.length += end - from;
      if (line.length > maxBytes) held = [];
      else held.push(Buffer.from(chunk.subarray(from, end)));
      from = end + 1;
      if (found === -1) continue;
      yield* wholeLine(line, held, maxBytes);
      held = [];
      line = { place: line.place + 1, offset: position + from, length: 0 };
    }
    position += bytesRead;
  }
  yield* wholeLine(line, held, maxBytes);
}
function* wholeLine(line, held, maxBytes) {
  if (line.length > maxBytes) yield line;
  else {
    const bytes = Buffer.concat(held);
    if (bytes.some((byte) => byte > 32)) yield { ...line, bytes };
  }
}

// src/cli/import/large-lines.ts
var sampleLines = 64;
var pieceBytes = 8 * 1024 * 1024;
async function largeLines(path, context) {
  const maxBytes = maxBytesOf(context);
  const file = await open(resolve2(context.cwd, path)).catch(() => void 0);
  if (!file) return void 0;
  const stat2 = await file.stat();
  const sample = stat2.isFile() && stat2.size > maxBytes ? await firstLines(file, maxBytes) : [];
  if (sample.length < 2) {
    await file.close();
    return void 0;
  }
  const format = context.flags.text("format");
  return pieces({ file, name: path, format, maxBytes }, sample);
}
async function firstLines(file, maxBytes) {
  const values = [];
  for await (const line of linesOfFile(file, maxBytes)) {
    const value = valueOf(line, { name: "", maxBytes });
    if (value instanceof ReplayKitError || typeof value !== "object") return [];
    values.push(value);
    if (values.length === sampleLines) break;
  }
  return values;
}
async function* pieces(reading, sample) {
  const { file, name, format } = reading;
  const known = format === void 0 ? surestFormat({ name, lines: sample }) : namedFormat(format);
  try {
    const areRuns = sample.every((value) => known?.itemKind?.(value) === "run");
    yield* areRuns ? runsByLines(reading) : runsOfGroups(reading, sample);
  } finally {
    await file.close();
  }
}
async function* runsByLines(reading) {
  let piece = [];
  let bytes = 0;
  for await (const line of linesOfFile(reading.file, reading.maxBytes)) {
    piece.push(line);
    bytes += line.length;
    if (bytes < pieceBytes) continue;
    yield tracesOf(piece, reading);
    piece = [];
    bytes = 0;
  }
  if (piece.length > 0) yield tracesOf(piece, reading);
}
async function* runsOfGroups(reading, sample) {
  const { file, maxBytes } = reading;
  const { LineGroups } = await import("./line-groups-6LS3JFYE.js");
  const groups = new LineGroups(sample.map((value) => JSON.stringify(value)));
  try {
    for await (const line of linesOfFile(file, maxBytes)) groups.add(line);
    yield* readGroups(groups.groups(maxBytes), reading);
  } finally {
    groups.close();
  }
}
async function* readGroups(groups, reading) {
  const { file, maxBytes } = reading;
  let piece = [];
  let held = 0;
  for (const { lines, bytes } of groups) {
    if (bytes > maxBytes) {
      yield { traces: [], refused: [tooLarge(reading, lines[0]?.place ?? 0, bytes)] };
      continue;
    }
    if (held > 0 && held + bytes > pieceBytes) {
      yield tracesOf(piece, reading);
      piece = [];
      held = 0;
    }
    for (const line of lines) piece.push({ ...line, bytes: await bytesOf(file, line) });
    held += bytes;
  }
  if (piece.length > 0) yield tracesOf(piece, reading);
}
async function bytesOf(file, { offset, length }) {
  const bytes = Buffer.allocUnsafe(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  return bytes.subarray(0, bytesRead);
}
function tracesOf(lines, reading) {
  const { name, format } = reading;
  const items = lines.map((line) => valueOf(line, reading));
  const places = lines.map(({ place }) => place);
  const options = { platform: nodePlatform, ...format === void 0 ? {} : { format } };
  const answers = readItems({ name, items, lines: true, places }, options);
  return {
    traces: answers.flatMap((answer) => answer.ok ? answer.trace : []),
    refused: answers.flatMap((answer) => answer.ok ? [] : answer.error)
  };
}
function valueOf({ place, length, bytes }, { name, maxBytes }) {
  if (!bytes) return tooLarge({ name, maxBytes }, place, length);
  try {
    return parseJson(bytes.toString("utf8"), { name: `${name} line ${place + 1}`, maxBytes });
  } catch (error) {
    if (error instanceof ReplayKitError) return error;
    throw error;
  }
}
function tooLarge({ name, maxBytes }, place, bytes) {
  const said2 = `${name} line ${place + 1}: a run of ${bytes} bytes; ${maxBytes} are read at once`;
  return new ReplayKitError("too_large", said2, { hint: "`--max-size <MiB>` reads more at once" });
}

// node_modules/csv-parse/lib/api/CsvError.js
var CsvError = class _CsvError extends Error {
  constructor(code, message, options, ...contexts) {
    if (Array.isArray(message)) message = message.join(" ").trim();
    super(message);
    if (Error.captureStackTrace !== void 0) {
      Error.captureStackTrace(this, _CsvError);
    }
    this.code = code;
    for (const context of contexts) {
      for (const key in context) {
        const value = context[key];
        this[key] = Buffer.isBuffer(value) ? value.toString(options.encoding) : value == null ? value : JSON.parse(JSON.stringify(value));
      }
    }
  }
};

// node_modules/csv-parse/lib/utils/is_object.js
var is_object = function(obj) {
  return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};

// node_modules/csv-parse/lib/api/normalize_columns_array.js
var normalize_columns_array = function(columns) {
  const normalizedColumns = [];
  for (let i = 0, l = columns.length; i < l; i++) {
    const column = columns[i];
    if (column === void 0 || column === null || column === false) {
      normalizedColumns[i] = { disabled: true };
    } else if (typeof column === "string" || typeof column === "number") {
      normalizedColumns[i] = { name: `${column}` };
    } else if (is_object(column)) {
      if (typeof column.name !== "string") {
        throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [
          "Option columns missing name:",
          `property "name" is required at position ${i}`,
          "when column is an object literal"
        ]);
      }
      normalizedColumns[i] = column;
    } else {
      throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [
        "Invalid column definition:",
        "expect a string or a literal object,",
        `got ${JSON.stringify(column)} at position ${i}`
      ]);
    }
  }
  return normalizedColumns;
};

// node_modules/csv-parse/lib/utils/ResizeableBuffer.js
var ResizeableBuffer = class {
  constructor(size = 100) {
    this.size = size;
    this.length = 0;
    this.buf = Buffer.allocUnsafe(size);
  }
  prepend(val) {
    if (Buffer.isBuffer(val)) {
      const length = this.length + val.length;
      if (length >= this.size) {
        this.resize();
        if (length >= this.size) {
          throw Error("INVALID_BUFFER_STATE");
        }
      }
      const buf = this.buf;
      this.buf = Buffer.allocUnsafe(this.size);
      val.copy(this.buf, 0);
      buf.copy(this.buf, val.length);
      this.length += val.length;
    } else {
      const length = this.length++;
      if (length === this.size) {
        this.resize();
      }
      const buf = this.clone();
      this.buf[0] = val;
      buf.copy(this.buf, 1, 0, length);
    }
  }
  append(val) {
    const length = this.length++;
    if (length === this.size) {
      this.resize();
    }
    this.buf[length] = val;
  }
  clone() {
    return Buffer.from(this.buf.slice(0, this.length));
  }
  resize() {
    const length = this.length;
    this.size = this.size * 2;
    const buf = Buffer.allocUnsafe(this.size);
    this.buf.copy(buf, 0, 0, length);
    this.buf = buf;
  }
  toString(encoding) {
    if (encoding) {
      return this.buf.toString(encoding, 0, this.length);
    } else {
      return Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
    }
  }
  toJSON() {
    return this.toString("utf8");
  }
  reset() {
    this.length = 0;
  }
};
var ResizeableBuffer_default = ResizeableBuffer;

// node_modules/csv-parse/lib/api/init_state.js
var init_state = function(options) {
  const timchars = [
    // Basic Latin
    32,
    // [Space](https://www.fileformat.info/info/unicode/char/0020/index.htm)
    9,
    // [CHARACTER TABULATION (HT)](https://www.fileformat.info/info/unicode/char/0009/index.htm)
    10,
    // [LINE FEED (LF)](https://www.fileformat.info/info/unicode/char/000a/index.htm)
    13,
    // [CARRIAGE RETURN (CR)](https://www.fileformat.info/info/unicode/char/000d/index.htm)
    12,
    // [FORM FEED (FF)](https://www.fileformat.info/info/unicode/char/000c/index.htm)
    11,
    // [LINE TABULATION (VT)](https://www.fileformat.info/info/unicode/char/000b/index.htm)
    // Latin-1 Supplement
    160,
    // [NO-BREAK SPACE (NBSP)](https://www.fileformat.info/info/unicode/char/00a0/index.htm)
    // Ogham
    5760,
    // [OGHAM SPACE MARK](https://www.fileformat.info/info/unicode/char/1680/index.htm)
    // General Punctuation
    8192,
    // [EN QUAD](https://www.fileformat.info/info/unicode/char/2000/index.htm)
    8193,
    // [EM QUAD](https://www.fileformat.info/info/unicode/char/2001/index.htm)
    8194,
    // [EN SPACE](https://www.fileformat.info/info/unicode/char/2002/index.htm)
    8195,
    // [EM SPACE](https://www.fileformat.info/info/unicode/char/2003/index.htm)
    8196,
    // [THREE-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2004/index.htm)
    8197,
    // [FOUR-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2005/index.htm)
    8198,
    // [SIX-PER-EM SPACE](https://www.fileformat.info/info/unicode/char/2006/index.htm)
    8199,
    // [FIGURE SPACE](https://www.fileformat.info/info/unicode/char/2007/index.htm)
    8200,
    // [PUNCTUATION SPACE](https://www.fileformat.info/info/unicode/char/2008/index.htm)
    8201,
    // [THIN SPACE](https://www.fileformat.info/info/unicode/char/2009/index.htm)
    8202,
    // [HAIR SPACE](https://www.fileformat.info/info/unicode/char/200a/index.htm)
    8232,
    // [LINE SEPARATOR](https://www.fileformat.info/info/unicode/char/2028/index.htm)
    8233,
    // [PARAGRAPH SEPARATOR](https://www.fileformat.info/info/unicode/char/2029/index.htm)
    8239,
    // [NARROW NO-BREAK SPACE (NNBSP)](https://www.fileformat.info/info/unicode/char/202f/index.htm)
    8287,
    // [MEDIUM MATHEMATICAL SPACE (MMSP)](https://www.fileformat.info/info/unicode/char/205f/index.htm)
    12288,
    // [IDEOGRAPHIC SPACE](https://www.fileformat.info/info/unicode/char/3000/index.htm)
    65279
    // [ZERO WIDTH NO-BREAK SPACE (BOM)](https://www.fileformat.info/info/unicode/char/feff/index.htm)
  ].reduce((acc, codepoint) => {
    const encoded = Buffer.from(
      String.fromCharCode(codepoint),
      options.encoding
    );
    if (codepoint !== 63 && encoded.length === 1 && encoded[0] === 63) {
      return acc;
    }
    acc.push(encoded);
    return acc;
  }, []);
  const timcharFirstBytes = new Uint8Array(256);
  for (const t of timchars) timcharFirstBytes[t[0]] = 1;
  return {
    bomSkipped: false,
    bufBytesStart: 0,
    castField: options.cast_function,
    commenting: false,
    delimiterBufPrevious: void 0,
    delimiterDiscovered: false,
    // Current error encountered by a record
    error: void 0,
    enabled: options.from_line === 1,
    escaping: false,
    escapeIsQuote: Buffer.isBuffer(options.escape) && Buffer.isBuffer(options.quote) && Buffer.compare(options.escape, options.quote) === 0,
    // columns can be `false`, `true`, `Array`
    expectedRecordLength: Array.isArray(options.columns) ? options.columns.length : void 0,
    field: new ResizeableBuffer_default(20),
    firstLineToHeaders: options.cast_first_line_to_header,
    needMoreDataSize: Math.max(
      // Skip if the remaining buffer smaller than comment
      options.comment !== null ? options.comment.length : 0,
      ...options.delimiter ? options.delimiter.map((delimiter) => delimiter.length) : [],
      // Auto discovery of delimiter is limited to 1 character
      options.delimiter_auto ? 1 : 0,
      // Skip if the remaining buffer can be escape sequence
      options.quote !== null ? options.quote.length : 0,
      ...timchars.map((t) => t.length)
    ),
    previousBuf: void 0,
    quoting: false,
    stop: false,
    rawBuffer: new ResizeableBuffer_default(100),
    record: [],
    recordHasError: false,
    record_length: 0,
    recordDelimiterMaxLength: options.record_delimiter.length === 0 ? 0 : Math.max(...options.record_delimiter.map((v) => v.length)),
    trimChars: [
      Buffer.from(" ", options.encoding)[0],
      Buffer.from("	", options.encoding)[0]
    ],
    wasQuoting: false,
    wasRowDelimiter: false,
    timchars,
    timcharFirstBytes
  };
};

// node_modules/csv-parse/lib/utils/underscore.js
var underscore = function(str) {
  return str.replace(/([A-Z])/g, function(_, match) {
    return "_" + match.toLowerCase();
  });
};

// node_modules/csv-parse/lib/api/normalize_options.js
var normalize_options = function(opts) {
  const options = {};
  for (const opt in opts) {
    options[underscore(opt)] = opts[opt];
  }
  if (options.encoding === void 0 || options.encoding === true) {
    options.encoding = "utf8";
  } else if (options.encoding === null || options.encoding === false) {
    options.encoding = null;
  } else if (typeof options.encoding !== "string" && options.encoding !== null) {
    throw new CsvError(
      "CSV_INVALID_OPTION_ENCODING",
      [
        "Invalid option encoding:",
        "encoding must be a string or null to return a buffer,",
        `got ${JSON.stringify(options.encoding)}`
      ],
      options
    );
  }
  if (options.bom === void 0 || options.bom === null || options.bom === false) {
    options.bom = false;
  } else if (options.bom !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_BOM",
      [
        "Invalid option bom:",
        "bom must be true,",
        `got ${JSON.stringify(options.bom)}`
      ],
      options
    );
  }
  options.cast_function = null;
  if (options.cast === void 0 || options.cast === null || options.cast === false || options.cast === "") {
    options.cast = void 0;
  } else if (typeof options.cast === "function") {
    options.cast_function = options.cast;
    options.cast = true;
  } else if (options.cast !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST",
      [
        "Invalid option cast:",
        "cast must be true or a function,",
        `got ${JSON.stringify(options.cast)}`
      ],
      options
    );
  }
  if (options.cast_date === void 0 || options.cast_date === null || options.cast_date === false || options.cast_date === "") {
    options.cast_date = false;
  } else if (options.cast_date === true) {
    options.cast_date = function(value) {
      const date = Date.parse(value);
      return !isNaN(date) ? new Date(date) : value;
    };
  } else if (typeof options.cast_date !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_CAST_DATE",
      [
        "Invalid option cast_date:",
        "cast_date must be true or a function,",
        `got ${JSON.stringify(options.cast_date)}`
      ],
      options
    );
  }
  options.cast_first_line_to_header = void 0;
  if (options.columns === true) {
    options.cast_first_line_to_header = void 0;
  } else if (typeof options.columns === "function") {
    options.cast_first_line_to_header = options.columns;
    options.columns = true;
  } else if (Array.isArray(options.columns)) {
    options.columns = normalize_columns_array(options.columns);
  } else if (options.columns === void 0 || options.columns === null || options.columns === false) {
    options.columns = false;
  } else {
    throw new CsvError(
      "CSV_INVALID_OPTION_COLUMNS",
      [
        "Invalid option columns:",
        "expect an array, a function or true,",
        `got ${JSON.stringify(options.columns)}`
      ],
      options
    );
  }
  if (options.group_columns_by_name === void 0 || options.group_columns_by_name === null || options.group_columns_by_name === false) {
    options.group_columns_by_name = false;
  } else if (options.group_columns_by_name !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "expect an boolean,",
        `got ${JSON.stringify(options.group_columns_by_name)}`
      ],
      options
    );
  } else if (options.columns === false) {
    throw new CsvError(
      "CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME",
      [
        "Invalid option group_columns_by_name:",
        "the `columns` mode must be activated."
      ],
      options
    );
  }
  if (options.comment === void 0 || options.comment === null || options.comment === false || options.comment === "") {
    options.comment = null;
  } else {
    if (typeof options.comment === "string") {
      options.comment = Buffer.from(options.comment, options.encoding);
    }
    if (!Buffer.isBuffer(options.comment)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_COMMENT",
        [
          "Invalid option comment:",
          "comment must be a buffer or a string,",
          `got ${JSON.stringify(options.comment)}`
        ],
        options
      );
    }
  }
  if (options.comment_no_infix === void 0 || options.comment_no_infix === null || options.comment_no_infix === false) {
    options.comment_no_infix = false;
  } else if (options.comment_no_infix !== true) {
    throw new CsvError(
      "CSV_INVALID_OPTION_COMMENT",
      [
        "Invalid option comment_no_infix:",
        "value must be a boolean,",
        `got ${JSON.stringify(options.comment_no_infix)}`
      ],
      options
    );
  }
  if (options.delimiter_auto === void 0 || options.delimiter_auto === null || options.delimiter_auto === false) {
    options.delimiter_auto = false;
  } else if (options.delimiter_auto === true) {
    options.delimiter_auto = {};
  } else if (!is_object(options.delimiter_auto)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_DELIMITER_AUTO",
      [
        "Invalid option delimiter_auto:",
        "delimiter_auto must be a boolean or a configuration object,",
        `got ${JSON.stringify(options.delimiter_auto)}`
      ],
      options
    );
  }
  if (options.delimiter_auto) {
    if (options.delimiter_auto.preferred === void 0)
      options.delimiter_auto.preferred = {
        [",".charCodeAt(0)]: 1.8,
        ["	".charCodeAt(0)]: 1.8,
        [";".charCodeAt(0)]: 1.6,
        [" ".charCodeAt(0)]: 1.6,
        [":".charCodeAt(0)]: 1.5,
        [".".charCodeAt(0)]: 1.4,
        ["/".charCodeAt(0)]: 1.4
      };
    else if (!is_object(options.delimiter_auto.preferred)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "preferred must be an object,",
          `got ${JSON.stringify(options.delimiter_auto.preferred)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.score === void 0)
      options.delimiter_auto.score = (info, options2) => {
        return (info.total - info.std) * (options2.preferred[info.char_code] || 1);
      };
    else if (typeof options.delimiter_auto.score !== "function") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "score must be a function,",
          `got ${JSON.stringify(options.delimiter_auto.score)}`
        ],
        options
      );
    }
    if (options.delimiter_auto.size === void 0)
      options.delimiter_auto.size = 2048;
    else if (typeof options.delimiter_auto.size !== "number") {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER_AUTO",
        [
          "Invalid option delimiter_auto:",
          "size must be a number,",
          `got ${JSON.stringify(options.delimiter_auto.size)}`
        ],
        options
      );
    }
  }
  const delimiter_json = JSON.stringify(options.delimiter);
  if (options.delimiter_auto !== false) {
    options.delimiter = [];
  }
  if (!Array.isArray(options.delimiter)) {
    if (options.delimiter === void 0 || options.delimiter === null || options.delimiter === false) {
      options.delimiter = Buffer.from(",", options.encoding);
    }
    options.delimiter = [options.delimiter];
  }
  options.delimiter = options.delimiter.map(function(delimiter) {
    if (typeof delimiter === "string") {
      delimiter = Buffer.from(delimiter, options.encoding);
    }
    if (!Buffer.isBuffer(delimiter) || delimiter.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_DELIMITER",
        [
          "Invalid option delimiter:",
          "delimiter must be a non empty string or buffer or array of string|buffer,",
          `got ${delimiter_json}`
        ],
        options
      );
    }
    return delimiter;
  });
  if (options.escape === void 0 || options.escape === true) {
    options.escape = Buffer.from('"', options.encoding);
  } else if (typeof options.escape === "string") {
    options.escape = Buffer.from(options.escape, options.encoding);
  } else if (options.escape === null || options.escape === false) {
    options.escape = null;
  }
  if (options.escape !== null) {
    if (!Buffer.isBuffer(options.escape)) {
      throw new Error(
        `Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(options.escape)}`
      );
    }
  }
  if (options.from === void 0 || options.from === null) {
    options.from = 1;
  } else {
    if (typeof options.from === "string" && /\d+/.test(options.from)) {
      options.from = parseInt(options.from);
    }
    if (Number.isInteger(options.from)) {
      if (options.from < 0) {
        throw new Error(
          `Invalid Option: from must be a positive integer, got ${JSON.stringify(opts.from)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from must be an integer, got ${JSON.stringify(options.from)}`
      );
    }
  }
  if (options.from_line === void 0 || options.from_line === null) {
    options.from_line = 1;
  } else {
    if (typeof options.from_line === "string" && /\d+/.test(options.from_line)) {
      options.from_line = parseInt(options.from_line);
    }
    if (Number.isInteger(options.from_line)) {
      if (options.from_line <= 0) {
        throw new Error(
          `Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(opts.from_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: from_line must be an integer, got ${JSON.stringify(opts.from_line)}`
      );
    }
  }
  if (options.ignore_last_delimiters === void 0 || options.ignore_last_delimiters === null) {
    options.ignore_last_delimiters = false;
  } else if (typeof options.ignore_last_delimiters === "number") {
    options.ignore_last_delimiters = Math.floor(options.ignore_last_delimiters);
    if (options.ignore_last_delimiters === 0) {
      options.ignore_last_delimiters = false;
    }
  } else if (typeof options.ignore_last_delimiters !== "boolean") {
    throw new CsvError(
      "CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS",
      [
        "Invalid option `ignore_last_delimiters`:",
        "the value must be a boolean value or an integer,",
        `got ${JSON.stringify(options.ignore_last_delimiters)}`
      ],
      options
    );
  }
  if (options.ignore_last_delimiters === true && options.columns === false) {
    throw new CsvError(
      "CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS",
      [
        "The option `ignore_last_delimiters`",
        "requires the activation of the `columns` option"
      ],
      options
    );
  }
  if (options.info === void 0 || options.info === null || options.info === false) {
    options.info = false;
  } else if (options.info !== true) {
    throw new Error(
      `Invalid Option: info must be true, got ${JSON.stringify(options.info)}`
    );
  }
  if (options.max_record_size === void 0 || options.max_record_size === null || options.max_record_size === false) {
    options.max_record_size = 0;
  } else if (Number.isInteger(options.max_record_size) && options.max_record_size >= 0) {
  } else if (typeof options.max_record_size === "string" && /\d+/.test(options.max_record_size)) {
    options.max_record_size = parseInt(options.max_record_size);
  } else {
    throw new Error(
      `Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(options.max_record_size)}`
    );
  }
  if (options.objname === void 0 || options.objname === null || options.objname === false) {
    options.objname = void 0;
  } else if (Buffer.isBuffer(options.objname)) {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty buffer`);
    }
    if (options.encoding === null) {
    } else {
      options.objname = options.objname.toString(options.encoding);
    }
  } else if (typeof options.objname === "string") {
    if (options.objname.length === 0) {
      throw new Error(`Invalid Option: objname must be a non empty string`);
    }
  } else if (typeof options.objname === "number") {
  } else {
    throw new Error(
      `Invalid Option: objname must be a string or a buffer, got ${options.objname}`
    );
  }
  if (options.objname !== void 0) {
    if (typeof options.objname === "number") {
      if (options.columns !== false) {
        throw Error(
          "Invalid Option: objname index cannot be combined with columns or be defined as a field"
        );
      }
    } else {
      if (options.columns === false) {
        throw Error(
          "Invalid Option: objname field must be combined with columns or be defined as an index"
        );
      }
    }
  }
  if (options.on_record === void 0 || options.on_record === null) {
    options.on_record = void 0;
  } else if (typeof options.on_record !== "function") {
    throw new CsvError(
      "CSV_INVALID_OPTION_ON_RECORD",
      [
        "Invalid option `on_record`:",
        "expect a function,",
        `got ${JSON.stringify(options.on_record)}`
      ],
      options
    );
  }
  if (options.on_skip !== void 0 && options.on_skip !== null && typeof options.on_skip !== "function") {
    throw new Error(
      `Invalid Option: on_skip must be a function, got ${JSON.stringify(options.on_skip)}`
    );
  }
  if (options.quote === null || options.quote === false || options.quote === "") {
    options.quote = null;
  } else {
    if (options.quote === void 0 || options.quote === true) {
      options.quote = Buffer.from('"', options.encoding);
    } else if (typeof options.quote === "string") {
      options.quote = Buffer.from(options.quote, options.encoding);
    }
    if (!Buffer.isBuffer(options.quote)) {
      throw new Error(
        `Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(options.quote)}`
      );
    }
  }
  if (options.raw === void 0 || options.raw === null || options.raw === false) {
    options.raw = false;
  } else if (options.raw !== true) {
    throw new Error(
      `Invalid Option: raw must be true, got ${JSON.stringify(options.raw)}`
    );
  }
  if (options.record_delimiter === void 0) {
    options.record_delimiter = [];
  } else if (typeof options.record_delimiter === "string" || Buffer.isBuffer(options.record_delimiter)) {
    if (options.record_delimiter.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer,",
          `got ${JSON.stringify(options.record_delimiter)}`
        ],
        options
      );
    }
    options.record_delimiter = [options.record_delimiter];
  } else if (!Array.isArray(options.record_delimiter)) {
    throw new CsvError(
      "CSV_INVALID_OPTION_RECORD_DELIMITER",
      [
        "Invalid option `record_delimiter`:",
        "value must be a string, a buffer or array of string|buffer,",
        `got ${JSON.stringify(options.record_delimiter)}`
      ],
      options
    );
  }
  options.record_delimiter = options.record_delimiter.map(function(rd, i) {
    if (typeof rd !== "string" && !Buffer.isBuffer(rd)) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a string, a buffer or array of string|buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    } else if (rd.length === 0) {
      throw new CsvError(
        "CSV_INVALID_OPTION_RECORD_DELIMITER",
        [
          "Invalid option `record_delimiter`:",
          "value must be a non empty string or buffer",
          `at index ${i},`,
          `got ${JSON.stringify(rd)}`
        ],
        options
      );
    }
    if (typeof rd === "string") {
      rd = Buffer.from(rd, options.encoding);
    }
    return rd;
  });
  if (typeof options.relax_column_count === "boolean") {
  } else if (options.relax_column_count === void 0 || options.relax_column_count === null) {
    options.relax_column_count = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(options.relax_column_count)}`
    );
  }
  if (typeof options.relax_column_count_less === "boolean") {
  } else if (options.relax_column_count_less === void 0 || options.relax_column_count_less === null) {
    options.relax_column_count_less = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(options.relax_column_count_less)}`
    );
  }
  if (typeof options.relax_column_count_more === "boolean") {
  } else if (options.relax_column_count_more === void 0 || options.relax_column_count_more === null) {
    options.relax_column_count_more = false;
  } else {
    throw new Error(
      `Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(options.relax_column_count_more)}`
    );
  }
  if (typeof options.relax_quotes === "boolean") {
  } else if (options.relax_quotes === void 0 || options.relax_quotes === null) {
    options.relax_quotes = false;
  } else {
    throw new Error(
      `Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(options.relax_quotes)}`
    );
  }
  if (typeof options.skip_empty_lines === "boolean") {
  } else if (options.skip_empty_lines === void 0 || options.skip_empty_lines === null) {
    options.skip_empty_lines = false;
  } else {
    throw new Error(
      `Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(options.skip_empty_lines)}`
    );
  }
  if (typeof options.skip_records_with_empty_values === "boolean") {
  } else if (options.skip_records_with_empty_values === void 0 || options.skip_records_with_empty_values === null) {
    options.skip_records_with_empty_values = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(options.skip_records_with_empty_values)}`
    );
  }
  if (typeof options.skip_records_with_error === "boolean") {
  } else if (options.skip_records_with_error === void 0 || options.skip_records_with_error === null) {
    options.skip_records_with_error = false;
  } else {
    throw new Error(
      `Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(options.skip_records_with_error)}`
    );
  }
  if (options.rtrim === void 0 || options.rtrim === null || options.rtrim === false) {
    options.rtrim = false;
  } else if (options.rtrim !== true) {
    throw new Error(
      `Invalid Option: rtrim must be a boolean, got ${JSON.stringify(options.rtrim)}`
    );
  }
  if (options.ltrim === void 0 || options.ltrim === null || options.ltrim === false) {
    options.ltrim = false;
  } else if (options.ltrim !== true) {
    throw new Error(
      `Invalid Option: ltrim must be a boolean, got ${JSON.stringify(options.ltrim)}`
    );
  }
  if (options.trim === void 0 || options.trim === null || options.trim === false) {
    options.trim = false;
  } else if (options.trim !== true) {
    throw new Error(
      `Invalid Option: trim must be a boolean, got ${JSON.stringify(options.trim)}`
    );
  }
  if (options.trim === true && opts.ltrim !== false) {
    options.ltrim = true;
  } else if (options.ltrim !== true) {
    options.ltrim = false;
  }
  if (options.trim === true && opts.rtrim !== false) {
    options.rtrim = true;
  } else if (options.rtrim !== true) {
    options.rtrim = false;
  }
  if (options.to === void 0 || options.to === null) {
    options.to = -1;
  } else if (options.to !== -1) {
    if (typeof options.to === "string" && /\d+/.test(options.to)) {
      options.to = parseInt(options.to);
    }
    if (Number.isInteger(options.to)) {
      if (options.to <= 0) {
        throw new Error(
          `Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(opts.to)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to must be an integer, got ${JSON.stringify(opts.to)}`
      );
    }
  }
  if (options.to_line === void 0 || options.to_line === null) {
    options.to_line = -1;
  } else if (options.to_line !== -1) {
    if (typeof options.to_line === "string" && /\d+/.test(options.to_line)) {
      options.to_line = parseInt(options.to_line);
    }
    if (Number.isInteger(options.to_line)) {
      if (options.to_line <= 0) {
        throw new Error(
          `Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(opts.to_line)}`
        );
      }
    } else {
      throw new Error(
        `Invalid Option: to_line must be an integer, got ${JSON.stringify(opts.to_line)}`
      );
    }
  }
  return options;
};

// node_modules/csv-parse/lib/utils/delimiter_discover.js
var delimiter_discover = function(records, options) {
  if (!options) {
    ({ delimiter_auto: options } = normalize_options({ delimiter_auto: true }));
  }
  if (typeof records === "string") {
    records = Buffer.from(records);
  }
  if (Buffer.isBuffer(records)) {
    records = ((data) => {
      const records2 = [];
      const parser = transform({ delimiter: [] });
      const push = (record2) => records2.push(record2);
      const close = () => {
      };
      const error = parser.parse(data, true, push, close);
      if (error !== void 0) throw error;
      return records2;
    })(records);
  }
  const info = Array(127).fill().map(() => ({ lines: [] }));
  records.map(([record2], line) => {
    for (let i = 0, l = record2.length; i < l; i++) {
      const code = record2.charCodeAt(i);
      if (info[code].lines[line] === void 0) info[code].lines[line] = 0;
      info[code].lines[line]++;
    }
  });
  info.map((info2, i) => {
    info2.char_code = i;
    info2.std = std(info2.lines);
    info2.total = info2.lines.reduce((acc, val) => acc + val, 0);
    info2.preferred = !!options.preferred[i];
    info2.score = options.score(info2, options);
  });
  const result = info.reduce(
    (acc, info2) => acc.score > info2.score ? acc : info2,
    {}
  );
  return String.fromCharCode(result.char_code);
};
var std = function(array2) {
  const n = array2.length;
  if (n === 0) return 0;
  const mean = array2.reduce((a, b) => a + b) / n;
  return Math.sqrt(
    array2.map((x) => Math.pow(x - mean, 2)).reduce((a, b) => a + b) / n
  );
};

// node_modules/csv-parse/lib/api/index.js
var isRecordEmpty = function(record2) {
  return record2.every(
    (field) => field == null || field.toString && field.toString().trim() === ""
  );
};
var cr = 13;
var nl = 10;
var boms = {
  // Note, the following are equals:
  // Buffer.from("\ufeff")
  // Buffer.from([239, 187, 191])
  // Buffer.from('EFBBBF', 'hex')
  utf8: Buffer.from([239, 187, 191]),
  // Note, the following are equals:
  // Buffer.from "\ufeff", 'utf16le
  // Buffer.from([255, 254])
  utf16le: Buffer.from([255, 254])
};
var transform = function(original_options = {}) {
  const info = {
    bytes: 0,
    bytes_records: 0,
    comment_lines: 0,
    empty_lines: 0,
    invalid_field_length: 0,
    lines: 1,
    records: 0
  };
  const options = normalize_options(original_options);
  return {
    info,
    original_options,
    options,
    state: init_state(options),
    __needMoreData: function(i, bufLen, end) {
      if (end) return false;
      const { encoding, escape, quote } = this.options;
      const { quoting, needMoreDataSize, recordDelimiterMaxLength } = this.state;
      const numOfCharLeft = bufLen - i - 1;
      const requiredLength = Math.max(
        needMoreDataSize,
        // Skip if the remaining buffer smaller than record delimiter
        // If "record_delimiter" is yet to be discovered:
        // 1. It is equals to `[]` and "recordDelimiterMaxLength" equals `0`
        // 2. We set the length to windows line ending in the current encoding
        // Note, that encoding is known from user or bom discovery at that point
        // recordDelimiterMaxLength,
        recordDelimiterMaxLength === 0 ? Buffer.from("\r\n", encoding).length : recordDelimiterMaxLength,
        // Skip if remaining buffer can be an escaped quote
        quoting ? (escape === null ? 0 : escape.length) + quote.length : 0,
        // Skip if remaining buffer can be record delimiter following the closing quote
        quoting ? quote.length + recordDelimiterMaxLength : 0
      );
      return numOfCharLeft < requiredLength;
    },
    // Central parser implementation
    parse: function(nextBuf, end, push, close) {
      const {
        bom,
        comment_no_infix,
        delimiter_auto,
        encoding,
        from_line,
        ltrim,
        max_record_size,
        raw,
        relax_quotes,
        rtrim,
        skip_empty_lines,
        to,
        to_line
      } = this.options;
      let { comment, escape, quote, record_delimiter } = this.options;
      const {
        bomSkipped,
        delimiterDiscovered,
        delimiterBufPrevious,
        rawBuffer,
        escapeIsQuote
      } = this.state;
      if (!delimiterDiscovered && delimiter_auto) {
        let delimiterBuf;
        if (delimiterBufPrevious === void 0) {
          delimiterBuf = nextBuf;
        } else if (delimiterBufPrevious !== void 0 && nextBuf === void 0) {
          delimiterBuf = delimiterBufPrevious;
        } else {
          delimiterBuf = Buffer.concat([delimiterBufPrevious, nextBuf]);
        }
        nextBuf = void 0;
        if (end || delimiterBuf.length > delimiter_auto.size) {
          this.options.delimiter = [
            Buffer.from(
              delimiter_discover(delimiterBuf, this.options.delimiter_auto)
            )
          ];
          this.state.previousBuf = delimiterBuf;
          this.state.delimiterBufPrevious = void 0;
          this.state.delimiterDiscovered = true;
        } else {
          this.state.delimiterBufPrevious = delimiterBuf;
          return;
        }
      }
      const { previousBuf } = this.state;
      let buf;
      if (previousBuf === void 0) {
        if (nextBuf === void 0) {
          close();
          return;
        } else {
          buf = nextBuf;
        }
      } else if (previousBuf !== void 0 && nextBuf === void 0) {
        buf = previousBuf;
      } else {
        buf = Buffer.concat([previousBuf, nextBuf]);
      }
      if (bomSkipped === false) {
        if (bom === false) {
          this.state.bomSkipped = true;
        } else if (buf.length < 3) {
          if (end === false) {
            this.state.previousBuf = buf;
            return;
          }
        } else {
          for (const encoding2 in boms) {
            if (boms[encoding2].compare(buf, 0, boms[encoding2].length) === 0) {
              const bomLength = boms[encoding2].length;
              this.state.bufBytesStart += bomLength;
              buf = buf.slice(bomLength);
              const options2 = normalize_options({
                ...this.original_options,
                encoding: encoding2
              });
              for (const key in options2) {
                this.options[key] = options2[key];
              }
              ({ comment, escape, quote } = this.options);
              break;
            }
          }
          this.state.bomSkipped = true;
        }
      }
      const bufLen = buf.length;
      let pos;
      for (pos = 0; pos < bufLen; pos++) {
        if (this.__needMoreData(pos, bufLen, end)) {
          break;
        }
        if (this.state.wasRowDelimiter === true) {
          this.info.lines++;
          this.state.wasRowDelimiter = false;
        }
        if (to_line !== -1 && this.info.lines > to_line) {
          this.state.stop = true;
          close();
          return;
        }
        if (this.state.quoting === false && record_delimiter.length === 0) {
          const record_delimiterCount = this.__autoDiscoverRecordDelimiter(
            buf,
            pos
          );
          if (record_delimiterCount) {
            record_delimiter = this.options.record_delimiter;
          }
        }
        const chr = buf[pos];
        if (raw === true) {
          rawBuffer.append(chr);
        }
        if ((chr === cr || chr === nl) && this.state.wasRowDelimiter === false) {
          this.state.wasRowDelimiter = true;
        }
        if (this.state.escaping === true) {
          this.state.escaping = false;
        } else {
          if (escape !== null && this.state.quoting === true && this.__isEscape(buf, pos, chr) && pos + escape.length < bufLen) {
            if (escapeIsQuote) {
              if (this.__isQuote(buf, pos + escape.length)) {
                this.state.escaping = true;
                pos += escape.length - 1;
                continue;
              }
            } else {
              this.state.escaping = true;
              pos += escape.length - 1;
              continue;
            }
          }
          if (this.state.commenting === false && this.__isQuote(buf, pos)) {
            if (this.state.quoting === true) {
              const nextChr = buf[pos + quote.length];
              const isNextChrTrimable = rtrim && this.__isCharTrimable(buf, pos + quote.length);
              const isNextChrComment = comment !== null && this.__compareBytes(comment, buf, pos + quote.length, nextChr);
              const isNextChrDelimiter = this.__isDelimiter(
                buf,
                pos + quote.length,
                nextChr
              );
              const isNextChrRecordDelimiter = record_delimiter.length === 0 ? this.__autoDiscoverRecordDelimiter(buf, pos + quote.length) : this.__isRecordDelimiter(nextChr, buf, pos + quote.length);
              if (escape !== null && this.__isEscape(buf, pos, chr) && this.__isQuote(buf, pos + escape.length)) {
                pos += escape.length - 1;
              } else if (!nextChr || isNextChrDelimiter || isNextChrRecordDelimiter || isNextChrComment || isNextChrTrimable) {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                pos += quote.length - 1;
                continue;
              } else if (relax_quotes === false) {
                const err = this.__error(
                  new CsvError(
                    "CSV_INVALID_CLOSING_QUOTE",
                    [
                      "Invalid Closing Quote:",
                      `got "${String.fromCharCode(nextChr)}"`,
                      `at line ${this.info.lines}`,
                      "instead of delimiter, record delimiter, trimable character",
                      "(if activated) or comment"
                    ],
                    this.options,
                    this.__infoField()
                  )
                );
                if (err !== void 0) return err;
              } else {
                this.state.quoting = false;
                this.state.wasQuoting = true;
                this.state.field.prepend(quote);
                pos += quote.length - 1;
              }
            } else {
              if (this.state.field.length !== 0) {
                if (relax_quotes === false) {
                  const info2 = this.__infoField();
                  const bom2 = Object.keys(boms).map(
                    (b) => boms[b].equals(this.state.field.toString()) ? b : false
                  ).filter(Boolean)[0];
                  const err = this.__error(
                    new CsvError(
                      "INVALID_OPENING_QUOTE",
                      [
                        "Invalid Opening Quote:",
                        `a quote is found on field ${JSON.stringify(info2.column)} at line ${info2.lines}, value is ${JSON.stringify(this.state.field.toString(encoding))}`,
                        bom2 ? `(${bom2} bom)` : void 0
                      ],
                      this.options,
                      info2,
                      {
                        field: this.state.field
                      }
                    )
                  );
                  if (err !== void 0) return err;
                }
              } else {
                this.state.quoting = true;
                pos += quote.length - 1;
                continue;
              }
            }
          }
          if (this.state.quoting === false) {
            const recordDelimiterLength = this.__isRecordDelimiter(
              chr,
              buf,
              pos
            );
            if (recordDelimiterLength !== 0) {
              const skipCommentLine = this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0;
              if (skipCommentLine) {
                this.info.comment_lines++;
              } else {
                if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= from_line) {
                  this.state.enabled = true;
                  this.__resetField();
                  this.__resetRecord();
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                if (skip_empty_lines === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
                  this.info.empty_lines++;
                  pos += recordDelimiterLength - 1;
                  continue;
                }
                this.info.bytes = this.state.bufBytesStart + pos;
                const errField = this.__onField();
                if (errField !== void 0) return errField;
                this.info.bytes = this.state.bufBytesStart + pos + recordDelimiterLength;
                const errRecord = this.__onRecord(push);
                if (errRecord !== void 0) return errRecord;
                if (to !== -1 && this.info.records >= to) {
                  this.state.stop = true;
                  close();
                  return;
                }
              }
              this.state.commenting = false;
              pos += recordDelimiterLength - 1;
              continue;
            }
            if (this.state.commenting) {
              continue;
            }
            if (comment !== null && (comment_no_infix === false || this.state.record.length === 0 && this.state.field.length === 0)) {
              const commentCount = this.__compareBytes(comment, buf, pos, chr);
              if (commentCount !== 0) {
                this.state.commenting = true;
                continue;
              }
            }
            const delimiterLength = this.__isDelimiter(buf, pos, chr);
            if (delimiterLength !== 0) {
              this.info.bytes = this.state.bufBytesStart + pos;
              const errField = this.__onField();
              if (errField !== void 0) return errField;
              pos += delimiterLength - 1;
              continue;
            }
          }
        }
        if (this.state.commenting === false) {
          if (max_record_size !== 0 && this.state.record_length + this.state.field.length > max_record_size) {
            return this.__error(
              new CsvError(
                "CSV_MAX_RECORD_SIZE",
                [
                  "Max Record Size:",
                  "record exceed the maximum number of tolerated bytes",
                  `of ${max_record_size}`,
                  `at line ${this.info.lines}`
                ],
                this.options,
                this.__infoField()
              )
            );
          }
        }
        const lappend = ltrim === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(buf, pos);
        const rappend = rtrim === false || this.state.wasQuoting === false;
        if (lappend === true && rappend === true) {
          this.state.field.append(chr);
        } else if (rtrim === true && !this.__isCharTrimable(buf, pos)) {
          return this.__error(
            new CsvError(
              "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE",
              [
                "Invalid Closing Quote:",
                "found non trimable byte after quote",
                `at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
        } else {
          if (lappend === false) {
            pos += this.__isCharTrimable(buf, pos) - 1;
          }
          continue;
        }
      }
      if (end === true) {
        if (this.state.quoting === true) {
          const err = this.__error(
            new CsvError(
              "CSV_QUOTE_NOT_CLOSED",
              [
                "Quote Not Closed:",
                `the parsing is finished with an opening quote at line ${this.info.lines}`
              ],
              this.options,
              this.__infoField()
            )
          );
          if (err !== void 0) return err;
        } else {
          if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
            this.info.bytes = this.state.bufBytesStart + pos;
            const errField = this.__onField();
            if (errField !== void 0) return errField;
            const errRecord = this.__onRecord(push);
            if (errRecord !== void 0) return errRecord;
          } else if (this.state.wasRowDelimiter === true) {
            this.info.empty_lines++;
          } else if (this.state.commenting === true) {
            this.info.comment_lines++;
          }
        }
      } else {
        this.state.bufBytesStart += pos;
        this.state.previousBuf = buf.slice(pos);
      }
      if (this.state.wasRowDelimiter === true) {
        this.info.lines++;
        this.state.wasRowDelimiter = false;
      }
    },
    __onRecord: function(push) {
      const {
        columns,
        group_columns_by_name,
        encoding,
        info: info2,
        from,
        relax_column_count,
        relax_column_count_less,
        relax_column_count_more,
        raw,
        skip_records_with_empty_values
      } = this.options;
      const { enabled, record: record2 } = this.state;
      if (enabled === false) {
        return this.__resetRecord();
      }
      const recordLength = record2.length;
      if (columns === true) {
        if (skip_records_with_empty_values === true && isRecordEmpty(record2)) {
          this.__resetRecord();
          return;
        }
        return this.__firstLineToColumns(record2);
      }
      if (columns === false && this.info.records === 0) {
        this.state.expectedRecordLength = recordLength;
      }
      if (recordLength !== this.state.expectedRecordLength) {
        const err = columns === false ? new CsvError(
          "CSV_RECORD_INCONSISTENT_FIELDS_LENGTH",
          [
            "Invalid Record Length:",
            `expect ${this.state.expectedRecordLength},`,
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record: record2
          }
        ) : new CsvError(
          "CSV_RECORD_INCONSISTENT_COLUMNS",
          [
            "Invalid Record Length:",
            `columns length is ${columns.length},`,
            // rename columns
            `got ${recordLength} on line ${this.info.lines}`
          ],
          this.options,
          this.__infoField(),
          {
            record: record2
          }
        );
        if (relax_column_count === true || relax_column_count_less === true && recordLength < this.state.expectedRecordLength || relax_column_count_more === true && recordLength > this.state.expectedRecordLength) {
          this.info.invalid_field_length++;
          this.state.error = err;
        } else {
          const finalErr = this.__error(err);
          if (finalErr) return finalErr;
        }
      }
      if (skip_records_with_empty_values === true && isRecordEmpty(record2)) {
        this.__resetRecord();
        return;
      }
      if (this.state.recordHasError === true) {
        this.__resetRecord();
        this.state.recordHasError = false;
        return;
      }
      this.info.records++;
      if (from === 1 || this.info.records >= from) {
        const { objname } = this.options;
        if (columns !== false) {
          const obj = {};
          for (let i = 0, l = record2.length; i < l; i++) {
            if (columns[i] === void 0 || columns[i].disabled) continue;
            if (group_columns_by_name === true && Object.hasOwn(obj, columns[i].name)) {
              if (Array.isArray(obj[columns[i].name])) {
                obj[columns[i].name] = obj[columns[i].name].concat(record2[i]);
              } else {
                obj[columns[i].name] = [obj[columns[i].name], record2[i]];
              }
            } else {
              Object.defineProperty(obj, columns[i].name, {
                value: record2[i],
                enumerable: true,
                writable: true,
                configurable: true
              });
            }
          }
          if (raw === true || info2 === true) {
            const extRecord = Object.assign(
              { record: obj },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info2 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [obj[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? obj : [obj[objname], obj],
              push
            );
            if (err) {
              return err;
            }
          }
        } else {
          if (raw === true || info2 === true) {
            const extRecord = Object.assign(
              { record: record2 },
              raw === true ? { raw: this.state.rawBuffer.toString(encoding) } : {},
              info2 === true ? { info: this.__infoRecord() } : {}
            );
            const err = this.__push(
              objname === void 0 ? extRecord : [record2[objname], extRecord],
              push
            );
            if (err) {
              return err;
            }
          } else {
            const err = this.__push(
              objname === void 0 ? record2 : [record2[objname], record2],
              push
            );
            if (err) {
              return err;
            }
          }
        }
      }
      this.__resetRecord();
    },
    __firstLineToColumns: function(record2) {
      const { firstLineToHeaders } = this.state;
      try {
        const headers = firstLineToHeaders === void 0 ? record2 : firstLineToHeaders.call(null, record2);
        if (!Array.isArray(headers)) {
          return this.__error(
            new CsvError(
              "CSV_INVALID_COLUMN_MAPPING",
              [
                "Invalid Column Mapping:",
                "expect an array from column function,",
                `got ${JSON.stringify(headers)}`
              ],
              this.options,
              this.__infoField(),
              {
                headers
              }
            )
          );
        }
        const normalizedHeaders = normalize_columns_array(headers);
        this.state.expectedRecordLength = normalizedHeaders.length;
        this.options.columns = normalizedHeaders;
        this.__resetRecord();
        return;
      } catch (err) {
        return err;
      }
    },
    __resetRecord: function() {
      if (this.options.raw === true) {
        this.state.rawBuffer.reset();
      }
      this.state.error = void 0;
      this.state.record = [];
      this.state.record_length = 0;
    },
    __onField: function() {
      const { cast, encoding, rtrim, max_record_size } = this.options;
      const { enabled, wasQuoting } = this.state;
      if (enabled === false) {
        return this.__resetField();
      }
      let field = this.state.field.toString(encoding);
      if (rtrim === true && wasQuoting === false) {
        field = field.trimRight();
      }
      if (cast === true) {
        const [err, f] = this.__cast(field);
        if (err !== void 0) return err;
        field = f;
      }
      this.state.record.push(field);
      if (max_record_size !== 0 && typeof field === "string") {
        this.state.record_length += field.length;
      }
      this.__resetField();
    },
    __resetField: function() {
      this.state.field.reset();
      this.state.wasQuoting = false;
    },
    __push: function(record2, push) {
      const { on_record } = this.options;
      if (on_record !== void 0) {
        const info2 = this.__infoRecord();
        try {
          record2 = on_record.call(null, record2, info2);
        } catch (err) {
          return err;
        }
        if (record2 === void 0 || record2 === null) {
          return;
        }
      }
      this.info.bytes_records += this.info.bytes;
      push(record2);
    },
    // Return a tuple with the error and the casted value
    __cast: function(field) {
      const { columns, relax_column_count } = this.options;
      const isColumns = Array.isArray(columns);
      if (isColumns === true && relax_column_count && this.options.columns.length <= this.state.record.length) {
        return [void 0, void 0];
      }
      if (this.state.castField !== null) {
        try {
          const info2 = this.__infoField();
          return [void 0, this.state.castField.call(null, field, info2)];
        } catch (err) {
          return [err];
        }
      }
      if (this.__isFloat(field)) {
        return [void 0, parseFloat(field)];
      } else if (this.options.cast_date !== false) {
        const info2 = this.__infoField();
        return [void 0, this.options.cast_date.call(null, field, info2)];
      }
      return [void 0, field];
    },
    __compareBytes: function(sourceBuf, targetBuf, targetPos, firstByte) {
      if (sourceBuf[0] !== firstByte) return 0;
      const sourceLength = sourceBuf.length;
      for (let i = 1; i < sourceLength; i++) {
        if (sourceBuf[i] !== targetBuf[targetPos + i]) return 0;
      }
      return sourceLength;
    },
    // Helper to test if a character is trimable
    __isCharTrimable: function(buf, pos) {
      const { timchars, timcharFirstBytes } = this.state;
      const first = buf[pos];
      if (first === void 0 || timcharFirstBytes[first] === 0) return 0;
      loop1: for (let i = 0; i < timchars.length; i++) {
        const timchar = timchars[i];
        for (let j = 0; j < timchar.length; j++) {
          if (timchar[j] !== buf[pos + j]) continue loop1;
        }
        return timchar.length;
      }
      return 0;
    },
    __isDelimiter: function(buf, pos, chr) {
      const { delimiter, ignore_last_delimiters } = this.options;
      if (ignore_last_delimiters === true && this.state.record.length === this.options.columns.length - 1) {
        return 0;
      } else if (ignore_last_delimiters !== false && typeof ignore_last_delimiters === "number" && this.state.record.length === ignore_last_delimiters - 1) {
        return 0;
      }
      loop1: for (let i = 0; i < delimiter.length; i++) {
        const del = delimiter[i];
        if (del[0] === chr) {
          for (let j = 1; j < del.length; j++) {
            if (del[j] !== buf[pos + j]) continue loop1;
          }
          return del.length;
        }
      }
      return 0;
    },
    __isEscape: function(buf, pos, chr) {
      const { escape } = this.options;
      if (escape === null) return false;
      const l = escape.length;
      if (escape[0] === chr) {
        for (let i = 0; i < l; i++) {
          if (escape[i] !== buf[pos + i]) {
            return false;
          }
        }
        return true;
      }
      return false;
    },
    __isFloat: function(value) {
      return value - parseFloat(value) + 1 >= 0;
    },
    // Keep it in case we implement the `cast_int` option
    // __isInt(value){
    //   // return Number.isInteger(parseInt(value))
    //   // return !isNaN( parseInt( obj ) );
    //   return /^(\-|\+)?[1-9][0-9]*$/.test(value)
    // }
    __isQuote: function(buf, pos) {
      const { quote } = this.options;
      if (quote === null) return false;
      const l = quote.length;
      for (let i = 0; i < l; i++) {
        if (quote[i] !== buf[pos + i]) {
          return false;
        }
      }
      return true;
    },
    __isRecordDelimiter: function(chr, buf, pos) {
      const { record_delimiter } = this.options;
      const recordDelimiterLength = record_delimiter.length;
      loop1: for (let i = 0; i < recordDelimiterLength; i++) {
        const rd = record_delimiter[i];
        const rdLength = rd.length;
        if (rd[0] !== chr) {
          continue;
        }
        for (let j = 1; j < rdLength; j++) {
          if (rd[j] !== buf[pos + j]) {
            continue loop1;
          }
        }
        return rd.length;
      }
      return 0;
    },
    __autoDiscoverRecordDelimiter: function(buf, pos) {
      const { encoding } = this.options;
      const rds = [
        // Important, the windows line ending must be before mac os 9
        Buffer.from("\r\n", encoding),
        Buffer.from("\n", encoding),
        Buffer.from("\r", encoding)
      ];
      loop: for (let i = 0; i < rds.length; i++) {
        const l = rds[i].length;
        for (let j = 0; j < l; j++) {
          if (rds[i][j] !== buf[pos + j]) {
            continue loop;
          }
        }
        this.options.record_delimiter.push(rds[i]);
        this.state.recordDelimiterMaxLength = rds[i].length;
        return rds[i].length;
      }
      return 0;
    },
    __error: function(msg) {
      const { encoding, raw, skip_records_with_error } = this.options;
      const err = typeof msg === "string" ? new Error(msg) : msg;
      if (skip_records_with_error) {
        this.state.recordHasError = true;
        if (this.options.on_skip !== void 0) {
          try {
            this.options.on_skip(
              err,
              raw ? this.state.rawBuffer.toString(encoding) : void 0
            );
          } catch (err2) {
            return err2;
          }
        }
        return void 0;
      } else {
        return err;
      }
    },
    __infoDataSet: function() {
      return {
        ...this.info,
        columns: this.options.columns
      };
    },
    __infoRecord: function() {
      const { columns, raw, encoding } = this.options;
      return {
        ...this.__infoDataSet(),
        bytes_records: this.info.bytes,
        error: this.state.error,
        header: columns === true,
        index: this.state.record.length,
        raw: raw ? this.state.rawBuffer.toString(encoding) : void 0
      };
    },
    __infoField: function() {
      const { columns } = this.options;
      const isColumns = Array.isArray(columns);
      const bytes_records = this.info.bytes_records;
      return {
        ...this.__infoRecord(),
        bytes_records,
        column: isColumns === true ? columns.length > this.state.record.length ? columns[this.state.record.length].name : null : this.state.record.length,
        quoting: this.state.wasQuoting
      };
    }
  };
};

// node_modules/csv-parse/lib/sync.js
var parse = function(data, opts = {}) {
  if (typeof data === "string") {
    data = Buffer.from(data);
  }
  const records = opts && opts.objname ? /* @__PURE__ */ Object.create(null) : [];
  const parser = transform(opts);
  const push = (record2) => {
    if (parser.options.objname === void 0) records.push(record2);
    else {
      records[record2[0]] = record2[1];
    }
  };
  const close = () => {
  };
  const error = parser.parse(data, true, push, close);
  if (error !== void 0) throw error;
  return records;
};

// src/cli/import/read-rows.ts
var delimiters = [",", ";", "	", "|"];
function readRows(text, name) {
  try {
    return parse(text, {
      bom: true,
      columns: true,
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      max_record_size: 16 * 1024 * 1024
    });
  } catch (cause) {
    throw new ReplayKitError(
      "invalid_input",
      `${name} is no CSV: ${cause instanceof Error ? cause.message : String(cause)}`,
      { hint: "give a first line with the columns' names, and as many cells in every row", cause }
    );
  }
}
function isJsonText(text) {
  return /^[\s\uFEFF]*[[{]/.test(text.slice(0, 4096));
}
function delimiterOf(text) {
  const header = text.split(/\r?\n/, 1)[0] ?? "";
  const counted = delimiters.map((delimiter) => ({ delimiter, count: header.split(delimiter).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ",";
}

// src/cli/import/trace-files.ts
import { readdir, realpath, stat } from "node:fs/promises";
import { join as join4, resolve as resolve3, sep } from "node:path";
async function traceFiles(args, cwd) {
  const named2 = { files: [], aside: [] };
  for (const path of args) {
    const folder = path !== "-" && await isFolder(resolve3(cwd, path));
    if (folder) await addFolder(path, { cwd, top: await realpath(resolve3(cwd, path)), named: named2 });
    else named2.files.push({ path, found: false });
  }
  return named2;
}
async function isFolder(path) {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
async function addFolder(folder, walk) {
  const { cwd, top, named: named2 } = walk;
  const entries = await readdir(resolve3(cwd, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => a.name < b.name ? -1 : 1)) {
    if (entry.name.startsWith(".") || entry.name === "node_modules") continue;
    const path = join4(folder, entry.name);
    if (entry.isFile()) named2.files.push({ path, found: true });
    else if (entry.isDirectory()) await addFolder(path, walk);
    else if (entry.isSymbolicLink() && !await staysInside(resolve3(cwd, path), top)) named2.aside.push(path);
  }
}
async function staysInside(link, top) {
  const target = await realpath(link).catch(() => void 0);
  return target !== void 0 && (target === top || target.startsWith(`${top}${sep}`));
}

// src/cli/commands/import.ts
async function run(context) {
  const { args, flags, terminal } = context;
  if (flags.text("from") !== void 0) return importFrom(context);
  if (flags.text("since") !== void 0)
    throw new ReplayKitError("usage", "--since is for --from", { hint: "replaykit import --from langfuse --since 1d" });
  if (args.length === 0)
    throw new ReplayKitError("usage", "import takes trace files, folders of them, - for standard input, or --from", {
      hint: "replaykit import --help"
    });
  const mapping = await readMapping(context);
  const redact = await redaction(context);
  const { files, aside } = await traceFiles(args, context.cwd);
  const outcome = { imported: [], count: 0, failures: [], leftOut: [], empty: [], aside };
  const held = [];
  const line = terminal.progress();
  for (const [index, file] of files.entries()) {
    if (files.length > 1) line.update(`${index} of ${files.length} files, ${outcome.count} traces`);
    try {
      let any = false;
      let fault;
      for await (const { traces, refused } of await piecesOf(file.path, mapping, context)) {
        for (const read of traces) {
          if (files.length > 1 && batchKey(read.trace) !== void 0) held.push({ file, read });
          else await takeTrace(read, { file, outcome, line, context, redact });
        }
        leaveOut(refused, { file, outcome, line, context, redact });
        any ||= traces.length > 0;
        fault ??= refused[0];
      }
      if (!any && fault) outcome.failures.push({ from: file.path, error: fault });
      else if (!any) outcome.empty.push(file.path);
    } catch (error) {
      if (!(error instanceof ReplayKitError)) throw error;
      line.clear();
      notRead(file, error, { outcome, context });
    }
  }
  for (const { file, read } of await joinBatches(held, context))
    await takeTrace(read, { file, outcome, line, context, redact });
  line.clear();
  if (flags.on("json")) terminal.printJson(documentOf(outcome));
  else terminal.note(terminal.safe(totals(outcome)));
  return outcome.count > 0 || outcome.failures.length === 0 && files.length > 0 && outcome.aside.length === 0 ? exitCode.ok : exitCode.broken;
}
async function readMapping(context) {
  const file = context.flags.text("mapping");
  const format = context.flags.text("format");
  if (file !== void 0 && format !== void 0 && format !== "table")
    throw new ReplayKitError("usage", `a mapping reads tables, not the format ${format}`, {
      hint: "give --mapping or --format, not both"
    });
  return file === void 0 ? void 0 : readYaml(await readText(file, context), file).value;
}
async function piecesOf(from, mapping, context) {
  const large = from === "-" || mapping !== void 0 ? void 0 : await largeLines(from, context);
  return large ? ratedPieces(large, context) : [await readFile(from, mapping, context)];
}
async function* ratedPieces(pieces2, context) {
  for await (const { traces, refused } of pieces2) yield { traces: await ratedByProject(traces, context), refused };
}
async function readFile(from, mapping, context) {
  const name = from === "-" ? "standard input" : from;
  if (mapping === void 0) return readKnown(from, name, context);
  const text = await tableText(from, name, context);
  const content = isJsonText(text) ? { text } : { json: readRows(text, name) };
  return readAllTraces({ name, ...content }, { mapping, platform: nodePlatform });
}
async function tableText(from, name, context) {
  const bytes = from === "-" ? await context.terminal.readInput() : await readBytes(from, context.cwd);
  const content = traceContent(bytes, name);
  if ("text" in content) return content.text;
  throw new ReplayKitError("invalid_input", `${name} is no text, and a mapping reads rows of CSV or JSON lines`, {
    hint: "export the table as CSV or as JSON lines"
  });
}
async function readKnown(from, name, context) {
  try {
    return await readAllOfFile(from, context);
  } catch (error) {
    if (!(error instanceof ReplayKitError) || error.code !== "invalid_json") throw error;
    throw new ReplayKitError("invalid_json", error.message, {
      hint: `correct the JSON of ${name}, or give --mapping where it is a table`,
      cause: error
    });
  }
}
function notRead({ path, found }, error, { outcome, context }) {
  const noTrace = error.code === "unknown_format" || error.code === "invalid_json" && /:1:1: /.test(error.message);
  if (found && noTrace) {
    outcome.aside.push(path);
    return;
  }
  outcome.failures.push({ from: path, error });
  if (!context.flags.on("json")) tellFault(error, context);
}
export {
  run
};
