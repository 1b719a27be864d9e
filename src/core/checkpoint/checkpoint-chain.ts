import {
  applyDelta,
  type CheckpointParts,
  checkpointDeltaSchema,
  deltaBetween,
  partsOf,
  textOfParts,
} from "./checkpoint-delta.ts";
import type { Checkpoint } from "../schema/checkpoint.ts";

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
export function linkAfter(before: ChainTip | undefined, checkpoint: Checkpoint, limits: ChainLimits): ChainLink {
  const parts = partsOf(checkpoint);
  const text = textOfParts(parts);
  const delta = JSON.stringify(deltaBetween(before?.parts ?? new Map(), parts));
  if (before && goesOn(before, { delta, text, limits })) {
    const tip = { seq: before.seq + 1, base: before.base, parts, deltas: before.deltas + delta.length };
    return { tip, body: delta, text };
  }
  const seq = (before?.seq ?? -1) + 1;
  const body = before ? JSON.stringify(deltaBetween(new Map(), parts)) : delta;
  return { tip: { seq, base: seq, parts, deltas: 0 }, body, text };
}

interface Growth {
  delta: string;
  text: string;
  limits: ChainLimits;
}

function goesOn({ seq, base, deltas }: ChainTip, { delta, text, limits }: Growth): boolean {
  const allowed = Math.min(limits.most, Math.max(limits.characters, 4 * text.length));
  return seq - base < limits.links && deltas + delta.length <= allowed;
}

/** The tip of a chain that was read: its bodies from its first link on. */
export function tipOfChain({ seq, base }: { seq: number; base: number }, bodies: string[]): ChainTip {
  const deltas = bodies.slice(1).reduce((sum, { length }) => sum + length, 0);
  return { seq, base, parts: readChain(bodies), deltas };
}

/** The checkpoint that a chain's bodies describe, the last one decides; `from` is what the links before them describe. */
export function readChain(bodies: string[], from: CheckpointParts = new Map()): CheckpointParts {
  return bodies.reduce<CheckpointParts>(
    (parts, body) => applyDelta(parts, checkpointDeltaSchema.parse(JSON.parse(body))),
    from,
  );
}
