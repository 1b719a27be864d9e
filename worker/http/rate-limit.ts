import type { ProjectSettings } from "../../src/api/schema/settings.ts";

/**
 * The brake on one project's flood, asked before a byte of a body is read: a bucket in this isolate, which costs next to nothing,
 * then Cloudflare's counter of the location, which all isolates share, then a place among the project's requests at work. It is
 * no ledger; the daily quota is counted from the journal.
 */
export interface RateLimit {
  enter(request: BrakedRequest): Promise<Entry>;
}

/** People who read must not wait behind their own agents' flood, so each way has a bucket and places of its own. */
export type Way = "in" | "out" | "hook";

export interface BrakedRequest {
  project: string;
  way: Way;
  limits: Pick<ProjectSettings["limits"], "requests_per_minute" | "requests_at_once">;
  /** As declared; a large body counts as several requests. */
  bytes: number;
}

export type Entry = { ok: true; leave: () => void } | { ok: false; why: "rate" | "at_once"; wait: number };

/** Cloudflare's rate limiting binding: `unit` requests in `burst` per key and location, as `wrangler.jsonc` has it. */
export interface LocationCounter {
  limit(of: { key: string }): Promise<{ success: boolean }>;
}

export interface RateLimitDeps {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  counter: LocationCounter | undefined;
}

const maxProjects = 10_000;
/** A bucket holds ten seconds' worth of the rate, or a few, but no more than a minute's: that bounds what comes at once after a pause. */
const burst = 10_000;
const fewest = 20;
const unit = 100;
const bytesPerRequest = 1_048_576;
/** What a body may cost at most: one that only declares more than any may have is refused unread, and must not be paid for. */
const dearest = 64;

export function createRateLimit({ now, sleep, counter }: RateLimitDeps): RateLimit {
  const take = createBuckets(now);
  const places = createPlaces(now, sleep);
  let turn = 0;
  return {
    async enter({ project, way, limits, bytes }) {
      const key = `${project} ${way}`;
      const perMinute = limits.requests_per_minute;
      const cost = Math.min(dearest, 1 + Math.floor(bytes / bytesPerRequest));
      const wait = take(key, perMinute, cost);
      if (wait > 0) return { ok: false, why: "rate", wait };
      if (counter !== undefined && !(await counter.limit({ key: `${key} ${shardOf(perMinute)}` })).success) {
        return { ok: false, why: "rate", wait: Math.ceil((burst - (now() % burst)) / 1000) };
      }
      return places.take(key, limits.requests_at_once);
    },
  };

  /** The binding knows one limit for all keys: a project with a higher one spreads evenly over as many keys as it has units. */
  function shardOf(perMinute: number): number {
    turn += 1;
    return turn % Math.max(1, Math.ceil((perMinute * burst) / 60_000 / unit));
  }
}

/** Seconds to wait; 0 = go on. */
function createBuckets(now: () => number): (key: string, perMinute: number, cost: number) => number {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key, perMinute, cost) => {
    const at = now();
    const capacity = Math.max(Math.min(perMinute, fewest), (perMinute * burst) / 60_000);
    // A clock that was set back takes nothing away.
    const bucket = buckets.get(key) ?? { tokens: capacity, at };
    const tokens = Math.min(capacity, bucket.tokens + (Math.max(0, at - bucket.at) * perMinute) / 60_000);
    if (tokens < 1) {
      buckets.set(key, { tokens, at });
      return Math.max(1, Math.ceil(((1 - tokens) * 60) / perMinute));
    }
    if (buckets.size >= maxProjects) buckets.clear();
    // One body may be dearer than the bucket is deep: it is let in, and paid for by those after it.
    buckets.set(key, { tokens: tokens - cost, at });
    return 0;
  };
}

/** Longer than the slowest body may take; a client that went away takes its request's end with it, and leaves its place behind. */
const placeLives = 45_000;
const maxWaiting = 64;
const longestWait = 2_000;
const look = 10;

/** So many requests of one project work at a time, the next ones wait in line: what was let in cannot starve the others. */
function createPlaces(now: () => number, sleep: (ms: number) => Promise<void>) {
  const lines = new Map<string, Map<number, number>>();
  let last = 0;
  return {
    async take(key: string, atOnce: number): Promise<Entry> {
      const line = lines.get(key) ?? new Map<number, number>();
      const came = now();
      for (const [ticket, since] of line) if (came - since > placeLives) line.delete(ticket);
      if (line.size >= atOnce + maxWaiting) return { ok: false, why: "at_once", wait: 1 };
      last += 1;
      const ticket = last;
      line.set(ticket, came);
      lines.set(key, line);
      const leave = () => {
        line.delete(ticket);
        if (line.size === 0) lines.delete(key);
      };
      // Each looks by itself: a request that is woken by another one hangs when that one is cut off.
      while (!isAmongFirst(line, ticket, atOnce)) {
        if (now() - came > longestWait) {
          leave();
          return { ok: false, why: "at_once", wait: 1 };
        }
        await sleep(look);
      }
      return { ok: true, leave };
    },
  };
}

function isAmongFirst(line: ReadonlyMap<number, number>, ticket: number, count: number): boolean {
  let seen = 0;
  for (const one of line.keys()) {
    if (one === ticket) return true;
    seen += 1;
    if (seen >= count) return false;
  }
  return false;
}
