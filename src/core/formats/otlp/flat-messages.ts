import { append } from "../../append.ts";
import { isObject } from "../../schema/is-object.ts";
import type { Json, JsonObject } from "../../schema/json.ts";
import { readMessages } from "../messages/message.ts";
import type { Message } from "../messages/message-shape.ts";
import type { Attributes } from "./otlp-span.ts";

const maxIndex = 10_000;
const maxParts = 16;

/** The attributes at one index: the names below it, and their values. */
interface Members {
  paths: Path[];
  values: Json[];
}

interface Entry extends Members {
  messages: Message[];
}

type Path = readonly string[];

/**
 * Reads messages that are flattened into attributes: `N.message.…` (OpenInference) or `N.…` (OpenLLMetry) under a
 * prefix. Each request repeats the history of the one before it: a message that has not changed at its index is the
 * same object.
 */
export class FlatMessages {
  private readonly known = new Map<string, Map<number, Entry>>();

  read(attributes: Attributes, prefix: string, role: string): Message[] {
    const given = membersUnder(attributes, prefix);
    if (!given) return [];
    const before = this.known.get(prefix) ?? new Map<number, Entry>();
    this.known.set(prefix, before);
    const messages: Message[] = [];
    for (const index of inOrder([...given.keys()])) {
      const members = given.get(index) ?? { paths: [], values: [] };
      const known = before.get(index);
      const entry = known && isSame(known, members) ? known : { ...members, messages: messagesOf(members, role) };
      if (entry !== known) before.set(index, entry);
      append(messages, entry.messages);
    }
    return messages;
  }
}

function isSame(a: Members, b: Members): boolean {
  if (a.values.length !== b.values.length) return false;
  // Paths are cached by their key, so equal ones are the same object.
  for (let at = 0; at < a.values.length; at += 1) {
    if (a.values[at] !== b.values[at] || a.paths[at] !== b.paths[at]) return false;
  }
  return true;
}

function inOrder(indices: number[]): number[] {
  const sorted = indices.every((index, at) => at === 0 || index > (indices[at - 1] ?? 0));
  return sorted ? indices : indices.toSorted((a, b) => a - b);
}

function membersUnder(attributes: Attributes, prefix: string): Map<number, Members> | undefined {
  let found: Map<number, Members> | undefined;
  const names = indexedNamesUnder(prefix);
  // Attributes have no prototype, so every key is their own.
  for (const key in attributes) {
    const name = indexedNameOf(names, key, prefix);
    if (!name) continue;
    found ??= new Map();
    let members = found.get(name.index);
    if (!members) {
      members = { paths: [], values: [] };
      found.set(name.index, members);
    }
    members.paths.push(name.path);
    members.values.push(attributes[key] ?? null);
  }
  return found;
}

interface IndexedName {
  index: number;
  /** The names below the index. */
  path: Path;
}

type IndexedNames = Map<string, IndexedName | undefined>;

const maxKnown = 5000;
/** No convention has longer keys, and cached keys stay in memory until the process ends. */
const longestKnown = 200;
const known = new Map<string, IndexedNames>();

/** Parsed keys under a prefix. Spans repeat the same keys, and there are few prefixes. */
function indexedNamesUnder(prefix: string): IndexedNames {
  const names: IndexedNames = known.get(prefix) ?? new Map();
  known.set(prefix, names);
  return names;
}

function indexedNameOf(names: IndexedNames, key: string, prefix: string): IndexedName | undefined {
  const name = names.get(key);
  if (name !== undefined || names.has(key)) return name;
  const fresh = parsedIndexedName(key, prefix);
  if (names.size < maxKnown && key.length <= longestKnown) names.set(key, fresh);
  return fresh;
}

/** Undefined for names that would reach a prototype, and for indices that no list has. */
function parsedIndexedName(key: string, prefix: string): IndexedName | undefined {
  if (!key.startsWith(prefix) || key.charAt(prefix.length) !== ".") return undefined;
  const [index = "", ...path] = key.slice(prefix.length + 1).split(".");
  if (!/^\d+$/.test(index) || path.length >= maxParts || [index, ...path].some(isUnsafe)) return undefined;
  return { index: Number(index), path };
}

function isUnsafe(part: string): boolean {
  return part === "__proto__" || part === "constructor" || part === "prototype" || Number(part) > maxIndex;
}

function messagesOf({ paths, values }: Members, role: string): Message[] {
  let message: JsonObject = {};
  for (const [at, path] of paths.entries()) {
    const value = values[at] ?? null;
    if (path.length > 0) put(message, path, value);
    else if (isObject(value)) message = { ...value, ...message };
  }
  return readMessages(chatMessage(message), role);
}

/** Indices stay names here, so that an index of 9999 allocates nothing. */
function put(tree: JsonObject, path: Path, value: Json): void {
  let here = tree;
  const last = path.length - 1;
  for (let at = 0; at < last; at += 1) {
    const part = path[at] ?? "";
    const next = here[part];
    const child: JsonObject = isObject(next) ? next : {};
    if (child !== next) here[part] = child;
    here = child;
  }
  const name = path[last] ?? "";
  if (!isObject(here[name])) here[name] = value;
}

/** The members of a tree whose names are indices, in order. */
function listedIn(tree: Json | undefined): JsonObject[] {
  if (!isObject(tree)) return [];
  const listed: JsonObject[] = [];
  // Engines list indices first and in ascending order.
  for (const name in tree) {
    const member = tree[name];
    if (isObject(member) && /^\d+$/.test(name)) listed.push(member);
  }
  return listed;
}

/** A flattened message as a plain chat message. */
function chatMessage(entry: JsonObject): JsonObject {
  const message = isObject(entry["message"]) ? entry["message"] : entry;
  if (message["tool_calls"] === undefined && message["contents"] === undefined) return message;
  const { tool_calls: calls, contents, ...rest } = message;
  const parts = listedIn(contents).map((part) => (isObject(part["message_content"]) ? part["message_content"] : part));
  const requested = listedIn(calls).map((call) => (isObject(call["tool_call"]) ? call["tool_call"] : call));
  return {
    ...rest,
    ...(parts.length > 0 && rest["content"] === undefined ? { content: parts } : {}),
    ...(requested.length > 0 ? { tool_calls: requested } : {}),
  };
}
