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
 * them. One that names none belongs to the line before it.
 */
export class LineGroups {
  private readonly groupOf = new Map<string, number>();
  private readonly parents: number[] = [];
  private readonly lines: { line: Omit<FileLine, "bytes">; group: number }[] = [];
  private readonly ids: RegExp;

  /** The first lines tell whether traces or sessions are named. */
  constructor(sample: readonly string[]) {
    this.ids = sample.some((text) => text.search(ofTraces) !== -1) ? ofTraces : ofSessions;
  }

  add({ place, offset, length, bytes }: FileLine): void {
    const text = bytes?.toString("latin1") ?? "";
    const names = new Set(Array.from(text.matchAll(this.ids), ([, id = ""]) => id));
    const known = [...names].map((name) => this.groupNamed(name));
    const [first = this.lines.at(-1)?.group ?? this.fresh(), ...others] = known;
    for (const other of others) this.parents[this.top(other)] = this.top(first);
    this.lines.push({ line: { place, offset, length }, group: first });
  }

  /** In the order of their first lines. */
  groups(): LineGroup[] {
    const groups = new Map<number, LineGroup>();
    for (const { line, group } of this.lines) {
      const top = this.top(group);
      const found = groups.get(top) ?? { lines: [], bytes: 0 };
      groups.set(top, found);
      found.lines.push(line);
      found.bytes += line.length;
    }
    return [...groups.values()];
  }

  private groupNamed(name: string): number {
    const known = this.groupOf.get(name) ?? this.fresh();
    this.groupOf.set(name, known);
    return known;
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
