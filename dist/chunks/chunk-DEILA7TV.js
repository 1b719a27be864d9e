import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  listFunctions,
  locate,
  readSource
} from "./chunk-4RQYSA3W.js";

// src/node/routing/resolve-tools.ts
import { existsSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";

// src/gateway/shims/node/routing/refusal.mjs
function refusalText({ tool, at, place, program }) {
  const name = at.slice(at.indexOf("#") + 1);
  if (place?.fault !== void 0) {
    const line = `const ${variableOf(tool)} = kit.tool(${JSON.stringify(tool)}, …)`;
    return `${at} cannot be wrapped: ${place.fault}; wrap it where it is made: ${line}`;
  }
  const near = nearest(
    name,
    listFunctions(program).map(({ path }) => path)
  );
  const known = near.length === 0 ? "it has no functions at its top level" : `near ones are ${near.join(", ")}`;
  return `${at} names nothing; ${known}`;
}
function variableOf(tool) {
  return tool.replaceAll(/[^\p{ID_Continue}$]+(.)?/gu, (_, next = "") => next.toUpperCase());
}
function nearest(name, names) {
  const wanted = plain(name);
  const ranked = names.map((each) => ({ each, distance: distance(plain(each), wanted) }));
  return ranked.toSorted((a, b) => a.distance - b.distance).slice(0, 5).map(({ each }) => each);
}
function plain(name) {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "").slice(0, 80);
}
function distance(a, b) {
  if (a.includes(b) || b.includes(a)) return 0;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

// src/node/routing/resolve-tools.ts
var longestChain = 20;
var endings = ["", ".ts", ".mts", ".js", ".mjs", ".cjs", ".cts", "/index.ts", "/index.js"];
function resolveTools(root, tools) {
  const resolved = { places: {}, faults: /* @__PURE__ */ new Map() };
  for (const [tool, { at }] of Object.entries(tools)) {
    if (!at.includes("#")) continue;
    const [file = "", path = ""] = at.split("#");
    const found = follow(resolve(root, file), path, { tool, at });
    if (typeof found === "string") resolved.faults.set(tool, found);
    else if (found) resolved.places[tool] = { file: relative(root, found.file).split(sep).join("/"), path: found.path };
  }
  return resolved;
}
function follow(file, path, asked, length = 0) {
  if (!existsSync(file)) return `${asked.at}: there is no such file`;
  const source = readScript(file);
  if (source === void 0) return void 0;
  const place = locate(source.program, path);
  if (place?.from === void 0 || length > longestChain) {
    if (place && place.fault === void 0) return { file, path };
    return refusalText({ ...asked, place, program: source.program });
  }
  for (const specifier of [place.from].flat()) {
    const next = moduleFile(specifier, file);
    const found = next === void 0 ? void 0 : follow(next, place.name ?? path, asked, length + 1);
    if (typeof found === "object") return found;
    if (!Array.isArray(place.from)) return found ?? `${asked.at}: it comes from ${specifier}, which cannot be read`;
  }
  return refusalText({ ...asked, place: onlyStars(place), program: source.program });
}
function onlyStars({ from }) {
  return Array.isArray(from) ? void 0 : {};
}
function readScript(file) {
  try {
    const script = /\.c[jt]s$/.test(file) ? true : /\.m[jt]s$/.test(file) ? false : void 0;
    return readSource(readFileSync(file, "utf8"), { typescript: /\.[cm]?ts$/.test(file), script });
  } catch {
    return void 0;
  }
}
function moduleFile(specifier, from) {
  if (!specifier.startsWith(".")) {
    try {
      return createRequire(from).resolve(specifier);
    } catch {
      return void 0;
    }
  }
  const path = join(dirname(from), specifier);
  const paths = [...endings.map((ending) => `${path}${ending}`), path.replace(/\.([cm]?)js$/, ".$1ts")];
  return paths.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile() === true);
}

export {
  resolveTools,
  readScript
};
