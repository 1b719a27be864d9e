import {
  type Document,
  isMap,
  isNode,
  isScalar,
  type Pair,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type YAMLMap,
} from "yaml";
import { equalJson } from "../matching/equal-json.ts";
import { hidesSomething, untrustedYaml } from "../report/untrusted.ts";
import type { Json } from "../schema/json.ts";
import type { Path } from "../schema/problem.ts";
import { readYaml } from "./yaml-file.ts";

/** A change of a YAML file: sets the value at a path, or removes it if `value` is undefined. */
export interface YamlChange {
  path: Path;
  value: Json | undefined;
}

/** The keys of case.yaml in the order of writing. */
export const caseKeys = [
  "version",
  "id",
  "title",
  "state",
  "quarantine",
  "source",
  "runner",
  "agent",
  "tags",
  "effects",
  "terminal_tools",
  "tolerated_rate",
  "scenario",
  "replay",
  "signatures",
  "assertions",
  "reviews",
  "weak",
  "weak_reason",
];

/** Changes values of a case.yaml. The rest keeps its comments, order and layout. */
export function editCaseYaml(text: string, changes: readonly YamlChange[]): string {
  return changes.reduce((edited, change) => editOne(edited, change), text);
}

/** A document as text, in our layout. */
export function editText(document: Document): string {
  // Puts texts with characters that a terminal obeys or hides in double quotes, where they can be escaped. Also `<<`,
  // which many YAML readers would take for a merge key.
  visit(document, {
    Scalar(_key, node) {
      const { value } = node;
      if (typeof value === "string" && (value === "<<" || hidesSomething(value))) node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return untrustedYaml(document.toString({ lineWidth: 0, flowCollectionPadding: true }));
}

function editOne(text: string, change: YamlChange): string {
  const { document } = readYaml(text, "case.yaml");
  const replaced = replaceScalar(text, document, change);
  if (replaced !== undefined) return replaced;
  if (change.value === undefined) document.deleteIn(change.path);
  else setInOrder(document, change.path, change.value);
  return editText(document);
}

/** Replaces a scalar by another without changing any other byte; `undefined` if that is not possible. */
function replaceScalar(text: string, document: Document, { path, value }: YamlChange): string | undefined {
  if (value === undefined || typeof value === "object") return undefined;
  const node = document.getIn(path, true);
  if (!isScalar(node) || !node.range || node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL)
    return undefined;
  const [start, end] = node.range;
  if (start === end) return undefined;
  const written = stringify(value, { lineWidth: 0, defaultStringType: Scalar.PLAIN, blockQuote: false }).trimEnd();
  const edited = `${text.slice(0, start)}${written}${text.slice(end)}`;
  if (hidesSomething(edited)) return undefined;
  const check = parseDocument(edited, { logLevel: "error" });
  const same = check.errors.length === 0 && equalJson(toJson(check.getIn(path)), value);
  return same ? edited : undefined;
}

function setInOrder(document: Document, path: Path, value: Json): void {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  const [key, ...rest] = path;
  const root = document.contents;
  if (isMap(root) && typeof key === "string" && rest.length === 0 && !root.has(key)) {
    insertKey(root, document.createPair(key, node));
    return;
  }
  const comments = commentsOf(document.getIn(path, true));
  if (comments !== "" && isNode(node)) node.commentBefore = comments;
  document.setIn(path, node);
}

/** The comments inside a value that is to be replaced. */
function commentsOf(node: unknown): string {
  const found: string[] = [];
  if (!isNode(node)) return "";
  visit(node, {
    Node(_key, { commentBefore, comment }) {
      for (const text of [commentBefore, comment]) if (typeof text === "string") found.push(text);
    },
  });
  return found.join("\n");
}

/** Inserts a key in the order of `caseKeys`; unknown keys go to the end. */
export function insertKey(map: YAMLMap, pair: Pair): void {
  const name = isScalar(pair.key) ? String(pair.key.value) : "";
  const place = caseKeys.indexOf(name);
  if (place === -1) {
    map.items.push(pair);
    return;
  }
  const earlier = caseKeys.slice(0, place);
  const last = map.items.findLastIndex(({ key }) => isScalar(key) && earlier.includes(String(key.value)));
  const first = last === -1 ? map.items[0]?.key : undefined;
  if (isScalar(first) && isScalar(pair.key) && typeof first.commentBefore === "string") {
    // Comments above the first key belong to the whole file.
    pair.key.commentBefore = first.commentBefore;
    first.commentBefore = null;
  }
  map.items.splice(last + 1, 0, pair);
}

function toJson(value: unknown): Json {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
