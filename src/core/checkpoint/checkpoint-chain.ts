import * as z from "zod";
import type { Checkpoint } from "../schema/checkpoint.ts";

/**
 * When a chain of deltas ends. Reading one may cost `characters`, or four times the checkpoint's size, but never more
 * than `most`.
 */
export interface ChainLimits {
  links: number;
  /** Characters of deltas that are always allowed. */
  characters: number;
  /** Maximum characters of deltas, whatever the checkpoint's size. */
  most: number;
}

/** The newest checkpoint of a run. The next delta is based on it. */
export interface ChainTip {
  seq: number;
  /** Number of the chain's first link, which holds a whole checkpoint. */
  base: number;
  parts: CheckpointParts;
  /** Characters of the chain's deltas after its first link. */
  deltas: number;
}

/** A checkpoint as stored: its number, its delta, and the text that reading the chain must return. */
export interface ChainLink {
  tip: ChainTip;
  body: string;
  text: string;
}

/** Appends a checkpoint to a chain. If the chain would exceed the limits, a new one begins. */
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

/** The tip of a stored chain, from all its bodies. */
export function tipOfChain({ seq, base }: { seq: number; base: number }, bodies: string[]): ChainTip {
  const deltas = bodies.slice(1).reduce((sum, { length }) => sum + length, 0);
  return { seq, base, parts: readChain(bodies), deltas };
}

/** The checkpoint that the bodies describe. `from` is the state before the first of them. */
export function readChain(bodies: string[], from: CheckpointParts = new Map()): CheckpointParts {
  return bodies.reduce<CheckpointParts>(
    (parts, body) => applyDelta(parts, checkpointDeltaSchema.parse(JSON.parse(body))),
    from,
  );
}

/**
 * A checkpoint as JSON texts of its values in order: one for each key, and one for each key of a state that is an
 * object. Most steps change few keys or append to one, and equal strings compare fast.
 */
export type CheckpointParts = Map<string, string>;

const checkpointDeltaSchema = z.object({
  /** Names of all parts, if they differ from those of the checkpoint before. */
  names: z.array(z.string()).optional(),
  /** Part, characters kept at its start, characters kept at its end, and the text between them. */
  edits: z.array(z.tuple([z.string(), z.number(), z.number(), z.string()])),
});
type CheckpointDelta = z.infer<typeof checkpointDeltaSchema>;

const open = "{";

export function partsOf(checkpoint: Checkpoint): CheckpointParts {
  const parts: CheckpointParts = new Map();
  for (const [key, value] of Object.entries(checkpoint)) {
    const isObject = key === "state" && typeof value === "object" && value !== null && !Array.isArray(value);
    if (isObject) parts.set(".state", open);
    else addPart(parts, `.${key}`, value);
    if (isObject) for (const [name, inner] of Object.entries(value)) addPart(parts, `/${name}`, inner);
  }
  return parts;
}

function addPart(parts: CheckpointParts, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (text !== undefined) parts.set(name, text); // an undefined value is left out, as in JSON.stringify
}

/** The checkpoint's JSON, equal to JSON.stringify of the original. */
export function textOfParts(parts: CheckpointParts): string {
  const outer: string[] = [];
  let inner: string[] | undefined;
  const close = () => {
    if (inner) outer.push(`"state":{${inner.join(",")}}`);
    inner = undefined;
  };
  for (const [name, text] of parts) {
    const member = `${JSON.stringify(name.slice(1))}:${text}`;
    if (name.startsWith("/")) {
      inner?.push(member);
      continue;
    }
    close();
    if (name === ".state" && text === open) inner = [];
    else outer.push(member);
  }
  close();
  return `{${outer.join(",")}}`;
}

/** The delta that turns the first checkpoint into the second. */
export function deltaBetween(before: CheckpointParts, after: CheckpointParts): CheckpointDelta {
  const edits: CheckpointDelta["edits"] = [];
  for (const [name, text] of after) {
    const old = before.get(name) ?? "";
    if (old !== text) edits.push(spliceOf(name, old, text));
  }
  const names = [...after.keys()];
  const sameNames = before.size === after.size && [...before.keys()].every((name, index) => name === names[index]);
  return sameNames ? { edits } : { names, edits };
}

function spliceOf(name: string, old: string, text: string): CheckpointDelta["edits"][number] {
  const most = Math.min(old.length, text.length);
  const start = commonStart(old, text, most);
  let end = 0;
  while (end < most - start && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end))
    end += 1;
  return [name, start, end, text.slice(start, text.length - end)];
}

/** Compares blocks first, so that a long history that only grew is compared fast. */
function commonStart(old: string, text: string, most: number): number {
  const block = 1024;
  let start = 0;
  while (start + block <= most && old.slice(start, start + block) === text.slice(start, start + block)) start += block;
  while (start < most && old.charCodeAt(start) === text.charCodeAt(start)) start += 1;
  return start;
}

function applyDelta(before: CheckpointParts, { names, edits }: CheckpointDelta): CheckpointParts {
  const changed = new Map(edits.map((edit) => [edit[0], edit]));
  const after: CheckpointParts = new Map();
  for (const name of names ?? before.keys()) {
    const old = before.get(name) ?? "";
    const edit = changed.get(name);
    after.set(name, edit ? old.slice(0, edit[1]) + edit[3] + old.slice(old.length - edit[2]) : old);
  }
  return after;
}
