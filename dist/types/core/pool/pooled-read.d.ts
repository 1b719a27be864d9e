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
export declare function pooledReads(source: PoolSource, effects: EffectLookup): PooledRead[];
/** Equal for equal calls. */
export declare function readKey({ tool, args }: {
    tool: string;
    args: Json;
}): string;
