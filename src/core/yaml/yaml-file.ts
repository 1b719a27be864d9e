import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  type YAMLError,
  type YAMLMap,
} from "yaml";
import { ReplayKitError } from "../error.ts";
import { setMember } from "../json/set-member.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { fieldName, type Path } from "../schema/problem.ts";

/** A parsed YAML file: its value and the lines of its parts. */
interface YamlFile {
  document: Document;
  value: Json;
  /** Line (from 1) of the key or item at a path; if the path is not in the file, the line of its nearest parent. */
  lineOf: (path: Path) => number | undefined;
}

/**
 * Reads a YAML 1.2 document of plain JSON values: no anchors, aliases, tags, merge keys or duplicate keys. Throws
 * `invalid_yaml`, `too_large` or `too_deep`.
 */
export function readYaml(text: string, fileName: string): YamlFile {
  checkYamlText(text, fileName);
  const lines = new LineCounter();
  const document = parse(text, fileName, lines);
  const [first, second] = document.errors;
  if (first) {
    const { line, col } = lines.linePos(first.pos[0]);
    const more = second ? ` (and ${document.errors.length - 1} more)` : "";
    throw new ReplayKitError("invalid_yaml", `${fileName}:${line}:${col}: ${faultText(first)}${more}`, {
      hint: "correct the YAML at this place; texts with `{`, `: ` or ` #` in them need quotes",
      cause: first,
    });
  }
  const value = plainValue(document.contents, { fileName, lines, path: [] });
  return { document, value, lineOf: lineFinder(document.contents, lines) };
}

function parse(text: string, fileName: string, lineCounter: LineCounter): Document.Parsed {
  try {
    // `mapValue` checks that keys are unique, since the library's own check takes quadratic time.
    return parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      stringKeys: true,
      uniqueKeys: false,
      logLevel: "error",
    });
  } catch (error) {
    throw new ReplayKitError("invalid_yaml", `${fileName} cannot be read as YAML`, {
      hint: "correct the file; an editor with YAML support shows where it is wrong",
      cause: error,
    });
  }
}

interface NodePosition {
  fileName: string;
  lines: LineCounter;
  path: Path;
}

function plainValue(node: unknown, place: NodePosition): Json {
  if (node === null || node === undefined) return null;
  if (!isNode(node)) throw refused(undefined, place, "something that is not plain YAML");
  if (isAlias(node)) throw refused(node, place, "an alias (*name)");
  if (node.anchor !== undefined) throw refused(node, place, "an anchor (&name)");
  if (isExplicitTag(node)) throw refused(node, place, `the tag ${String(node.tag)}`);
  if (place.path.length > maxYamlDepth) throw tooDeep(node, place);
  if (isScalar(node)) return scalarValue(node.value, node, place);
  if (isSeq(node)) return node.items.map((item, index) => plainValue(item, { ...place, path: [...place.path, index] }));
  if (isMap(node)) return mapValue(node, place);
  throw refused(undefined, place, "something that is not plain YAML");
}

function mapValue(node: { items: { key: unknown; value: unknown }[] } & Node, place: NodePosition): JsonObject {
  const result: JsonObject = {};
  for (const { key, value } of node.items) {
    const keyNode = isNode(key) ? key : undefined;
    if (!isScalar(key) || key.anchor !== undefined || isExplicitTag(key)) {
      throw refused(keyNode ?? node, place, "a key that is not plain text");
    }
    const name = scalarText(key.value);
    if (name === "<<" && key.type === Scalar.PLAIN) throw refused(key, place, "a merge key (<<)");
    if (Object.hasOwn(result, name))
      throw refused(key, place, `the key ${JSON.stringify(name)} twice`, "keep one of the two");
    const inner = plainValue(value, { ...place, path: [...place.path, name] });
    setMember(result, name, inner);
  }
  return result;
}

function scalarValue(value: unknown, node: Node, place: NodePosition): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw refused(node, place, `the value ${scalarText(value)}, which JSON does not have`);
}

/** A key as text. An empty key is null to the parser. */
function scalarText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** True for a tag that is written in the text. The parser sets no other tags. */
function isExplicitTag(node: Node): boolean {
  return node.tag !== undefined;
}

function refused(
  node: Node | undefined,
  { fileName, lines, path }: NodePosition,
  what: string,
  hint = "write the value itself where it is used",
): ReplayKitError {
  const start = node?.range?.[0];
  const position = start === undefined ? undefined : lines.linePos(start);
  const where = position ? `${fileName}:${position.line}:${position.col}` : fileName;
  return new ReplayKitError("invalid_yaml", `${where}: ${fieldName(path)} has ${what}; expected plain values only`, {
    hint,
  });
}

function tooDeep(node: Node, { fileName, lines }: NodePosition): ReplayKitError {
  const line = lines.linePos(node.range?.[0] ?? 0).line;
  return new ReplayKitError("too_deep", `${fileName}:${line}: nested deeper than ${maxYamlDepth} levels`, {
    hint: "flatten the value, or move it into the fixtures",
  });
}

/** Indexes the keys of each map once, since a hostile file may have a fault at each of very many keys. */
function lineFinder(root: unknown, lines: LineCounter): YamlFile["lineOf"] {
  const known = new Map<YAMLMap, Map<string, Pair>>();
  function pairOf(map: YAMLMap, key: string): Pair | undefined {
    const pairs = known.get(map) ?? pairsOf(map);
    known.set(map, pairs);
    return pairs.get(key);
  }
  return (path) => {
    let node = root;
    let at = isNode(root) ? root.range?.[0] : undefined;
    for (const key of path) {
      if (isSeq(node) && typeof key === "number") {
        node = node.items[key];
        at = (isNode(node) ? node.range?.[0] : undefined) ?? at;
      } else if (isMap(node)) {
        const pair = pairOf(node, String(key));
        if (!pair) break;
        node = pair.value;
        at = (isNode(pair.key) ? pair.key.range?.[0] : undefined) ?? at;
      } else break;
    }
    return at === undefined ? undefined : lines.linePos(at).line;
  };
}

/** The pairs of a map by key. The keys were checked before: they are unique texts. */
function pairsOf({ items }: YAMLMap): Map<string, Pair> {
  return new Map(items.map((pair) => [isScalar(pair.key) ? scalarText(pair.key.value) : "", pair]));
}

function faultText({ code, message }: YAMLError): string {
  if (code === "MULTIPLE_DOCS") return "a second document begins here; expected one";
  return message.split("\n", 1)[0] ?? message;
}

/** In characters. Files that people write are small; larger data belongs in fixtures. */
const maxYamlLength = 1024 * 1024;
const maxYamlDepth = 64;

/**
 * Refuses texts on which the YAML library would run for minutes or crash the process. It is recursive, and it builds a
 * regular expression as long as the indentation.
 */
function checkYamlText(text: string, fileName: string): void {
  if (text.length > maxYamlLength) {
    throw new ReplayKitError(
      "too_large",
      `${fileName} has ${text.length} characters; at most ${maxYamlLength} are read`,
      {
        hint: "move large values into the fixtures",
      },
    );
  }
  const line = deepLine(text);
  if (line === undefined) return;
  throw new ReplayKitError("too_deep", `${fileName}:${line}: nested deeper than ${maxYamlDepth} levels`, {
    hint: "flatten the value, or move it into the fixtures",
  });
}

/** The first line that is nested deeper than any case, judged by indentation, leading dashes and open brackets. */
function deepLine(text: string): number | undefined {
  const indents: number[] = [];
  let brackets = 0;
  let number = 0;
  for (const line of text.split("\n")) {
    number += 1;
    brackets = Math.max(0, brackets + bracketBalance(line));
    const indent = line.search(/[^ ]/);
    if (indent === -1) continue;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    const dashes = leadingDashes(line, indent);
    if (indents.length + dashes > maxYamlDepth * 2 || brackets > maxYamlDepth * 8) return number;
  }
  return undefined;
}

/** Number of indicators that each open a level (`- - - x`). Dashes without spaces are text. */
function leadingDashes(line: string, from: number): number {
  let count = 0;
  for (let index = from; index < line.length; index += 1) {
    const character = line[index];
    if (character === " " || character === "\t") continue;
    const next = line[index + 1];
    const opens = (character === "-" || character === "?" || character === ":") && (next === " " || next === "\t");
    if (!opens) break;
    count += 1;
  }
  return count;
}

/**
 * Brackets that this line opens, minus those that it closes. It counts quoted ones too; the limit is generous enough.
 */
function bracketBalance(line: string): number {
  let balance = 0;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (character === "[" || character === "{") balance += 1;
    else if (character === "]" || character === "}") balance -= 1;
    if (balance > maxYamlDepth * 8) return balance;
  }
  return balance;
}
