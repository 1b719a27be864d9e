import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  caseFileNames
} from "./chunk-CDTRLQZL.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

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
async function findCases(root, patterns) {
  const found = /* @__PURE__ */ new Set();
  for (const pattern of patterns) {
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
  const short = relative(root, path2);
  if (short === "" || short.startsWith("..")) return isLink(path2);
  const parts = short.split(sep);
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

export {
  readTextFile,
  errnoOf,
  findCases,
  readCaseFolder,
  readCaseFiles,
  writeCaseFolder
};
