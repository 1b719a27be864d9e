import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ensureCommit,
  filesAt
} from "./chunk-XIC74LEN.js";
import {
  loadCase,
  parseConfig
} from "./chunk-6V2FDER7.js";
import {
  caseFileNames
} from "./chunk-KAH3UWF3.js";
import {
  nodePlatform
} from "./chunk-CRFVSXE6.js";
import {
  ReplayKitError
} from "./chunk-K63WLW7F.js";

// src/action/base-policy.ts
import { basename, dirname, join } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
var maxFileBytes = 16 * 1024 * 1024;
async function readBasePolicy(commit, configFile, options) {
  const config = await readConfigAt(commit, configFile, options);
  const limits = { ...options, maxBytes: maxFileBytes };
  const roots = [config?.cases ?? "cases"].flat().map(literalPart);
  const files = await filesAt(commit, roots, limits);
  return { commit, config, guards: guardsOf(files) };
}
async function readConfigAt(commit, configFile, options) {
  await ensureCommit(commit, options);
  const text = (await filesAt(commit, [configFile], { ...options, maxBytes: maxFileBytes })).get(configFile);
  return text === void 0 ? void 0 : parseConfig(text, `${configFile} of the base`);
}
function literalPart(pattern) {
  const parts = pattern.split("/");
  const wild = parts.findIndex((part) => /[*?[{]/.test(part));
  return (wild === -1 ? parts : parts.slice(0, wild)).join("/") || ".";
}
function guardsOf(files) {
  return [...files.keys()].filter((path) => basename(path) === "case.yaml").flatMap((path) => {
    const folder = dirname(path);
    const own = {};
    for (const name of caseFileNames) {
      const text = files.get(`${folder}/${name}`);
      if (text !== void 0) own[name] = text;
    }
    return readGuard(folder, own) ?? [];
  });
}
function readGuard(folder, files) {
  try {
    const loaded = loadCase(files, basename(folder));
    if (loaded.case.state !== "guard") return void 0;
    return { case: loaded.case, path: folder, recordings: recordingsHash(files), files };
  } catch (error) {
    if (error instanceof ReplayKitError) return void 0;
    throw error;
  }
}
function recordingsHash(files) {
  const parts = caseFileNames.filter((name) => name !== "case.yaml" && name !== "notes.md").map((name) => files[name] ?? null);
  return nodePlatform.hash(JSON.stringify(parts));
}
function writeBaseCase(guard, root) {
  const folder = join(root, guard.case.id);
  for (const name of caseFileNames) {
    const text = guard.files[name];
    if (text === void 0) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

export {
  readBasePolicy,
  readConfigAt,
  recordingsHash,
  writeBaseCase
};
