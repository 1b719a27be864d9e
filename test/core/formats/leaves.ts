import { strFromU8, unzipSync } from "fflate";
import { decoded } from "../../../src/core/formats/otlp/dialect.ts";
import { plainValue } from "../../../src/core/formats/otlp/otlp-span.ts";
import { readCassette } from "../../../src/core/formats/http/yaml-cassette.ts";
import type { ImportedTrace } from "../../../src/core/formats/input/read-traces.ts";
import { isObject } from "../../../src/core/schema/is-object.ts";
import type { Json } from "../../../src/core/schema/json.ts";

/** A text of a file, with the names of the members that lead to it; places in lists are `[]`. */
export interface Leaf {
  path: string;
  text: string;
}

/** Every text of a value; JSON that is written inside a text counts as its own leaves. */
export function leavesOf(value: Json, path = ""): Leaf[] {
  const leaves: Leaf[] = [];
  const waiting: { value: Json; path: string }[] = [{ value, path }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const here = typeof next.value === "string" ? (decoded(next.value) ?? null) : next.value;
    if (typeof here === "string") {
      if (here.trim() !== "") leaves.push({ path: next.path, text: here });
    } else if (Array.isArray(here)) {
      const inside = next.path.endsWith("[]") ? next.path : `${next.path}[]`;
      for (const member of here) waiting.push({ value: member, path: inside });
    } else if (isObject(here) && typeof here["key"] === "string" && "value" in here) {
      // An attribute of OTLP: its name says where its value stands.
      waiting.push({ value: plainValue(here["value"] ?? null), path: `${next.path}.${here["key"]}` });
    } else if (isObject(here)) {
      for (const [name, member] of Object.entries(here))
        waiting.push({ value: member, path: next.path === "" ? name : `${next.path}.${name}` });
    }
  }
  return leaves;
}

/** The JSON of a file, of its lines or events, of an archive's files or of a cassette in YAML, before any reader sees it; undefined where it is none. */
export function rawJson(bytes: Uint8Array): Json | undefined {
  const text = strFromU8(bytes);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  for (const parse of [
    (): Json => withAttachments(JSON.parse(text)),
    (): Json => lines.map((line): Json => JSON.parse(line)),
    (): Json => eventsIn(lines),
    (): Json => logIn(bytes),
    (): Json => readCassette(text, "file"),
    (): Json => JSON.parse(`[${text.replaceAll(/\}\s*\{/g, "},{")}]`),
  ]) {
    try {
      return parse();
    } catch {
      // The next way is tried.
    }
  }
  return undefined;
}

/** The files of an archive of Inspect; its journal, summaries and reductions tell the same again, shortened. */
function logIn(bytes: Uint8Array): Json {
  const files = unzipSync(bytes, { filter: ({ name }) => /^(?:header\.json$|samples\/)/.test(name) });
  return Object.values(files).map((file) => withAttachments(JSON.parse(strFromU8(file))));
}

/** Data of server-sent events; a stream's end is a mark. */
function eventsIn(lines: string[]): Json {
  const data = lines.filter((line) => line.startsWith("data:") && !line.endsWith("[DONE]"));
  if (data.length === 0) throw new Error("no events");
  return data.map((line): Json => JSON.parse(line.slice("data:".length)));
}

/** Inspect keeps long texts apart from the place that names them: here they are put back. */
export function withAttachments(value: Json): Json {
  if (!isObject(value)) return value;
  if (Array.isArray(value["samples"])) return { ...value, samples: value["samples"].map(withAttachments) };
  const { attachments, ...rest } = value;
  if (!isObject(attachments)) return value;
  const text = JSON.stringify(rest).replaceAll(/"attachment:\/\/(\w+)"/g, (name, key: string) =>
    Object.hasOwn(attachments, key) ? JSON.stringify(attachments[key]) : name,
  );
  return JSON.parse(text);
}

/** All that traces say, to look texts up in. */
export class TraceTexts {
  private readonly exact = new Set<string>();
  private readonly all: string;

  constructor(read: readonly ImportedTrace[]) {
    for (const { trace } of read) {
      const json: Json = JSON.parse(JSON.stringify(trace));
      for (const { text } of leavesOf(json)) this.exact.add(text.trim());
      // A text of JSON that stayed as it is, names of members, and numbers that were texts.
      for (const text of rawTexts(json)) this.exact.add(text.trim());
    }
    this.all = [...this.exact].join("\n");
  }

  /** True for a text that stands in a trace, whole or as a part of another one. */
  hold(text: string): boolean {
    const wanted = text.trim();
    return this.exact.has(wanted) || this.all.includes(wanted);
  }
}

function rawTexts(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(rawTexts);
  return Object.entries(value).flatMap(([name, member]) => [name, ...rawTexts(member)]);
}
