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
  caseVersion
} from "./chunk-CDTRLQZL.js";
import {
  isObject
} from "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import {
  __toESM
} from "./chunk-VHE66NNS.js";

// src/core/case-files.ts
function formatJsonFile(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}

// src/core/yaml/yaml-file.ts
var import_yaml = __toESM(require_dist(), 1);

// src/core/schema/problem.ts
function schemaProblems(error, value, at = []) {
  return error.issues.flatMap(innerIssues).map((issue) => {
    const path = [...at, ...issue.path.map((key) => typeof key === "number" ? key : String(key))];
    return { path, field: fieldName(path), message: issueMessage(issue, valueAt(value, issue.path), fieldName(path)) };
  });
}
function innerIssues(issue) {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.find((issues) => issues.every(({ path }) => path.length > 0) && issues.length > 0);
  if (!meant) return [issue];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })).flatMap(innerIssues);
}
function fieldName(path) {
  if (path.length === 0) return "the file";
  return path.reduce((text, key) => {
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
function formatName(format, message) {
  if (format === "date") return "a date such as 2026-12-31";
  return message.startsWith("Invalid") ? message.replace(/^Invalid string: must match pattern /, "text that matches ") : message;
}
function unit(origin) {
  if (origin === "string") return " characters";
  return origin === "array" ? " entries" : "";
}
function valueAt(value, path) {
  return path.reduce((inner, key) => {
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
  return void 0;
}
function leadingDashes(line, from) {
  let count = 0;
  for (let index = from; index < line.length; index += 1) {
    const character = line[index];
    if (character === " " || character === "	") continue;
    const next = line[index + 1];
    const opens = (character === "-" || character === "?" || character === ":") && (next === " " || next === "	");
    if (!opens) break;
    count += 1;
  }
  return count;
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
  return { document, value, lineOf: (path) => lineAt(document.contents, path, lines) };
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
function plainValue(node, place) {
  if (node === null || node === void 0) return null;
  if (!(0, import_yaml.isNode)(node)) throw refused(void 0, place, "something that is not plain YAML");
  if ((0, import_yaml.isAlias)(node)) throw refused(node, place, "an alias (*name)");
  if (node.anchor !== void 0) throw refused(node, place, "an anchor (&name)");
  if (isExplicitTag(node)) throw refused(node, place, `the tag ${String(node.tag)}`);
  if (place.path.length > maxYamlDepth) throw tooDeep(node, place);
  if ((0, import_yaml.isScalar)(node)) return scalarValue(node.value, node, place);
  if ((0, import_yaml.isSeq)(node)) return node.items.map((item, index) => plainValue(item, { ...place, path: [...place.path, index] }));
  if ((0, import_yaml.isMap)(node)) return mapValue(node, place);
  throw refused(void 0, place, "something that is not plain YAML");
}
function mapValue(node, place) {
  const result = {};
  for (const { key, value } of node.items) {
    const keyNode = (0, import_yaml.isNode)(key) ? key : void 0;
    if (!(0, import_yaml.isScalar)(key) || key.anchor !== void 0 || isExplicitTag(key)) {
      throw refused(keyNode ?? node, place, "a key that is not plain text");
    }
    const name = scalarText(key.value);
    if (name === "<<") throw refused(key, place, "a merge key (<<)");
    if (Object.hasOwn(result, name)) throw refused(key, place, `the key ${JSON.stringify(name)} twice`);
    const inner = plainValue(value, { ...place, path: [...place.path, name] });
    Object.defineProperty(result, name, { value: inner, enumerable: true, writable: true, configurable: true });
  }
  return result;
}
function scalarValue(value, node, place) {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw refused(node, place, `the value ${scalarText(value)}, which JSON does not have`);
}
function scalarText(value) {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
function isExplicitTag(node) {
  return node.tag !== void 0;
}
function refused(node, { fileName, lines, path }, what) {
  const start = node?.range?.[0];
  const position = start === void 0 ? void 0 : lines.linePos(start);
  const where = position ? `${fileName}:${position.line}:${position.col}` : fileName;
  return new ReplayKitError("invalid_yaml", `${where}: ${fieldName(path)} has ${what}; expected plain values only`, {
    hint: "write the value out where it is used"
  });
}
function tooDeep(node, { fileName, lines }) {
  const line = lines.linePos(node.range?.[0] ?? 0).line;
  return new ReplayKitError("too_deep", `${fileName}:${line}: nested deeper than ${maxYamlDepth} levels`);
}
function lineAt(root, path, lines) {
  let node = root;
  let at = (0, import_yaml.isNode)(root) ? root.range?.[0] : void 0;
  for (const key of path) {
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
var import_yaml2 = __toESM(require_dist(), 1);
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
function replaceScalar(text, document, { path, value }) {
  if (value === void 0 || typeof value === "object") return void 0;
  const node = document.getIn(path, true);
  if (!(0, import_yaml2.isScalar)(node) || !node.range || node.type === import_yaml2.Scalar.BLOCK_FOLDED || node.type === import_yaml2.Scalar.BLOCK_LITERAL)
    return void 0;
  const [start, end] = node.range;
  if (start === end) return void 0;
  const written = (0, import_yaml2.stringify)(value, { lineWidth: 0, defaultStringType: import_yaml2.Scalar.PLAIN, blockQuote: false }).trimEnd();
  const edited = `${text.slice(0, start)}${written}${text.slice(end)}`;
  const check = (0, import_yaml2.parseDocument)(edited, { logLevel: "error" });
  const same = check.errors.length === 0 && equalJson(toJson(check.getIn(path)), value);
  return same ? edited : void 0;
}
function setInOrder(document, path, value) {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  const [key, ...rest] = path;
  const root = document.contents;
  if ((0, import_yaml2.isMap)(root) && typeof key === "string" && rest.length === 0 && !root.has(key)) {
    insertKey(root, document.createPair(key, node));
    return;
  }
  const comments = commentsOf(document.getIn(path, true));
  if (comments !== "" && (0, import_yaml2.isNode)(node)) node.commentBefore = comments;
  document.setIn(path, node);
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
  const place = caseKeys.indexOf(name);
  if (place === -1) {
    map.items.push(pair);
    return;
  }
  const earlier = caseKeys.slice(0, place);
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

export {
  formatJsonFile,
  schemaProblems,
  fieldName,
  foundValue,
  readYaml,
  caseKeys,
  editCaseYaml,
  editText,
  caseVersionOf,
  newerVersion,
  migrateCaseDocument,
  migrateCase
};
