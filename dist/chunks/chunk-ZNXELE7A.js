import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseKeys,
  caseVersionOf,
  editText,
  fieldName,
  foundValue,
  migrateCaseDocument,
  readYaml,
  schemaProblems
} from "./chunk-F3XWN5HJ.js";
import {
  equalJson
} from "./chunk-STBE43RC.js";
import {
  require_dist
} from "./chunk-3U2T44OD.js";
import {
  errorKindSchema,
  runStatusSchema
} from "./chunk-JLQWZFRY.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  argsModeSchema,
  caseHeadSchema,
  valueMatcherSchema
} from "./chunk-CDTRLQZL.js";
import {
  callJson,
  decided
} from "./chunk-W6MLTXWJ.js";
import {
  durationSchema,
  formatDuration
} from "./chunk-E3666BLM.js";
import {
  jsonSchema
} from "./chunk-GC64FZBI.js";
import {
  ZodArray,
  ZodDefault,
  ZodNullable,
  ZodObject,
  ZodOptional,
  ZodPrefault,
  ZodRecord,
  ZodUnion,
  _enum,
  array,
  boolean,
  number,
  strictObject,
  string,
  union
} from "./chunk-SN3GIU3B.js";
import {
  escapePointerPart,
  outputText,
  parsePointer,
  withoutPointers
} from "./chunk-UEQIKGNP.js";
import {
  canonicalJson
} from "./chunk-DN6WLQW3.js";
import {
  isObject
} from "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import {
  __toESM
} from "./chunk-VHE66NNS.js";

// src/core/matching/short-json.ts
function shortJson(value, limit = 120) {
  if (value === void 0) return "nothing";
  const text = canonicalJson(value);
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}

// src/core/case-yaml.ts
var import_yaml2 = __toESM(require_dist(), 1);

// src/core/matching/safe-pattern.ts
var longestText = [2e4, 2e4, 1500, 400];
var longestTextOfMany = 150;
function safePattern(source, flags = "") {
  const compiled = compile(source, flags);
  if (typeof compiled === "string") return { ok: false, message: compiled };
  const risk = findRisk(source);
  return risk === void 0 ? { ok: true, pattern: compiled, limit: limitOf(source) } : { ok: false, message: `the pattern ${risk}` };
}
function testPattern({ pattern, limit }, text) {
  if (pattern.test(text.slice(0, limit))) return "match";
  return text.length > limit ? "too long" : "none";
}
function limitOf(source) {
  const plain2 = source.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g, "_");
  const repeats2 = plain2.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0;
  const powers = plain2.startsWith("^") && !plain2.includes("|") ? repeats2 - 1 : repeats2;
  return longestText[Math.max(0, powers)] ?? longestTextOfMany;
}
function compile(source, flags) {
  try {
    return new RegExp(source, flags);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
var quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
function findRisk(source) {
  const stack = [newGroup()];
  let at = 0;
  while (at < source.length) {
    const group = stack.at(-1) ?? newGroup();
    const token = nextToken(source, at);
    at += token.length;
    if (/^\\(?:[1-9]|k<)/.test(token)) return "uses a back reference: write the text out";
    if (token.startsWith("(")) {
      note(group, void 0);
      stack.push(newGroup());
      continue;
    }
    if (token === "|") {
      group.atStart = true;
      continue;
    }
    const closed = token === ")" && stack.length > 1 ? stack.pop() : void 0;
    const outer = stack.at(-1) ?? group;
    if (!closed) note(outer, token);
    const repeat = quantifier.exec(source.slice(at, at + 40))?.[0];
    if (repeat === void 0) {
      if (closed?.quantified) outer.quantified = true;
      continue;
    }
    at += repeat.length;
    if (closed && repeats(repeat) && closed.quantified)
      return "repeats a group that itself repeats: use one quantifier";
    if (closed && repeats(repeat) && overlaps(closed)) return "repeats alternatives that can begin alike";
    outer.quantified = true;
  }
  return void 0;
}
function newGroup() {
  return { quantified: false, starts: [], atStart: true };
}
function note(group, token) {
  if (!group.atStart) return;
  group.atStart = false;
  group.starts.push(token !== void 0 && /^[\w\s,;:@#%&=<>!"'~`-]$/.test(token) ? token.toLowerCase() : void 0);
}
function nextToken(source, at) {
  const rest = source.slice(at, at + 1e3);
  const match = /^(?:\\k<|\\u\{[^}]*\}|\\[\s\S]|\(\?(?:[:=!]|<[=!]|<[^>]*>)|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S])/.exec(
    rest
  );
  return match?.[0] ?? source.charAt(at);
}
function repeats(text) {
  const bounds = /^\{(\d+)(,?)(\d*)\}/.exec(text);
  if (!bounds) return !text.startsWith("?");
  return Number(bounds[2] === "" ? bounds[1] : bounds[3] || Number.POSITIVE_INFINITY) > 1;
}
function overlaps({ starts }) {
  if (starts.length < 2) return false;
  return starts.includes(void 0) || new Set(starts).size < starts.length;
}

// src/core/matching/match-value.ts
var matched = { matches: true };
function matchValue(expected, actual, mode = "exact") {
  return compare(expected, actual, { mode, matchers: true });
}
function matchArgs(expected, actual, rules) {
  const comparison = { mode: rules.args, matchers: rules.matchers ?? false };
  if (rules.ignore.length === 0) return compare(expected, actual, comparison);
  return compare(withoutPointers(expected, rules.ignore), withoutPointers(actual, rules.ignore), comparison);
}
function matcherOf(value) {
  if (!isObject(value) || !Object.keys(value).some((key) => key.startsWith("$"))) return void 0;
  return valueMatcherSchema.safeParse(value).data;
}
function compare(expected, actual, comparison) {
  if (comparison.mode === "ignore") return matched;
  const matcher = comparison.matchers ? matcherOf(expected) : void 0;
  if (matcher) return matchMatcher(matcher, expected, actual);
  if (Array.isArray(expected)) return compareArrays(expected, actual, comparison);
  if (isObject(expected)) return compareObjects(expected, actual, comparison);
  return expected === actual ? matched : differs(expected, actual);
}
function compareArrays(expected, actual, comparison) {
  if (!Array.isArray(actual)) return differs(expected, actual);
  for (const [index, item] of expected.entries()) {
    const other = actual[index];
    if (other === void 0) return missing(`/${index}`, item);
    const result = compare(item, other, comparison);
    if (!result.matches) return under(index, result);
  }
  if (actual.length === expected.length) return matched;
  return unwanted(`/${expected.length}`, actual[expected.length]);
}
function compareObjects(expected, actual, comparison) {
  if (!isObject(actual)) return differs(expected, actual);
  for (const [key, member] of Object.entries(expected)) {
    const other = Object.hasOwn(actual, key) ? actual[key] : void 0;
    if (other === void 0) return missing(`/${escapePointerPart(key)}`, member);
    const result = compare(member, other, comparison);
    if (!result.matches) return under(key, result);
  }
  if (comparison.mode === "subset") return matched;
  const extra = Object.keys(actual).find((key) => !Object.hasOwn(expected, key));
  return extra === void 0 ? matched : unwanted(`/${escapePointerPart(extra)}`, actual[extra]);
}
function matchMatcher(matcher, expected, actual) {
  return satisfies(matcher, actual) || equalJson(expected, actual) ? matched : differs(expected, actual);
}
function satisfies(matcher, actual) {
  if ("$any" in matcher) return true;
  if ("$type" in matcher)
    return typeOf(actual) === matcher.$type || matcher.$type === "number" && typeof actual === "number";
  if ("$one_of" in matcher) return matcher.$one_of.some((choice) => matchValue(choice, actual).matches);
  if ("$near" in matcher) return typeof actual === "number" && isNear(actual, matcher);
  if (typeof actual !== "string") return false;
  const safe = safePattern(matcher.$regex);
  return safe.ok && testPattern(safe, actual) === "match";
}
function isNear(actual, { $near, $by }) {
  const rounding = Number.EPSILON * Math.max(1, Math.abs(actual), Math.abs($near));
  return Math.abs(actual - $near) <= $by + rounding;
}
function typeOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}
function under(part, result) {
  return { ...result, pointer: `/${escapePointerPart(part)}${result.pointer}` };
}
function differs(expected, actual) {
  return { matches: false, pointer: "", message: `expected ${shortJson(expected)}, got ${shortJson(actual)}` };
}
function missing(pointer, expected) {
  return { matches: false, pointer, message: `expected ${shortJson(expected)}, got nothing` };
}
function unwanted(pointer, actual) {
  return { matches: false, pointer, message: `expected nothing, got ${shortJson(actual)}` };
}

// src/core/schema/check.ts
var tool = string().min(1).describe("name of the tool");
var count = number().int().nonnegative();
var args = jsonSchema.optional().describe("expected arguments; values may be matchers such as {$any: true}");
var place = _enum(["final", "any"]).default("final").describe("where to look: the final output, or anything said");
var not = boolean().default(false).describe("true turns the check round: it holds where nothing matches");
var wantedCallSchema = strictObject({ tool, args, match: argsModeSchema.default("exact") });
var wantedCall = union([
  string().transform((name) => ({ tool: name, match: "ignore" })),
  wantedCallSchema
]);
var wantedGroup = strictObject({ group: array(wantedCall).min(1).describe("calls whose order is free") });
var times = union([
  count.transform((n) => ({ min: n, max: n })),
  strictObject({ min: count.optional(), max: count.optional() })
]);
var checkParams = {
  status_is: strictObject({ status: runStatusSchema }),
  final_output_exists: strictObject({ exists: boolean() }),
  output_contains: strictObject({ text: string().min(1), in: place, not }),
  output_matches: strictObject({
    pattern: string().min(1),
    flags: string().regex(/^[imsu]*$/).default(""),
    in: place,
    not
  }),
  output_json: strictObject({ schema: jsonSchema.describe("JSON Schema that the final output, parsed, must meet") }),
  error_matches: strictObject({
    // Not `kind`: that word names the check itself. `readCheck` takes `kind` for it too.
    error_kind: errorKindSchema.optional(),
    text: jsonSchema.optional().describe("a part of the error's text, or a matcher such as {$regex: …}")
  }),
  tool_called: strictObject({ tool, args, match: argsModeSchema.default("exact"), times: times.optional() }),
  tool_not_called: strictObject({ tool, args, match: argsModeSchema.default("exact") }),
  min_tool_calls: strictObject({ tool: tool.optional().describe("absent: any single tool"), count }),
  max_tool_calls: strictObject({ tool: tool.optional().describe("absent: any single tool"), count }),
  repeated_call: strictObject({ tool: tool.optional(), times: count.default(3).describe("equal calls of one tool") }),
  tool_sequence: strictObject({
    mode: _enum(["exact", "in-order", "any-order", "subset", "superset"]).default("in-order"),
    calls: array(union([wantedGroup, wantedCall]))
  }),
  writes_are: strictObject({
    calls: array(wantedCallSchema),
    include_failed: boolean().default(false).describe("also count writes that were answered by an error")
  }),
  state_at: strictObject({
    step: union([string(), number().int()]).describe("step id, or its number from 1; negative counts from the end"),
    pointer: string().regex(/^(\/.*)?$/s).default("").describe("JSON Pointer into the state"),
    value: jsonSchema
  }),
  max_steps: strictObject({ count }),
  max_tokens: strictObject({ count }),
  max_duration: strictObject({ duration: durationSchema.describe("e.g. 30s") }),
  semantic: strictObject({
    statement: string().min(1).describe("what must be true of the run, for a person or a judge")
  }),
  script: strictObject({
    command: union([string(), array(string()).min(1)]),
    timeout: durationSchema.default(1e4)
  })
};
var checkKinds = Object.keys(checkParams);
var checkShorthand = {
  status_is: "status",
  final_output_exists: "exists",
  output_contains: "text",
  output_matches: "pattern",
  output_json: "schema",
  error_matches: "text",
  tool_called: "tool",
  tool_not_called: "tool",
  min_tool_calls: "count",
  max_tool_calls: "count",
  repeated_call: "times",
  tool_sequence: "calls",
  writes_are: "calls",
  max_steps: "count",
  max_tokens: "count",
  max_duration: "duration",
  semantic: "statement",
  script: "command"
};
var checkSummaries = {
  status_is: "the run ended with this status",
  final_output_exists: "the run has (or lacks) a final output",
  output_contains: "the output contains a text",
  output_matches: "the output matches a regular expression",
  output_json: "the final output is JSON that meets a JSON Schema",
  error_matches: "an error of this kind or text occurred",
  tool_called: "a tool was called, with these arguments, so many times",
  tool_not_called: "a tool was never called (with these arguments)",
  min_tool_calls: "a tool was called at least so often",
  max_tool_calls: "a tool was called at most so often",
  repeated_call: "one tool was called with equal arguments at least so often",
  tool_sequence: "the tools were called in this order",
  writes_are: "exactly these writes took effect; [] = nothing may be written",
  state_at: "the state at a step has this value",
  max_steps: "the run took at most so many steps",
  max_tokens: "the run used at most so many tokens",
  max_duration: "the run took at most so long",
  semantic: "a sentence about the run holds; needs a person or a judge",
  script: "a command of yours decides: JSON in, JSON out"
};

// node_modules/@cfworker/json-schema/dist/esm/deep-compare-strict.js
function deepCompareStrict(a, b) {
  const typeofa = typeof a;
  if (typeofa !== typeof b) {
    return false;
  }
  const aIsArray = Array.isArray(a);
  const bIsArray = Array.isArray(b);
  if (aIsArray !== bIsArray) {
    return false;
  }
  if (aIsArray) {
    const length = a.length;
    if (length !== b.length) {
      return false;
    }
    for (let i = 0; i < length; i++) {
      if (!deepCompareStrict(a[i], b[i])) {
        return false;
      }
    }
    return true;
  }
  if (typeofa === "object") {
    if (!a || !b) {
      return a === b;
    }
    const aKeys = Object.keys(a);
    const bKeys = Object.keys(b);
    const length = aKeys.length;
    if (length !== bKeys.length) {
      return false;
    }
    for (const k of aKeys) {
      if (!Object.prototype.hasOwnProperty.call(b, k)) {
        return false;
      }
      if (!deepCompareStrict(a[k], b[k])) {
        return false;
      }
    }
    return true;
  }
  return a === b;
}

// node_modules/@cfworker/json-schema/dist/esm/pointer.js
function encodePointer(p) {
  return encodeURI(escapePointer(p)).replace(/#/g, "%23");
}
function escapePointer(p) {
  return p.replace(/~/g, "~0").replace(/\//g, "~1");
}

// node_modules/@cfworker/json-schema/dist/esm/dereference.js
var uriFragmentCharacter = /^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/;
var uriPercentEncoding = /^%[0-9A-Fa-f]{2}$/;
var uriUnreservedCharacter = /^[A-Za-z0-9._~-]$/;
function normalizeURIFragment(fragment) {
  let normalized = "";
  for (let index = 0; index < fragment.length; ) {
    const character = fragment[index];
    const encoded = fragment.slice(index, index + 3);
    if (character === "%" && uriPercentEncoding.test(encoded)) {
      const decoded = String.fromCharCode(parseInt(encoded.slice(1), 16));
      normalized += uriUnreservedCharacter.test(decoded) ? decoded : encoded.toUpperCase();
      index += 3;
      continue;
    }
    const codePoint = String.fromCodePoint(fragment.codePointAt(index));
    normalized += uriFragmentCharacter.test(codePoint) ? codePoint : encodeURIComponent(codePoint);
    index += codePoint.length;
  }
  return normalized;
}
function resolveURI(reference, baseURI) {
  const url = new URL(reference, baseURI.href);
  url.hash = url.hash ? normalizeURIFragment(url.hash.slice(1)) : "";
  return url;
}
var schemaArrayKeyword = {
  prefixItems: true,
  items: true,
  allOf: true,
  anyOf: true,
  oneOf: true
};
var schemaMapKeyword = {
  $defs: true,
  definitions: true,
  properties: true,
  patternProperties: true,
  dependentSchemas: true
};
var ignoredKeyword = {
  id: true,
  $id: true,
  $ref: true,
  $schema: true,
  $anchor: true,
  $vocabulary: true,
  $comment: true,
  default: true,
  enum: true,
  const: true,
  required: true,
  dependentRequired: true,
  type: true,
  maximum: true,
  minimum: true,
  exclusiveMaximum: true,
  exclusiveMinimum: true,
  multipleOf: true,
  maxLength: true,
  minLength: true,
  pattern: true,
  format: true,
  maxItems: true,
  minItems: true,
  uniqueItems: true,
  maxProperties: true,
  minProperties: true
};
var initialBaseURI = typeof self !== "undefined" && self.location && self.location.origin !== "null" ? new URL(self.location.origin + self.location.pathname + location.search) : new URL("https://github.com/cfworker");
function dereference(schema, lookup = /* @__PURE__ */ Object.create(null), baseURI = initialBaseURI, basePointer = "") {
  if (schema && typeof schema === "object" && !Array.isArray(schema)) {
    const id = schema.$id || schema["id"];
    if (id) {
      const url = resolveURI(id, baseURI);
      if (url.hash.length > 1) {
        lookup[url.href] = schema;
      } else {
        url.hash = "";
        if (basePointer === "") {
          baseURI = url;
        } else {
          dereference(schema, lookup, baseURI);
        }
      }
    }
  } else if (schema !== true && schema !== false) {
    return lookup;
  }
  const schemaURI = baseURI.href + (basePointer ? "#" + basePointer : "");
  if (lookup[schemaURI] !== void 0 && lookup[schemaURI] !== schema) {
    throw new Error(`Duplicate schema URI "${schemaURI}".`);
  }
  lookup[schemaURI] = schema;
  if (schema === true || schema === false) {
    return lookup;
  }
  if (schema.__absolute_uri__ === void 0) {
    Object.defineProperty(schema, "__absolute_uri__", {
      enumerable: false,
      value: schemaURI
    });
  }
  if (schema.$ref && schema.__absolute_ref__ === void 0) {
    const url = resolveURI(schema.$ref, baseURI);
    Object.defineProperty(schema, "__absolute_ref__", {
      enumerable: false,
      value: url.href
    });
  }
  if (schema.$recursiveRef && schema.__absolute_recursive_ref__ === void 0) {
    const url = resolveURI(schema.$recursiveRef, baseURI);
    Object.defineProperty(schema, "__absolute_recursive_ref__", {
      enumerable: false,
      value: url.href
    });
  }
  if (schema.$anchor) {
    const url = resolveURI("#" + schema.$anchor, baseURI);
    lookup[url.href] = schema;
  }
  for (let key in schema) {
    if (ignoredKeyword[key]) {
      continue;
    }
    const keyBase = `${basePointer}/${encodePointer(key)}`;
    const subSchema = schema[key];
    if (Array.isArray(subSchema)) {
      if (schemaArrayKeyword[key]) {
        const length = subSchema.length;
        for (let i = 0; i < length; i++) {
          dereference(subSchema[i], lookup, baseURI, `${keyBase}/${i}`);
        }
      }
    } else if (schemaMapKeyword[key]) {
      for (let subKey in subSchema) {
        dereference(subSchema[subKey], lookup, baseURI, `${keyBase}/${encodePointer(subKey)}`);
      }
    } else {
      dereference(subSchema, lookup, baseURI, keyBase);
    }
  }
  return lookup;
}

// node_modules/@cfworker/json-schema/dist/esm/format.js
var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
var TIME = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i;
var HOSTNAME = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i;
var URIREF = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
var URITEMPLATE = /^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i;
var URL_ = /^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu;
var UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
var JSON_POINTER = /^(?:\/(?:[^~/]|~0|~1)*)*$/;
var JSON_POINTER_URI_FRAGMENT = /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i;
var RELATIVE_JSON_POINTER = /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/;
var EMAIL_ADDRESS = /^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i;
var EMAIL = (input) => {
  const matches = input.match(EMAIL_ADDRESS);
  if (!matches)
    return false;
  const name = matches[1];
  const host = matches[2];
  if (!name || !host || name.length > 64 || host.length > 253)
    return false;
  if (name[0] !== '"' && (name[0] === "." || name.endsWith(".") || name.includes(".."))) {
    return false;
  }
  if (host.startsWith("[") && host.endsWith("]")) {
    const address = host.slice(1, -1);
    if (/^ipv6:/i.test(address))
      return IPV6.test(address.slice(5));
    return IPV4.test(address);
  }
  return HOSTNAME.test(host);
};
var IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/;
var IPV6 = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
var DURATION = (input) => /^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.test(input);
function bind(r) {
  return r.test.bind(r);
}
var format = {
  date,
  time: time.bind(void 0, true),
  "date-time": date_time,
  duration: DURATION,
  uri,
  "uri-reference": bind(URIREF),
  "uri-template": bind(URITEMPLATE),
  url: bind(URL_),
  email: EMAIL,
  hostname: bind(HOSTNAME),
  ipv4: bind(IPV4),
  ipv6: bind(IPV6),
  regex,
  uuid: bind(UUID),
  "json-pointer": bind(JSON_POINTER),
  "json-pointer-uri-fragment": bind(JSON_POINTER_URI_FRAGMENT),
  "relative-json-pointer": bind(RELATIVE_JSON_POINTER)
};
function isLeapYear(year) {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
function date(str) {
  const matches = str.match(DATE);
  if (!matches)
    return false;
  const yearPart = matches[1];
  const monthPart = matches[2];
  const dayPart = matches[3];
  if (!yearPart || !monthPart || !dayPart)
    return false;
  const year = +yearPart;
  const month = +monthPart;
  const day = +dayPart;
  const maxDay = month == 2 && isLeapYear(year) ? 29 : DAYS[month];
  return month >= 1 && month <= 12 && day >= 1 && maxDay !== void 0 && day <= maxDay;
}
function time(full, str) {
  const matches = str.match(TIME);
  if (!matches)
    return false;
  const hourPart = matches[1];
  const minutePart = matches[2];
  const secondPart = matches[3];
  if (!hourPart || !minutePart || !secondPart)
    return false;
  const hour = +hourPart;
  const minute = +minutePart;
  const second = +secondPart;
  const timeZone = matches[5];
  const offsetSign = matches[6];
  const offsetHour = +(matches[7] ?? 0);
  const offsetMinute = +(matches[8] ?? 0);
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59 || full && timeZone === void 0) {
    return false;
  }
  if (second < 60)
    return true;
  const offsetDirection = offsetSign === "+" ? 1 : offsetSign === "-" ? -1 : 0;
  const utcMinute = (hour * 60 + minute - offsetDirection * (offsetHour * 60 + offsetMinute) + 24 * 60) % (24 * 60);
  return utcMinute === 23 * 60 + 59;
}
var DATE_TIME_SEPARATOR = /t|\s/i;
function date_time(str) {
  const [datePart, timePart, extra] = str.split(DATE_TIME_SEPARATOR);
  return datePart !== void 0 && timePart !== void 0 && extra === void 0 && date(datePart) && time(true, timePart);
}
var NOT_URI_FRAGMENT = /\/|:/;
var URI_PATTERN = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function uri(str) {
  return NOT_URI_FRAGMENT.test(str) && URI_PATTERN.test(str);
}
var Z_ANCHOR = /[^\\]\\Z/;
function regex(str) {
  if (Z_ANCHOR.test(str))
    return false;
  try {
    new RegExp(str, "u");
    return true;
  } catch (e) {
    return false;
  }
}

// node_modules/@cfworker/json-schema/dist/esm/ucs2-length.js
function ucs2length(s) {
  let result = 0;
  let length = s.length;
  let index = 0;
  let charCode;
  while (index < length) {
    result++;
    charCode = s.charCodeAt(index++);
    if (charCode >= 55296 && charCode <= 56319 && index < length) {
      charCode = s.charCodeAt(index);
      if ((charCode & 64512) == 56320) {
        index++;
      }
    }
  }
  return result;
}

// node_modules/@cfworker/json-schema/dist/esm/validate.js
function hasOwnProperty(instance, key) {
  return Object.prototype.hasOwnProperty.call(instance, key);
}
function decimalInteger(value) {
  const coefficientAndExponent = Math.abs(value).toString().split("e");
  const coefficient = coefficientAndExponent[0];
  const exponent = coefficientAndExponent[1] ?? "0";
  const point = coefficient.indexOf(".");
  const fractionLength = point === -1 ? 0 : coefficient.length - point - 1;
  return [
    BigInt(coefficient.replace(".", "")),
    Number(exponent) - fractionLength
  ];
}
function isMultipleOf(instance, divisor) {
  if (!Number.isFinite(instance) || !Number.isFinite(divisor) || divisor <= 0) {
    return false;
  }
  const [instanceCoefficient, instanceExponent] = decimalInteger(instance);
  const [divisorCoefficient, divisorExponent] = decimalInteger(divisor);
  const exponentDifference = instanceExponent - divisorExponent;
  if (exponentDifference >= 0) {
    return instanceCoefficient * 10n ** BigInt(exponentDifference) % divisorCoefficient === 0n;
  }
  return instanceCoefficient % (divisorCoefficient * 10n ** BigInt(-exponentDifference)) === 0n;
}
function validate(instance, schema, draft = "2019-09", lookup = dereference(schema), shortCircuit = true, recursiveAnchor = null, instanceLocation = "#", schemaLocation = "#", evaluated = /* @__PURE__ */ Object.create(null)) {
  if (schema === true) {
    return { valid: true, errors: [] };
  }
  if (schema === false) {
    return {
      valid: false,
      errors: [
        {
          instanceLocation,
          keyword: "false",
          keywordLocation: instanceLocation,
          error: "False boolean schema."
        }
      ]
    };
  }
  const rawInstanceType = typeof instance;
  let instanceType;
  switch (rawInstanceType) {
    case "boolean":
    case "number":
    case "string":
      instanceType = rawInstanceType;
      break;
    case "object":
      if (instance === null) {
        instanceType = "null";
      } else if (Array.isArray(instance)) {
        instanceType = "array";
      } else {
        instanceType = "object";
      }
      break;
    default:
      throw new Error(`Instances of "${rawInstanceType}" type are not supported.`);
  }
  const { $ref, $recursiveRef, $recursiveAnchor, type: $type, const: $const, enum: $enum, required: $required, not: $not, anyOf: $anyOf, allOf: $allOf, oneOf: $oneOf, if: $if, then: $then, else: $else, format: $format, properties: $properties, patternProperties: $patternProperties, additionalProperties: $additionalProperties, unevaluatedProperties: $unevaluatedProperties, minProperties: $minProperties, maxProperties: $maxProperties, propertyNames: $propertyNames, dependentRequired: $dependentRequired, dependentSchemas: $dependentSchemas, dependencies: $dependencies, prefixItems: $prefixItems, items: $items, additionalItems: $additionalItems, unevaluatedItems: $unevaluatedItems, contains: $contains, minContains: $minContains, maxContains: $maxContains, minItems: $minItems, maxItems: $maxItems, uniqueItems: $uniqueItems, minimum: $minimum, maximum: $maximum, exclusiveMinimum: $exclusiveMinimum, exclusiveMaximum: $exclusiveMaximum, multipleOf: $multipleOf, minLength: $minLength, maxLength: $maxLength, pattern: $pattern, __absolute_ref__, __absolute_recursive_ref__ } = schema;
  const errors = [];
  if ($recursiveAnchor === true && recursiveAnchor === null) {
    recursiveAnchor = schema;
  }
  if ($recursiveRef === "#") {
    const refSchema = recursiveAnchor === null ? lookup[__absolute_recursive_ref__] : recursiveAnchor;
    const keywordLocation = `${schemaLocation}/$recursiveRef`;
    const result = validate(instance, recursiveAnchor === null ? schema : recursiveAnchor, draft, lookup, shortCircuit, refSchema, instanceLocation, keywordLocation, evaluated);
    if (!result.valid) {
      errors.push({
        instanceLocation,
        keyword: "$recursiveRef",
        keywordLocation,
        error: "A subschema had errors."
      }, ...result.errors);
    }
  }
  if ($ref !== void 0) {
    const uri2 = __absolute_ref__ || $ref;
    const refSchema = lookup[uri2];
    if (refSchema === void 0) {
      let message = `Unresolved $ref "${$ref}".`;
      if (__absolute_ref__ && __absolute_ref__ !== $ref) {
        message += `  Absolute URI "${__absolute_ref__}".`;
      }
      message += `
Known schemas:
- ${Object.keys(lookup).join("\n- ")}`;
      throw new Error(message);
    }
    const keywordLocation = `${schemaLocation}/$ref`;
    const result = validate(instance, refSchema, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, keywordLocation, evaluated);
    if (!result.valid) {
      errors.push({
        instanceLocation,
        keyword: "$ref",
        keywordLocation,
        error: "A subschema had errors."
      }, ...result.errors);
    }
    if (draft === "4" || draft === "7") {
      return { valid: errors.length === 0, errors };
    }
  }
  if (Array.isArray($type)) {
    let length = $type.length;
    let valid = false;
    for (let i = 0; i < length; i++) {
      if (instanceType === $type[i] || $type[i] === "integer" && instanceType === "number" && instance % 1 === 0 && instance === instance) {
        valid = true;
        break;
      }
    }
    if (!valid) {
      errors.push({
        instanceLocation,
        keyword: "type",
        keywordLocation: `${schemaLocation}/type`,
        error: `Instance type "${instanceType}" is invalid. Expected "${$type.join('", "')}".`
      });
    }
  } else if ($type === "integer") {
    if (instanceType !== "number" || instance % 1 || instance !== instance) {
      errors.push({
        instanceLocation,
        keyword: "type",
        keywordLocation: `${schemaLocation}/type`,
        error: `Instance type "${instanceType}" is invalid. Expected "${$type}".`
      });
    }
  } else if ($type !== void 0 && instanceType !== $type) {
    errors.push({
      instanceLocation,
      keyword: "type",
      keywordLocation: `${schemaLocation}/type`,
      error: `Instance type "${instanceType}" is invalid. Expected "${$type}".`
    });
  }
  if ($const !== void 0) {
    if (instanceType === "object" || instanceType === "array") {
      if (!deepCompareStrict(instance, $const)) {
        errors.push({
          instanceLocation,
          keyword: "const",
          keywordLocation: `${schemaLocation}/const`,
          error: `Instance does not match ${JSON.stringify($const)}.`
        });
      }
    } else if (instance !== $const) {
      errors.push({
        instanceLocation,
        keyword: "const",
        keywordLocation: `${schemaLocation}/const`,
        error: `Instance does not match ${JSON.stringify($const)}.`
      });
    }
  }
  if ($enum !== void 0) {
    if (instanceType === "object" || instanceType === "array") {
      if (!$enum.some((value) => deepCompareStrict(instance, value))) {
        errors.push({
          instanceLocation,
          keyword: "enum",
          keywordLocation: `${schemaLocation}/enum`,
          error: `Instance does not match any of ${JSON.stringify($enum)}.`
        });
      }
    } else if (!$enum.some((value) => instance === value)) {
      errors.push({
        instanceLocation,
        keyword: "enum",
        keywordLocation: `${schemaLocation}/enum`,
        error: `Instance does not match any of ${JSON.stringify($enum)}.`
      });
    }
  }
  if ($not !== void 0) {
    const keywordLocation = `${schemaLocation}/not`;
    const result = validate(instance, $not, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, keywordLocation);
    if (result.valid) {
      errors.push({
        instanceLocation,
        keyword: "not",
        keywordLocation,
        error: 'Instance matched "not" schema.'
      });
    }
  }
  let subEvaluateds = [];
  if ($anyOf !== void 0) {
    const keywordLocation = `${schemaLocation}/anyOf`;
    const errorsLength = errors.length;
    let anyValid = false;
    for (const [i, subSchema] of $anyOf.entries()) {
      const subEvaluated = Object.create(evaluated);
      const result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === true ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      errors.push(...result.errors);
      anyValid = anyValid || result.valid;
      if (result.valid) {
        subEvaluateds.push(subEvaluated);
      }
    }
    if (anyValid) {
      errors.length = errorsLength;
    } else {
      errors.splice(errorsLength, 0, {
        instanceLocation,
        keyword: "anyOf",
        keywordLocation,
        error: "Instance does not match any subschemas."
      });
    }
  }
  if ($allOf !== void 0) {
    const keywordLocation = `${schemaLocation}/allOf`;
    const errorsLength = errors.length;
    let allValid = true;
    for (const [i, subSchema] of $allOf.entries()) {
      const subEvaluated = Object.create(evaluated);
      const result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === true ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      errors.push(...result.errors);
      allValid = allValid && result.valid;
      if (result.valid) {
        subEvaluateds.push(subEvaluated);
      }
    }
    if (allValid) {
      errors.length = errorsLength;
    } else {
      errors.splice(errorsLength, 0, {
        instanceLocation,
        keyword: "allOf",
        keywordLocation,
        error: `Instance does not match every subschema.`
      });
    }
  }
  if ($oneOf !== void 0) {
    const keywordLocation = `${schemaLocation}/oneOf`;
    const errorsLength = errors.length;
    const matches = $oneOf.filter((subSchema, i) => {
      const subEvaluated = Object.create(evaluated);
      const result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === true ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      errors.push(...result.errors);
      if (result.valid) {
        subEvaluateds.push(subEvaluated);
      }
      return result.valid;
    }).length;
    if (matches === 1) {
      errors.length = errorsLength;
    } else {
      errors.splice(errorsLength, 0, {
        instanceLocation,
        keyword: "oneOf",
        keywordLocation,
        error: `Instance does not match exactly one subschema (${matches} matches).`
      });
    }
  }
  if (instanceType === "object" || instanceType === "array") {
    Object.assign(evaluated, ...subEvaluateds);
  }
  if ($if !== void 0) {
    const keywordLocation = `${schemaLocation}/if`;
    const ifEvaluated = /* @__PURE__ */ Object.create(null);
    const conditionResult = validate(instance, $if, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, keywordLocation, ifEvaluated).valid;
    if (conditionResult) {
      Object.assign(evaluated, ifEvaluated);
      if ($then !== void 0) {
        const thenResult = validate(instance, $then, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${schemaLocation}/then`, evaluated);
        if (!thenResult.valid) {
          errors.push({
            instanceLocation,
            keyword: "if",
            keywordLocation,
            error: `Instance does not match "then" schema.`
          }, ...thenResult.errors);
        }
      }
    } else if ($else !== void 0) {
      const elseResult = validate(instance, $else, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${schemaLocation}/else`, evaluated);
      if (!elseResult.valid) {
        errors.push({
          instanceLocation,
          keyword: "if",
          keywordLocation,
          error: `Instance does not match "else" schema.`
        }, ...elseResult.errors);
      }
    }
  }
  if (instanceType === "object") {
    if ($required !== void 0) {
      for (const key of $required) {
        if (!hasOwnProperty(instance, key)) {
          errors.push({
            instanceLocation,
            keyword: "required",
            keywordLocation: `${schemaLocation}/required`,
            error: `Instance does not have required property "${key}".`
          });
        }
      }
    }
    const keys = Object.keys(instance);
    if ($minProperties !== void 0 && keys.length < $minProperties) {
      errors.push({
        instanceLocation,
        keyword: "minProperties",
        keywordLocation: `${schemaLocation}/minProperties`,
        error: `Instance does not have at least ${$minProperties} properties.`
      });
    }
    if ($maxProperties !== void 0 && keys.length > $maxProperties) {
      errors.push({
        instanceLocation,
        keyword: "maxProperties",
        keywordLocation: `${schemaLocation}/maxProperties`,
        error: `Instance does not have at least ${$maxProperties} properties.`
      });
    }
    if ($propertyNames !== void 0) {
      const keywordLocation = `${schemaLocation}/propertyNames`;
      for (const key in instance) {
        const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
        const result = validate(key, $propertyNames, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, keywordLocation);
        if (!result.valid) {
          errors.push({
            instanceLocation,
            keyword: "propertyNames",
            keywordLocation,
            error: `Property name "${key}" does not match schema.`
          }, ...result.errors);
        }
      }
    }
    if ($dependentRequired !== void 0) {
      const keywordLocation = `${schemaLocation}/dependantRequired`;
      for (const key in $dependentRequired) {
        if (hasOwnProperty(instance, key)) {
          const required = $dependentRequired[key];
          for (const dependantKey of required) {
            if (!hasOwnProperty(instance, dependantKey)) {
              errors.push({
                instanceLocation,
                keyword: "dependentRequired",
                keywordLocation,
                error: `Instance has "${key}" but does not have "${dependantKey}".`
              });
            }
          }
        }
      }
    }
    if ($dependentSchemas !== void 0) {
      for (const [key, dependentSchema] of Object.entries($dependentSchemas)) {
        const keywordLocation = `${schemaLocation}/dependentSchemas`;
        if (hasOwnProperty(instance, key)) {
          const result = validate(instance, dependentSchema, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${keywordLocation}/${encodePointer(key)}`, evaluated);
          if (!result.valid) {
            errors.push({
              instanceLocation,
              keyword: "dependentSchemas",
              keywordLocation,
              error: `Instance has "${key}" but does not match dependant schema.`
            }, ...result.errors);
          }
        }
      }
    }
    if ($dependencies !== void 0) {
      const keywordLocation = `${schemaLocation}/dependencies`;
      for (const key in $dependencies) {
        if (hasOwnProperty(instance, key)) {
          const propsOrSchema = $dependencies[key];
          if (Array.isArray(propsOrSchema)) {
            for (const dependantKey of propsOrSchema) {
              if (!hasOwnProperty(instance, dependantKey)) {
                errors.push({
                  instanceLocation,
                  keyword: "dependencies",
                  keywordLocation,
                  error: `Instance has "${key}" but does not have "${dependantKey}".`
                });
              }
            }
          } else {
            const result = validate(instance, propsOrSchema, draft, lookup, shortCircuit, recursiveAnchor, instanceLocation, `${keywordLocation}/${encodePointer(key)}`);
            if (!result.valid) {
              errors.push({
                instanceLocation,
                keyword: "dependencies",
                keywordLocation,
                error: `Instance has "${key}" but does not match dependant schema.`
              }, ...result.errors);
            }
          }
        }
      }
    }
    const thisEvaluated = /* @__PURE__ */ Object.create(null);
    let stop = false;
    if ($properties !== void 0) {
      const keywordLocation = `${schemaLocation}/properties`;
      for (const [key, propertySchema] of Object.entries($properties)) {
        if (!hasOwnProperty(instance, key)) {
          continue;
        }
        const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
        const result = validate(instance[key], propertySchema, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, `${keywordLocation}/${encodePointer(key)}`);
        thisEvaluated[key] = true;
        if (result.valid) {
          evaluated[key] = true;
        } else {
          stop = shortCircuit;
          errors.push({
            instanceLocation,
            keyword: "properties",
            keywordLocation,
            error: `Property "${key}" does not match schema.`
          }, ...result.errors);
          if (stop)
            break;
        }
      }
    }
    if (!stop && $patternProperties !== void 0) {
      const keywordLocation = `${schemaLocation}/patternProperties`;
      for (const [pattern, subSchema] of Object.entries($patternProperties)) {
        const regex2 = new RegExp(pattern, "u");
        for (const key in instance) {
          if (!regex2.test(key)) {
            continue;
          }
          const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
          const result = validate(instance[key], subSchema, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, `${keywordLocation}/${encodePointer(pattern)}`);
          thisEvaluated[key] = true;
          if (result.valid) {
            evaluated[key] = true;
          } else {
            stop = shortCircuit;
            errors.push({
              instanceLocation,
              keyword: "patternProperties",
              keywordLocation,
              error: `Property "${key}" matches pattern "${pattern}" but does not match associated schema.`
            }, ...result.errors);
          }
        }
      }
    }
    if (!stop && $additionalProperties !== void 0) {
      const keywordLocation = `${schemaLocation}/additionalProperties`;
      for (const key in instance) {
        if (thisEvaluated[key]) {
          continue;
        }
        const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
        const result = validate(instance[key], $additionalProperties, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, keywordLocation);
        if (result.valid) {
          evaluated[key] = true;
        } else {
          stop = shortCircuit;
          errors.push({
            instanceLocation,
            keyword: "additionalProperties",
            keywordLocation,
            error: `Property "${key}" does not match additional properties schema.`
          }, ...result.errors);
        }
      }
    } else if (!stop && $unevaluatedProperties !== void 0) {
      const keywordLocation = `${schemaLocation}/unevaluatedProperties`;
      for (const key in instance) {
        if (!evaluated[key]) {
          const subInstancePointer = `${instanceLocation}/${encodePointer(key)}`;
          const result = validate(instance[key], $unevaluatedProperties, draft, lookup, shortCircuit, recursiveAnchor, subInstancePointer, keywordLocation);
          if (result.valid) {
            evaluated[key] = true;
          } else {
            errors.push({
              instanceLocation,
              keyword: "unevaluatedProperties",
              keywordLocation,
              error: `Property "${key}" does not match unevaluated properties schema.`
            }, ...result.errors);
          }
        }
      }
    }
  } else if (instanceType === "array") {
    if ($maxItems !== void 0 && instance.length > $maxItems) {
      errors.push({
        instanceLocation,
        keyword: "maxItems",
        keywordLocation: `${schemaLocation}/maxItems`,
        error: `Array has too many items (${instance.length} > ${$maxItems}).`
      });
    }
    if ($minItems !== void 0 && instance.length < $minItems) {
      errors.push({
        instanceLocation,
        keyword: "minItems",
        keywordLocation: `${schemaLocation}/minItems`,
        error: `Array has too few items (${instance.length} < ${$minItems}).`
      });
    }
    const length = instance.length;
    let i = 0;
    let stop = false;
    if ($prefixItems !== void 0) {
      const keywordLocation = `${schemaLocation}/prefixItems`;
      const length2 = Math.min($prefixItems.length, length);
      for (; i < length2; i++) {
        const result = validate(instance[i], $prefixItems[i], draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, `${keywordLocation}/${i}`);
        evaluated[i] = true;
        if (!result.valid) {
          stop = shortCircuit;
          errors.push({
            instanceLocation,
            keyword: "prefixItems",
            keywordLocation,
            error: `Items did not match schema.`
          }, ...result.errors);
          if (stop)
            break;
        }
      }
    }
    if ($items !== void 0) {
      const keywordLocation = `${schemaLocation}/items`;
      if (Array.isArray($items)) {
        const length2 = Math.min($items.length, length);
        for (; i < length2; i++) {
          const result = validate(instance[i], $items[i], draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, `${keywordLocation}/${i}`);
          evaluated[i] = true;
          if (!result.valid) {
            stop = shortCircuit;
            errors.push({
              instanceLocation,
              keyword: "items",
              keywordLocation,
              error: `Items did not match schema.`
            }, ...result.errors);
            if (stop)
              break;
          }
        }
      } else {
        for (; i < length; i++) {
          const result = validate(instance[i], $items, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, keywordLocation);
          evaluated[i] = true;
          if (!result.valid) {
            stop = shortCircuit;
            errors.push({
              instanceLocation,
              keyword: "items",
              keywordLocation,
              error: `Items did not match schema.`
            }, ...result.errors);
            if (stop)
              break;
          }
        }
      }
      if (!stop && $additionalItems !== void 0) {
        const keywordLocation2 = `${schemaLocation}/additionalItems`;
        for (; i < length; i++) {
          const result = validate(instance[i], $additionalItems, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, keywordLocation2);
          evaluated[i] = true;
          if (!result.valid) {
            stop = shortCircuit;
            errors.push({
              instanceLocation,
              keyword: "additionalItems",
              keywordLocation: keywordLocation2,
              error: `Items did not match additional items schema.`
            }, ...result.errors);
          }
        }
      }
    }
    if ($contains !== void 0) {
      if (length === 0 && $minContains === void 0) {
        errors.push({
          instanceLocation,
          keyword: "contains",
          keywordLocation: `${schemaLocation}/contains`,
          error: `Array is empty. It must contain at least one item matching the schema.`
        });
      } else if ($minContains !== void 0 && length < $minContains) {
        errors.push({
          instanceLocation,
          keyword: "minContains",
          keywordLocation: `${schemaLocation}/minContains`,
          error: `Array has less items (${length}) than minContains (${$minContains}).`
        });
      } else {
        const keywordLocation = `${schemaLocation}/contains`;
        const errorsLength = errors.length;
        let contained = 0;
        for (let j = 0; j < length; j++) {
          const result = validate(instance[j], $contains, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${j}`, keywordLocation);
          if (result.valid) {
            evaluated[j] = true;
            contained++;
          } else {
            errors.push(...result.errors);
          }
        }
        if (contained >= ($minContains || 0)) {
          errors.length = errorsLength;
        }
        if ($minContains === void 0 && contained === 0) {
          errors.splice(errorsLength, 0, {
            instanceLocation,
            keyword: "contains",
            keywordLocation,
            error: `Array does not contain item matching schema.`
          });
        } else if ($minContains !== void 0 && contained < $minContains) {
          errors.push({
            instanceLocation,
            keyword: "minContains",
            keywordLocation: `${schemaLocation}/minContains`,
            error: `Array must contain at least ${$minContains} items matching schema. Only ${contained} items were found.`
          });
        } else if ($maxContains !== void 0 && contained > $maxContains) {
          errors.push({
            instanceLocation,
            keyword: "maxContains",
            keywordLocation: `${schemaLocation}/maxContains`,
            error: `Array may contain at most ${$maxContains} items matching schema. ${contained} items were found.`
          });
        }
      }
    }
    if (!stop && $unevaluatedItems !== void 0) {
      const keywordLocation = `${schemaLocation}/unevaluatedItems`;
      for (i; i < length; i++) {
        if (evaluated[i]) {
          continue;
        }
        const result = validate(instance[i], $unevaluatedItems, draft, lookup, shortCircuit, recursiveAnchor, `${instanceLocation}/${i}`, keywordLocation);
        evaluated[i] = true;
        if (!result.valid) {
          errors.push({
            instanceLocation,
            keyword: "unevaluatedItems",
            keywordLocation,
            error: `Items did not match unevaluated items schema.`
          }, ...result.errors);
        }
      }
    }
    if ($uniqueItems) {
      for (let j = 0; j < length; j++) {
        const a = instance[j];
        const ao = typeof a === "object" && a !== null;
        for (let k = 0; k < length; k++) {
          if (j === k) {
            continue;
          }
          const b = instance[k];
          const bo = typeof b === "object" && b !== null;
          if (a === b || ao && bo && deepCompareStrict(a, b)) {
            errors.push({
              instanceLocation,
              keyword: "uniqueItems",
              keywordLocation: `${schemaLocation}/uniqueItems`,
              error: `Duplicate items at indexes ${j} and ${k}.`
            });
            j = Number.MAX_SAFE_INTEGER;
            k = Number.MAX_SAFE_INTEGER;
          }
        }
      }
    }
  } else if (instanceType === "number") {
    if (draft === "4") {
      if ($minimum !== void 0 && ($exclusiveMinimum === true && instance <= $minimum || instance < $minimum)) {
        errors.push({
          instanceLocation,
          keyword: "minimum",
          keywordLocation: `${schemaLocation}/minimum`,
          error: `${instance} is less than ${$exclusiveMinimum ? "or equal to " : ""} ${$minimum}.`
        });
      }
      if ($maximum !== void 0 && ($exclusiveMaximum === true && instance >= $maximum || instance > $maximum)) {
        errors.push({
          instanceLocation,
          keyword: "maximum",
          keywordLocation: `${schemaLocation}/maximum`,
          error: `${instance} is greater than ${$exclusiveMaximum ? "or equal to " : ""} ${$maximum}.`
        });
      }
    } else {
      if ($minimum !== void 0 && instance < $minimum) {
        errors.push({
          instanceLocation,
          keyword: "minimum",
          keywordLocation: `${schemaLocation}/minimum`,
          error: `${instance} is less than ${$minimum}.`
        });
      }
      if ($maximum !== void 0 && instance > $maximum) {
        errors.push({
          instanceLocation,
          keyword: "maximum",
          keywordLocation: `${schemaLocation}/maximum`,
          error: `${instance} is greater than ${$maximum}.`
        });
      }
      if ($exclusiveMinimum !== void 0 && instance <= $exclusiveMinimum) {
        errors.push({
          instanceLocation,
          keyword: "exclusiveMinimum",
          keywordLocation: `${schemaLocation}/exclusiveMinimum`,
          error: `${instance} is less than ${$exclusiveMinimum}.`
        });
      }
      if ($exclusiveMaximum !== void 0 && instance >= $exclusiveMaximum) {
        errors.push({
          instanceLocation,
          keyword: "exclusiveMaximum",
          keywordLocation: `${schemaLocation}/exclusiveMaximum`,
          error: `${instance} is greater than or equal to ${$exclusiveMaximum}.`
        });
      }
    }
    if ($multipleOf !== void 0) {
      if (!isMultipleOf(instance, $multipleOf)) {
        errors.push({
          instanceLocation,
          keyword: "multipleOf",
          keywordLocation: `${schemaLocation}/multipleOf`,
          error: `${instance} is not a multiple of ${$multipleOf}.`
        });
      }
    }
  } else if (instanceType === "string") {
    const length = $minLength === void 0 && $maxLength === void 0 ? 0 : ucs2length(instance);
    if ($minLength !== void 0 && length < $minLength) {
      errors.push({
        instanceLocation,
        keyword: "minLength",
        keywordLocation: `${schemaLocation}/minLength`,
        error: `String is too short (${length} < ${$minLength}).`
      });
    }
    if ($maxLength !== void 0 && length > $maxLength) {
      errors.push({
        instanceLocation,
        keyword: "maxLength",
        keywordLocation: `${schemaLocation}/maxLength`,
        error: `String is too long (${length} > ${$maxLength}).`
      });
    }
    if ($pattern !== void 0 && !new RegExp($pattern, "u").test(instance)) {
      errors.push({
        instanceLocation,
        keyword: "pattern",
        keywordLocation: `${schemaLocation}/pattern`,
        error: `String does not match pattern.`
      });
    }
    if ($format !== void 0 && format[$format] && !format[$format](instance)) {
      errors.push({
        instanceLocation,
        keyword: "format",
        keywordLocation: `${schemaLocation}/format`,
        error: `String does not match format "${$format}".`
      });
    }
  }
  return { valid: errors.length === 0, errors };
}

// node_modules/@cfworker/json-schema/dist/esm/validator.js
var Validator = class {
  schema;
  draft;
  shortCircuit;
  lookup;
  constructor(schema, draft = "2019-09", shortCircuit = true) {
    this.schema = schema;
    this.draft = draft;
    this.shortCircuit = shortCircuit;
    this.lookup = dereference(schema);
  }
  validate(instance) {
    return validate(instance, this.schema, this.draft, this.lookup, this.shortCircuit);
  }
  addSchema(schema, id) {
    if (id) {
      schema = { ...schema, $id: id };
    }
    dereference(schema, this.lookup);
  }
};

// src/core/checks/contains-text.ts
function containsText(text, wanted) {
  const hay = plain(text);
  const needle = plain(wanted);
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + 1)) {
    if (!splitsNumber(hay, at) && !splitsNumber(hay, at + needle.length)) return true;
  }
  return false;
}
function plain(text) {
  return text.normalize("NFKC").toLowerCase().replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, "").replaceAll(/\s+/g, " ").trim();
}
function splitsNumber(text, at) {
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at));
}

// src/core/checks/output-checks.ts
function finalOutputExists(run, { exists }, context) {
  const last = run.calls.at(-1);
  if (run.final_output === void 0 && last && context.terminal_tools?.includes(last.tool)) {
    return decided(exists, `the run ended on ${last.tool}, which needs no final output`, {
      expected: exists,
      observed: last.tool
    });
  }
  const has = run.final_output !== void 0;
  const message = has ? `the run has a final output: ${shortJson(run.final_output)}` : "the run has no final output";
  return decided(
    has === exists,
    has === exists ? message : `expected ${exists ? "a" : "no"} final output; ${message}`,
    {
      expected: exists,
      observed: has
    }
  );
}
function outputContains(run, { text, in: place2, not: not2 }) {
  const found = placesOf(run, place2).find((said) => containsText(said, text));
  return foundOrNot({ found, what: `the text ${shortJson(text)}`, place: place2, not: not2, run, expected: text });
}
function outputMatches(run, { pattern, flags, in: place2, not: not2 }) {
  const safe = safePattern(pattern, flags);
  if (!safe.ok) return decided(false, `the pattern ${shortJson(pattern)} was not tested: ${safe.message}`);
  const results = placesOf(run, place2).map((said) => ({ said, result: testPattern(safe, said) }));
  const found = results.find(({ result }) => result === "match")?.said;
  if (found === void 0 && results.some(({ result }) => result === "too long")) {
    const seen = `no match in the first ${safe.limit} characters, and the text goes on`;
    return decided(false, `the pattern ${shortJson(pattern)} was not decided: ${seen}`, { expected: pattern });
  }
  return foundOrNot({ found, what: `a match of ${shortJson(pattern)}`, place: place2, not: not2, run, expected: pattern });
}
function outputJson(run, { schema }) {
  if (run.final_output === void 0)
    return decided(false, "expected JSON, but the run has no final output", { expected: schema });
  const parsed = readOutput(run.final_output);
  if (!parsed.ok)
    return decided(false, `the final output is not JSON: ${parsed.message}`, {
      expected: schema,
      observed: run.final_output
    });
  const fault = schemaFault(schema, parsed.value);
  return decided(
    fault === void 0,
    fault === void 0 ? "the final output meets the schema" : `the final output does not meet the schema: ${fault}`,
    {
      expected: schema,
      observed: parsed.value
    }
  );
}
function unusableSchema(schema) {
  const result = validate2(schema, null);
  return result.usable ? void 0 : result.message;
}
function schemaFault(schema, value) {
  return validate2(schema, value).message;
}
function validate2(schema, value) {
  if (typeof schema !== "boolean" && !isObject(schema))
    return { usable: false, message: "a JSON Schema is an object, true or false" };
  try {
    const { valid, errors } = new Validator(schema, "2020-12").validate(value);
    const last = errors.at(-1);
    const message = last ? `${last.error} (at ${last.instanceLocation})` : "it is not valid";
    return { usable: true, message: valid ? void 0 : message };
  } catch (error) {
    return {
      usable: false,
      message: `the schema cannot be used: ${error instanceof Error ? error.message : String(error)}`
    };
  }
}
function placesOf(run, place2) {
  if (place2 === "any") return run.said;
  return run.final_output === void 0 ? [] : [outputText(run.final_output)];
}
function foundOrNot({ found, what, place: place2, not: not2, run, expected }) {
  const where = place2 === "final" ? "the final output" : "anything said";
  if (found !== void 0) return decided(!not2, `${where} has ${what}`, { expected, observed: found });
  const last = placesOf(run, place2).at(-1);
  const came = last === void 0 ? "there is none" : `it ends with ${shortJson(last.slice(-100))}`;
  return decided(not2, not2 ? `${where} does not have ${what}` : `expected ${what} in ${where}; ${came}`, {
    expected,
    observed: last
  });
}
function readOutput(output) {
  if (typeof output !== "string") return { ok: true, value: output };
  try {
    return { ok: true, value: parseJson(output, { name: "final output" }) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

// src/core/checks/read-check.ts
function readCheck(input, list) {
  const item = splitItem(input);
  if (!item.ok) return item;
  const kind = list === "signatures" && item.kind === "max_tool_calls" ? "min_tool_calls" : item.kind;
  const parsed = parseParams(kind, item.value);
  if (!parsed.ok)
    return { ok: false, message: `${item.kind}: ${parsed.message}`, path: [...item.path, ...parsed.path] };
  const fault = findFault(parsed.check);
  return fault === void 0 ? parsed : { ok: false, message: `${item.kind}: ${fault.message}`, path: [...item.path, ...fault.path] };
}
function splitItem(input) {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { ok: false, message: "expected a check such as `status_is: success`", path: [] };
  }
  const members = Object.entries(input);
  const named = members.find(([key]) => key === "type" || key === "kind");
  if (named && typeof named[1] === "string") {
    const kind2 = kindOf(named[1]);
    if (kind2 === void 0) return unknownKind(named[1], [named[0]]);
    const rest = members.filter(([key]) => key !== named[0]);
    return { ok: true, kind: kind2, value: withErrorKind(kind2, typedValue(kind2, rest)), path: [] };
  }
  const [only] = members;
  if (!only || members.length > 1) {
    const keys = members.map(([key]) => key).join(", ");
    return {
      ok: false,
      message: `expected one check in each list item, found ${keys === "" ? "none" : `the keys ${keys}`}`,
      path: []
    };
  }
  const kind = kindOf(only[0]);
  return kind === void 0 ? unknownKind(only[0], [only[0]]) : { ok: true, kind, value: withErrorKind(kind, only[1]), path: [only[0]] };
}
function typedValue(kind, members) {
  const short = checkShorthand[kind];
  const [first] = members;
  if (members.length === 1 && first?.[0] === "value" && kind !== "state_at") return first[1];
  return Object.fromEntries(
    members.map(([key, value]) => [key === "value" && short !== void 0 ? short : key, value])
  );
}
function withErrorKind(kind, value) {
  if (kind !== "error_matches" || typeof value !== "object" || value === null || !("kind" in value)) return value;
  const { kind: error_kind, ...rest } = value;
  return { ...rest, error_kind };
}
function kindOf(name) {
  return checkKinds.find((kind) => kind === name);
}
function unknownKind(name, path) {
  return { ok: false, message: `unknown check "${name}"; known: ${checkKinds.join(", ")}`, path };
}
function parseParams(kind, value) {
  const short = checkShorthand[kind];
  const bare = short === void 0 ? void 0 : parse(kind, { [short]: value });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return bare ?? { ok: false, message: "expected its parameters as a map", path: [] };
  }
  const full = parse(kind, value);
  if (full.ok) return full;
  return bare?.ok === true ? bare : full;
}
function parse(kind, params) {
  const result = checkParams[kind].safeParse(params);
  if (result.success) return { ok: true, check: { kind, ...result.data } };
  const [issue] = result.error.issues;
  const path = (issue?.path ?? []).map((part) => typeof part === "number" ? part : String(part));
  return { ok: false, message: issue ? issueText(issue, path) : "not a valid check", path };
}
function issueText(issue, path) {
  return path.length === 0 ? issue.message : `${path.join(".")}: ${issue.message}`;
}
function findFault(check) {
  if (check.kind === "output_matches") return patternFault(check.pattern, check.flags);
  if (check.kind === "output_json") return schemaUseFault(check.schema);
  if (check.kind === "error_matches") return check.text === void 0 ? void 0 : matcherFault(check.text, ["text"]);
  if (check.kind === "tool_called" || check.kind === "tool_not_called") return wantedFault(check, []);
  if (check.kind === "writes_are")
    return firstFault(check.calls.map((call, index) => () => wantedFault(call, ["calls", index])));
  if (check.kind === "tool_sequence") {
    const calls = check.calls.flatMap(
      (item, index) => ("group" in item ? item.group : [item]).map((call) => ({ call, index }))
    );
    return firstFault(
      calls.map(
        ({ call, index }) => () => wantedFault(call, ["calls", index])
      )
    );
  }
  if (check.kind !== "state_at") return void 0;
  return parsePointer(check.pointer) ? matcherFault(check.value, ["value"]) : { message: "not a JSON Pointer", path: ["pointer"] };
}
function patternFault(pattern, flags) {
  const safe = safePattern(pattern, flags);
  return safe.ok ? void 0 : { message: safe.message, path: ["pattern"] };
}
function schemaUseFault(schema) {
  const message = unusableSchema(schema);
  return message === void 0 ? void 0 : { message, path: ["schema"] };
}
function firstFault(faults) {
  for (const fault of faults) {
    const found = fault();
    if (found) return found;
  }
  return void 0;
}
function wantedFault(call, path) {
  return call.args === void 0 ? void 0 : matcherFault(call.args, [...path, "args"]);
}
function matcherFault(value, path) {
  if (Array.isArray(value)) return firstFault(value.map((item, index) => () => matcherFault(item, [...path, index])));
  if (!isObject(value)) return void 0;
  const matcher = matcherOf(value);
  if (matcher && "$regex" in matcher) {
    const safe = safePattern(matcher.$regex);
    return safe.ok ? void 0 : { message: safe.message, path: [...path, "$regex"] };
  }
  if (matcher) return void 0;
  return firstFault(
    Object.entries(value).map(
      ([key, item]) => () => matcherFault(item, [...path, key])
    )
  );
}

// src/core/unknown-keys.ts
function unknownKeys(schema, value, known = []) {
  return unknownPaths(schema, value, []).filter((path) => !(path.length === 1 && known.includes(String(path[0])))).map(fieldName);
}
function unknownPaths(schema, value, path) {
  if (typeof value !== "object" || value === null) return [];
  if (schema instanceof ZodObject) return unknownInObject(schema.shape, value, path);
  if (schema instanceof ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => unknownPaths(schema.def.element, item, [...path, index]));
  }
  if (schema instanceof ZodRecord) {
    return Object.entries(value).flatMap(([key, item]) => unknownPaths(schema.def.valueType, item, [...path, key]));
  }
  if (schema instanceof ZodUnion) {
    const option = schema.def.options.find((inner2) => inner2 instanceof ZodObject || inner2 instanceof ZodRecord);
    return option === void 0 || Array.isArray(value) ? [] : unknownPaths(option, value, path);
  }
  const inner = wrapped(schema);
  return inner === void 0 ? [] : unknownPaths(inner, value, path);
}
function unknownInObject(shape, value, path) {
  return Object.entries(value).flatMap(([key, item]) => {
    const schema = Object.hasOwn(shape, key) ? shape[key] : void 0;
    return schema === void 0 ? [[...path, key]] : unknownPaths(schema, item, [...path, key]);
  });
}
function wrapped(schema) {
  if (schema instanceof ZodOptional || schema instanceof ZodNullable) return schema.def.innerType;
  if (schema instanceof ZodDefault || schema instanceof ZodPrefault) return schema.def.innerType;
  return void 0;
}

// src/core/format-case-yaml.ts
var import_yaml = __toESM(require_dist(), 1);

// src/core/checks/wanted-call.ts
function matchCallArgs({ args: args2, match }, call) {
  if (args2 === void 0) return { matches: true };
  return matchArgs(args2, call.args, { args: match, ignore: [], matchers: true });
}
function isWanted(wanted, call) {
  return wanted.tool === call.tool && matchCallArgs(wanted, call).matches;
}
function wantedJson({ tool: tool2, args: args2 }) {
  return args2 === void 0 ? { tool: tool2 } : { tool: tool2, args: args2 };
}
function wantedText({ tool: tool2, args: args2 }) {
  return args2 === void 0 ? tool2 : `${tool2} ${shortJson(args2, 80)}`;
}
function nearestCall(wanted, calls) {
  let best;
  for (const call of calls) {
    if (call.tool !== wanted.tool) continue;
    const result = matchCallArgs(wanted, call);
    if (result.matches) continue;
    const agreeing = agreement(wanted.args, call.args);
    if (!best || agreeing > best.agreeing) best = { call, pointer: result.pointer, message: result.message, agreeing };
  }
  if (!best) return void 0;
  const where = best.pointer === "" ? "" : ` at ${best.pointer}`;
  return { call: callJson(best.call), message: `nearest ${best.call.tool}:${where} ${best.message}` };
}
function agreement(wanted, args2) {
  if (typeof wanted !== "object" || wanted === null || typeof args2 !== "object" || args2 === null) return 0;
  const members = new Map(Object.entries(args2));
  return Object.entries(wanted).filter(([key, value]) => {
    const member = members.get(key);
    return member !== void 0 && matchArgs(value, member, { args: "exact", ignore: [], matchers: true }).matches;
  }).length;
}

// src/core/checks/write-check.ts
function writeCheck(check) {
  const params = paramsOf(check);
  const short = checkShorthand[check.kind];
  const value = short === void 0 ? void 0 : params[short];
  if (value !== void 0 && Object.keys(params).length === 1) {
    const candidate = { [check.kind]: value };
    const read = readCheck(candidate, "assertions");
    if (read.ok && equalJson(paramsOf(read.check), params)) return candidate;
  }
  return { [check.kind]: params };
}
function describeCheck(check) {
  return `${check.kind} ${paramsText(check)}`.trimEnd();
}
var texts = {
  status_is: ({ status }) => status,
  final_output_exists: ({ exists }) => String(exists),
  output_contains: (check) => placed(shortJson(check.text, 80), check),
  output_matches: (check) => placed(`/${check.pattern}/${check.flags}`, check),
  output_json: ({ schema }) => shortJson(schema, 80),
  error_matches: ({ error_kind, text }) => joined(error_kind, text === void 0 ? void 0 : shortJson(text, 80)),
  tool_called: (check) => joined(wantedText(check), check.times && timesText(check.times)),
  tool_not_called: wantedText,
  min_tool_calls: ({ tool: tool2, count: count2 }) => joined(tool2, count2),
  max_tool_calls: ({ tool: tool2, count: count2 }) => joined(tool2, count2),
  repeated_call: ({ tool: tool2, times: times2 }) => joined(tool2, times2),
  tool_sequence: ({ mode, calls }) => `${mode} ${calls.map(itemText).join(", ")}`,
  writes_are: ({ calls }) => calls.length === 0 ? "none" : calls.map(wantedText).join(", "),
  state_at: ({ step, pointer, value }) => joined(step, pointer === "" ? void 0 : pointer, shortJson(value, 80)),
  max_steps: ({ count: count2 }) => String(count2),
  max_tokens: ({ count: count2 }) => String(count2),
  max_duration: ({ duration }) => durationText(duration),
  semantic: ({ statement }) => JSON.stringify(statement),
  script: ({ command }) => typeof command === "string" ? command : command.join(" ")
};
function paramsText(check) {
  const text = texts[check.kind];
  return text(check);
}
function joined(...parts) {
  return parts.filter((part) => part !== void 0).join(" ");
}
function itemText(item) {
  return "group" in item ? `{${item.group.map(wantedText).join(", ")}}` : wantedText(item);
}
function placed(text, { in: place2, not: not2 }) {
  return `${not2 ? "not " : ""}${text}${place2 === "any" ? " in any" : ""}`;
}
function timesText({ min, max }) {
  if (min === max && min !== void 0) return `${min} times`;
  return max === void 0 ? `at least ${min ?? 0} times` : `${min ?? 0} to ${max} times`;
}
function paramsOf(check) {
  const params = {};
  const members = Object.entries(check);
  for (const [key, value] of members) {
    if (key === "kind" || value === void 0 || value === defaults[check.kind]?.[key]) continue;
    params[key] = writeParam(check.kind, key, value);
  }
  return params;
}
var defaults = {
  output_contains: { in: "final", not: false },
  output_matches: { in: "final", not: false, flags: "" },
  tool_called: { match: "exact" },
  tool_not_called: { match: "exact" },
  tool_sequence: { mode: "in-order" },
  writes_are: { include_failed: false },
  state_at: { pointer: "" },
  script: { timeout: 1e4 }
};
function writeParam(kind, key, value) {
  if (key === "calls" && Array.isArray(value)) return value.map((item) => writeItem(item, kind === "tool_sequence"));
  if (key === "times" && isObject(value) && value["min"] !== void 0 && value["min"] === value["max"])
    return value["min"];
  if ((key === "duration" || key === "timeout") && typeof value === "number") return durationText(value);
  return value;
}
function writeItem(item, inSequence) {
  if (!isObject(item)) return item;
  const group = item["group"];
  if (Array.isArray(group)) return { group: group.map((one) => writeItem(one, inSequence)) };
  const { match, ...rest } = item;
  if (inSequence && match === "ignore" && rest["args"] === void 0) return rest["tool"] ?? rest;
  return match === "exact" || match === void 0 ? rest : { ...rest, match };
}
function durationText(ms) {
  if (ms >= 6e4 && ms % 6e4 === 0) return `${ms / 6e4}m`;
  return ms >= 1e3 && ms % 1e3 === 0 ? `${ms / 1e3}s` : `${ms}ms`;
}

// src/core/case-comments.ts
var caseComments = {
  version: "version of this format",
  id: "name of the folder",
  title: "one line for people",
  state: "open (known failure) | guard (fixed, must not come back) | quarantined (shown, never blocks) | retired (not run)",
  quarantine: "who took this case out of the gate, why, and until when",
  source: "the run it was made from; rate = attempts that reproduced of attempts made when it was added",
  runner: "which runner of replaykit.yaml runs it",
  agent: "which agent it belongs to",
  tags: "for selecting cases",
  effects: "what the tools do: pure (only computes, runs for real) | read | write (never runs)",
  terminal_tools: "a run that ends on one of these needs no final text",
  tolerated_rate: "share of attempts that may reproduce before a guard on a live model counts as regressed",
  scenario: "what the agent is given",
  "scenario.input": "the messages of the recorded run that came from outside",
  "scenario.mode": "continue (recorded history, then the agent) | scripted | simulated",
  "scenario.from_turn": "the user turn, from 1, at which the agent takes over",
  "scenario.simulator": "who plays the user",
  "scenario.context": "anything else that the runner needs",
  replay: "how calls are answered; a call without a recording never reaches a live tool or model unless this says so by name",
  "replay.model": "recorded | recorded-until-divergence | live",
  "replay.tools": "fixtures | static | simulate | deny | live, for all or by tool (live only for reads, by name)",
  "replay.on_read_miss": "fail (the verdict is inconclusive) | tool-error",
  "replay.on_write_miss": "simulate (answered, never run) | fail",
  "replay.match": "when a call fits a recording: args exact | subset | ignore; ignore: JSON Pointers; tools: the same by tool",
  "replay.attempts": "auto (as many as the evidence needs) | a number",
  "replay.timeout": "per attempt",
  "replay.demand": "an attempt without an observed model call ran nothing, and is an error",
  signatures: "what went wrong: all of these held in the failed run",
  assertions: "what must happen instead: all that can be decided must hold in a good run",
  reviews: "people's answers to semantic checks"
};
var optionalKeys = [
  {
    key: "quarantine",
    example: "quarantine: { owner: ann, reason: flaky provider, until: 2026-12-31 }   # with state: quarantined"
  },
  {
    key: "runner",
    example: "runner: billing                  # which runner of replaykit.yaml, where there are several"
  },
  { key: "agent", example: "agent: billing-agent             # or the agent, which decides the runner" },
  { key: "tags", example: "tags: [smoke]                    # for selecting cases" },
  {
    key: "effects",
    example: "effects: { send_email: write }   # pure | read | write, where they differ from replaykit.yaml"
  },
  {
    key: "terminal_tools",
    example: "terminal_tools: [transfer]       # a run that ends on one of these needs no final text"
  },
  { key: "tolerated_rate", example: "tolerated_rate: 0.1              # of a guard on a live model" },
  {
    key: "reviews",
    example: "reviews: [{ assertion: …, verdict: pass, by: ann, at: 2026-11-20 }]   # answers to semantic checks"
  }
];

// src/core/format-case-yaml.ts
var guessedComment = "guessed from the tool's name; take this comment out once you have checked it";
function formatCaseYaml(replayCase, options = {}) {
  const document = new import_yaml.Document(caseValue(replayCase), { aliasDuplicateObjects: false });
  const root = document.contents;
  if (!(0, import_yaml.isMap)(root)) return "";
  document.commentBefore = " One failure of the agent: what went wrong (signatures) and what must happen instead (assertions).";
  for (const pair of root.items) decorate(pair, "");
  markGuessed(root, options.guessed ?? []);
  document.comment = absentKeys(root);
  return editText(document);
}
function caseValue(replayCase) {
  const { signatures, assertions, scenario, replay, ...head } = replayCase;
  const all = {
    ...head,
    scenario: scenarioValue(scenario),
    replay: replayValue(replay),
    signatures: signatures.map((check) => checkValue(check, "signatures")),
    assertions: assertions.map((check) => checkValue(check, "assertions"))
  };
  const empty = ["tags", "effects", "reviews"].filter((key) => Object.keys(all[key] ?? {}).length === 0);
  for (const key of empty) delete all[key];
  const order = [...caseKeys, ...Object.keys(all).filter((key) => !caseKeys.includes(key))];
  return jsonObject(order.map((key) => [key, all[key]]));
}
function checkValue(check, list) {
  if (list === "signatures" && check.kind === "max_tool_calls") {
    throw new ReplayKitError("invalid_input", "max_tool_calls is a limit; a signature cannot be one", {
      hint: "say what the failed run did: min_tool_calls, tool_not_called or tool_sequence"
    });
  }
  return writeCheck(check);
}
function scenarioValue(scenario) {
  const { input, mode, from_turn, context, ...rest } = scenario;
  const shown = Object.keys(context).length === 0 ? void 0 : context;
  return jsonObject(Object.entries({ input, mode, from_turn, context: shown, ...rest }));
}
function replayValue(rules) {
  const { model, tools, on_read_miss, on_write_miss, match, attempts, timeout, ...rest } = rules;
  const { args: args2, ignore, tools: perTool, ...matchRest } = match;
  const shownMatch = {
    args: args2,
    ...ignore.length > 0 ? { ignore } : {},
    ...Object.keys(perTool).length > 0 ? { tools: perTool } : {},
    ...matchRest
  };
  const shownTimeout = timeout === void 0 ? void 0 : formatDuration(timeout);
  return jsonObject(
    Object.entries({
      model,
      tools,
      on_read_miss,
      on_write_miss,
      match: shownMatch,
      attempts,
      timeout: shownTimeout,
      ...rest
    })
  );
}
function jsonObject(entries) {
  const result = {};
  for (const [key, value] of entries) {
    if (value === void 0) continue;
    Object.defineProperty(result, key, { value, enumerable: true, writable: true, configurable: true });
  }
  return result;
}
function decorate(pair, above) {
  const key = (0, import_yaml.isScalar)(pair.key) ? String(pair.key.value) : "";
  const path = above === "" ? key : `${above}.${key}`;
  const comment = caseComments[path];
  setFlow(pair.value);
  const block = (0, import_yaml.isCollection)(pair.value) && pair.value.flow !== true && pair.value.items.length > 0;
  if (above === "" && block && (0, import_yaml.isScalar)(pair.key)) pair.key.spaceBefore = true;
  if (comment !== void 0 && (0, import_yaml.isScalar)(pair.key)) {
    if (block) pair.key.commentBefore = ` ${comment}`;
    else if ((0, import_yaml.isScalar)(pair.value) && !isMultiline(pair.value.value)) pair.value.comment = ` ${comment}`;
    else if ((0, import_yaml.isCollection)(pair.value)) pair.value.comment = ` ${comment}`;
  }
  if (block && (0, import_yaml.isMap)(pair.value) && (path === "scenario" || path === "replay")) {
    for (const inner of pair.value.items) decorate(inner, path);
  }
}
function setFlow(node) {
  if (!(0, import_yaml.isCollection)(node)) return;
  const text = JSON.stringify(node.toJSON()) ?? "";
  if (text.length <= 58 && !text.includes("\\n")) {
    node.flow = true;
    return;
  }
  if ((0, import_yaml.isMap)(node)) for (const { value } of node.items) setFlow(value);
  if ((0, import_yaml.isSeq)(node)) for (const item of node.items) setListItem(item);
}
function setListItem(item) {
  if (!(0, import_yaml.isMap)(item) || item.items.length !== 1) return setFlow(item);
  for (const { value } of item.items) setFlow(value);
}
function isMultiline(value) {
  return typeof value === "string" && /[\r\n]/.test(value);
}
function markGuessed(root, guessed) {
  const pair = root.items.find(({ key }) => (0, import_yaml.isScalar)(key) && key.value === "effects");
  if (guessed.length === 0 || !pair || !(0, import_yaml.isScalar)(pair.key) || !(0, import_yaml.isMap)(pair.value)) return;
  pair.value.flow = false;
  pair.value.comment = null;
  pair.key.spaceBefore = true;
  pair.key.commentBefore = ` ${caseComments["effects"]}`;
  for (const { key, value } of pair.value.items) {
    if ((0, import_yaml.isScalar)(key) && (0, import_yaml.isScalar)(value) && guessed.includes(String(key.value))) value.comment = ` ${guessedComment}`;
  }
}
function absentKeys(root) {
  const lines = optionalKeys.filter(({ key }) => !root.has(key)).map(({ example }) => `   ${example}`);
  return [" Further keys, none of them needed:", ...lines].join("\n");
}

// src/core/case-yaml.ts
function parseCaseYaml(text, fileName) {
  const { case: replayCase, problems, unknownKeys: unknownKeys2, lineOf } = readCaseYaml(text, fileName);
  if (replayCase) return { case: replayCase, unknownKeys: unknownKeys2, lineOf };
  throw invalidFile("invalid_case", fileName, problems, "`replaykit schema case` prints what case.yaml may hold");
}
function readCaseYaml(text, fileName) {
  const file = readYaml(text, fileName);
  if (!isObject(file.value)) {
    throw new ReplayKitError(
      "invalid_case",
      `${fileName}:1: the file is ${foundValue(file.value)}; expected a mapping`,
      {
        hint: "see examples/ for a case that is complete"
      }
    );
  }
  const version = caseVersionOf(file.value, fileName);
  const steps = migrateCaseDocument(file.document, version);
  const value = steps.length === 0 ? file.value : migratedValue(file.document);
  const reading = readCaseValue(value);
  const problems = reading.problems.map((problem) => ({ ...problem, line: file.lineOf(problem.path) })).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const unknown = unknownKeys(caseHeadSchema, value, ["signatures", "assertions"]);
  const { document, lineOf } = file;
  return { case: reading.case, problems, unknownKeys: unknown, version, value, document, lineOf };
}
function readCaseValue(value) {
  const head = caseHeadSchema.safeParse(value);
  const signatures = readChecks(value, "signatures");
  const assertions = readChecks(value, "assertions");
  const headProblems = head.success ? [] : schemaProblems(head.error, value);
  const problems = [...headProblems, ...signatures.problems, ...assertions.problems];
  if (!head.success || problems.length > 0) return { case: void 0, problems };
  return { case: { ...head.data, signatures: signatures.checks, assertions: assertions.checks }, problems };
}
function invalidFile(code, fileName, problems, hint) {
  const lines = problems.map(({ line, message }) => `${fileName}${line === void 0 ? "" : `:${line}`}: ${message}`);
  const shown = lines.slice(0, 10);
  if (lines.length > shown.length) shown.push(`and ${lines.length - shown.length} more`);
  return new ReplayKitError(code, shown.join("\n"), { hint });
}
function readChecks(value, list) {
  const items = value[list];
  if (!Array.isArray(items) || items.length === 0) {
    const found = items === void 0 ? "is missing" : `is ${foundValue(items)}`;
    const message = `${list} ${found}; expected a list of at least one check`;
    return { checks: [], problems: [{ path: [list], field: list, message }] };
  }
  const checks = [];
  const problems = [];
  for (const [index, item] of items.entries()) {
    const result = readCheck(item, list);
    if (result.ok) checks.push(result.check);
    else {
      const path = [list, index, ...result.path];
      problems.push({ path, field: fieldName(path), message: `${fieldName([list, index])}: ${result.message}` });
    }
  }
  return { checks, problems };
}
function migratedValue(document) {
  const value = document.toJS({ maxAliasCount: 0 });
  return typeof value === "object" && value !== null ? value : {};
}
function commentAt(document, path) {
  const parent = document.getIn(path.slice(0, -1), true);
  if (!(0, import_yaml2.isMap)(parent)) return void 0;
  const value = parent.items.find(({ key }) => (0, import_yaml2.isScalar)(key) && key.value === path.at(-1))?.value;
  return (0, import_yaml2.isScalar)(value) ? value.comment ?? void 0 : void 0;
}

export {
  shortJson,
  matchValue,
  matchArgs,
  matcherOf,
  checkParams,
  checkKinds,
  checkShorthand,
  checkSummaries,
  finalOutputExists,
  outputContains,
  outputMatches,
  outputJson,
  readCheck,
  unknownKeys,
  isWanted,
  wantedJson,
  wantedText,
  nearestCall,
  describeCheck,
  caseComments,
  formatCaseYaml,
  checkValue,
  parseCaseYaml,
  readCaseYaml,
  invalidFile,
  commentAt
};
