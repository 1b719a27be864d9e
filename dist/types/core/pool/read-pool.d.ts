import type { RecordedCall } from "../schema/fixtures.ts";
import type { Json } from "../schema/json.ts";
import { type PooledRead } from "./pooled-read.ts";
/** Every pooled read of a project by what it asks; made once for many cases. */
export type PoolIndex = ReadonlyMap<string, readonly PooledRead[]>;
export declare function indexReads(reads: Iterable<PooledRead>): PoolIndex;
export interface ReadPoolOptions {
    index: () => PoolIndex;
    /** The case's own recordings. */
    own: readonly RecordedCall[];
    /** The case's id and its run's: what it has itself is no second opinion. */
    exclude: ReadonlySet<string>;
    fingerprint: string | undefined;
    /** When the case was recorded, in milliseconds since 1970. */
    at: number;
    maxAge: number;
}
/** `refused`: why what is there is not served. */
export type PoolAnswer = {
    read: PooledRead;
    age_ms: number;
} | {
    refused: string;
} | undefined;
export interface ReadPool {
    /** The answer to a read of which the case has no recording; `written`: what this attempt wrote before. */
    find(asked: {
        tool: string;
        args: Json;
    }, written: readonly RecordedCall[]): PoolAnswer;
}
/**
 * Answers reads from other cases and kept runs. An answer counts only as long as nothing tells that it was another world: no write
 * before it, in its own run or in this attempt, that may show in it; no source that contradicts the case about the same thing; no two
 * answers that contradict each other; and no more time between the two recordings than the project allows.
 */
export declare function createReadPool({ index, own, exclude, fingerprint, at, maxAge }: ReadPoolOptions): ReadPool;
