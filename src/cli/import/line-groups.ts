import type { FileLine } from "./lines-of-file.ts";

/** Lines of a file that belong together, by their places; their bytes are read when they are needed. */
export interface LineGroup {
  lines: Omit<FileLine, "bytes">[];
  bytes: number;
}

const ofTraces = /"(?:trace_?[iI][dD])"\s*:\s*"([^"\\]{1,200})"/g;
const ofSessions = /"(?:session_?[iI][dD]|thread_?[iI][dD]|conversation_?[iI][dD])"\s*:\s*"([^"\\]{1,200})"/g;

/**
 * Which lines of a file are parts of the same runs, by the ids of traces or sessions that they name: a line that names two joins
 * them. One that names none belongs to the line before it. A line is four numbers here, since a file may have millions of them.
 */
export class LineGroups {
  private readonly groupOf = new Map<string, number>();
  private readonly parents: number[] = [];
  private readonly lines: Record<"place" | "offset" | "length" | "group", number[]> = {
    place: [],
    offset: [],
    length: [],
    group: [],
  };
  private readonly ids: RegExp;

  /** The first lines tell whether traces or sessions are named. */
  constructor(sample: readonly string[]) {
    this.ids = sample.some((text) => text.search(ofTraces) !== -1) ? ofTraces : ofSessions;
  }

  add({ place, offset, length, bytes }: FileLine): void {
    const text = bytes?.toString("latin1") ?? "";
    const names = new Set(Array.from(text.matchAll(this.ids), ([, id = ""]) => id));
    const known = [...names].map((name) => this.groupNamed(name));
    const [first = this.lines.group.at(-1) ?? this.fresh(), ...others] = known;
    for (const other of others) this.parents[this.top(other)] = this.top(first);
    this.lines.place.push(place);
    this.lines.offset.push(offset);
    this.lines.length.push(length);
    this.lines.group.push(first);
  }

  /** In the order of their first lines. */
  *groups(): Generator<LineGroup> {
    const { place, offset, length, group } = this.lines;
    const sizes = new Map<number, number>();
    for (const each of group) sizes.set(this.top(each), (sizes.get(this.top(each)) ?? 0) + 1);
    const next = new Map<number, number>();
    let total = 0;
    for (const [top, size] of sizes) {
      next.set(top, total);
      total += size;
    }
    // Sorted by group as one counts; within a group the order stays.
    const sorted = new Uint32Array(group.length);
    for (const [index, each] of group.entries()) {
      const at = next.get(this.top(each)) ?? 0;
      sorted[at] = index;
      next.set(this.top(each), at + 1);
    }
    let from = 0;
    for (const end of next.values()) {
      const lines = Array.from(sorted.subarray(from, end), (index) => ({
        place: place[index] ?? 0,
        offset: offset[index] ?? 0,
        length: length[index] ?? 0,
      }));
      from = end;
      yield { lines, bytes: lines.reduce((sum, line) => sum + line.length, 0) };
    }
  }

  private groupNamed(name: string): number {
    const known = this.groupOf.get(name);
    if (known !== undefined) return known;
    const group = this.fresh();
    // A copy: what a pattern finds in a line keeps the whole line in memory.
    this.groupOf.set(Buffer.from(name, "latin1").toString("latin1"), group);
    return group;
  }

  private fresh(): number {
    return this.parents.push(this.parents.length) - 1;
  }

  private top(group: number): number {
    let here = group;
    for (let next = this.parents[here] ?? here; next !== here; next = this.parents[here] ?? here) {
      // Every other one is passed over from now on, so that the way stays short.
      this.parents[here] = this.parents[next] ?? next;
      here = next;
    }
    return here;
  }
}
