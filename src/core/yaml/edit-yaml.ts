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

/** One change of a YAML file: the value at a path is set, or taken out where `value` is undefined. */
export interface YamlChange {
  path: Path;
  value: Json | undefined;
}

/** The keys of case.yaml in the order in which they are written. */
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

/** Changes values of a case.yaml; comments, order and layout of the rest stay as they are. */
export function editCaseYaml(text: string, changes: readonly YamlChange[]): string {
  return changes.reduce((edited, change) => editOne(edited, change), text);
}

/** A document as text, in our layout. */
export function editText(document: Document): string {
  // What a terminal would act on, or hide, stands in double quotes, where its escape means the same. So does `<<`, which
  // many YAML readers take for a merge key otherwise.
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

/** Puts a scalar in the place of a scalar without touching any other byte of the file. */
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

/** What people wrote beside the parts of a value that is replaced. */
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

/** Inserts a key in our order of keys; unknown keys go to the end. */
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
