import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  findRoot
} from "./chunk-LCONLFVP.js";
import {
  changedFromBase,
  createRedactor,
  findCases,
  loadConfig
} from "./chunk-3QQEB6C6.js";
import {
  hmacKeyedHash
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/cli/project.ts
import { randomBytes } from "node:crypto";
import { existsSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
async function openProject({ cwd, flags, terminal }, onWarning = (warning) => terminal.note(`warning: ${terminal.safe(warning)}`)) {
  const file = flags.text("config");
  if (file === void 0) {
    const root = findRoot(cwd);
    return { root, config: await loadConfig(root, void 0, onWarning) };
  }
  const path = resolve(cwd, file);
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind && !kind.isFile()) {
    throw new ReplayKitError(
      "usage",
      `--config is "${file}", which is ${kind.isDirectory() ? "a folder" : "a device"}, not a file`,
      {
        hint: "name a replaykit.yaml, or leave --config out: where there is no such file every key has its default"
      }
    );
  }
  return { root: dirname(path), config: await loadConfig(dirname(path), basename(path), onWarning) };
}
async function caseFolders(project, { args, cwd }) {
  if (args.length === 0) return findCases(project.root, [project.config.cases].flat());
  const found = /* @__PURE__ */ new Set();
  for (const argument of args) {
    const folders = await foldersOf(project, cwd, argument);
    if (folders.length === 0) {
      throw new ReplayKitError("not_found", `there is no case at "${argument}"`, {
        hint: "name a case's id, its case.yaml, its folder, or a glob; `replaykit case` lists them"
      });
    }
    for (const folder of folders) found.add(folder);
  }
  return [...found];
}
async function foldersOf(project, cwd, argument) {
  const path = resolve(cwd, argument);
  if (basename(path) === "case.yaml" && existsSync(path)) return [dirname(path)];
  if (existsSync(join(path, "case.yaml"))) return [path];
  if (/^[a-z0-9-]+$/.test(argument) && !existsSync(path)) {
    const all = await findCases(project.root, [project.config.cases].flat());
    return all.filter((folder) => basename(folder) === argument);
  }
  return findCases(cwd, [argument]);
}
async function casesOnBase({ root }, env) {
  const changed = await changedFromBase(env, { cwd: root });
  return (folder) => changed !== void 0 && !changed.has(join(realpathSync(folder), "case.yaml"));
}
function shortPath(root, path) {
  const short = relative(root, path);
  return (short === "" || short.startsWith("..") || isAbsolute(short) ? path : short).split(sep).join("/");
}
function projectRedactor({ config }, env, keyedHash = redactionHash(env)) {
  return createRedactor({ keyedHash, rules: config.redact.rules, allow: config.redact.allow });
}
function redactionHash(env) {
  const given = env["REPLAYKIT_REDACTION_KEY"];
  return hmacKeyedHash(given === void 0 || given === "" ? randomBytes(32) : Buffer.from(given, "utf8"));
}
function oneArgument({ args }, command, what) {
  const [first, ...more] = args;
  if (first !== void 0 && more.length === 0) return first;
  const got = first === void 0 ? "none" : args.map((argument) => `"${argument}"`).join(", ");
  throw new ReplayKitError("usage", `${command} takes one ${what}, but got ${got}`, {
    hint: `replaykit ${command} --help`
  });
}

export {
  openProject,
  caseFolders,
  casesOnBase,
  shortPath,
  projectRedactor,
  redactionHash,
  oneArgument
};
