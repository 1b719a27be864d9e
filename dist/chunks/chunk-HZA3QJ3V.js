import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);

// src/node/sandbox/system-places.ts
import { readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative, sep } from "node:path";
function isWithin(path, folder) {
  const way = relative(folder, path);
  return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
var systemFolders = /^\/(usr|bin|sbin|lib[^/]*|etc|nix|gnu)(\/|$)/;
function isSystem(target) {
  return systemFolders.test(target) || loaderFolders().some((folder) => isWithin(folder, target));
}
function loaderFolders() {
  const configured = "/etc/ld.so.conf.d";
  const files = ["/etc/ld.so.conf", ...namesIn(configured).map((name) => join(configured, name))];
  return files.flatMap((file) => linesOf(file).filter((line) => isAbsolute(line)));
}
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
function linesOf(file) {
  try {
    return readFileSync(file, "utf8").split("\n").map((line) => line.trim());
  } catch {
    return [];
  }
}

// src/node/sandbox/part-at-mounts.ts
import { accessSync, constants, lstatSync, readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
import { join as join2 } from "node:path";
function partAtMounts(folders, mounts) {
  const overlaid = /* @__PURE__ */ new Set();
  const kept = /* @__PURE__ */ new Set();
  const part = (folder) => {
    if (!mounts.some(({ target }) => target !== folder && isWithin(target, folder))) return void overlaid.add(folder);
    kept.add(folder);
    for (const child of foldersIn(folder)) if (isWanted(child, folder, mounts)) part(child);
  };
  for (const folder of folders) part(folder);
  return { overlaid: [...overlaid], kept: [...kept] };
}
function isWanted(child, folder, mounts) {
  if (mounts.some(({ target }) => target === child)) return false;
  return isWritable(child) || mounts.some(({ target }) => target !== folder && isWithin(target, child));
}
function optionsOf(path, mounts) {
  const on = mounts.filter(({ target }) => isWithin(path, target)).toSorted((a, b) => b.target.length - a.target.length);
  return (on[0]?.options ?? []).filter((option) => /^(nosuid|nodev|noexec|noatime|nodiratime|relatime)$/.test(option));
}
function socketsIn(folders) {
  const paths = textOf("/proc/net/unix").split("\n").map((line) => /^\S+: (?:\S+ ){6}(\/.*)$/.exec(line.replaceAll(/ +/g, " "))?.[1]).filter((path) => path !== void 0 && folders.some((folder) => isWithin(path, folder)));
  return [...new Set(paths)].flatMap((path) => path !== void 0 && isSocket(path) ? [{ path, folder: false }] : []);
}
function isSocket(path) {
  try {
    return lstatSync(path).isSocket();
  } catch {
    return false;
  }
}
function foldersIn(folder) {
  try {
    const entries = readdirSync2(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join2(folder, name));
  } catch {
    return [];
  }
}
function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
function textOf(path) {
  try {
    return readFileSync2(path, "utf8");
  } catch {
    return "";
  }
}

// src/node/sandbox/copies.ts
import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, lstatSync as lstatSync2, mkdirSync, readdirSync as readdirSync3, writeFileSync } from "node:fs";
import { join as join3 } from "node:path";
var installed = /(^|\/)(node_modules|\.venv|venv|\.git\/objects\/pack)$/;
var mostEntries = 5e4;
function installedIn(folder) {
  const found = [];
  const waiting = [""];
  for (let seen = 0; waiting.length > 0 && seen < mostEntries; seen += 1) {
    const way = waiting.pop() ?? "";
    for (const entry of entriesIn(join3(folder, way))) {
      if (!entry.isDirectory()) continue;
      const inner = join3(way, entry.name);
      if (installed.test(inner)) found.push({ way: inner, folder: true });
      else waiting.push(inner);
    }
  }
  return found;
}
function copyFolder(cp, from, to, leftOut) {
  const names = entriesIn(from).map(({ name }) => name);
  const firstOf = (way) => way.split("/")[0] ?? "";
  const parted = new Set(leftOut.map(({ way }) => firstOf(way)));
  const whole = names.filter((name) => !parted.has(name));
  for (let start = 0; start < whole.length; start += mostNames)
    runCopy(cp, from, [...whole.slice(start, start + mostNames).map((name) => `./${name}`), to]);
  for (const name of names.filter((one) => parted.has(one))) {
    const [source, copy] = [join3(from, name), join3(to, name)];
    const exact = leftOut.find(({ way }) => way === name);
    if (exact && !exact.folder) writeFileSync(copy, "");
    else mkdirSync(copy, { recursive: true });
    makeLike(copy, source);
    if (exact) continue;
    const inner = leftOut.filter(({ way }) => firstOf(way) === name);
    copyFolder(
      cp,
      source,
      copy,
      inner.map((one) => ({ ...one, way: one.way.slice(name.length + 1) }))
    );
  }
}
var mostNames = 1e3;
function runCopy(cp, cwd, words) {
  try {
    execFileSync(cp, ["-a", ...words], { cwd, stdio: "ignore", env: {} });
  } catch {
  }
}
function makeLike(copy, source) {
  const { uid, gid, mode } = lstatSync2(source);
  try {
    chownSync(copy, uid, gid);
  } catch {
  }
  chmodSync(copy, mode & 4095);
}
function isSmall(folder, besides) {
  const waiting = [folder];
  let [bytes, count] = [0, 0];
  while (waiting.length > 0) {
    const path = waiting.pop() ?? "";
    for (const entry of entriesIn(path)) {
      const inner = join3(path, entry.name);
      if (inner === besides) continue;
      count += 1;
      if (entry.isDirectory()) waiting.push(inner);
      else if (entry.isFile()) bytes += lstatSync2(inner, { throwIfNoEntry: false })?.size ?? 0;
      if (bytes > mostBytes || count > mostFiles) return false;
    }
  }
  return true;
}
var mostBytes = 64 * 2 ** 20;
var mostFiles = 5e3;
function entriesIn(folder) {
  try {
    return existsSync(folder) ? readdirSync3(folder, { withFileTypes: true }) : [];
  } catch {
    return [];
  }
}

export {
  isWithin,
  isSystem,
  partAtMounts,
  optionsOf,
  socketsIn,
  installedIn,
  copyFolder,
  isSmall
};
