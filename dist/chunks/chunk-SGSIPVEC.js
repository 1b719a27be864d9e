import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  array,
  number,
  object,
  string,
  tuple
} from "./chunk-T7EWDS7W.js";

// src/core/checkpoint-delta.ts
var checkpointDeltaSchema = object({
  /** Names of all parts, where they are not those of the checkpoint before. */
  names: array(string()).optional(),
  /** Part, characters kept at its start, characters kept at its end, and what stands between them. */
  edits: array(tuple([string(), number(), number(), string()]))
});
var open = "{";
function partsOf(checkpoint) {
  const parts = /* @__PURE__ */ new Map();
  for (const [key, value] of Object.entries(checkpoint)) {
    const isObject = key === "state" && typeof value === "object" && value !== null && !Array.isArray(value);
    if (isObject) parts.set(".state", open);
    else addPart(parts, `.${key}`, value);
    if (isObject) for (const [name, inner] of Object.entries(value)) addPart(parts, `/${name}`, inner);
  }
  return parts;
}
function addPart(parts, name, value) {
  const text = JSON.stringify(value);
  if (text !== void 0) parts.set(name, text);
}
function textOfParts(parts) {
  const outer = [];
  let inner;
  const close = () => {
    if (inner) outer.push(`"state":{${inner.join(",")}}`);
    inner = void 0;
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
function deltaBetween(before, after) {
  const edits = [];
  for (const [name, text] of after) {
    const old = before.get(name) ?? "";
    if (old !== text) edits.push(spliceOf(name, old, text));
  }
  const names = [...after.keys()];
  const sameNames = before.size === after.size && [...before.keys()].every((name, index) => name === names[index]);
  return sameNames ? { edits } : { names, edits };
}
function spliceOf(name, old, text) {
  const most = Math.min(old.length, text.length);
  const start = commonStart(old, text, most);
  let end = 0;
  while (end < most - start && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end))
    end += 1;
  return [name, start, end, text.slice(start, text.length - end)];
}
function commonStart(old, text, most) {
  const block = 1024;
  let start = 0;
  while (start + block <= most && old.slice(start, start + block) === text.slice(start, start + block)) start += block;
  while (start < most && old.charCodeAt(start) === text.charCodeAt(start)) start += 1;
  return start;
}
function applyDelta(before, { names, edits }) {
  const changed = new Map(edits.map((edit) => [edit[0], edit]));
  const after = /* @__PURE__ */ new Map();
  for (const name of names ?? before.keys()) {
    const old = before.get(name) ?? "";
    const edit = changed.get(name);
    after.set(name, edit ? old.slice(0, edit[1]) + edit[3] + old.slice(old.length - edit[2]) : old);
  }
  return after;
}

// src/core/checkpoint-chain.ts
function linkAfter(before, checkpoint, limits) {
  const parts = partsOf(checkpoint);
  const text = textOfParts(parts);
  const delta = JSON.stringify(deltaBetween(before?.parts ?? /* @__PURE__ */ new Map(), parts));
  if (before && goesOn(before, { delta, text, limits })) {
    const tip = { seq: before.seq + 1, base: before.base, parts, deltas: before.deltas + delta.length };
    return { tip, body: delta, text };
  }
  const seq = (before?.seq ?? -1) + 1;
  const body = before ? JSON.stringify(deltaBetween(/* @__PURE__ */ new Map(), parts)) : delta;
  return { tip: { seq, base: seq, parts, deltas: 0 }, body, text };
}
function goesOn({ seq, base, deltas }, { delta, text, limits }) {
  const allowed = Math.min(limits.most, Math.max(limits.characters, 4 * text.length));
  return seq - base < limits.links && deltas + delta.length <= allowed;
}
function tipOfChain({ seq, base }, bodies) {
  const deltas = bodies.slice(1).reduce((sum, { length }) => sum + length, 0);
  return { seq, base, parts: readChain(bodies), deltas };
}
function readChain(bodies, from = /* @__PURE__ */ new Map()) {
  return bodies.reduce(
    (parts, body) => applyDelta(parts, checkpointDeltaSchema.parse(JSON.parse(body))),
    from
  );
}

export {
  partsOf,
  textOfParts,
  linkAfter,
  tipOfChain,
  readChain
};
