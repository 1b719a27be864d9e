import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/core/json-fault.ts
var space = /[ \t\n\r]*/y;
var scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
var escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
function findJsonFault(text) {
  const open = [];
  let offset = skip(space, text, 0);
  let want = "value";
  for (; ; ) {
    const char = text[offset] ?? "";
    const inside = open.at(-1);
    if (want === "after") {
      if (inside === void 0)
        return char === "" ? fault(text, offset, "JSON") : fault(text, offset, "the end of the text");
      if (char === closing(inside)) open.pop();
      else if (char === ",") want = inside === "{" ? "key" : "value";
      else return fault(text, offset, `"," or "${closing(inside)}"`);
      offset = skip(space, text, offset + 1);
      continue;
    }
    if (want === "first" && inside !== void 0 && char === closing(inside)) {
      open.pop();
      want = "after";
      offset = skip(space, text, offset + 1);
      continue;
    }
    if (inside === "{" && want !== "value") {
      const end2 = stringEnd(text, offset);
      if (typeof end2 !== "number")
        return end2.at === offset ? fault(text, offset, "a member name in double quotes") : fault(text, end2.at, end2.expected);
      offset = skip(space, text, end2);
      if (text[offset] !== ":") return fault(text, offset, '":"');
      offset = skip(space, text, offset + 1);
      want = "value";
      continue;
    }
    if (char === "[" || char === "{") {
      open.push(char);
      want = "first";
      offset = skip(space, text, offset + 1);
      continue;
    }
    const end = char === '"' ? stringEnd(text, offset) : skip(scalar, text, offset);
    if (typeof end !== "number") return fault(text, end.at, end.expected);
    if (end === offset) return fault(text, offset, "a value");
    offset = skip(space, text, end);
    want = "after";
  }
}
function stringEnd(text, offset) {
  if (text[offset] !== '"') return { at: offset, expected: "a string" };
  for (let end = offset + 1; ; ) {
    const code = text.charCodeAt(end);
    if (code === 34) return end + 1;
    const next = code === 92 ? skip(escape, text, end) : code >= 32 ? end + 1 : end;
    if (next === end) return { at: end, expected: code === 92 ? "a valid escape" : "a closing double quote" };
    end = next;
  }
}
function closing(open) {
  return open === "[" ? "]" : "}";
}
function skip(pattern, text, offset) {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : offset;
}
function fault(text, offset, expected) {
  const char = text.codePointAt(offset);
  return {
    offset,
    expected,
    found: char === void 0 ? "the end of the text" : JSON.stringify(String.fromCodePoint(char))
  };
}

// src/core/json-limits.ts
var jsonDefaults = {
  maxBytes: 64 * 1024 * 1024,
  maxDepth: 128,
  maxNodes: 5e6,
  maxKeys: 2e6
};
function parseJson(text, where) {
  const limits = { ...jsonDefaults, ...where };
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  assertBytes(body, limits);
  assertTextLimits(body, limits);
  try {
    const value = JSON.parse(body);
    return value;
  } catch (cause) {
    const { offset, expected, found } = findJsonFault(body);
    const { line, column } = lineAndColumn(body, offset);
    throw new ReplayKitError("invalid_json", `${where.name}:${line}:${column}: expected ${expected}, found ${found}`, {
      hint: "correct the JSON at this place",
      cause
    });
  }
}
function parseJsonLines(text, where) {
  assertBytes(text, { ...jsonDefaults, ...where });
  const values = [];
  let line = 0;
  for (const part of text.split("\n")) {
    line += 1;
    if (part.trim() !== "") values.push(parseJson(part, { ...where, name: `${where.name} line ${line}` }));
  }
  return values;
}
function utf8Length(text) {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 128) continue;
    bytes += unit < 2048 ? 1 : 2;
    if (unit >= 55296 && unit < 56320 && (text.charCodeAt(i + 1) & 64512) === 56320) {
      i += 1;
    }
  }
  return bytes;
}
function assertBytes(text, limits) {
  if (text.length * 3 <= limits.maxBytes) return;
  const bytes = text.length > limits.maxBytes ? text.length : utf8Length(text);
  if (bytes <= limits.maxBytes) return;
  throw new ReplayKitError("too_large", `${limits.name}: more than ${limits.maxBytes} bytes`, {
    hint: "send or store a smaller document"
  });
}
function assertTextLimits(text, limits) {
  let depth = 0;
  let commas = 0;
  let openings = 0;
  let keys = 0;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit === 34) i = endOfString(text, i + 1);
    else if (unit === 44) commas += 1;
    else if (unit === 58) keys += 1;
    else if (unit === 91 || unit === 123) {
      openings += 1;
      depth += 1;
      if (depth > limits.maxDepth) assertCounts({ depth, nodes: 0, keys: 0 }, limits);
    } else if (unit === 93 || unit === 125) depth -= 1;
  }
  assertCounts({ depth: 0, nodes: commas + openings + 1, keys }, limits);
}
function endOfString(text, from) {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === 92) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return text.length;
}
function assertCounts(counts, limits) {
  const hint = "split the document, or leave out what the case does not need";
  if (counts.depth > limits.maxDepth) {
    throw new ReplayKitError("too_deep", `${limits.name}: nested deeper than ${limits.maxDepth} levels`, { hint });
  }
  if (counts.nodes > limits.maxNodes) {
    throw new ReplayKitError("too_large", `${limits.name}: more than ${limits.maxNodes} values`, { hint });
  }
  if (counts.keys > limits.maxKeys) {
    throw new ReplayKitError("too_large", `${limits.name}: more than ${limits.maxKeys} object members`, { hint });
  }
}
function lineAndColumn(text, offset) {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

export {
  parseJson,
  parseJsonLines
};
