import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import "./chunk-VHE66NNS.js";

// src/cli/import/line-groups.ts
import { DatabaseSync } from "node:sqlite";
var ofTraces = /"(?:trace_?[iI][dD])"\s*:\s*"([^"\\]{1,200})"/g;
var ofSessions = /"(?:session_?[iI][dD]|thread_?[iI][dD]|conversation_?[iI][dD])"\s*:\s*"([^"\\]{1,200})"/g;
var mostAtHand = 4096;
var linesOfTransaction = 5e4;
var LineGroups = class {
  index = new DatabaseSync("");
  ids;
  atHand = /* @__PURE__ */ new Map();
  addLine;
  addName;
  findName;
  addJoin;
  findJoin;
  last;
  count = 0;
  waiting = 0;
  joined = false;
  /** The first lines tell whether traces or sessions are named. */
  constructor(sample) {
    this.ids = sample.some((text) => text.search(ofTraces) !== -1) ? ofTraces : ofSessions;
    this.index.exec(`
      PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -16000; PRAGMA temp_store = FILE;
      CREATE TABLE lines (place INTEGER PRIMARY KEY, start INTEGER, length INTEGER, part INTEGER);
      CREATE TABLE names (name TEXT PRIMARY KEY, part INTEGER) WITHOUT ROWID;
      CREATE TABLE joins (part INTEGER PRIMARY KEY, earlier INTEGER);
      BEGIN`);
    this.addLine = this.index.prepare("INSERT INTO lines VALUES (?, ?, ?, ?)");
    this.addName = this.index.prepare("INSERT INTO names VALUES (?, ?)");
    this.findName = this.index.prepare("SELECT part FROM names WHERE name = ?");
    this.addJoin = this.index.prepare("INSERT OR REPLACE INTO joins VALUES (?, ?)");
    this.findJoin = this.index.prepare("SELECT earlier FROM joins WHERE part = ?");
  }
  add({ place, offset, length, bytes }) {
    const text = bytes?.toString("latin1") ?? "";
    const names = new Set(Array.from(text.matchAll(this.ids), ([, id = ""]) => id));
    const known = Array.from(names, (name) => this.partNamed(name));
    const [first = this.last ?? this.fresh(), ...others] = known;
    for (const other of others) this.join(first, other);
    this.addLine.run(place, offset, length, first);
    this.last = first;
    this.waiting += 1;
    if (this.waiting < linesOfTransaction) return;
    this.index.exec("COMMIT; BEGIN");
    this.waiting = 0;
  }
  /** In the order of their first lines. Of a group with more bytes than `most` only the first lines are told. */
  *groups(most) {
    this.shortenJoins();
    const all = this.index.prepare(
      `SELECT place, start, length, COALESCE(earlier, lines.part) AS top
         FROM lines LEFT JOIN joins ON joins.part = lines.part ORDER BY top, place`
    ).iterate();
    let group = { lines: [], bytes: 0 };
    let here;
    for (const row of all) {
      const top = Number(row["top"]);
      if (here !== void 0 && top !== here) {
        yield group;
        group = { lines: [], bytes: 0 };
      }
      here = top;
      const line = { place: Number(row["place"]), offset: Number(row["start"]), length: Number(row["length"]) };
      group.bytes += line.length;
      if (group.lines.length === 0 || group.bytes <= most) group.lines.push(line);
    }
    if (here !== void 0) yield group;
  }
  close() {
    this.index.close();
  }
  partNamed(name) {
    const near = this.atHand.get(name);
    if (near !== void 0) return near;
    const found = this.findName.get(name)?.["part"];
    const part = typeof found === "number" ? found : this.fresh();
    if (found === void 0) this.addName.run(name, part);
    if (this.atHand.size === mostAtHand) this.atHand.clear();
    this.atHand.set(Buffer.from(name, "latin1").toString("latin1"), part);
    return part;
  }
  /** Numbers rise with the lines, so that the lowest of those that belong together is that of their first line. */
  fresh() {
    this.count += 1;
    return this.count;
  }
  join(one, other) {
    const [a, b] = [this.top(one), this.top(other)];
    if (a === b) return;
    this.addJoin.run(Math.max(a, b), Math.min(a, b));
    this.joined = true;
  }
  top(part) {
    if (!this.joined) return part;
    let here = part;
    for (let next = this.earlier(here); next !== void 0; next = this.earlier(here)) here = next;
    if (here !== part) this.addJoin.run(part, here);
    return here;
  }
  earlier(part) {
    const found = this.findJoin.get(part)?.["earlier"];
    return typeof found === "number" ? found : void 0;
  }
  /** Each step halves the way to the first part, until every part names it. */
  shortenJoins() {
    const shorten = this.index.prepare(
      `UPDATE joins SET earlier = up.earlier FROM joins AS up WHERE up.part = joins.earlier`
    );
    while (this.joined && shorten.run().changes > 0) ;
  }
};
export {
  LineGroups
};
