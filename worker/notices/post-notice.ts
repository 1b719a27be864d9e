/**
 * Sends a body until the receiver accepts it. Repeats have the same id, so that the receiver can recognise them.
 * Returns the last status, 0 without an answer. It never throws: the runs are stored even if no notice can be sent.
 */
export type PostNotice = (url: string, headers: Record<string, string>, body: string) => Promise<number>;

export interface PostDeps {
  /** Sends once. */
  send: (url: string, headers: Record<string, string>, body: string) => Promise<Sent>;
  sleep: (ms: number) => Promise<void>;
  now: () => number;
}

export interface Sent {
  status: number;
  retryAfter: string | null;
}

const waits = [500, 2_000, 5_000];
const longestWait = 10_000;
/** A receiver gets at most `atOnce` notices at once, then one a minute: a flood of them would tell it nothing. */
const atOnce = 20;
const perMinute = 1;
const maxReceivers = 1_000;

export function createPostNotice({ send, sleep, now }: PostDeps): PostNotice {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return async (url, headers, body) => {
    if (!take(url)) return 0;
    let sent = await attempt(url, headers, body);
    for (const wait of waits) {
      if (!mayRepeat(sent.status)) break;
      const requestedWait = Number(sent.retryAfter ?? 0) * 1_000 || 0;
      await sleep(Math.max(wait, Math.min(longestWait, requestedWait)));
      sent = await attempt(url, headers, body);
    }
    return sent.status;
  };

  function take(url: string): boolean {
    const at = now();
    const bucket = buckets.get(url) ?? { tokens: atOnce, at };
    const tokens = Math.min(atOnce, bucket.tokens + (Math.max(0, at - bucket.at) / 60_000) * perMinute);
    if (buckets.size >= maxReceivers) buckets.clear();
    buckets.set(url, { tokens: tokens < 1 ? tokens : tokens - 1, at });
    return tokens >= 1;
  }

  async function attempt(url: string, headers: Record<string, string>, body: string): Promise<Sent> {
    try {
      return await send(url, headers, body);
    } catch {
      return { status: 0, retryAfter: null }; // unreachable or too slow
    }
  }
}

function mayRepeat(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
