import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  equalJson
} from "./chunk-STBE43RC.js";
import {
  require_dist
} from "./chunk-3U2T44OD.js";
import {
  parseJson
} from "./chunk-5LI65K7B.js";
import {
  argsModeSchema,
  caseFileNames,
  caseHeadSchema,
  caseVersion,
  standingSchema,
  valueMatcherSchema
} from "./chunk-4FIGKTPX.js";
import {
  callJson,
  decided
} from "./chunk-W6MLTXWJ.js";
import {
  durationSchema,
  formatDuration
} from "./chunk-E3666BLM.js";
import {
  canonicalJson,
  escapePointerPart,
  outputText,
  parsePointer,
  withoutPointers
} from "./chunk-MFFC53YA.js";
import {
  isObject
} from "./chunk-CFR755V3.js";
import {
  errorKindSchema,
  runStatusSchema
} from "./chunk-JLQWZFRY.js";
import {
  effectsSchema
} from "./chunk-XEYS2RPR.js";
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
  literal,
  looseObject,
  number,
  record,
  strictObject,
  string,
  union
} from "./chunk-SN3GIU3B.js";
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

// src/core/case-files.ts
function formatJsonFile(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}

// src/core/edit-yaml.ts
var import_yaml2 = __toESM(require_dist(), 1);

// src/core/yaml/yaml-file.ts
var import_yaml = __toESM(require_dist(), 1);

// src/core/schema/problem.ts
function schemaProblems(error, value, at = []) {
  return error.issues.flatMap(innerIssues).map((issue) => {
    const path2 = [...at, ...issue.path.map((key) => typeof key === "number" ? key : String(key))];
    return { path: path2, field: fieldName(path2), message: issueMessage(issue, valueAt(value, issue.path), fieldName(path2)) };
  });
}
function innerIssues(issue) {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.find((issues) => issues.every(({ path: path2 }) => path2.length > 0) && issues.length > 0);
  if (!meant) return [issue];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(innerIssues);
}
function fieldName(path2) {
  if (path2.length === 0) return "the file";
  return path2.reduce((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
    return text === "" ? name : `${text}.${name}`;
  }, "");
}
function foundValue(value) {
  if (value === void 0) return "missing";
  const text = JSON.stringify(value) ?? typeof value;
  if (text.length <= 60) return text;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === "string" ? `${text.slice(0, 57)}…"` : "a mapping";
}
function issueMessage(issue, found, field) {
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => JSON.stringify(key)).join(", ");
    return `${field} has the unknown key${issue.keys.length === 1 ? "" : "s"} ${keys}`;
  }
  const is = found === void 0 ? "is missing" : `is ${foundValue(found)}`;
  return `${field} ${is}; expected ${expected(issue)}`;
}
function expected(issue) {
  if (issue.code === "invalid_type") return typeName(issue.expected);
  if (issue.code === "invalid_value") return issue.values.map((value) => String(value)).join(" | ");
  if (issue.code === "invalid_union") {
    const options = issue.errors.flatMap((issues) => issues.slice(0, 1).map(expected));
    return options.length === 0 ? "another value" : [...new Set(options)].join(", or ");
  }
  if (issue.code === "invalid_format") return formatName(issue.format, issue.message);
  if (issue.code === "too_small") return `at least ${String(issue.minimum)}${unit(issue.origin)}`;
  if (issue.code === "too_big") return `at most ${String(issue.maximum)}${unit(issue.origin)}`;
  return issue.message.replace(/^(?:Invalid input: )?expected /, "");
}
function typeName(name) {
  const names = {
    object: "a mapping",
    record: "a mapping",
    array: "a list",
    int: "a whole number"
  };
  return names[name] ?? `a ${name}`;
}
function formatName(format2, message) {
  if (format2 === "date") return "a date such as 2026-12-31";
  return message.startsWith("Invalid") ? message.replace(/^Invalid string: must match pattern /, "text that matches ") : message;
}
function unit(origin) {
  if (origin === "string") return " characters";
  return origin === "array" ? " entries" : "";
}
function valueAt(value, path2) {
  return path2.reduce((inner, key) => {
    if (typeof inner !== "object" || inner === null) return void 0;
    return Object.hasOwn(inner, key) ? inner[key] : void 0;
  }, value);
}

// src/core/yaml/yaml-limits.ts
var maxYamlLength = 1024 * 1024;
var maxYamlDepth = 64;
function checkYamlText(text, fileName) {
  if (text.length > maxYamlLength) {
    throw new ReplayKitError(
      "too_large",
      `${fileName} has ${text.length} characters; at most ${maxYamlLength} are read`,
      {
        hint: "move large values into the fixtures"
      }
    );
  }
  const line = deepLine(text);
  if (line === void 0) return;
  throw new ReplayKitError("too_deep", `${fileName}:${line}: nested deeper than ${maxYamlDepth} levels`, {
    hint: "flatten the value, or move it into the fixtures"
  });
}
function deepLine(text) {
  const indents = [];
  let brackets = 0;
  let number2 = 0;
  for (const line of text.split("\n")) {
    number2 += 1;
    brackets = Math.max(0, brackets + bracketBalance(line));
    const indent = line.search(/[^ ]/);
    if (indent === -1) continue;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    indents.push(indent);
    const dashes = leadingDashes(line, indent);
    if (indents.length + dashes > maxYamlDepth * 2 || brackets > maxYamlDepth * 8) return number2;
  }
  return void 0;
}
function leadingDashes(line, from) {
  let count2 = 0;
  for (let index = from; index < line.length; index += 1) {
    const character = line[index];
    if (character === " " || character === "	") continue;
    const next = line[index + 1];
    const opens = (character === "-" || character === "?" || character === ":") && (next === " " || next === "	");
    if (!opens) break;
    count2 += 1;
  }
  return count2;
}
function bracketBalance(line) {
  let balance = 0;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (character === "[" || character === "{") balance += 1;
    else if (character === "]" || character === "}") balance -= 1;
    if (balance > maxYamlDepth * 8) return balance;
  }
  return balance;
}

// src/core/yaml/yaml-file.ts
function readYaml(text, fileName) {
  checkYamlText(text, fileName);
  const lines = new import_yaml.LineCounter();
  const document = parse(text, fileName, lines);
  const [first, second] = document.errors;
  if (first) {
    const { line, col } = lines.linePos(first.pos[0]);
    const more = second ? ` (and ${document.errors.length - 1} more)` : "";
    throw new ReplayKitError("invalid_yaml", `${fileName}:${line}:${col}: ${faultText(first)}${more}`, {
      hint: "mend the YAML at this place; texts with `: ` or ` #` in them need quotes",
      cause: first
    });
  }
  const value = plainValue(document.contents, { fileName, lines, path: [] });
  return { document, value, lineOf: (path2) => lineAt(document.contents, path2, lines) };
}
function parse(text, fileName, lineCounter) {
  try {
    return (0, import_yaml.parseDocument)(text, {
      lineCounter,
      prettyErrors: false,
      stringKeys: true,
      uniqueKeys: false,
      logLevel: "error"
    });
  } catch (error) {
    throw new ReplayKitError("invalid_yaml", `${fileName} cannot be read as YAML`, { cause: error });
  }
}
function plainValue(node, place2) {
  if (node === null || node === void 0) return null;
  if (!(0, import_yaml.isNode)(node)) throw refused(void 0, place2, "something that is not plain YAML");
  if ((0, import_yaml.isAlias)(node)) throw refused(node, place2, "an alias (*name)");
  if (node.anchor !== void 0) throw refused(node, place2, "an anchor (&name)");
  if (isExplicitTag(node)) throw refused(node, place2, `the tag ${String(node.tag)}`);
  if (place2.path.length > maxYamlDepth) throw tooDeep(node, place2);
  if ((0, import_yaml.isScalar)(node)) return scalarValue(node.value, node, place2);
  if ((0, import_yaml.isSeq)(node)) return node.items.map((item, index) => plainValue(item, { ...place2, path: [...place2.path, index] }));
  if ((0, import_yaml.isMap)(node)) return mapValue(node, place2);
  throw refused(void 0, place2, "something that is not plain YAML");
}
function mapValue(node, place2) {
  const result = {};
  for (const { key, value } of node.items) {
    const keyNode = (0, import_yaml.isNode)(key) ? key : void 0;
    if (!(0, import_yaml.isScalar)(key) || key.anchor !== void 0 || isExplicitTag(key)) {
      throw refused(keyNode ?? node, place2, "a key that is not plain text");
    }
    const name = scalarText(key.value);
    if (name === "<<") throw refused(key, place2, "a merge key (<<)");
    if (Object.hasOwn(result, name)) throw refused(key, place2, `the key ${JSON.stringify(name)} twice`);
    const inner = plainValue(value, { ...place2, path: [...place2.path, name] });
    Object.defineProperty(result, name, { value: inner, enumerable: true, writable: true, configurable: true });
  }
  return result;
}
function scalarValue(value, node, place2) {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw refused(node, place2, `the value ${scalarText(value)}, which JSON does not have`);
}
function scalarText(value) {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
function isExplicitTag(node) {
  return node.tag !== void 0;
}
function refused(node, { fileName, lines, path: path2 }, what) {
  const start = node?.range?.[0];
  const position = start === void 0 ? void 0 : lines.linePos(start);
  const where = position ? `${fileName}:${position.line}:${position.col}` : fileName;
  return new ReplayKitError("invalid_yaml", `${where}: ${fieldName(path2)} has ${what}; expected plain values only`, {
    hint: "write the value out where it is used"
  });
}
function tooDeep(node, { fileName, lines }) {
  const line = lines.linePos(node.range?.[0] ?? 0).line;
  return new ReplayKitError("too_deep", `${fileName}:${line}: nested deeper than ${maxYamlDepth} levels`);
}
function lineAt(root, path2, lines) {
  let node = root;
  let at = (0, import_yaml.isNode)(root) ? root.range?.[0] : void 0;
  for (const key of path2) {
    if ((0, import_yaml.isSeq)(node) && typeof key === "number") {
      node = node.items[key];
      at = ((0, import_yaml.isNode)(node) ? node.range?.[0] : void 0) ?? at;
    } else if ((0, import_yaml.isMap)(node)) {
      const pair = node.items.find((item) => (0, import_yaml.isScalar)(item.key) && scalarText(item.key.value) === String(key));
      if (!pair) break;
      node = pair.value;
      at = ((0, import_yaml.isNode)(pair.key) ? pair.key.range?.[0] : void 0) ?? at;
    } else break;
  }
  return at === void 0 ? void 0 : lines.linePos(at).line;
}
function faultText({ code, message }) {
  if (code === "MULTIPLE_DOCS") return "a second document begins here; expected one";
  return message.split("\n", 1)[0] ?? message;
}

// src/core/edit-yaml.ts
var caseKeys = [
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
  "reviews"
];
function editCaseYaml(text, changes) {
  return changes.reduce((edited, change) => editOne(edited, change), text);
}
function editText(document) {
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
function editOne(text, change) {
  const { document } = readYaml(text, "case.yaml");
  const replaced = replaceScalar(text, document, change);
  if (replaced !== void 0) return replaced;
  if (change.value === void 0) document.deleteIn(change.path);
  else setInOrder(document, change.path, change.value);
  return editText(document);
}
function replaceScalar(text, document, { path: path2, value }) {
  if (value === void 0 || typeof value === "object") return void 0;
  const node = document.getIn(path2, true);
  if (!(0, import_yaml2.isScalar)(node) || !node.range || node.type === import_yaml2.Scalar.BLOCK_FOLDED || node.type === import_yaml2.Scalar.BLOCK_LITERAL)
    return void 0;
  const [start, end] = node.range;
  if (start === end) return void 0;
  const written = (0, import_yaml2.stringify)(value, { lineWidth: 0, defaultStringType: import_yaml2.Scalar.PLAIN, blockQuote: false }).trimEnd();
  const edited = `${text.slice(0, start)}${written}${text.slice(end)}`;
  const check = (0, import_yaml2.parseDocument)(edited, { logLevel: "error" });
  const same = check.errors.length === 0 && equalJson(toJson(check.getIn(path2)), value);
  return same ? edited : void 0;
}
function setInOrder(document, path2, value) {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  const [key, ...rest] = path2;
  const root = document.contents;
  if ((0, import_yaml2.isMap)(root) && typeof key === "string" && rest.length === 0 && !root.has(key)) {
    insertKey(root, document.createPair(key, node));
    return;
  }
  const comments = commentsOf(document.getIn(path2, true));
  if (comments !== "" && (0, import_yaml2.isNode)(node)) node.commentBefore = comments;
  document.setIn(path2, node);
}
function commentsOf(node) {
  const found = [];
  if (!(0, import_yaml2.isNode)(node)) return "";
  (0, import_yaml2.visit)(node, {
    Node(_key, { commentBefore, comment }) {
      for (const text of [commentBefore, comment]) if (typeof text === "string") found.push(text);
    }
  });
  return found.join("\n");
}
function insertKey(map, pair) {
  const name = (0, import_yaml2.isScalar)(pair.key) ? String(pair.key.value) : "";
  const place2 = caseKeys.indexOf(name);
  if (place2 === -1) {
    map.items.push(pair);
    return;
  }
  const earlier = caseKeys.slice(0, place2);
  const last = map.items.findLastIndex(({ key }) => (0, import_yaml2.isScalar)(key) && earlier.includes(String(key.value)));
  const first = last === -1 ? map.items[0]?.key : void 0;
  if ((0, import_yaml2.isScalar)(first) && (0, import_yaml2.isScalar)(pair.key) && typeof first.commentBefore === "string") {
    pair.key.commentBefore = first.commentBefore;
    first.commentBefore = null;
  }
  map.items.splice(last + 1, 0, pair);
}
function toJson(value) {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

// src/core/migrate.ts
var import_yaml3 = __toESM(require_dist(), 1);
var caseMigrations = { 0: fromPublishedShape };
var oldestCaseVersion = 0;
function caseVersionOf(value, fileName) {
  const version = typeof value === "object" && value !== null && "version" in value ? value.version : void 0;
  if (version === void 0 || version === null || /^0(?:\.\d+)*$/.test(JSON.stringify(version).replaceAll('"', "")))
    return 0;
  if (typeof version === "number" && Number.isInteger(version) && version >= oldestCaseVersion && version <= caseVersion)
    return version;
  if (typeof version === "number" && version > caseVersion) throw newerVersion(fileName, version, caseVersion);
  throw new ReplayKitError(
    "invalid_case",
    `${fileName}: version is ${JSON.stringify(version)}; expected ${caseVersion}`,
    {
      hint: `write version: ${caseVersion}`
    }
  );
}
function newerVersion(fileName, found, known) {
  return new ReplayKitError(
    "unsupported_version",
    `${fileName} has version ${found}; this ReplayKit reads up to ${known}`,
    {
      hint: "npm install --save-dev replaykit@latest"
    }
  );
}
function migrateCaseDocument(document, from) {
  const steps = [];
  for (let version = from; version < caseVersion; version += 1) {
    const root = document.contents;
    const migration = caseMigrations[version];
    if (!(0, import_yaml3.isMap)(root) || !migration) break;
    migration(document, root);
    if (root.has("version")) root.set("version", version + 1);
    else insertKey(root, document.createPair("version", version + 1));
    steps.push(`${version} → ${version + 1}`);
  }
  return steps;
}
function migrateCase(files, folder) {
  const changes = [];
  const migrated = { ...files };
  const yaml = files["case.yaml"];
  if (yaml !== void 0) {
    const fileName = `${folder}/case.yaml`;
    const { document, value } = readYaml(yaml, fileName);
    const steps = migrateCaseDocument(document, caseVersionOf(value, fileName));
    if (steps.length > 0) migrated["case.yaml"] = editText(document);
    changes.push(...steps.map((step) => `case.yaml: ${step}`));
  }
  for (const name of ["source-trace.json", "fixtures/tools.json", "fixtures/model.json"]) {
    const text = files[name];
    if (text === void 0) continue;
    const value = parseJson(text, { name: `${folder}/${name}` });
    if (!isObject(value) || value["version"] !== void 0) continue;
    migrated[name] = formatJsonFile({ version: 1, ...value });
    changes.push(`${name}: 0 → 1`);
  }
  return { files: migrated, changes };
}
var renamed = [
  ["case_id", "id"],
  ["name", "title"],
  ["failure_signatures", "signatures"],
  ["observed_signatures", "signatures"],
  ["observed_failure_signatures", "signatures"],
  ["desired_assertions", "assertions"],
  ["desired_behavior", "assertions"]
];
function fromPublishedShape(document, root) {
  for (const [from, to] of renamed) {
    if (!root.has(from) || root.has(to)) continue;
    const pair = root.items.find(({ key }) => (0, import_yaml3.isScalar)(key) && key.value === from);
    if (pair && (0, import_yaml3.isScalar)(pair.key)) pair.key.value = to;
  }
  moveSource(document, root);
  moveInput(document, root);
  moveSemanticChecks(document, root);
}
function moveSource(document, root) {
  for (const key of ["source", "source_run_id"]) {
    const runId = root.get(key);
    if (typeof runId !== "string") continue;
    root.delete(key);
    insertKey(root, document.createPair("source", { run_id: runId }));
  }
}
function moveInput(document, root) {
  const scenario = root.get("scenario");
  if (!(0, import_yaml3.isMap)(scenario)) return;
  for (const key of ["inputs", "messages"]) {
    const pair = scenario.items.find((item) => (0, import_yaml3.isScalar)(item.key) && item.key.value === key);
    if (pair && (0, import_yaml3.isScalar)(pair.key) && !scenario.has("input")) pair.key.value = "input";
  }
  const input = scenario.get("input");
  if (typeof input === "string") scenario.set("input", document.createNode([{ role: "user", content: input }]));
}
function moveSemanticChecks(document, root) {
  const semantic = root.get("semantic_checks");
  if (!(0, import_yaml3.isSeq)(semantic)) return;
  root.delete("semantic_checks");
  if (!root.has("assertions")) root.set("assertions", document.createNode([]));
  const assertions = root.get("assertions");
  if (!(0, import_yaml3.isSeq)(assertions)) return;
  for (const item of semantic.items) {
    assertions.add((0, import_yaml3.isScalar)(item) ? document.createNode({ semantic: String(item.value) }) : item);
  }
}

// src/core/case-yaml.ts
var import_yaml5 = __toESM(require_dist(), 1);

// src/core/matching/safe-pattern.ts
var longestText = [2e4, 2e4, 1500, 400];
var longestTextOfMany = 150;
function safePattern(source2, flags = "") {
  const compiled = compile(source2, flags);
  if (typeof compiled === "string") return { ok: false, message: compiled };
  const risk = findRisk(source2);
  return risk === void 0 ? { ok: true, pattern: compiled, limit: limitOf(source2) } : { ok: false, message: `the pattern ${risk}` };
}
function testPattern({ pattern, limit }, text) {
  if (pattern.test(text.slice(0, limit))) return "match";
  return text.length > limit ? "too long" : "none";
}
function limitOf(source2) {
  const plain2 = source2.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g, "_");
  const repeats2 = plain2.match(/[*+]|\{\d+,\d*\}/g)?.length ?? 0;
  const powers = plain2.startsWith("^") && !plain2.includes("|") ? repeats2 - 1 : repeats2;
  return longestText[Math.max(0, powers)] ?? longestTextOfMany;
}
function compile(source2, flags) {
  try {
    return new RegExp(source2, flags);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
var quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
function findRisk(source2) {
  const stack = [newGroup()];
  let at = 0;
  while (at < source2.length) {
    const group = stack.at(-1) ?? newGroup();
    const token = nextToken(source2, at);
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
    const repeat = quantifier.exec(source2.slice(at, at + 40))?.[0];
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
function nextToken(source2, at) {
  const rest = source2.slice(at, at + 1e3);
  const match = /^(?:\\k<|\\u\{[^}]*\}|\\[\s\S]|\(\?(?:[:=!]|<[=!]|<[^>]*>)|\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S])/.exec(
    rest
  );
  return match?.[0] ?? source2.charAt(at);
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
function matchValue(expected2, actual, mode = "exact") {
  return compare(expected2, actual, { mode, matchers: true });
}
function matchArgs(expected2, actual, rules) {
  const comparison = { mode: rules.args, matchers: rules.matchers ?? false };
  if (rules.ignore.length === 0) return compare(expected2, actual, comparison);
  return compare(withoutPointers(expected2, rules.ignore), withoutPointers(actual, rules.ignore), comparison);
}
function matcherOf(value) {
  if (!isObject(value) || !Object.keys(value).some((key) => key.startsWith("$"))) return void 0;
  return valueMatcherSchema.safeParse(value).data;
}
function compare(expected2, actual, comparison) {
  if (comparison.mode === "ignore") return matched;
  const matcher = comparison.matchers ? matcherOf(expected2) : void 0;
  if (matcher) return matchMatcher(matcher, expected2, actual);
  if (Array.isArray(expected2)) return compareArrays(expected2, actual, comparison);
  if (isObject(expected2)) return compareObjects(expected2, actual, comparison);
  return expected2 === actual ? matched : differs(expected2, actual);
}
function compareArrays(expected2, actual, comparison) {
  if (!Array.isArray(actual)) return differs(expected2, actual);
  for (const [index, item] of expected2.entries()) {
    const other = actual[index];
    if (other === void 0) return missing(`/${index}`, item);
    const result = compare(item, other, comparison);
    if (!result.matches) return under(index, result);
  }
  if (actual.length === expected2.length) return matched;
  return unwanted(`/${expected2.length}`, actual[expected2.length]);
}
function compareObjects(expected2, actual, comparison) {
  if (!isObject(actual)) return differs(expected2, actual);
  for (const [key, member] of Object.entries(expected2)) {
    const other = Object.hasOwn(actual, key) ? actual[key] : void 0;
    if (other === void 0) return missing(`/${escapePointerPart(key)}`, member);
    const result = compare(member, other, comparison);
    if (!result.matches) return under(key, result);
  }
  if (comparison.mode === "subset") return matched;
  const extra = Object.keys(actual).find((key) => !Object.hasOwn(expected2, key));
  return extra === void 0 ? matched : unwanted(`/${escapePointerPart(extra)}`, actual[extra]);
}
function matchMatcher(matcher, expected2, actual) {
  return satisfies(matcher, actual) || equalJson(expected2, actual) ? matched : differs(expected2, actual);
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
function differs(expected2, actual) {
  return { matches: false, pointer: "", message: `expected ${shortJson(expected2)}, got ${shortJson(actual)}` };
}
function missing(pointer, expected2) {
  return { matches: false, pointer, message: `expected ${shortJson(expected2)}, got nothing` };
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
  const matches2 = input.match(EMAIL_ADDRESS);
  if (!matches2)
    return false;
  const name = matches2[1];
  const host = matches2[2];
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
  const matches2 = str.match(DATE);
  if (!matches2)
    return false;
  const yearPart = matches2[1];
  const monthPart = matches2[2];
  const dayPart = matches2[3];
  if (!yearPart || !monthPart || !dayPart)
    return false;
  const year = +yearPart;
  const month = +monthPart;
  const day = +dayPart;
  const maxDay = month == 2 && isLeapYear(year) ? 29 : DAYS[month];
  return month >= 1 && month <= 12 && day >= 1 && maxDay !== void 0 && day <= maxDay;
}
function time(full, str) {
  const matches2 = str.match(TIME);
  if (!matches2)
    return false;
  const hourPart = matches2[1];
  const minutePart = matches2[2];
  const secondPart = matches2[3];
  if (!hourPart || !minutePart || !secondPart)
    return false;
  const hour = +hourPart;
  const minute = +minutePart;
  const second = +secondPart;
  const timeZone = matches2[5];
  const offsetSign = matches2[6];
  const offsetHour = +(matches2[7] ?? 0);
  const offsetMinute = +(matches2[8] ?? 0);
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
    const matches2 = $oneOf.filter((subSchema, i) => {
      const subEvaluated = Object.create(evaluated);
      const result = validate(instance, subSchema, draft, lookup, shortCircuit, $recursiveAnchor === true ? recursiveAnchor : null, instanceLocation, `${keywordLocation}/${i}`, subEvaluated);
      errors.push(...result.errors);
      if (result.valid) {
        subEvaluateds.push(subEvaluated);
      }
      return result.valid;
    }).length;
    if (matches2 === 1) {
      errors.length = errorsLength;
    } else {
      errors.splice(errorsLength, 0, {
        instanceLocation,
        keyword: "oneOf",
        keywordLocation,
        error: `Instance does not match exactly one subschema (${matches2} matches).`
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
function foundOrNot({ found, what, place: place2, not: not2, run, expected: expected2 }) {
  const where = place2 === "final" ? "the final output" : "anything said";
  if (found !== void 0) return decided(!not2, `${where} has ${what}`, { expected: expected2, observed: found });
  const last = placesOf(run, place2).at(-1);
  const came = last === void 0 ? "there is none" : `it ends with ${shortJson(last.slice(-100))}`;
  return decided(not2, not2 ? `${where} does not have ${what}` : `expected ${what} in ${where}; ${came}`, {
    expected: expected2,
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
  const short2 = checkShorthand[kind];
  const [first] = members;
  if (members.length === 1 && first?.[0] === "value" && kind !== "state_at") return first[1];
  return Object.fromEntries(
    members.map(([key, value]) => [key === "value" && short2 !== void 0 ? short2 : key, value])
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
function unknownKind(name, path2) {
  return { ok: false, message: `unknown check "${name}"; known: ${checkKinds.join(", ")}`, path: path2 };
}
function parseParams(kind, value) {
  const short2 = checkShorthand[kind];
  const bare = short2 === void 0 ? void 0 : parse2(kind, { [short2]: value });
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return bare ?? { ok: false, message: "expected its parameters as a map", path: [] };
  }
  const full = parse2(kind, value);
  if (full.ok) return full;
  return bare?.ok === true ? bare : full;
}
function parse2(kind, params) {
  const result = checkParams[kind].safeParse(params);
  if (result.success) return { ok: true, check: { kind, ...result.data } };
  const [issue] = result.error.issues;
  const path2 = (issue?.path ?? []).map((part) => typeof part === "number" ? part : String(part));
  return { ok: false, message: issue ? issueText(issue, path2) : "not a valid check", path: path2 };
}
function issueText(issue, path2) {
  return path2.length === 0 ? issue.message : `${path2.join(".")}: ${issue.message}`;
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
function wantedFault(call, path2) {
  return call.args === void 0 ? void 0 : matcherFault(call.args, [...path2, "args"]);
}
function matcherFault(value, path2) {
  if (Array.isArray(value)) return firstFault(value.map((item, index) => () => matcherFault(item, [...path2, index])));
  if (!isObject(value)) return void 0;
  const matcher = matcherOf(value);
  if (matcher && "$regex" in matcher) {
    const safe = safePattern(matcher.$regex);
    return safe.ok ? void 0 : { message: safe.message, path: [...path2, "$regex"] };
  }
  if (matcher) return void 0;
  return firstFault(
    Object.entries(value).map(
      ([key, item]) => () => matcherFault(item, [...path2, key])
    )
  );
}

// src/core/unknown-keys.ts
function unknownKeys(schema, value, known = []) {
  return unknownPaths(schema, value, []).filter((path2) => !(path2.length === 1 && known.includes(String(path2[0])))).map(fieldName);
}
function unknownPaths(schema, value, path2) {
  if (typeof value !== "object" || value === null) return [];
  if (schema instanceof ZodObject) return unknownInObject(schema.shape, value, path2);
  if (schema instanceof ZodArray && Array.isArray(value)) {
    return value.flatMap((item, index) => unknownPaths(schema.def.element, item, [...path2, index]));
  }
  if (schema instanceof ZodRecord) {
    return Object.entries(value).flatMap(([key, item]) => unknownPaths(schema.def.valueType, item, [...path2, key]));
  }
  if (schema instanceof ZodUnion) {
    const option = schema.def.options.find((inner2) => inner2 instanceof ZodObject || inner2 instanceof ZodRecord);
    return option === void 0 || Array.isArray(value) ? [] : unknownPaths(option, value, path2);
  }
  const inner = wrapped(schema);
  return inner === void 0 ? [] : unknownPaths(inner, value, path2);
}
function unknownInObject(shape, value, path2) {
  return Object.entries(value).flatMap(([key, item]) => {
    const schema = Object.hasOwn(shape, key) ? shape[key] : void 0;
    return schema === void 0 ? [[...path2, key]] : unknownPaths(schema, item, [...path2, key]);
  });
}
function wrapped(schema) {
  if (schema instanceof ZodOptional || schema instanceof ZodNullable) return schema.def.innerType;
  if (schema instanceof ZodDefault || schema instanceof ZodPrefault) return schema.def.innerType;
  return void 0;
}

// src/core/format-case-yaml.ts
var import_yaml4 = __toESM(require_dist(), 1);

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
  const short2 = checkShorthand[check.kind];
  const value = short2 === void 0 ? void 0 : params[short2];
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
  script: ({ command: command2 }) => typeof command2 === "string" ? command2 : command2.join(" ")
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
  const document = new import_yaml4.Document(caseValue(replayCase), { aliasDuplicateObjects: false });
  const root = document.contents;
  if (!(0, import_yaml4.isMap)(root)) return "";
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
  const key = (0, import_yaml4.isScalar)(pair.key) ? String(pair.key.value) : "";
  const path2 = above === "" ? key : `${above}.${key}`;
  const comment = caseComments[path2];
  setFlow(pair.value);
  const block = (0, import_yaml4.isCollection)(pair.value) && pair.value.flow !== true && pair.value.items.length > 0;
  if (above === "" && block && (0, import_yaml4.isScalar)(pair.key)) pair.key.spaceBefore = true;
  if (comment !== void 0 && (0, import_yaml4.isScalar)(pair.key)) {
    if (block) pair.key.commentBefore = ` ${comment}`;
    else if ((0, import_yaml4.isScalar)(pair.value) && !isMultiline(pair.value.value)) pair.value.comment = ` ${comment}`;
    else if ((0, import_yaml4.isCollection)(pair.value)) pair.value.comment = ` ${comment}`;
  }
  if (block && (0, import_yaml4.isMap)(pair.value) && (path2 === "scenario" || path2 === "replay")) {
    for (const inner of pair.value.items) decorate(inner, path2);
  }
}
function setFlow(node) {
  if (!(0, import_yaml4.isCollection)(node)) return;
  const text = JSON.stringify(node.toJSON()) ?? "";
  if (text.length <= 58 && !text.includes("\\n")) {
    node.flow = true;
    return;
  }
  if ((0, import_yaml4.isMap)(node)) for (const { value } of node.items) setFlow(value);
  if ((0, import_yaml4.isSeq)(node)) for (const item of node.items) setListItem(item);
}
function setListItem(item) {
  if (!(0, import_yaml4.isMap)(item) || item.items.length !== 1) return setFlow(item);
  for (const { value } of item.items) setFlow(value);
}
function isMultiline(value) {
  return typeof value === "string" && /[\r\n]/.test(value);
}
function markGuessed(root, guessed) {
  const pair = root.items.find(({ key }) => (0, import_yaml4.isScalar)(key) && key.value === "effects");
  if (guessed.length === 0 || !pair || !(0, import_yaml4.isScalar)(pair.key) || !(0, import_yaml4.isMap)(pair.value)) return;
  pair.value.flow = false;
  pair.value.comment = null;
  pair.key.spaceBefore = true;
  pair.key.commentBefore = ` ${caseComments["effects"]}`;
  for (const { key, value } of pair.value.items) {
    if ((0, import_yaml4.isScalar)(key) && (0, import_yaml4.isScalar)(value) && guessed.includes(String(key.value))) value.comment = ` ${guessedComment}`;
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
      const path2 = [list, index, ...result.path];
      problems.push({ path: path2, field: fieldName(path2), message: `${fieldName([list, index])}: ${result.message}` });
    }
  }
  return { checks, problems };
}
function migratedValue(document) {
  const value = document.toJS({ maxAliasCount: 0 });
  return typeof value === "object" && value !== null ? value : {};
}
function commentAt(document, path2) {
  const parent = document.getIn(path2.slice(0, -1), true);
  if (!(0, import_yaml5.isMap)(parent)) return void 0;
  const value = parent.items.find(({ key }) => (0, import_yaml5.isScalar)(key) && key.value === path2.at(-1))?.value;
  return (0, import_yaml5.isScalar)(value) ? value.comment ?? void 0 : void 0;
}

// src/node/case-folder.ts
import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

// src/node/glob.ts
import * as path from "node:path";
function matchesGlob(relativePath, glob) {
  const parts = relativePath.split("/");
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  return folders.some((folder) => path.posix.matchesGlob(folder, glob)) || path.posix.matchesGlob(`${relativePath}/case.yaml`, glob);
}

// src/node/read-file.ts
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
var openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
var utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
function readTextFile(path2, rules) {
  const file = openRegular(path2, rules);
  if (file === void 0) return void 0;
  try {
    return decode(readAll(file, rules), rules);
  } finally {
    closeSync(file);
  }
}
function openRegular(path2, rules) {
  try {
    return openSync(path2, openFlags);
  } catch (error) {
    const code = errnoOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return void 0;
    if (code === "ELOOP" || code === "EMLINK") throw notRegular(rules, "a symbolic link");
    throw new ReplayKitError("io_failed", `${rules.name} cannot be opened: ${code ?? String(error)}`, {
      hint: "check the file's permissions",
      cause: error
    });
  }
}
function readAll(file, rules) {
  const stat = fstatSync(file);
  if (!stat.isFile()) throw notRegular(rules, stat.isDirectory() ? "a folder" : "a pipe or device");
  if (stat.size > rules.maxBytes) throw tooLarge(rules, stat.size);
  const bytes = Buffer.allocUnsafe(stat.size + 1);
  let filled = 0;
  while (filled < bytes.length) {
    const read = readSync(file, bytes, filled, bytes.length - filled, null);
    if (read === 0) break;
    filled += read;
  }
  return bytes.subarray(0, Math.min(filled, stat.size));
}
function decode(bytes, rules) {
  try {
    return utf8.decode(bytes);
  } catch (error) {
    throw new ReplayKitError(rules.invalid, `${rules.name} is not valid UTF-8`, {
      hint: "save the file as UTF-8",
      cause: error
    });
  }
}
function notRegular(rules, what) {
  return new ReplayKitError("unsafe_path", `${rules.name} is ${what}, not a file`, {
    hint: "put a regular file there; links are never followed"
  });
}
function tooLarge(rules, size) {
  return new ReplayKitError("too_large", `${rules.name} has ${size} bytes; at most ${rules.maxBytes} are read`, {
    hint: "make the file smaller"
  });
}
function errnoOf(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}

// src/node/case-folder.ts
var mebibyte = 1024 * 1024;
var maxBytes = {
  "case.yaml": mebibyte,
  "source-trace.json": 64 * mebibyte,
  "fixtures/tools.json": 64 * mebibyte,
  "fixtures/model.json": 64 * mebibyte,
  "notes.md": mebibyte
};
var skipped = /* @__PURE__ */ new Set(["node_modules", ".git", ".replaykit"]);
var maxDepth = 32;
async function findCases(root, patterns2) {
  const found = /* @__PURE__ */ new Set();
  for (const pattern of patterns2) {
    const { base, glob } = splitPattern(pattern);
    const start = resolve(root, base);
    if (linkBetween(root, start)) {
      throw new ReplayKitError("unsafe_path", `"${pattern}" leads through a symbolic link`, {
        hint: "name the folder itself; links are never followed"
      });
    }
    for (const folder of caseFoldersUnder(start)) {
      if (glob === void 0 || matchesGlob(slashed(relative(start, folder)), glob)) found.add(folder);
    }
  }
  return [...found].toSorted(byCodePoint);
}
async function readCaseFolder(folder) {
  return { files: readCaseFiles(folder), foreign: foreignIn(folder) };
}
function readCaseFiles(folder) {
  refuseLink(folder, folder);
  const fixtures = lstatSync(join(folder, "fixtures"), { throwIfNoEntry: false });
  if (fixtures?.isSymbolicLink()) refuseLink(join(folder, "fixtures"), folder);
  const files = {};
  for (const name of caseFileNames) {
    if (fixtures === void 0 && name.startsWith("fixtures/")) continue;
    const text = readTextFile(join(folder, name), {
      name: slashed(join(folder, name)),
      maxBytes: maxBytes[name],
      invalid: name === "case.yaml" ? "invalid_case" : "invalid_input"
    });
    if (text !== void 0) files[name] = text;
  }
  if (files["case.yaml"] === void 0) {
    throw new ReplayKitError("not_found", `there is no case.yaml in ${folder}`, { hint: "name a case's folder" });
  }
  return files;
}
async function writeCaseFolder(folder, files) {
  for (const path2 of [folder, join(folder, "fixtures")]) refuseLink(path2, folder);
  try {
    for (const name of caseFileNames) {
      const text = files[name];
      if (text !== void 0) replaceFile(join(folder, name), text);
    }
  } catch (error) {
    throw new ReplayKitError(
      "io_failed",
      `the case cannot be written to ${folder}: ${errnoOf(error) ?? String(error)}`,
      {
        hint: "check the disk's space and the folder's permissions; files that were there are unchanged",
        cause: error
      }
    );
  }
}
function replaceFile(path2, text) {
  mkdirSync(dirname(path2), { recursive: true });
  const temporary = `${path2}.${process.pid}.new`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, path2);
  } finally {
    rmSync(temporary, { force: true });
  }
}
function* caseFoldersUnder(folder, depth = 0) {
  if (lstatSync(`${folder}/case.yaml`, { throwIfNoEntry: false })?.isDirectory() === false) {
    yield folder;
    return;
  }
  if (depth >= maxDepth) return;
  for (const entry of entriesOf(folder)) {
    if (entry.isDirectory() && !skipped.has(entry.name)) yield* caseFoldersUnder(join(folder, entry.name), depth + 1);
  }
}
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const code = errnoOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return [];
    throw new ReplayKitError("io_failed", `${folder} cannot be listed: ${code ?? String(error)}`, {
      hint: "check the folder's permissions",
      cause: error
    });
  }
}
function foreignIn(folder) {
  const known = new Set(caseFileNames);
  const names = entriesOf(folder).flatMap(
    (entry) => entry.name === "fixtures" && entry.isDirectory() ? entriesOf(join(folder, "fixtures")).map((inner) => `fixtures/${inner.name}`) : [entry.name]
  );
  return names.filter((name) => !known.has(name)).toSorted(byCodePoint);
}
function refuseLink(path2, folder) {
  if (!isLink(path2)) return;
  throw new ReplayKitError("unsafe_path", `${path2} is a symbolic link`, {
    hint: `put the files themselves into ${folder}; links are never followed`
  });
}
function linkBetween(root, path2) {
  const short2 = relative(root, path2);
  if (short2 === "" || short2.startsWith("..")) return isLink(path2);
  const parts = short2.split(sep);
  return parts.some((_, index) => isLink(join(root, ...parts.slice(0, index + 1))));
}
function isLink(path2) {
  return lstatSync(path2, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
function splitPattern(pattern) {
  const parts = pattern.replace(/\/+$/, "").split("/");
  const first = parts.findIndex((part) => /[*?[\]{}!]/.test(part));
  if (first !== -1) return { base: parts.slice(0, first).join("/") || ".", glob: parts.slice(first).join("/") };
  const folder = parts.at(-1) === "case.yaml" ? parts.slice(0, -1).join("/") : pattern;
  return { base: folder || ".", glob: void 0 };
}
function slashed(path2) {
  return path2.split(sep).join("/");
}
function byCodePoint(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}

// src/core/redact/allow-list.ts
function createAllowList(entries) {
  const exact = new Set(entries);
  const wild = entries.filter((entry) => entry.length > 1 && (entry.startsWith("*") || entry.endsWith("*")));
  return (value, kind) => exact.has(value) || exact.has(kind) || wild.some((entry) => matches(entry, value));
}
function matches(entry, value) {
  const core = entry.replace(/^\*|\*$/g, "");
  if (entry.startsWith("*") && entry.endsWith("*")) return value.includes(core);
  return entry.startsWith("*") ? value.endsWith(core) : value.startsWith(core);
}

// src/core/redact/key-names.ts
var secretWords = new Set(
  "password passwords passwd pwd passphrase passcode secret secrets apikey apikeys credential credentials cookie cookies authorization jwt cvv cvc cvv2 ssn accesskey secretkey privatekey authkey accesstoken authtoken refreshtoken idtoken clientsecret mnemonic otp totp sharedaccesssignature connectionstring accountkey sharedaccesskey apitoken bearertoken sessiontoken userpassword dbpassword mysqlpwd pgpassword".split(" ")
);
var secretKeyKinds = new Set(
  "api access private secret account auth encryption signing master ssh deploy service admin license subscription function anon".split(
    " "
  )
);
var harmlessTokens = new Set(
  "page next continuation cursor max min num stop eos bos pad unk mask sep cls start end first last special per prompt completion input output total image audio reasoning cached sync current text cancellation previous single each every sub".split(" ")
);
var passOwners = new Set(
  "db database smtp mysql postgres pg redis ftp mail admin root login ssh mongo user".split(" ")
);
var cache = /* @__PURE__ */ new Map();
function kindOfName(name) {
  if (name.length > 80) return "plain";
  const known = cache.get(name);
  if (known !== void 0) return known;
  if (cache.size > 2e4) cache.clear();
  const kind = judge(wordsOf(name)) ? "secret" : isPhoneName(name) ? "phone" : versionName.test(name) ? "version" : "plain";
  cache.set(name, kind);
  return kind;
}
function isSecretKey(name) {
  return kindOfName(name) === "secret";
}
var versionName = /version|release|build/i;
function judge(words) {
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  if (secretWords.has(last) || /(?:password|passwd|passphrase|secret|apikey|authtoken|accesstoken)$/.test(last))
    return true;
  if (last === "token") return !harmlessTokens.has(before);
  if (last === "key" || last === "keys") return secretKeyKinds.has(before);
  if (last === "id" || last === "value")
    return before === "key" ? secretKeyKinds.has(words.at(-3) ?? "") && last === "value" : false;
  if (last === "hash" || last === "salt" || last === "digest") return before === "password" || before === "passwd";
  if (last === "pass") return passOwners.has(before);
  if (last === "string") return before === "connection";
  if (last === "auth") return words.length === 1 || before === "basic" || before === "proxy" || before === "x";
  return last === "signature" && (before === "access" || before === "amz");
}
function wordsOf(name) {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "");
}
function isSecretCollection(name) {
  return /^(?:credentials?|secrets|cookies?|passwords|api_?keys|authorization|set-cookie)$/i.test(name);
}
function isPhoneName(name) {
  return /(?:^|[_\s-]|[a-z](?=[A-Z]))(?:phone|mobile|telephone|tel|fax|msisdn|whatsapp|cell)(?:[_\s-]?(?:number|no|num))?$/i.test(
    name
  ) && !/count|per_/i.test(name);
}
var harmless = /^(?:true|false|null|none|nil|undefined|string|str|number|bool|boolean|object|any|bearer|basic|digest|oauth2?|password|secret|token|required|optional|yes|no|unknown|n\/a|hidden|redacted|masked|empty|missing|invalid|expired|valid|ok|set|unset|same-origin|include|omit|\.\.\.)$/i;
function isHarmlessValue(value) {
  if (value.length < 3 || harmless.test(value)) return true;
  if (/^[*•x.#\s_-]+$/i.test(value)) return true;
  if (value.length > 120) return false;
  return /^(?:\$\{[^}]*\}|\$\([^)]*\)|\{\{[^}]*\}\}|%[A-Z_]+%|\$[A-Z_][A-Z0-9_]*|<[^<>]*>|\[(?:redacted|filtered|masked|hidden|removed)\]|(?:process\.env|os\.environ|env|secrets|vars|config|settings)[.[(][\w.'"[\]()]*)$/i.test(
    value
  );
}

// src/core/redact/boundary.ts
function startsToken(text, offset) {
  if (offset === 0 || !isWordCode(text.charCodeAt(offset - 1))) return true;
  return endsEscape(text, offset);
}
function endsEscape(text, offset) {
  if (text[offset - 2] === "\\" && "nrtbf".includes(text[offset - 1] ?? " ")) return true;
  return text[offset - 6] === "\\" && text[offset - 5] === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(offset - 4, offset));
}
function isWordCode(code) {
  return code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === 95 || code >= 192 && code < 8192;
}

// src/core/redact/known-values.ts
var minLength = 6;
var maxPerPrefix = 16;
function createKnownValues() {
  const byPrefix = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  return {
    get size() {
      return seen.size;
    },
    add(value, placeholder) {
      if (seen.has(value) || !worthSeeking(value)) return;
      seen.add(value);
      for (const form of /* @__PURE__ */ new Set([value, JSON.stringify(value).slice(1, -1)])) {
        const list = byPrefix.get(form.slice(0, minLength)) ?? [];
        if (list.length >= maxPerPrefix) continue;
        list.push([form, placeholder]);
        list.sort((a, b) => b[0].length - a[0].length);
        byPrefix.set(form.slice(0, minLength), list);
      }
    },
    replace(text) {
      if (byPrefix.size === 0 || text.length < minLength) return text;
      const parts = [];
      let done = 0;
      for (let i = 0; i + minLength <= text.length; i += 1) {
        if (!startsToken(text, i)) continue;
        const found = byPrefix.get(text.slice(i, i + minLength))?.find(([value]) => text.startsWith(value, i) && endsToken(text, i + value.length));
        if (found === void 0) continue;
        parts.push(text.slice(done, i), found[1]);
        done = i + found[0].length;
        i = done - 1;
      }
      return done === 0 ? text : parts.join("") + text.slice(done);
    }
  };
}
function endsToken(text, offset) {
  return offset >= text.length || !isWordCode(text.charCodeAt(offset));
}
function worthSeeking(value) {
  if (value.length < minLength || value.length > 4096) return false;
  return value.length >= 16 || /\d/.test(value) && /\D/.test(value) || /[^\w\s]/.test(value);
}

// src/core/redact/personal.ts
var domain = /@[\w\u00c0-\u1fff-]{1,63}(?:\.[\w\u00c0-\u1fff-]{1,63}){0,8}\.[A-Za-z\u00c0-\u1fff]{2,24}(?![\w-])/y;
var fileEnding = /\.(?:png|jpe?g|gif|svg|webp|avif|js|ts|css|json|map|html?)$/i;
function mailAddress(text, hit) {
  domain.lastIndex = hit;
  if (!domain.test(text)) return void 0;
  const end = domain.lastIndex;
  let start = hit;
  while (start > 0 && hit - start < 64 && isLocalCode(text.charCodeAt(start - 1)) && !endsEscape(text, start))
    start -= 1;
  while (start < hit && ".'-".includes(text[start] ?? "")) start += 1;
  const local = text.slice(start, hit);
  const host = text.slice(hit + 1, end);
  if (local === "" || local === "git" && text[end] === ":" || fileEnding.test(host)) return void 0;
  return host === "redacted.invalid" ? void 0 : { start, end, kind: "email" };
}
function isLocalCode(code) {
  return isWordCode(code) || code === 46 || code === 43 || code === 45 || code === 37 || code === 39;
}
var card = /\d{4}([ -]?)(?:\d{4}\1\d{4}\1\d{4}(?:\1?\d{3})?|\d{6}\1\d{4,5}|\d{4}\1\d{4}\1?\d)(?!\d)/y;
var issuer = /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7]|35|65)\d{14}|6011\d{12}|64[4-9]\d{13}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|62\d{14,17})$/;
var address4 = /\d{1,3}(?:\.\d{1,3}){3}(?!\.?\w)/y;
var northAmerican = /(?:\+?1[-. ]?)?(?:\(([2-9]\d\d)\) ?|([2-9]\d\d)[-. ])[2-9]\d\d[-. ]\d{4}(?![\w-])/y;
var international = /\+[1-9](?:[ ().-]{0,2}\d){7,14}(?!\d)/y;
var social = /(?!000|666|9\d\d)\d{3}-(?!00)\d\d-(?!0000)\d{4}(?![\w-])/y;
function numberLike(text, hit) {
  const before = text.charCodeAt(hit - 1);
  if (hit > 0 && isWordCode(before) && !endsEscape(text, hit)) return void 0;
  for (const [kind, pattern, accepts] of forms) {
    pattern.lastIndex = hit;
    const found = pattern.exec(text);
    if (found === null || !accepts(found[0], text, hit)) continue;
    return { start: hit, end: pattern.lastIndex, kind, value: kind === "ip" ? found[0] : found[0].replace(/\D/g, "") };
  }
  return void 0;
}
var forms = [
  ["card", card, isCard],
  ["ip", address4, isPublicAddress],
  ["phone", northAmerican, isNoPartOfNumber],
  ["phone", international, isNoPartOfNumber],
  ["ssn", social, isNoPartOfNumber]
];
function isCard(found) {
  const digits = found.replace(/[ -]/g, "");
  if (!issuer.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}
function isPublicAddress(found, text, hit) {
  const parts = found.split(".").map(Number);
  if (parts.some((part) => part > 255) || /(?:^|\.)0\d/.test(found)) return false;
  if (/^(?:127\.|0\.|255\.255\.255\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)/.test(found)) return false;
  const before = text.slice(Math.max(0, hit - 12), hit);
  return !/(?:[A-Za-z]\/$|version:? ?v?$)/i.test(before) || /[A-Za-z]\/$/.test(before) && !found.endsWith(".0");
}
function isNoPartOfNumber(_found, text, hit) {
  return !/[\d-]/.test(text[hit - 1] ?? "");
}
var address6 = /[0-9a-fA-F:]{3,39}(?:\d{1,3}(?:\.\d{1,3}){3})?(?![\w:])/y;
function internetAddress6(text, hit) {
  let start = hit;
  while (start > 0 && hit - start < 5 && /[0-9a-f]/i.test(text[start - 1] ?? "")) start -= 1;
  if (/[\w:.]/.test(text[start - 1] ?? "") && !endsEscape(text, start)) return void 0;
  address6.lastIndex = start;
  const found = address6.exec(text)?.[0];
  if (found === void 0) return void 0;
  const halves = found.split("::");
  const groups = found.split(":").filter((group) => group !== "");
  if (halves.length > 2 || groups.some((group) => group.length > 4) || !/\d/.test(found)) return void 0;
  if (halves.length === 1 ? groups.length !== 8 : groups.length > 7 || groups.length < 2) return void 0;
  if (halves.length === 2 && !/^(?:[23][0-9a-f]{3}|f[cde][0-9a-f]{2}|64):/i.test(found)) return void 0;
  if (/^2001:db8:/i.test(found) || /^(?:\d\d?:)+\d\d?$/.test(found)) return void 0;
  return { start, end: address6.lastIndex, kind: "ip" };
}

// src/core/redact/placeholder.ts
var source = "\\[redacted-[a-z0-9-]{1,48}-[0-9a-f]{8}\\]|u-[0-9a-f]{8}@redacted\\.invalid|(?<![\\w.])(?:192\\.0\\.2|198\\.51\\.100|203\\.0\\.113)\\.\\d{1,3}(?![\\w.]*\\d)|(?<![\\w:])2001:db8::[0-9a-f]{1,4}:[0-9a-f]{1,4}(?![\\w:])";
var sticky = new RegExp(source, "y");
var whole = new RegExp(`^(?:${source})$`);
var bracketed = /^\[redacted-([a-z0-9-]{1,48})-[0-9a-f]{8}\]$/;
function placeholderPattern() {
  return new RegExp(source, "g");
}
function placeholderEnd(text, offset) {
  sticky.lastIndex = offset;
  return sticky.test(text) ? sticky.lastIndex : void 0;
}
function isPlaceholder(text) {
  return text.length < 80 && whole.test(text);
}
function placeholderKind(text) {
  if (!isPlaceholder(text)) return void 0;
  if (text.startsWith("[")) return bracketed.exec(text)?.[1];
  return text.includes("@") ? "email" : "ip";
}
var firstNumber = 99e13;
function isNumberPlaceholder(value) {
  return Number.isInteger(value) && value >= firstNumber && value <= firstNumber + 4294967295;
}
var documentationNets = ["192.0.2", "198.51.100", "203.0.113"];
function createPlaceholderMaker(keyedHash) {
  const digests = /* @__PURE__ */ new Map();
  const addresses = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  return { text, number: (value) => firstNumber + Number.parseInt(digest(value), 16) };
  function digest(value) {
    const known = digests.get(value);
    if (known !== void 0) return known;
    const made = keyedHash(value).slice(0, 8);
    digests.set(value, made);
    return made;
  }
  function text(kind, value) {
    const hex = digest(value);
    if (kind === "email") return `u-${hex}@redacted.invalid`;
    if (kind === "ip" && value.includes(":")) return `2001:db8::${short(hex.slice(0, 4))}:${short(hex.slice(4))}`;
    if (kind === "ip") return address(value, hex);
    return `[redacted-${kind}-${hex}]`;
  }
  function address(value, hex) {
    const known = addresses.get(value);
    if (known !== void 0) return known;
    const first = Number.parseInt(hex, 16);
    let made = `[redacted-ip-${hex}]`;
    for (let probe = 0; probe < 762 && taken.size < 762; probe += 1) {
      const slot = (first + probe) % 762;
      const candidate = `${documentationNets[Math.floor(slot / 254)]}.${slot % 254 + 1}`;
      if (taken.has(candidate)) continue;
      taken.add(candidate);
      made = candidate;
      break;
    }
    addresses.set(value, made);
    return made;
  }
}
function short(group) {
  return group.replace(/^0{1,3}/, "");
}

// src/core/redact/encoded-run.ts
var maxRun = 1 << 16;
var percentRun = /[^\s"'`<>\\&=?;,]/;
var escapeRun = /[^\s"'`<>]/;
function encodedRun(text, hit, redact) {
  const percent = text[hit] === "%";
  const inRun = percent ? percentRun : escapeRun;
  let start = hit;
  while (start > 0 && hit - start < 512 && inRun.test(text[start - 1] ?? " ")) start -= 1;
  let end = hit;
  while (end < text.length && end - hit < maxRun && inRun.test(text[end] ?? " ")) end += 1;
  const run = text.slice(start, end);
  const decoded = percent ? decodePercent(run) : run.replace(/\\+u([0-9a-fA-F]{4})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const redacted = decoded === run ? run : redact(decoded);
  if (redacted === decoded) return { start, end, kind: "encoded", replacement: decoded === run ? redact(run) : run };
  return { start, end, kind: "encoded", replacement: percent ? encodePercent(redacted) : redacted };
}
function decodePercent(run) {
  return run.replace(
    /%(?!25)([0-7][0-9a-fA-F])/g,
    (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16))
  );
}
function encodePercent(text) {
  return text.replace(
    /[^\w.~!*'()%\u0080-\uffff-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
  );
}
var alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
var values = new Map(
  Array.from(`${alphabet}-_`, (char, i) => [char.charCodeAt(0), i < 64 ? i : i - 2])
);
var base64 = /[A-Za-z0-9+/_-]+={0,2}/y;
function base64Run(text, hit, redact) {
  base64.lastIndex = hit;
  if (!base64.test(text)) return void 0;
  const end = base64.lastIndex;
  if (end - hit > maxRun) return { start: hit, end, kind: "encoded", replacement: text.slice(hit, end) };
  const decoded = decodeText(text, hit, end);
  if (decoded === void 0) return void 0;
  return redact(decoded) === decoded ? void 0 : { start: hit, end, kind: "base64" };
}
function decodeText(text, start, end) {
  const chars = [];
  let bits = 0;
  let held = 0;
  for (let i = start; i < end; i += 1) {
    const value = values.get(text.charCodeAt(i));
    if (value === void 0) break;
    held = (held << 6 | value) & 65535;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const byte = held >> bits & 255;
    if (byte < 9 || byte > 13 && byte < 32 || byte > 126) return void 0;
    chars.push(String.fromCharCode(byte));
  }
  return chars.join("");
}

// src/core/redact/vendor-rules.ts
function rule(kind, prefixes, pattern) {
  return { kind, prefixes: prefixes.split(" "), pattern: new RegExp(pattern.source, `${pattern.flags}y`) };
}
var vendorRules = [
  rule("aws-key", "AKIA ASIA ABIA ACCA", /A(?:KIA|SIA|BIA|CCA)[A-Z0-9]{16}(?![A-Za-z0-9])/),
  rule("aws-key", "ABSK bedrock-api-key-", /(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/=]{40,}/),
  rule("github-token", "ghp_ gho_ ghu_ ghs_ ghr_", /gh[pousr]_[A-Za-z0-9_]{20,255}/),
  rule("github-token", "github_pat_", /github_pat_[A-Za-z0-9_]{22,255}/),
  rule(
    "gitlab-token",
    "glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glimt- glagent- glffct- glwt- GR1348941 _gitlab_session=",
    /(?:gl(?:pat|dt|rt|cbt|ptt|ft|soat|imt|agent|ffct|wt)-|GR1348941|_gitlab_session=)[\w-]{16,}(?:\.[\w-]{2,})*/
  ),
  rule(
    "slack-token",
    "xoxa- xoxb- xoxe- xoxe. xoxo- xoxp- xoxr- xoxs- xoxc- xoxd- xapp- xwfp-",
    /(?:xox[abceoprsd]|xapp|xwfp)[.-][\w%.-]{10,}/
  ),
  rule("slack-webhook", "hooks.slack.com/", /hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/]{16,}/),
  rule(
    "stripe-key",
    "sk_live_ sk_test_ rk_live_ rk_test_ sk_prod_ rk_prod_",
    /[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}/
  ),
  rule("webhook-secret", "whsec_", /whsec_[A-Za-z0-9+/=]{16,}/),
  rule("anthropic-key", "sk-ant-", /sk-ant-[\w-]{16,}/),
  rule("openai-key", "sk-", /sk-(?=[\w-]{0,200}\d)[\w-]{18,}/),
  rule("openai-key", "sess-", /sess-[A-Za-z0-9]{40}/),
  rule("google-key", "AIza", /AIza[\w-]{33,}/),
  rule("google-key", "ya29. GOCSPX-", /(?:ya29\.|GOCSPX-)[\w-]{16,}/),
  rule("google-key", "1//0", /1\/\/0[\w-]{30,}/),
  rule("npm-token", "npm_", /npm_[A-Za-z0-9]{30,}/),
  rule("pypi-token", "pypi-", /pypi-[\w-]{40,}/),
  rule("twilio-key", "SK", /SK[0-9a-f]{32}(?![0-9a-f])/),
  rule("sendgrid-key", "SG.", /SG\.[\w-]{16,}\.[\w-]{16,}/),
  rule("huggingface-token", "hf_ api_org_", /(?:hf_|api_org_)[A-Za-z0-9]{30,}/),
  rule("cloudflare-key", "v1.0- cfut_ cfat_ cfk_", /v1\.0-[0-9a-f]{24}-[0-9a-f]{100,}|cf(?:ut|at|k)_[A-Za-z0-9]{30,}/),
  rule("databricks-token", "dapi", /dapi[0-9a-f]{32}(?:-\d)?/),
  rule("digitalocean-token", "dop_v1_ doo_v1_ dor_v1_", /do[por]_v1_[0-9a-f]{64}/),
  rule(
    "doppler-token",
    "dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.",
    /dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{32,}/
  ),
  rule("linear-key", "lin_api_ lin_oauth_", /lin_(?:api|oauth)_[A-Za-z0-9]{32,}/),
  rule("notion-token", "ntn_ secret_", /(?:ntn_[A-Za-z0-9]{40,}|secret_[A-Za-z0-9]{43})/),
  rule("shopify-token", "shpat_ shpca_ shppa_ shpss_", /shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}/),
  rule("square-token", "sq0atp- sq0csp- sq0idp- EAAA", /(?:sq0(?:atp|csp|idp)-[\w-]{22,}|EAAA[\w-]{56,})/),
  rule("facebook-token", "EAAC EAAM EAAB EAAD", /EAA[A-Z][A-Za-z0-9]{60,}/),
  rule("mailgun-key", "key- pubkey-", /(?:pub)?key-[0-9a-f]{32}/),
  rule("postman-key", "PMAK-", /PMAK-[0-9a-f]{24}-[0-9a-f]{34}/),
  rule("newrelic-key", "NRAK- NRII- NRJS- NRRA-", /NR(?:AK|II|JS|RA)-[\w-]{19,}/),
  rule("sentry-token", "sntrys_ sntryu_ sntrya_", /sntry[sua]_[\w+/=-]{32,}/),
  rule("grafana-token", "glsa_ glc_", /gl(?:sa|c)_[\w+/=-]{32,}/),
  rule("vault-token", "hvs. hvb. hvr.", /hv[sbr]\.[\w-]{20,}/),
  rule("pulumi-token", "pul-", /pul-[0-9a-f]{40}/),
  rule("rubygems-token", "rubygems_", /rubygems_[0-9a-f]{48}/),
  rule("docker-token", "dckr_pat_ dckr_oat_", /dckr_[po]at_[\w-]{20,}/),
  rule("planetscale-token", "pscale_", /pscale_(?:tkn|pw|oauth)_[\w.=-]{20,}/),
  rule("supabase-key", "sbp_ sb_secret_", /(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{20,})/),
  rule("groq-key", "gsk_", /gsk_[A-Za-z0-9]{40,}/),
  rule("replicate-token", "r8_", /r8_[A-Za-z0-9]{30,}/),
  rule(
    "model-key",
    "pplx- xai- fw_ pcsk_ e2b_ nvapi- lsv2_ cpk_ tgp_v1_ csk- jina_",
    /(?:pplx-|xai-|fw_|pcsk_|e2b_|nvapi-|lsv2_(?:pt|sk)_|cpk_|tgp_v1_|csk-|jina_)[\w-]{20,}/
  ),
  rule("atlassian-token", "ATATT3 ATCTT3 ATBB ATSTT3", /AT(?:(?:ATT|CTT|STT)3[\w=-]{40,}|BB[\w=-]{24,})/),
  rule("heroku-key", "HRKU-", /HRKU-[\w-]{36,}/),
  rule("hubspot-token", "pat-na1- pat-na2- pat-eu1-", /pat-(?:na1|na2|eu1)-[0-9a-fA-F-]{36}/),
  rule("mapbox-token", "sk.eyJ", /sk\.eyJ[\w-]{20,}\.[\w-]{16,}/),
  rule("netlify-token", "nfp_ nfc_", /nf[pc]_[A-Za-z0-9]{30,}/),
  rule("fly-token", "fo1_ fm1_ fm2_ fm1r_", /(?:fo1|fm1|fm2|fm1r)_[\w+/=-]{30,}/),
  rule(
    "plaid-token",
    "access-sandbox- access-development- access-production-",
    /access-(?:sandbox|development|production)-[0-9a-f-]{36}/
  ),
  rule("prefect-token", "pnu_ pnb_", /pn[ub]_[A-Za-z0-9]{30,}/),
  rule("readme-token", "rdme_", /rdme_[a-z0-9]{60,}/),
  rule("sendinblue-key", "xkeysib- xsmtpsib-", /x(?:key|smtp)sib-[0-9a-f]{64}(?:-[A-Za-z0-9]+)?/),
  rule("shippo-token", "shippo_live_ shippo_test_", /shippo_(?:live|test)_[0-9a-f]{40}/),
  rule("alibaba-key", "LTAI", /LTAI[A-Za-z0-9]{17,21}(?![A-Za-z0-9])/),
  rule("tencent-key", "AKID", /AKID[A-Za-z0-9]{32}(?![A-Za-z0-9])/),
  rule("easypost-key", "EZAK EZTK", /EZ[AT]K[A-Za-z0-9]{54}/),
  rule("duffel-token", "duffel_", /duffel_(?:live|test)_[\w-]{30,}/),
  rule("dynatrace-token", "dt0c01. dt0s01.", /dt0[cs]01\.[A-Z0-9]{24}\.[A-Z0-9]{64}/i),
  rule("flutterwave-key", "FLWSECK", /FLWSECK(?:_TEST|_LIVE)?-[\w-]{12,}/),
  rule("openshift-token", "sha256~", /sha256~[\w-]{43}/),
  rule("sourcegraph-token", "sgp_", /sgp_(?:[0-9a-fA-F]{16}_|local_)?[0-9a-fA-F]{40}/),
  rule("onepassword-token", "ops_eyJ", /ops_eyJ[\w+/=-]{40,}/),
  rule("clojars-token", "CLOJARS_", /CLOJARS_[a-z0-9]{60}/i),
  rule("figma-token", "figd_ figo_", /fig[do]_[\w-]{36,}/),
  rule("razorpay-key", "rzp_live_ rzp_test_", /rzp_(?:live|test)_[A-Za-z0-9]{14,}/),
  rule("tailscale-key", "tskey-", /tskey-[a-z]+-[\w-]{16,}/),
  rule("nuget-key", "oy2", /oy2[a-z0-9]{43}(?![a-z0-9])/),
  rule("age-key", "AGE-SECRET-KEY-", /AGE-SECRET-KEY-1[A-Z0-9]{50,}/),
  rule("adafruit-key", "aio_", /aio_[A-Za-z0-9]{28}/),
  rule("langfuse-key", "sk-lf-", /sk-lf-[0-9a-f-]{36}/),
  rule("typeform-token", "tfp_", /tfp_[\w.=-]{40,}/),
  rule("dropbox-token", "sl.", /sl\.[\w=-]{120,}/),
  rule("intra42-token", "s-s4t2", /s-s4t2(?:ud|af)-[0-9a-f]{64}/),
  rule("replaykit-token", "rk_", /rk_[A-Za-z0-9_-]{32,}/),
  rule(
    "discord-webhook",
    "discord.com/api/webhooks/ discordapp.com/api/webhooks/",
    /discord(?:app)?\.com\/api\/webhooks\/\d+\/[\w-]{30,}/
  ),
  rule("teams-webhook", "webhook.office.com/", /webhook\.office\.com\/[\w@/-]{60,}/),
  rule("telegram-token", "bot", /bot\d{8,10}:[\w-]{35}/),
  rule("jwt", "eyJ", /eyJ[\w-]{6,}\.(?:eyJ|[\w-])[\w-]{5,}\.[\w-]{0,}/)
];
var rulesByPrefix = groupByPrefix();
function groupByPrefix() {
  const map = /* @__PURE__ */ new Map();
  for (const vendor of vendorRules) {
    for (const prefix of vendor.prefixes) map.set(prefix, [...map.get(prefix) ?? [], vendor]);
  }
  return map;
}

// src/core/redact/vendor-token.ts
function vendorToken(text, hit, prefix) {
  if (!startsToken(text, hit)) return void 0;
  for (const { kind, pattern } of [
    ...rulesByPrefix.get(prefix) ?? [],
    ...prefix.startsWith("sk-") ? rulesByPrefix.get("sk-") ?? [] : []
  ]) {
    pattern.lastIndex = hit;
    if (pattern.test(text)) return { start: hit, end: pattern.lastIndex, kind };
  }
  return void 0;
}
function kindOfToken(value) {
  if (value.length < 12 || value.length > 4096) return void 0;
  for (const { kind, prefixes, pattern } of vendorRules) {
    if (!prefixes.some((prefix) => value.startsWith(prefix))) continue;
    pattern.lastIndex = 0;
    if (pattern.test(value) && pattern.lastIndex === value.length) return kind;
  }
  return void 0;
}
function privateKey(text, hit) {
  const label = text.slice(hit, hit + 60);
  if (!/^-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/.test(label)) return void 0;
  const close = text.indexOf("-----END ", hit + 20);
  if (close === -1) return { start: hit, end: text.length, kind: "private-key" };
  const dashes = text.indexOf("-----", close + 9);
  return { start: hit, end: dashes === -1 || dashes > close + 60 ? close + 9 : dashes + 5, kind: "private-key" };
}
function azureSecret(text, hit) {
  const start = hit - 3;
  const found = /^[\w~.-]{3}\dQ~[\w~.-]{31,34}/.exec(text.slice(Math.max(0, start), start + 48));
  return found === null || start < 0 ? void 0 : { start, end: start + found[0].length, kind: "azure-secret" };
}
function urlPassword(text, hit) {
  const from = hit + 3;
  let at = -1;
  let colon = -1;
  for (let i = from; i < text.length && i - from < 1024; i += 1) {
    const char = text[i] ?? "";
    if (" 	\r\n\"'`\\<>/?#,".includes(char)) break;
    if (char === ":" && colon === -1) colon = i;
    if (char === "@") at = i;
  }
  if (at === -1 || colon === -1 || colon > at || at - colon < 2) return void 0;
  return { start: colon + 1, end: at, kind: "secret", named: true };
}

// src/core/redact/named-value.ts
var maxName = 64;
var scheme = /(?:Bearer|Basic|Token|Bot|ApiKey|Negotiate|bearer|basic|BEARER|BASIC) +/y;
var separator = /(\\*["'`]?\]?)[ \t]*(:=|=>|[:=]| is | was )[ \t]*(?:\\+n[ \t]*)?/y;
var opening = /(\\*)(["'`])/y;
function namedValue(text, hit, hitEnd) {
  const start = nameStart(text, hit);
  const end = nameEnd(text, hitEnd);
  const name = text.slice(start, end);
  const bare = bearerToken(text, name, end);
  if (bare !== void 0) return bare;
  if (!isSecretKey(name)) return void 0;
  separator.lastIndex = end;
  const found = separator.exec(text);
  if (found === null) return void 0;
  const from = separator.lastIndex;
  const weak = (found[2] ?? "").startsWith(" ");
  opening.lastIndex = from;
  const quote = opening.exec(text);
  if (quote !== null) return quotedValue(text, name, opening.lastIndex, quote);
  return bareValue({ text, name, from, weak, quoted: found[1] ?? "", tight: text[from - 1] === "=" });
}
function bearerToken(text, name, end) {
  if (!/^(?:bearer|basic)$/i.test(name) || text[end] !== " ") return void 0;
  const stop = runEnd(text, end + 1, isTokenCode);
  const value = text.slice(end + 1, stop);
  if (value.length < 8 || !/\d|[a-z][A-Z]/.test(value) || isHarmlessValue(value)) return void 0;
  return secret(text, end + 1, stop);
}
function quotedValue(text, name, from, quote) {
  const depth = (quote[1] ?? "").length;
  const end = closingQuote(text, from, { mark: quote[2] ?? '"', depth });
  scheme.lastIndex = from;
  const start = /auth/i.test(name) && scheme.test(text) ? scheme.lastIndex : from;
  return accepted(text, start, end, depth);
}
function accepted(text, start, end, depth) {
  const value = text.slice(start, end);
  if (isHarmlessValue(value) || placeholderEnd(text, start) === end) return void 0;
  return { ...secret(text, start, end), value: unescaped(value, depth) };
}
function bareValue({ text, name, from, weak, quoted, tight }) {
  scheme.lastIndex = from;
  const start = scheme.test(text) ? scheme.lastIndex : from;
  const placeholder = placeholderEnd(text, start);
  if (placeholder !== void 0) return void 0;
  const wholeLine = /cookie/i.test(name) || /^(?:Digest|AWS4-HMAC-SHA256) /.test(text.slice(start, start + 17));
  const end = wholeLine ? runEnd(text, start, isLineCode) : runEnd(text, start, isValueCode);
  const value = text.slice(start, trimmedEnd(text, start, end));
  if (isHarmlessValue(value) || /^(?:[[{(]|\$[{(])/.test(value)) return void 0;
  const inJson = quoted !== "" && /["']/.test(quoted);
  if (inJson && !/^-?\d+(?:\.\d+)?$/.test(value)) return void 0;
  if (inJson && !/passw|pwd|secret|ssn|cvv|cvc|otp/i.test(name)) return void 0;
  const sole = tight || start > from || inJson || /^[ \t]*(?:$|\\?[\r\n])/.test(text.slice(end, end + 8));
  if (weak ? !looksRandom(value, 6) : !sole && !looksRandom(value, 6)) return void 0;
  const span = secret(text, start, start + value.length);
  return inJson ? { ...span, quote: quoted.replace("]", "") } : span;
}
function secret(text, start, end) {
  return { start, end, kind: kindOfToken(text.slice(start, end)) ?? "secret", named: true };
}
function looksRandom(value, minLength2) {
  if (value.length < minLength2) return false;
  return /\d/.test(value) && /[A-Za-z]/.test(value) || /[^\w\s.,;:!?'"()-]/.test(value) || /^\d{6,}$/.test(value);
}
function closingQuote(text, from, { mark, depth }) {
  let slashes = 0;
  for (let i = from; i < text.length; i += 1) {
    const char = text[i];
    if (char === "\\") slashes += 1;
    else {
      if (char === mark && (depth === 0 ? slashes % 2 === 0 : slashes <= depth)) return i - (depth === 0 ? 0 : slashes);
      slashes = 0;
    }
  }
  return text.length;
}
function unescaped(value, depth) {
  let plain2 = value;
  for (let level = 0; level <= depth && level < 8 && plain2.includes("\\"); level += 1) {
    try {
      const parsed = JSON.parse(`"${plain2}"`);
      if (typeof parsed !== "string") return plain2;
      plain2 = parsed;
    } catch {
      return plain2;
    }
  }
  return plain2;
}
function nameStart(text, hit) {
  let start = hit;
  while (start > 0 && hit - start < maxName && isNameCode(text.charCodeAt(start - 1))) {
    if (text[start - 2] === "\\") break;
    start -= 1;
  }
  return start;
}
function nameEnd(text, from) {
  let end = from;
  while (end < text.length && end - from < maxName && isNameCode(text.charCodeAt(end))) end += 1;
  return end;
}
function runEnd(text, from, accepts) {
  let end = from;
  while (end < text.length) {
    const jump = text[end] === "[" ? placeholderEnd(text, end) : void 0;
    if (jump === void 0 && !accepts(text.charCodeAt(end))) break;
    end = jump ?? end + 1;
  }
  return end;
}
function trimmedEnd(text, start, end) {
  let stop = end;
  while (stop > start && ".:!?".includes(text[stop - 1] ?? " ")) stop -= 1;
  return stop;
}
function isNameCode(code) {
  return code === 45 || isWordCode(code);
}
function isTokenCode(code) {
  return isWordCode(code) || code >= 43 && code <= 47 && code !== 44 || code === 61 || code === 126;
}
function isValueCode(code) {
  return code > 32 && code !== 160 && !stops.has(code);
}
var stops = new Set(Array.from("\"'`\\,;&<>)]}|", (char) => char.charCodeAt(0)));
function isLineCode(code) {
  return code !== 10 && code !== 13 && code !== 34 && code !== 39 && code !== 92;
}

// src/core/redact/trigger.ts
var nameParts = "passw passphrase passcode _pass pwd secret token auth _key -key apikey accesskey privatekey accountkey authkey shared_access sharedaccess connection_string connectionstring credential cookie bearer basic jwt cvv cvc ssn mnemonic otp".split(" ");
var narrowed = {
  SK: "SK(?=[0-9a-f]{4})",
  bot: "bot(?=\\d{8})",
  EAAA: "EAAA(?=[\\w-]{8})",
  oy2: "oy2(?=[a-z0-9]{8})"
};
var triggers = [
  "vendor",
  "base64",
  "name",
  "pem",
  "mail",
  "url",
  "number",
  "address6",
  "encoded",
  "azure"
];
var alternatives = {
  vendor: [...new Set(vendorRules.flatMap((rule2) => rule2.prefixes))].toSorted().toReversed().map((prefix) => narrowed[prefix] ?? prefix.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|"),
  name: nameParts.flatMap(cases).join("|") + "|Key|[aA][pP][iI] [kK]ey|API KEY",
  pem: "-----BEGIN ",
  mail: "@",
  url: "://",
  number: "(?:(?<![\\w.])|(?<=\\\\[nrtbf]))(?:\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|\\d{4}[ -]?\\d{4}[ -]?\\d{4}|3[04678]\\d\\d[ -]?\\d{6}|\\d{3}[-. ]\\d{3}[-. ]\\d{4}|\\d{3}-\\d\\d-\\d{4})|\\+\\d(?=[\\d ().-]{6})|\\(\\d{3}\\) ?\\d{3}[-. ]",
  // Times have two colons, addresses more or `::`.
  address6: ":(?::[0-9a-fA-F]|[0-9a-fA-F]{1,4}:(?:[0-9a-fA-F]{1,4}:|:[0-9a-fA-F]))",
  encoded: "%[0-9a-fA-F]{2}|\\\\u00[0-7][0-9a-fA-F]",
  // The base64 of a text begins with one of these, since its first byte is ASCII.
  base64: "(?<![+/_-])[CI-Za-f](?=[A-Za-z0-9+/_-]{23})",
  azure: "\\dQ~"
};
var patterns = triggers.filter((name) => name !== "vendor" && name !== "base64");
var announcer = new RegExp(patterns.map((name) => `(${alternatives[name]})`).join("|"), "g");
var vendorStart = new RegExp(alternatives.vendor, "y");
var base64Start = new RegExp(alternatives.base64, "y");
function nextAnnouncer(text, from) {
  announcer.lastIndex = from;
  const match = announcer.exec(text);
  if (match === null) return void 0;
  const at = match.index;
  for (let i = 0; i < patterns.length; i += 1) {
    const trigger = patterns[i];
    if (trigger !== void 0 && match[i + 1] !== void 0) return { trigger, at, found: match[0] };
  }
  return void 0;
}
var runCodes = new Uint8Array(128);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_") runCodes[char.charCodeAt(0)] = 1;
for (const char of ".:/+=~%-") runCodes[char.charCodeAt(0)] = 2;
var shortestToken = 16;
function longRuns(text) {
  const hits = [];
  let end = text.length;
  let code = classAt(text, end - 1);
  for (let i = end - 1; i >= 0; i -= 1) {
    const before = classAt(text, i - 1);
    if (code === 0) end = i;
    else if (end - i >= shortestToken && code === 1 && (before !== 1 || endsEscape(text, i))) addHit(hits, text, i);
    code = before;
  }
  return hits.toReversed();
}
function addHit(hits, text, at) {
  vendorStart.lastIndex = at;
  const found = vendorStart.exec(text)?.[0];
  if (found !== void 0) hits.push({ trigger: "vendor", at, found });
  base64Start.lastIndex = at;
  if (found === void 0 && base64Start.test(text)) hits.push({ trigger: "base64", at, found: "" });
}
function classAt(text, index) {
  return index < 0 ? 0 : runCodes[text.charCodeAt(index)] ?? 0;
}
function cases(part) {
  const spelled = [
    part,
    part.toUpperCase(),
    part.replace(/[a-z]+/g, (word) => word.charAt(0).toUpperCase() + word.slice(1))
  ];
  return [.../* @__PURE__ */ new Set([...spelled, part.charAt(0).toUpperCase() + part.slice(1)])];
}

// src/core/redact/scan-text.ts
var verify = {
  vendor: ({ text, at, found }) => vendorToken(text, at, found),
  name: ({ text, at, found }) => namedValue(text, at, at + found.length),
  pem: ({ text, at }) => privateKey(text, at),
  mail: ({ text, at }) => mailAddress(text, at),
  url: ({ text, at }) => urlPassword(text, at),
  number: ({ text, at }) => numberLike(text, at),
  address6: ({ text, at }) => internetAddress6(text, at),
  encoded: ({ text, at, inner }) => encodedRun(text, at, inner),
  base64: ({ text, at, inner }) => base64Run(text, at, inner),
  azure: ({ text, at }) => azureSecret(text, at)
};
function scanText(text, inner) {
  const spans = [];
  const runs = longRuns(text);
  let run = 0;
  let announced = nextAnnouncer(text, 0);
  for (let done = 0; ; ) {
    const token = runs[run];
    if (token === void 0 && announced === void 0) return spans;
    const takesToken = token !== void 0 && (announced === void 0 || token.at <= announced.at);
    const hit = takesToken ? token : announced;
    if (hit === void 0) return spans;
    if (takesToken) run += 1;
    const span = hit.at < done ? void 0 : verify[hit.trigger]({ text, at: hit.at, found: hit.found, inner });
    if (span !== void 0 && span.end > hit.at) {
      absorb(spans, span);
      done = span.end;
    }
    if (!takesToken) announced = nextAnnouncer(text, Math.max(hit.at + 1, done));
  }
}
function absorb(spans, span) {
  let last = spans.at(-1);
  while (last !== void 0 && last.end > span.start) {
    spans.pop();
    span.start = Math.min(span.start, last.start);
    last = spans.at(-1);
  }
  spans.push(span);
}

// src/core/redact/user-rules.ts
function compileRules(rules) {
  return rules.map(({ name, pattern, flags = "" }) => {
    try {
      return { kind: kindOf2(name), pattern: new RegExp(pattern, `${flags.replace(/[gyd]/g, "")}gd`) };
    } catch (cause) {
      throw new ReplayKitError(
        "invalid_config",
        `redact.rules "${name}": ${JSON.stringify(pattern)} is no regular expression`,
        {
          hint: "correct the pattern in replaykit.yaml",
          cause
        }
      );
    }
  });
}
function matchesOf(rule2, text) {
  const spans = [];
  for (const match of text.matchAll(rule2.pattern)) {
    const [start, end] = match.indices?.[1] ?? match.indices?.[0] ?? [0, 0];
    if (end > start) spans.push({ start, end, kind: rule2.kind });
  }
  return spans;
}
function kindOf2(name) {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 40);
  return slug === "" ? "custom" : slug;
}

// src/core/redact/redact.ts
var maxRounds = 4;
var maxEncodings = 3;
var maxFindings = 1e4;
function createRedactor({ keyedHash, rules = [], allow = [] }) {
  const placeholders = createPlaceholderMaker(keyedHash);
  const known = createKnownValues();
  const userRules = compileRules(rules);
  const allowed = createAllowList(allow);
  const findings = [];
  const plainKeys = /* @__PURE__ */ new Set();
  return { redact, text: (text) => known.replace(redactText(text, [], 0)), findings: () => [...findings] };
  function redact(value) {
    const first = walk(toJson2(value), [], void 0);
    const second = known.size === 0 ? first : sweep(first);
    return second;
  }
  function walk(value, path2, name) {
    if (typeof value === "string") return redactNamed(value, path2, name);
    if (typeof value === "number") return redactNumber(value, path2, name);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return walkArray(value, path2, name);
    return walkObject(
      value,
      path2,
      name !== void 0 && isSecretCollection(name) && !isSchema(value) ? name : void 0
    );
  }
  function walkArray(items, path2, name) {
    const [first, second] = items;
    const pair = items.length === 2 && typeof first === "string" && typeof second === "string" && isSecretKey(first);
    let copy;
    for (let i = 0; i < items.length; i += 1) {
      const item = items[i] ?? null;
      path2.push(String(i));
      const made = walk(item, path2, pair && i === 1 ? first : name);
      path2.pop();
      if (made !== item) copy ??= [...items];
      if (copy !== void 0) copy[i] = made;
    }
    return copy ?? items;
  }
  function walkObject(object, path2, inherited) {
    const keys = Object.keys(object);
    const labelled = labelOf(object);
    let copy;
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i] ?? "";
      const member = object[key] ?? null;
      const newKey = redactKey(key, path2);
      path2.push(newKey);
      const given = inherited ?? (labelled !== void 0 && isValueKey(key) ? labelled : void 0);
      const made = given !== void 0 && isPlainObject(member) ? walkObject(member, path2, given) : walk(member, path2, given ?? key);
      path2.pop();
      if (made !== member || newKey !== key) copy ??= keys.map((name) => [name, object[name] ?? null]);
      if (copy !== void 0) copy[i] = [newKey, made];
    }
    return copy === void 0 ? object : Object.fromEntries(copy);
  }
  function redactKey(key, path2) {
    if (plainKeys.has(key)) return key;
    const made = redactText(key, path2, 0);
    if (made === key && key.length < 80 && plainKeys.size < 2e4) plainKeys.add(key);
    return made;
  }
  function redactNamed(text, path2, name) {
    const kind = name === void 0 ? "plain" : kindOfName(name);
    if (name !== void 0 && kind === "secret") return redactSecret(text, path2, name);
    if (kind === "phone" && /^[+(]?\d[\d ().-]{5,18}\d$/.test(text)) {
      return replaced({ kind: "phone", value: text.replace(/\D/g, ""), path: path2, original: text });
    }
    return kind === "version" && /^[\d.]+$/.test(text) ? text : redactText(text, path2, 0);
  }
  function redactSecret(text, path2, name) {
    const scheme2 = /auth/i.test(name) ? /^(?:Bearer|Basic|Token|Bot|ApiKey|Negotiate) +/i.exec(text)?.[0] ?? "" : "";
    const value = text.slice(scheme2.length);
    if (isHarmlessValue(value) || isPlaceholder(value)) return text;
    const looksLikeProse = /\s/.test(value) && !/\d|cookie|[^\w\s.,;:!?'"()-]/i.test(value) && value.split(/\s+/).length > 3;
    if (looksLikeProse && !/passphrase|mnemonic|passw/i.test(name)) return redactText(text, path2, 0);
    return scheme2 + replaced({ kind: kindOfToken(value) ?? "secret", value, path: path2, named: true });
  }
  function redactNumber(value, path2, name) {
    if (value < 100 || !Number.isSafeInteger(value) || isNumberPlaceholder(value)) return value;
    const says = name === void 0 ? "plain" : kindOfName(name);
    const secret2 = name !== void 0 && says === "secret" && !/token|auth|cookie/i.test(name);
    const phone = says === "phone" && value > 999999;
    if (!secret2 && !phone && (value < 1e12 || !isCard(String(value)))) return value;
    const kind = secret2 ? "secret" : phone ? "phone" : "card";
    if (allowed(String(value), kind)) return value;
    const made = placeholders.number(String(value));
    note2(kind, path2, String(made));
    return made;
  }
  function redactText(text, path2, depth) {
    let current = text;
    for (let round = 0; round < maxRounds; round += 1) {
      const next = redactOnce(current, path2, depth);
      if (next === current) break;
      current = next;
    }
    return current;
  }
  function redactOnce(text, path2, depth) {
    let current = text;
    for (const rule2 of userRules) current = apply(current, matchesOf(rule2, current), path2);
    if (current.length < 4) return current;
    const inner = (decoded) => depth < maxEncodings ? redactText(decoded, path2, depth + 1) : decoded;
    return apply(current, scanText(current, inner), path2);
  }
  function apply(text, spans, path2) {
    if (spans.length === 0) return text;
    const parts = [];
    let done = 0;
    for (const { start, end, kind, value, replacement, quote, named } of spans) {
      const covered = text.slice(start, end);
      if (start < done || isPlaceholder(covered)) continue;
      const made = replacement ?? replaced({ kind, value: value ?? covered, path: path2, original: covered, ...named ? { named } : {} });
      parts.push(text.slice(done, start), quote !== void 0 && made !== covered ? `${quote}${made}${quote}` : made);
      done = end;
    }
    return parts.join("") + text.slice(done);
  }
  function replaced(hit) {
    const { kind, value, path: path2, named, original } = hit;
    if (allowed(value, kind)) return original ?? value;
    const placeholder = placeholders.text(kind, value);
    if (named === true) known.add(value, placeholder);
    note2(kind, path2, placeholder);
    return placeholder;
  }
  function note2(rule2, path2, placeholder) {
    if (findings.length >= maxFindings) return;
    const pointer = path2.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    findings.push({ rule: rule2, pointer, placeholder });
  }
  function sweep(value) {
    if (typeof value === "string") return known.replace(value);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const made2 = value.map(sweep);
      return made2.some((item, i) => item !== value[i]) ? made2 : value;
    }
    const entries = Object.entries(value);
    const made = entries.map(([key, member]) => [known.replace(key), sweep(member)]);
    return made.some(([key, member], i) => key !== entries[i]?.[0] || member !== entries[i]?.[1]) ? Object.fromEntries(made) : value;
  }
}
function findSecrets(value, options = {}) {
  const redactor = createRedactor({ ...options, keyedHash: () => "00000000" });
  redactor.redact(value);
  return redactor.findings();
}
function toJson2(value) {
  return value;
}
function labelOf(object) {
  const label = object["name"] ?? object["key"] ?? object["header"];
  return typeof label === "string" && isSecretKey(label) ? label : void 0;
}
function isPlainObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isValueKey(key) {
  return /^(?:value|val|stringValue|string_value|content|default)$/.test(key);
}
function isSchema(object) {
  return "type" in object || "$ref" in object || "properties" in object || "anyOf" in object;
}

// src/core/schema/config.ts
var configVersion = 1;
var command = union([string().min(1), array(string()).min(1)]).describe("argv, or one string split by POSIX quoting");
var runnerSchema = looseObject({
  command,
  mode: _enum(["process", "jsonl"]).default("process"),
  timeout: durationSchema.default(6e4),
  /** Names of environment variables that the runner may see. */
  pass_env: array(string()).default([]),
  shell: boolean().default(false),
  cwd: string().optional(),
  setup: command.optional(),
  /** Cases whose source names this agent are run by it. */
  agent: string().optional(),
  /** Globs of files that decide whether a pull request affects this runner. */
  paths: array(string()).optional(),
  /** `jsonl`: cases after which the process is replaced. */
  recycle_after: number().int().min(1).default(100),
  hide_checks: boolean().default(false),
  /** `allow` lets the runner reach other machines during replay; a runner with a key of its own may always. */
  network: _enum(["deny", "allow"]).default("deny")
});
var upstreamSchema = looseObject({ key_env: string().optional(), base_url: string().optional() });
var redactRuleSchema = looseObject({ name: string(), pattern: string(), flags: string().optional() });
var judgeSchema = looseObject({
  api: _enum(["openai", "anthropic", "command"]),
  model: string().optional(),
  base_url: string().optional(),
  key_env: string().optional(),
  command: command.optional(),
  votes: number().int().min(1).max(9).default(3)
});
var configSchema = looseObject({
  version: literal(configVersion).default(configVersion),
  /** A folder, or globs of case folders. */
  cases: union([string(), array(string())]).default("cases"),
  runner: runnerSchema.optional(),
  runners: record(string(), runnerSchema).default({}),
  effects: effectsSchema.default({}),
  terminal_tools: array(string()).default([]),
  select: union([_enum(["all", "affected", "smoke"]), strictObject({ tags: array(string()) })]).default("all"),
  budget: looseObject({ usd: number().nonnegative().optional(), tokens: number().int().nonnegative().optional() }).optional(),
  upstream: record(string(), upstreamSchema).default({}),
  fail_on: array(standingSchema).default(["regressed", "broken", "unguarded", "error"]),
  redact: looseObject({
    rules: array(redactRuleSchema).default([]),
    allow: array(string()).default([]),
    command: union([string(), array(string())]).nullish()
  }).prefault({}),
  judge: judgeSchema.nullish()
});

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
  formatJsonFile,
  schemaProblems,
  foundValue,
  readYaml,
  editCaseYaml,
  newerVersion,
  migrateCase,
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
  commentAt,
  readTextFile,
  errnoOf,
  findCases,
  readCaseFolder,
  readCaseFiles,
  writeCaseFolder,
  placeholderPattern,
  placeholderKind,
  createRedactor,
  findSecrets,
  configVersion,
  runnerSchema,
  configSchema
};
