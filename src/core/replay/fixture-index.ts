import { canonicalJson } from "../json/canonical-json.ts";
import { formatPointer, valueAt, withoutPointers } from "../matching/json-pointer.ts";
import { maskedJson } from "../redact/placeholder-pairs.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";
import { FixtureQueue, type ServedFixture } from "./served-fixtures.ts";
import type { ToolRules } from "./tool-rules.ts";

interface IndexOptions {
  byTool: ReadonlyMap<string, readonly ServedFixture[]>;
  equals: (recorded: Json, args: Json, known: ToolRules) => boolean;
  /** See `PlaceholderPairs.settled`. */
  settled: (args: Json) => Json | undefined;
  /** Takes away what does not count in arguments before they are compared. */
  plain?: (tool: string, args: Json) => Json;
}

/** A call to answer, with the rules of its tool. */
interface CallQuery {
  tool: string;
  args: Json;
  known: ToolRules;
}

/**
 * Finds the fixtures of a call by the values that its arguments need, so that a replay compares each call with few
 * fixtures.
 */
export class FixtureIndex {
  private readonly options: IndexOptions;
  private readonly settled = new Map<string, FixturesByValues>();
  /** For calls with placeholders that may still be paired: fixtures by values without placeholders. */
  private readonly masked = new Map<string, FixturesByValues>();

  constructor(options: IndexOptions) {
    this.options = options;
  }

  /** See `FixtureQueue.choose`. */
  choose(query: CallQuery, writtenGroup: number): ServedFixture | "used up" | undefined {
    return this.queueOf(query)?.choose(this.answersTo(query), writtenGroup, query.known.effect);
  }

  /** See `FixtureQueue.refusal`. */
  refusal(query: CallQuery): ServedFixture | undefined {
    return this.queueOf(query)?.refusal(this.answersTo(query));
  }

  private answersTo({ tool, args, known }: CallQuery): (fixture: ServedFixture) => boolean {
    const plainArgs = this.plain(tool, args);
    return ({ call }) => this.options.equals(this.plain(tool, call.args), plainArgs, known);
  }

  private queueOf({ tool, args, known }: CallQuery): FixtureQueue | undefined {
    const counted = (value: Json) => withoutPointers(this.plain(tool, value), known.ignore);
    const asked = counted(args);
    const settled = this.options.settled(asked);
    const indexes = settled === undefined ? this.masked : this.settled;
    const valueOf = (value: Json) => (settled === undefined ? maskedJson(counted(value)) : counted(value));
    let index = indexes.get(tool);
    if (!index) {
      index = new FixturesByValues(this.options.byTool.get(tool) ?? [], { known, valueOf });
      indexes.set(tool, index);
    }
    return index.queueOf(settled ?? maskedJson(asked));
  }

  private plain(tool: string, args: Json): Json {
    return this.options.plain?.(tool, args) ?? args;
  }
}

/** Fixtures in recorded order that need the same values. */
interface FixtureGroup {
  id: number;
  fixtures: ServedFixture[];
}

/**
 * The fixtures of one tool by the values that a call needs at some places. Under `subset` a call may fit fixtures that
 * need values at other places; a tool has few such sets of places.
 */
class FixturesByValues {
  private readonly places = new Map<string, { pointers: string[]; byValues: Map<string, FixtureGroup> }>();
  private readonly order: ReadonlyMap<ServedFixture, number>;
  private readonly queues = new Map<string, FixtureQueue>();

  constructor(
    fixtures: readonly ServedFixture[],
    { known, valueOf }: { known: ToolRules; valueOf: (args: Json) => Json },
  ) {
    this.order = new Map(fixtures.map((fixture, index) => [fixture, index]));
    for (const fixture of fixtures) this.add(fixture, valueOf(fixture.call.args), known);
  }

  /** The fixtures that may answer these arguments. */
  queueOf(args: Json): FixtureQueue | undefined {
    const groups: FixtureGroup[] = [];
    for (const { pointers, byValues } of this.places.values()) {
      const key = valuesKey(args, pointers);
      const group = key === undefined ? undefined : byValues.get(key);
      if (group) groups.push(group);
    }
    if (groups.length === 0) return undefined;
    const id = groups.map((group) => group.id).join();
    let queue = this.queues.get(id);
    if (!queue) {
      const fixtures = groups.flatMap((group) => group.fixtures);
      queue = new FixtureQueue(
        groups.length === 1 ? fixtures : fixtures.toSorted((a, b) => this.placeOf(a) - this.placeOf(b)),
      );
      this.queues.set(id, queue);
    }
    return queue;
  }

  private add(fixture: ServedFixture, args: Json, { args: mode }: ToolRules): void {
    const pointers = mode === "exact" ? [""] : mode === "ignore" ? [] : neededPlaces(args).toSorted();
    const id = JSON.stringify(pointers); // a key may hold any character
    let place = this.places.get(id);
    if (!place) this.places.set(id, (place = { pointers, byValues: new Map() }));
    const key = valuesKey(args, pointers) ?? "";
    const group = place.byValues.get(key);
    if (group) group.fixtures.push(fixture);
    else place.byValues.set(key, { id: this.placeOf(fixture), fixtures: [fixture] });
  }

  private placeOf(fixture: ServedFixture): number {
    return this.order.get(fixture) ?? 0;
  }
}

/** `undefined` if the value has nothing at one of the pointers. */
function valuesKey(value: Json, pointers: readonly string[]): string | undefined {
  const values: Json[] = [];
  for (const pointer of pointers) {
    const part = valueAt(value, pointer);
    if (part === undefined) return undefined;
    values.push(part);
  }
  return canonicalJson(values);
}

/** Where a call must have an equal value under `subset`: everywhere but at an object, which may have more members. */
function neededPlaces(args: Json, path: readonly string[] = []): string[] {
  if (!isObject(args)) return holdsObject(args) ? [] : [formatPointer(path)];
  return Object.entries(args).flatMap(([key, member]) => neededPlaces(member, [...path, key]));
}

function holdsObject(value: Json): boolean {
  return Array.isArray(value) ? value.some(holdsObject) : isObject(value);
}
