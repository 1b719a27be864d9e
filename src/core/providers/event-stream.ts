import { unwrapped } from "../formats/fields/fields.ts";
import { endOfJsonString } from "../json/json-limits.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

/** The data of the last event of OpenAI's streams. */
export const done = "[DONE]";

/** Splits a body of server-sent events into blocks, without the empty lines between them. */
export function splitEvents(body: string): string[] {
  return body
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n\n+/)
    .map((block) => block.replaceAll(/^\n+|\n+$/g, ""))
    .filter((block) => block.trim() !== "");
}

/** The data of a block: its `data:` lines, joined as the specification of server-sent events says. */
export function dataOf(block: string): string {
  return block
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).replace(/^ /, ""))
    .join("\n");
}

/** A block with this data and an optional event name. */
export function eventBlock(data: unknown, event?: string): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return event === undefined ? `data: ${text}` : `event: ${event}\ndata: ${text}`;
}

/** Joins blocks into a body. No empty line follows a broken last block, so clients do not take it for an event. */
export function streamText(blocks: readonly string[]): string {
  const last = blocks.at(-1);
  const end = last === undefined || isBroken(last) ? "" : "\n\n";
  return blocks.join("\n\n") + end;
}

/** Index of the first broken block that is not the last. A stream that was only cut off has none. */
export function damagedBlock(blocks: readonly string[]): number | undefined {
  const index = blocks.findIndex(isBroken);
  return index === -1 || index === blocks.length - 1 ? undefined : index;
}

/** True for a block that is cut off inside its event. */
export function isBroken(block: string): boolean {
  const data = dataOf(block).trim();
  if (data === "") return !/^(?:event|id|retry)?:/.test(block);
  return data !== done && /^[{[]/.test(data) && typeof unwrapped(data) === "string";
}

/** The events of recorded blocks. Comments, broken blocks and blocks without data have none. */
export function eventsOfBlocks(blocks: readonly string[]): Json[] {
  return blocks.flatMap((block) => eventOf(dataOf(block).trim()) ?? []);
}

/** The events of a body of server-sent events or JSON lines. Successive pieces of one text become one event. */
export function eventsOfText(text: string): Json[] {
  const lines = dataLines(text);
  const plain = lines.length === 0 && text.startsWith("{");
  return joinedChunks(plain ? text.split("\n") : lines).flatMap((line) => eventOf(line.trim()) ?? []);
}

function eventOf(data: string): Json | undefined {
  if (data === done) return done;
  const event = unwrapped(data);
  return isObject(event) ? event : undefined;
}

function dataLines(text: string): string[] {
  const isPadded = text.includes(padding);
  const lines: string[] = [];
  // A search is faster than a split: most lines are event names or empty.
  for (let at = text.startsWith("data:") ? 0 : nextData(text, 0); at !== -1; at = nextData(text, at)) {
    const end = text.indexOf("\n", at);
    const data = text.slice(at + "data:".length, end === -1 ? text.length : end).trim();
    lines.push(isPadded ? withoutPadding(data) : data);
  }
  return lines;
}

function nextData(text: string, from: number): number {
  const at = text.indexOf("\ndata:", from);
  return at === -1 ? -1 : at + 1;
}

const padding = ',"obfuscation":"';

/** Removes the random letters with which OpenAI hides the length of a piece from observers of the traffic. */
function withoutPadding(chunk: string): string {
  const at = chunk.lastIndexOf(padding);
  return at !== -1 && /^,"obfuscation":"\w*"\}$/.test(chunk.slice(at)) ? `${chunk.slice(0, at)}}` : chunk;
}

const addition = /"(?:content|text|arguments|partial_json|thinking|reasoning_content)"\s*:\s*"/;

/**
 * Joins successive chunks that differ only in the piece of text that they add. There may be thousands, and parsing each
 * takes most of the time.
 */
function joinedChunks(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let head = "";
  let tail = "";
  let added = "";
  for (const line of lines) {
    const end = line.length - tail.length;
    const alike = head !== "" && end >= head.length && line.slice(0, head.length) === head && line.slice(end) === tail;
    if (alike && endOfJsonString(line, head.length) === end) {
      added += line.slice(head.length, end);
      continue;
    }
    if (head !== "") joined.push(`${head}${added}${tail}`);
    const found = addition.exec(line);
    if (!found) {
      joined.push(line);
      head = "";
      continue;
    }
    const from = found.index + found[0].length;
    const to = endOfJsonString(line, from);
    head = line.slice(0, from);
    added = line.slice(from, to);
    tail = line.slice(to);
  }
  if (head !== "") joined.push(`${head}${added}${tail}`);
  return joined;
}
