import { Document, isCollection, isMap, isScalar, isSeq, type Pair, type YAMLMap } from "yaml";
import { writeCheck } from "../checks/write-check.ts";
import { compact, unlessEmpty } from "../compact.ts";
import { ReplayKitError } from "../error.ts";
import { caseKeys, editText } from "../yaml/edit-yaml.ts";
import type { ReplayCase, ReplayRules, Scenario } from "../schema/case.ts";
import type { Check } from "../schema/check.ts";
import { formatDuration } from "../schema/duration.ts";
import type { Json, JsonObject } from "../schema/json.ts";
import { caseComments, optionalKeys } from "./case-comments.ts";

export interface FormatOptions {
  /**
   * Tools whose effect was only guessed. A comment marks their lines, and lint asks for a review until it is removed.
   */
  guessed?: readonly string[];
  /** The purpose of assertions. Consecutive assertions with the same purpose share one comment. */
  reasons?: ReadonlyMap<Check, string>;
}

/** The comment that marks a guessed effect. */
export const guessedComment = "guessed from the tool's name; take this comment out once you have checked it";

/** Writes `case.yaml` for people: keys in a fixed order, each explained by a comment. */
export function formatCaseYaml(replayCase: ReplayCase, options: FormatOptions = {}): string {
  const document = new Document(caseValue(replayCase), { aliasDuplicateObjects: false });
  const root = document.contents;
  if (!isMap(root)) return "";
  document.commentBefore =
    " One failure of the agent: what went wrong (signatures) and what must happen instead (assertions).";
  for (const pair of root.items) decorate(pair, "");
  markGuessed(root, options.guessed ?? []);
  giveReasons(root, replayCase.assertions, options.reasons);
  document.comment = absentKeys(root);
  return editText(document);
}

/** The plain value of a case as written to the file. Empty members are left out. */
export function caseValue(replayCase: ReplayCase): JsonObject {
  const { signatures, assertions, scenario, replay, ...head } = replayCase;
  const all: Record<string, unknown> = {
    ...head,
    scenario: scenarioValue(scenario),
    replay: replayValue(replay),
    signatures: signatures.map((check) => checkValue(check, "signatures")),
    assertions: assertions.map((check) => checkValue(check, "assertions")),
  };
  const empty = ["tags", "effects", "reviews"].filter((key) => Object.keys(all[key] ?? {}).length === 0);
  for (const key of empty) delete all[key];
  const order = [...caseKeys, ...Object.keys(all).filter((key) => !caseKeys.includes(key))];
  return jsonObject(order.map((key) => [key, all[key]]));
}

/** A check as it stands in a list of case.yaml. Throws `invalid_input` for a limit among signatures. */
export function checkValue(check: Check, list: "signatures" | "assertions"): Json {
  // In signatures of the published format `max_tool_calls` means "reached this count", so a limit cannot be expressed
  // there.
  if (list === "signatures" && check.kind === "max_tool_calls") {
    throw new ReplayKitError("invalid_input", "max_tool_calls is a limit; a signature cannot be one", {
      hint: "say what the failed run did: min_tool_calls, tool_not_called or tool_sequence",
    });
  }
  return writeCheck(check);
}

function scenarioValue(scenario: Scenario): JsonObject {
  const { input, mode, from_turn, context, ...rest } = scenario;
  const shown = unlessEmpty(context);
  return jsonObject(Object.entries({ input, mode, from_turn, context: shown, ...rest }));
}

function replayValue(rules: ReplayRules): JsonObject {
  const { model, tools, on_read_miss, on_write_miss, match, attempts, timeout, ...rest } = rules;
  const { args, ignore, tools: perTool, ...matchRest } = match;
  const shownMatch = {
    args,
    ...compact({ ignore: unlessEmpty(ignore), tools: unlessEmpty(perTool) }),
    ...matchRest,
  };
  const shownTimeout = timeout === undefined ? undefined : formatDuration(timeout);
  return jsonObject(
    Object.entries({
      model,
      tools,
      on_read_miss,
      on_write_miss,
      match: shownMatch,
      attempts,
      timeout: shownTimeout,
      ...rest,
    }),
  );
}

function jsonObject(entries: [string, unknown][]): JsonObject {
  const result: JsonObject = {};
  for (const [key, value] of entries) {
    if (value === undefined) continue;
    Object.defineProperty(result, key, { value, enumerable: true, writable: true, configurable: true });
  }
  return result;
}

function decorate(pair: Pair, above: string): void {
  const key = isScalar(pair.key) ? String(pair.key.value) : "";
  const path = above === "" ? key : `${above}.${key}`;
  const comment = caseComments[path];
  setFlow(pair.value);
  const block = isCollection(pair.value) && pair.value.flow !== true && pair.value.items.length > 0;
  if (above === "" && block && isScalar(pair.key)) pair.key.spaceBefore = true;
  if (comment !== undefined && isScalar(pair.key)) {
    if (block) pair.key.commentBefore = ` ${comment}`;
    else if (isScalar(pair.value) && !isMultiline(pair.value.value)) pair.value.comment = ` ${comment}`;
    else if (isCollection(pair.value)) pair.value.comment = ` ${comment}`;
  }
  if (block && isMap(pair.value) && (path === "scenario" || path === "replay")) {
    for (const inner of pair.value.items) decorate(inner, path);
  }
}

/** Puts short collections on one line and writes out longer ones. */
function setFlow(node: unknown): void {
  if (!isCollection(node)) return;
  const text = JSON.stringify(node.toJSON()) ?? "";
  if (text.length <= 58 && !text.includes("\\n")) {
    node.flow = true;
    return;
  }
  if (isMap(node)) for (const { value } of node.items) setFlow(value);
  if (isSeq(node)) for (const item of node.items) setListItem(item);
}

/** Keeps a check in block style with its parameters inline, as in `- kind: { … }`. */
function setListItem(item: unknown): void {
  if (!isMap(item) || item.items.length !== 1) return setFlow(item);
  for (const { value } of item.items) setFlow(value);
}

function isMultiline(value: unknown): boolean {
  return typeof value === "string" && /[\r\n]/.test(value);
}

function markGuessed(root: YAMLMap, guessed: readonly string[]): void {
  const pair = root.items.find(({ key }) => isScalar(key) && key.value === "effects");
  if (guessed.length === 0 || !pair || !isScalar(pair.key) || !isMap(pair.value)) return;
  pair.value.flow = false;
  pair.value.comment = null;
  pair.key.spaceBefore = true;
  pair.key.commentBefore = ` ${caseComments["effects"]}`;
  for (const { key, value } of pair.value.items) {
    if (isScalar(key) && isScalar(value) && guessed.includes(String(key.value))) value.comment = ` ${guessedComment}`;
  }
}

function giveReasons(root: YAMLMap, assertions: readonly Check[], reasons: FormatOptions["reasons"]): void {
  const list = root.get("assertions");
  if (reasons === undefined || !isSeq(list)) return;
  let before: string | undefined;
  for (const [index, check] of assertions.entries()) {
    const [item, why] = [list.items[index], reasons.get(check)];
    if (why !== undefined && why !== before && isMap(item)) item.commentBefore = ` ${why}`;
    before = why;
  }
}

function absentKeys(root: YAMLMap): string {
  const lines = optionalKeys.filter(({ key }) => !root.has(key)).map(({ example }) => `   ${example}`);
  return [" Further keys, none of them needed:", ...lines].join("\n");
}
