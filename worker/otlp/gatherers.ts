import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import type { Feedback } from "../../src/core/schema/trace.ts";

/** The redacted spans or log records of one trace from one request. */
export interface SpanChunk {
  /** Key of the run that has the trace's id as its run id. */
  id: string;
  traceId: string;
  /** `{resourceSpans or resourceLogs: […], subjects, origin}` of this trace only, brotli-compressed JSON. */
  body: Uint8Array;
  /** Size of the JSON: a trace's chunks together stay below the largest body. */
  bytes: number;
  /** Digest of the JSON, so that a repeated chunk is not kept twice. */
  hash: string;
  /** True if the spans include an ended root span, so that no more are expected. */
  rootEnded: boolean;
  /** True to close the run soon after its root's end; otherwise it may wait as long as one without a root's end. */
  awaited: boolean;
}

/** The project whose spans gather. */
export interface GatheringProject {
  project: string;
  settings: { limits: Pick<ProjectSettings["limits"], "requests_per_minute"> };
}

/** Where spans wait until their trace is complete: a project's Durable Objects. */
export interface Gatherers {
  /** `false` for each chunk that was not accepted because its trace would be larger than a run may be. */
  append(of: GatheringProject, chunks: readonly SpanChunk[]): Promise<boolean[]>;
  areOpen(of: GatheringProject, ids: readonly string[]): Promise<boolean[]>;
  /** Keeps redacted feedback until the trace is closed. Returns `false` if the trace is not open. */
  giveFeedback(of: GatheringProject, id: string, feedback: Feedback): Promise<boolean>;
}

/** One of a project's Durable Objects, as its callers see it. */
export interface Gatherer {
  append(project: string, chunks: readonly SpanChunk[]): Promise<boolean[]>;
  areOpen(ids: readonly string[]): Promise<boolean[]>;
  giveFeedback(id: string, feedback: Feedback): Promise<boolean>;
}

/** One object can handle several times as many requests per minute; each further object costs rows of its own. */
const requestsPerGatherer = 6_000;
const mostGatherers = 64;

/** How many objects gather a project's traces: as few as its rate needs, so that traces share rows and alarms. */
export function gatherersOf({ settings }: GatheringProject): number {
  const needed = Math.ceil(settings.limits.requests_per_minute / requestsPerGatherer);
  return Math.min(mostGatherers, Math.max(1, needed));
}

/** Names an object. Earlier versions named theirs `<project>/<id>`, one per trace. */
function gathererName({ project }: GatheringProject, shard: number): string {
  return `${project}/shard-${shard}`;
}

/**
 * Finds each trace's object by a hash of its id. If the number of objects changes, an open trace may be split over two:
 * each closes its part, and the second is added like late spans.
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

/** The id is a hash already: its first digits choose an object evenly. */
function nameFor(of: GatheringProject, id: string): string {
  return gathererName(of, Number.parseInt(id.slice(0, 8), 16) % gatherersOf(of));
}

interface Spread<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string;
  ask: (name: string, some: Item[]) => Promise<boolean[]>;
}

/** Calls each object once and returns the answers in the order of the items. */
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
