import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  askPython
} from "./chunk-TG2EFSPA.js";
import {
  listFunctions,
  locate,
  readSource
} from "./chunk-4RQYSA3W.js";
import {
  array,
  number,
  object,
  string
} from "./chunk-T7EWDS7W.js";

// src/node/routing/find-functions.ts
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";

// src/node/routing/function-finder.ts
function sameName(a, b) {
  return plain(a) === plain(b);
}
function plain(name) {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

// src/node/routing/node-functions.ts
var nodeFunctions = {
  endings: /(?<!\.d)\.[cm]?[jt]s$/,
  find: async (sources, tools) => sources.flatMap((source) => functionsIn(source, tools))
};
function functionsIn({ file, text }, tools) {
  const program = programOf(file, text);
  if (program === void 0) return [];
  const lineOf = (place) => text.slice(0, place).split("\n").length;
  const listed2 = listFunctions(program).flatMap(({ path, calledBy, node }) => {
    const called = calledBy ?? path.split(".").at(-1) ?? path;
    const tool = tools.find((name) => sameName(name, called));
    return tool === void 0 ? [] : [{ name: called, at: `${file}#${path}`, file, line: lineOf(node.start) }];
  });
  const hidden = tools.flatMap((tool) => {
    if (listed2.some(({ name }) => sameName(name, tool))) return [];
    const place = [tool, camelOf(tool)].map((name) => locate(program, name)).find((found) => found?.fault !== void 0);
    return place?.fault === void 0 ? [] : [{ name: tool, fault: place.fault, file, line: 1 }];
  });
  return [...listed2, ...hidden];
}
function camelOf(tool) {
  return tool.replaceAll(/[^\p{L}\p{N}]+(.)/gu, (_, letter) => letter.toUpperCase());
}
function programOf(file, text) {
  try {
    return readSource(text, { typescript: /\.[cm]?ts$/.test(file) }).program;
  } catch {
    return void 0;
  }
}

// src/node/routing/python-functions.ts
var pythonFunctions = {
  endings: /\.py$/,
  find: async (sources, tools) => {
    if (sources.length === 0) return [];
    const found = await listed(sources);
    return found.flatMap((each) => {
      const tool = tools.find((name) => sameName(name, each.name));
      return tool === void 0 ? [] : [each];
    });
  }
};
var listSchema = array(
  object({
    name: string(),
    at: string().optional(),
    fault: string().optional(),
    file: string(),
    line: number()
  })
);
async function listed(sources) {
  const parsed = listSchema.safeParse(await askPython("_functions", sources));
  return parsed.success ? parsed.data.map(withoutUndefined) : [];
}
function withoutUndefined({ at, fault, ...rest }) {
  return { ...rest, ...at === void 0 ? {} : { at }, ...fault === void 0 ? {} : { fault } };
}

// src/node/routing/find-functions.ts
var finders = [nodeFunctions, pythonFunctions];
var maxFiles = 5e3;
var maxBytes = 1024 * 1024;
var skipped = /^(?:node_modules|__pycache__|\..*|venv|site-packages)$/;
async function findFunctions(root, tools) {
  const files = filesBelow(root).filter((file) => finders.some(({ endings }) => endings.test(file)));
  const words = new RegExp(tools.flatMap(spellings).map(escaped).join("|"));
  const sources = files.flatMap((file) => {
    const path = join(root, file);
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? maxBytes) >= maxBytes) return [];
    const text = readFileSync(path, "utf8");
    return words.test(text) ? [{ file, text }] : [];
  });
  const found = [];
  for (const finder of finders) {
    const own = sources.filter(({ file }) => finder.endings.test(file));
    found.push(...await finder.find(own, tools));
  }
  return found.toSorted((a, b) => rankOf(a, tools) - rankOf(b, tools));
}
function likeliest(functions, tool) {
  const fitting = functions.filter(({ name }) => sameName(name, tool));
  const [first] = fitting;
  return first ? fitting.filter((each) => rankOf(each, [tool]) === rankOf(first, [tool])) : [];
}
function rankOf({ at, file, name }, tools) {
  const aside = /(?:^|\/)(?:dist|build|out|tests?|__tests__|examples?)\/|\.(?:test|spec)\./.test(file);
  return (at === void 0 ? 4 : 0) + (aside ? 2 : 0) + (tools.includes(name) ? 0 : 1);
}
function spellings(tool) {
  const words = tool.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const camel = words.map((word, index) => index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const snake = tool.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();
  return [.../* @__PURE__ */ new Set([tool, camel, snake])].filter((word) => word !== "");
}
function escaped(word) {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
function filesBelow(root) {
  const found = [];
  const folders = [root];
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (skipped.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isFile()) found.push(relative(root, path).split(sep).join("/"));
      if (found.length >= maxFiles) return found;
    }
  }
  return found;
}

export {
  findFunctions,
  likeliest
};
