import type { ProjectSettings } from "../../src/api/schema/settings.ts";

/**
 * Limits the requests of one project before any of a body is read. A request passes a token bucket in this isolate and
 * Cloudflare's counter for the location, which all isolates share. It then takes a place among the project's running
 * requests. The limits are approximate; the daily quota is counted from the journal.
 */
export interface RateLimit {
  enter(request: BrakedRequest): Promise<Entry>;
}

/** The kind of a request. Each has its own bucket and places, so that readers do not wait behind their own agents. */
export type Way = "in" | "out" | "hook";

export interface BrakedRequest {
  project: string;
  way: Way;
  limits: Pick<ProjectSettings["limits"], "requests_per_minute" | "requests_at_once">;
  /** The declared length; a large body counts as several requests. */
  bytes: number;
}

export type Entry = { ok: true; leave: () => void } | { ok: false; why: "rate" | "at_once"; wait: number };

/** Cloudflare's rate limiting binding: `unit` requests in `burst` per key and location, as in `wrangler.jsonc`. */
export interface LocationCounter {
  limit(of: { key: string }): Promise<{ success: boolean }>;
}

export interface RateLimitDeps {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
  counter: LocationCounter | undefined;
}

const maxProjects = 10_000;
/**
 * A bucket holds ten seconds' worth of the rate, at least `fewest` requests, and at most a minute's worth. This bounds
 * the burst after a pause.
 */
const burst = 10_000;
const fewest = 20;
const unit = 100;
const bytesPerRequest = 1_048_576;
/** The maximum number of requests that a body counts as. A body over the size limit is refused unread. */
const dearest = 64;

export function createRateLimit({ now, sleep, counter }: RateLimitDeps): RateLimit {
  const take = createBuckets(now);
  const places = createQueue(now, sleep);
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

  /** The binding has one limit for all keys, so a project with a higher limit spreads evenly over several keys. */
  function shardOf(perMinute: number): number {
    turn += 1;
    return turn % Math.max(1, Math.ceil((perMinute * burst) / 60_000 / unit));
  }
}

/** Returns the seconds to wait; 0 to continue. */
function createBuckets(now: () => number): (key: string, perMinute: number, cost: number) => number {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key, perMinute, cost) => {
    const at = now();
    const capacity = Math.max(Math.min(perMinute, fewest), (perMinute * burst) / 60_000);
    // A clock that was set back removes no tokens.
    const bucket = buckets.get(key) ?? { tokens: capacity, at };
    const tokens = Math.min(capacity, bucket.tokens + (Math.max(0, at - bucket.at) * perMinute) / 60_000);
    if (tokens < 1) {
      buckets.set(key, { tokens, at });
      return Math.max(1, Math.ceil(((1 - tokens) * 60) / perMinute));
    }
    if (buckets.size >= maxProjects) buckets.clear();
    // A body may cost more than the bucket holds: it is admitted, and later requests wait longer.
    buckets.set(key, { tokens: tokens - cost, at });
    return 0;
  };
}

/**
 * When a place is freed, in milliseconds: later than the slowest body takes. It frees the places of clients that went
 * away.
 */
const ticketLives = 45_000;
const maxWaiting = 64;
const longestWait = 2_000;
const look = 10;

/** Limits a project's running requests. Further ones wait in line, so that no project starves the others. */
function createQueue(now: () => number, sleep: (ms: number) => Promise<void>) {
  const lines = new Map<string, Map<number, number>>();
  let last = 0;
  return {
    async take(key: string, atOnce: number): Promise<Entry> {
      const line = lines.get(key) ?? new Map<number, number>();
      const arrivedAt = now();
      for (const [ticket, since] of line) if (arrivedAt - since > ticketLives) line.delete(ticket);
      if (line.size >= atOnce + maxWaiting) return { ok: false, why: "at_once", wait: 1 };
      last += 1;
      const ticket = last;
      line.set(ticket, arrivedAt);
      lines.set(key, line);
      const leave = () => {
        line.delete(ticket);
        if (line.size === 0) lines.delete(key);
      };
      // Each request polls by itself: if another one had to wake it, it would hang when that one is cut off.
      while (!isAmongFirst(line, ticket, atOnce)) {
        if (now() - arrivedAt > longestWait) {
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
