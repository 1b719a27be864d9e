import { canonicalJson } from "../json/canonical-json.ts";
import type { EffectLookup } from "../effects.ts";
import type { Effects } from "../schema/effect.ts";
import type { RecordedCall } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";

/** Where pooled reads come from: the recordings of one case, or one kept run. */
export interface PoolSource {
  /** Names it in reports: a case's id, or that of a kept run, which is an agent's text. */
  name: string;
  /** The group that the failure belongs to: its other runs are asked first. */
  fingerprint?: string | undefined;
  /** When what has no time of its own was recorded. */
  at?: string | undefined;
  /** Effects that the case itself declares. */
  effects?: Effects | undefined;
  calls: readonly RecordedCall[];
}

/** One recorded answer to a read, with what had been written in its run before. */
export interface PooledRead {
  call: RecordedCall;
  source: PoolSource;
  /** Milliseconds since 1970. */
  at: number;
  written: readonly RecordedCall[];
}

/**
 * The reads of a source that may answer for another case: not stale, not failed, of a known time. A failure is no state of the world,
 * and what was recorded at an unknown time has no age.
 */
export function pooledReads(source: PoolSource, effects: EffectLookup): PooledRead[] {
  const written: RecordedCall[] = [];
  let runId: string | undefined;
  return source.calls.flatMap((call) => {
    // Recordings of several runs stand in one case: what another run wrote was not written in this one.
    if (call.source?.run_id !== runId) written.length = 0;
    runId = call.source?.run_id;
    if (call.effect === "write" || effects(call.tool).effect === "write") {
      if (call.error === undefined) written.push(call);
      return [];
    }
    const at = Date.parse(call.recorded_at ?? source.at ?? "");
    const usable = call.output !== undefined && call.error === undefined && call.stale !== true && !Number.isNaN(at);
    return usable ? [{ call, source, at, written: [...written] }] : [];
  });
}

/** Equal for equal calls. */
export function readKey({ tool, args }: { tool: string; args: Json }): string {
  return canonicalJson([tool, args]);
}
