import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import type { Feedback } from "../../src/core/schema/trace.ts";

/** Spans of one trace that came in one request, redacted. */
export interface SpanChunk {
  /** The key of the run that is named after the trace. */
  id: string;
  traceId: string;
  /** `{resourceSpans: […], subjects, origin}` of this trace only, brotli-compressed JSON. */
  body: Uint8Array;
  /** Size of the JSON: a trace's chunks together stay below the largest body. */
  bytes: number;
  /** Digest of the body, so that a repeated chunk is not kept twice. */
  hash: string;
  /** True if the spans include the root's end, so nothing more is expected. */
  rootEnded: boolean;
  /** True to close the run soon after its root's end; else it may wait as long as one without a root's end. */
  awaited: boolean;
}

/** The project whose spans gather. */
export interface GatheringProject {
  project: string;
  settings: { limits: Pick<ProjectSettings["limits"], "requests_per_minute"> };
}

/** Where spans wait until their trace is complete. */
export interface Gatherers {
  /** `false`: the trace would be larger than a run may be, so its chunk was not accepted. */
  append(of: GatheringProject, chunks: readonly SpanChunk[]): Promise<boolean[]>;
  areOpen(of: GatheringProject, ids: readonly string[]): Promise<boolean[]>;
  /** Keeps redacted feedback until the trace is closed; `false`: it is not open. */
  giveFeedback(of: GatheringProject, id: string, feedback: Feedback): Promise<boolean>;
}

/** One of a project's objects, as it is called. */
export interface Gatherer {
  append(project: string, chunks: readonly SpanChunk[]): Promise<boolean[]>;
  areOpen(ids: readonly string[]): Promise<boolean[]>;
  giveFeedback(id: string, feedback: Feedback): Promise<boolean>;
}

/** One object carries several times as many requests; each further one costs rows of its own. */
const requestsPerGatherer = 6_000;
const mostGatherers = 64;

/** A project's traces gather in as many objects as its rate needs: few, so that they share rows and alarms. */
export function gatherersOf({ settings }: GatheringProject): number {
  const needed = Math.ceil(settings.limits.requests_per_minute / requestsPerGatherer);
  return Math.min(mostGatherers, Math.max(1, needed));
}

/** Older objects are named `<project>/<id>`, one for each trace. */
function gathererName({ project }: GatheringProject, shard: number): string {
  return `${project}/shard-${shard}`;
}

/**
 * Finds each trace's object by a hash of its id. If their number changes, parts of an open trace may lie in two objects: each closes its
 * own, and the second part is added as late spans are.
 */
export function createGatherers(gathererNamed: (name: string) => Gatherer): Gatherers {
  return {
    append: (of, chunks) =>
      spread(of, {
        items: chunks,
        idOf: ({ id }) => id,
        ask: (name, some) => gathererNamed(name).append(of.project, some),
      }),
    areOpen: (of, ids) =>
      spread(of, { items: ids, idOf: (id) => id, ask: (name, some) => gathererNamed(name).areOpen(some) }),
    giveFeedback: (of, id, feedback) => gathererNamed(nameFor(of, id)).giveFeedback(id, feedback),
  };
}

/** The id is a hash already: some of its digits choose evenly. */
function nameFor(of: GatheringProject, id: string): string {
  return gathererName(of, Number.parseInt(id.slice(0, 8), 16) % gatherersOf(of));
}

interface Spread<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  ask: (name: string, some: Item[]) => Promise<boolean[]>;
}

/** One call for each object, and the answers in the order of the items. */
async function spread<Item>(of: GatheringProject, { items, idOf, ask }: Spread<Item>): Promise<boolean[]> {
  const places = new Map<string, { item: Item; index: number }[]>();
  items.forEach((item, index) => {
    const name = nameFor(of, idOf(item));
    const place = places.get(name) ?? [];
    place.push({ item, index });
    places.set(name, place);
  });
  const answers: boolean[] = items.map(() => false);
  await Promise.all(
    [...places].map(async ([name, place]) => {
      const given = await ask(
        name,
        place.map(({ item }) => item),
      );
      place.forEach(({ index }, at) => (answers[index] = given[at] ?? false));
    }),
  );
  return answers;
}
