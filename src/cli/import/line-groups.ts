import { DatabaseSync } from "node:sqlite";
import type { FileLine } from "./lines-of-file.ts";

/** Lines of a file that belong to the same run, by their places. Their bytes are read when needed. */
export interface LineGroup {
  /** Only the first lines, if the group has more bytes than were asked for. */
  lines: Omit<FileLine, "bytes">[];
  bytes: number;
}

const ofTraces = /"(?:trace_?[iI][dD])"\s*:\s*"([^"\\]{1,200})"/g;
const ofSessions = /"(?:session_?[iI][dD]|thread_?[iI][dD]|conversation_?[iI][dD])"\s*:\s*"([^"\\]{1,200})"/g;

/** Number of ids cached in memory. Lines of one run are usually close to each other. */
const mostAtHand = 4096;
const linesOfTransaction = 50_000;

/**
 * Finds which lines of a file belong to the same run, by the trace or session ids in them. A line with two ids joins
 * their groups. A line without an id belongs to the group of the line before it. A file may have more lines and ids
 * than fit into memory. They are kept in an unnamed SQLite database: a temporary file that is written only when its
 * cache is full.
 */
export class LineGroups {
  private readonly index = new DatabaseSync("");
  private readonly ids: RegExp;
  private readonly atHand = new Map<string, number>();
  private readonly addLine;
  private readonly addName;
  private readonly findName;
  private readonly addJoin;
  private readonly findJoin;
  private last: number | undefined;
  private count = 0;
  private waiting = 0;
  private joined = false;

  /** `sample`: the first lines, which show whether traces or sessions are named. */
  constructor(sample: readonly string[]) {
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

  add({ place, offset, length, bytes }: FileLine): void {
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

  /** Groups in the order of their first lines. A group with more than `most` bytes lists only its first lines. */
  *groups(most: number): Generator<LineGroup> {
    this.shortenJoins();
    const all = this.index
      .prepare(
        `SELECT place, start, length, COALESCE(earlier, lines.part) AS top
         FROM lines LEFT JOIN joins ON joins.part = lines.part ORDER BY top, place`,
      )
      .iterate();
    let group: LineGroup = { lines: [], bytes: 0 };
    let here: number | undefined;
    for (const row of all) {
      const top = Number(row["top"]);
      if (here !== undefined && top !== here) {
        yield group;
        group = { lines: [], bytes: 0 };
      }
      here = top;
      const line = { place: Number(row["place"]), offset: Number(row["start"]), length: Number(row["length"]) };
      group.bytes += line.length;
      if (group.lines.length === 0 || group.bytes <= most) group.lines.push(line);
    }
    if (here !== undefined) yield group;
  }

  close(): void {
    this.index.close();
  }

  private partNamed(name: string): number {
    const near = this.atHand.get(name);
    if (near !== undefined) return near;
    const found = this.findName.get(name)?.["part"];
    const part = typeof found === "number" ? found : this.fresh();
    if (found === undefined) this.addName.run(name, part);
    if (this.atHand.size === mostAtHand) this.atHand.clear();
    // Copied, because a match refers to its line and would keep the whole line in memory.
    this.atHand.set(Buffer.from(name, "latin1").toString("latin1"), part);
    return part;
  }

  /** Numbers rise with the lines, so the lowest number of a group is that of its first line. */
  private fresh(): number {
    this.count += 1;
    return this.count;
  }

  private join(one: number, other: number): void {
    const [a, b] = [this.top(one), this.top(other)];
    if (a === b) return;
    this.addJoin.run(Math.max(a, b), Math.min(a, b));
    this.joined = true;
  }

  private top(part: number): number {
    if (!this.joined) return part;
    let here = part;
    for (let next = this.earlier(here); next !== undefined; next = this.earlier(here)) here = next;
    if (here !== part) this.addJoin.run(part, here);
    return here;
  }

  private earlier(part: number): number | undefined {
    const found = this.findJoin.get(part)?.["earlier"];
    return typeof found === "number" ? found : undefined;
  }

  /** Each pass halves the distance to the first part, until every part refers to it directly. */
  private shortenJoins(): void {
    const shorten = this.index.prepare(
      `UPDATE joins SET earlier = up.earlier FROM joins AS up WHERE up.part = joins.earlier`,
    );
    while (this.joined && shorten.run().changes > 0);
  }
}
