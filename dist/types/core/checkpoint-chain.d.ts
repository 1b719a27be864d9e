import { type CheckpointParts } from "./checkpoint-delta.ts";
import type { Checkpoint } from "./schema/checkpoint.ts";
/** Where a chain of deltas ends: reading it may cost this much, or four times what it describes, and no more. */
export interface ChainLimits {
    links: number;
    /** Characters of deltas that are always allowed. */
    characters: number;
    /** Characters of deltas that never are, however large the checkpoint. */
    most: number;
}
/** The newest checkpoint of a run, on which the next one's delta is based. */
export interface ChainTip {
    seq: number;
    /** Place of the chain's first link, which holds the whole checkpoint. */
    base: number;
    parts: CheckpointParts;
    /** Characters of the chain's deltas behind its first link. */
    deltas: number;
}
/** A checkpoint as it is stored: its place, its delta, and the text that the chain must give back for it. */
export interface ChainLink {
    tip: ChainTip;
    body: string;
    text: string;
}
/** Puts a checkpoint behind another; a chain that has grown too long for its reader ends, and a new one begins. */
export declare function linkAfter(before: ChainTip | undefined, checkpoint: Checkpoint, limits: ChainLimits): ChainLink;
/** The tip of a chain that was read: its bodies from its first link on. */
export declare function tipOfChain({ seq, base }: {
    seq: number;
    base: number;
}, bodies: string[]): ChainTip;
/** The checkpoint that a chain's bodies describe, the last one decides; `from` is what the links before them describe. */
export declare function readChain(bodies: string[], from?: CheckpointParts): CheckpointParts;
