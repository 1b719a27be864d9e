import * as z from "zod";
import type { Checkpoint } from "../schema/checkpoint.ts";

/**
 * A checkpoint cut into the texts of its values, in their order: one for each key, and one for each key of an object state.
 * Steps mostly change few keys, or append to one; equal texts compare at the speed of a string.
 */
export type CheckpointParts = Map<string, string>;

export const checkpointDeltaSchema = z.object({
  /** Names of all parts, where they are not those of the checkpoint before. */
  names: z.array(z.string()).optional(),
  /** Part, characters kept at its start, characters kept at its end, and what stands between them. */
  edits: z.array(z.tuple([z.string(), z.number(), z.number(), z.string()])),
});
export type CheckpointDelta = z.infer<typeof checkpointDeltaSchema>;

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
  if (text !== undefined) parts.set(name, text); // an undefined value is no JSON and is left out, as JSON.stringify does
}

/** The checkpoint's JSON, the same as JSON.stringify of what the parts were made of. */
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

/** What makes the second checkpoint of the first. */
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

/** In blocks first: a long history that only grew is compared at the speed of memory. */
function commonStart(old: string, text: string, most: number): number {
  const block = 1024;
  let start = 0;
  while (start + block <= most && old.slice(start, start + block) === text.slice(start, start + block)) start += block;
  while (start < most && old.charCodeAt(start) === text.charCodeAt(start)) start += 1;
  return start;
}

export function applyDelta(before: CheckpointParts, { names, edits }: CheckpointDelta): CheckpointParts {
  const changed = new Map(edits.map((edit) => [edit[0], edit]));
  const after: CheckpointParts = new Map();
  for (const name of names ?? before.keys()) {
    const old = before.get(name) ?? "";
    const edit = changed.get(name);
    after.set(name, edit ? old.slice(0, edit[1]) + edit[3] + old.slice(old.length - edit[2]) : old);
  }
  return after;
}
