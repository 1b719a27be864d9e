import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  recordingsHash
} from "./chunk-TCSTTIBO.js";
import {
  ensureCommit,
  folderOf,
  isCaseOf,
  listFilesAt,
  loadCase,
  maxCaseBytes,
  parseCaseYaml,
  parseConfig,
  poolSource,
  readFilesAt
} from "./chunk-3QQEB6C6.js";
import {
  caseFileNames
} from "./chunk-ZPONSFWV.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/core/verdict/bound-effects.ts
var strictness = { pure: 0, read: 1, write: 2 };
function strictestEffects(all) {
  const strictest = /* @__PURE__ */ new Map();
  for (const [tool, effect] of all.flatMap((effects) => Object.entries(effects))) {
    const known = strictest.get(tool);
    if (known === void 0 || strictness[effect] > strictness[known]) strictest.set(tool, effect);
  }
  return Object.fromEntries(strictest);
}
function boundEffects(own, { before = {}, base }) {
  const kept = Object.entries(own).flatMap(([tool, effect]) => {
    const known = Object.hasOwn(base, tool) ? base[tool] : void 0;
    const same = Object.hasOwn(before, tool) && before[tool] === effect;
    return known === void 0 || same || strictness[effect] >= strictness[known] ? [] : [[tool, known]];
  });
  return { effects: { ...own, ...Object.fromEntries(kept) }, kept: kept.map(([tool]) => tool) };
}

// src/action/base-policy.ts
import { basename, dirname, join, posix } from "node:path";
import { mkdirSync, writeFileSync } from "node:fs";
var defaultConfig = "replaykit.yaml";
async function readBasePolicy(commit, places, options) {
  const config = await readConfigAt(commit, places.configFile, options);
  const patterns = places.cases.length > 0 ? places.cases : [config?.cases ?? "cases"].flat();
  const listed = await listFilesAt(commit, [...new Set(patterns.map(folderOf))], options);
  const folders = caseFolders(listed, patterns);
  const heads = await readCaseHeads(folders, options);
  const declared = heads.map(({ case: { id, effects } }) => [id, effects]);
  const pooling = config?.pool.max_age !== 0;
  const readable = heads.filter((head) => (pooling || head.case.state === "guard") && tooLarge(head) === void 0);
  const texts = await readFilesAt(
    readable.flatMap(({ files }) => Object.values(files)),
    options
  );
  return {
    commit,
    config,
    guards: heads.filter((head) => head.case.state === "guard").map((guard) => readGuard(guard, texts)),
    pool: () => readable.flatMap((head) => poolSource(filesOf(head, texts), head.folder)),
    effects: strictestEffects([config?.effects ?? {}, ...declared.map(([, effects]) => effects)]),
    caseEffects: new Map(declared)
  };
}
async function readConfigAt(commit, configFile, options) {
  await ensureCommit(commit, options);
  const name = posix.normalize(configFile);
  const texts = await readFilesAt(await listFilesAt(commit, [name, defaultConfig], options), options);
  const file = [name, defaultConfig].find((one) => texts.has(one));
  return file === void 0 ? void 0 : parseConfig(texts.get(file) ?? "", `${file} of the base`);
}
function caseFolders(listed, patterns) {
  const byPath = new Map(listed.map((file) => [file.path, file]));
  return listed.filter(({ path }) => basename(path) === "case.yaml").map(({ path }) => dirname(path)).filter((folder) => patterns.some((pattern) => isCaseOf(folder, pattern))).map((folder) => {
    const files = {};
    for (const name of caseFileNames) {
      const file = byPath.get(`${folder}/${name}`);
      if (file) files[name] = file;
    }
    return { folder, files };
  });
}
async function readCaseHeads(folders, options) {
  const small = folders.flatMap(({ files }) => {
    const file = files["case.yaml"];
    return file && file.bytes <= maxCaseBytes["case.yaml"] ? [file] : [];
  });
  const texts = await readFilesAt(small, options);
  return folders.flatMap((committed) => {
    const text = texts.get(`${committed.folder}/case.yaml`);
    if (text === void 0) return [];
    const parsed = orReason(() => parseCaseYaml(text, `${committed.folder}/case.yaml`).case);
    return typeof parsed === "string" ? [] : [{ ...committed, case: parsed }];
  });
}
function filesOf({ folder }, texts) {
  const files = {};
  for (const name of caseFileNames) {
    const text = texts.get(`${folder}/${name}`);
    if (text !== void 0) files[name] = text;
  }
  return files;
}
function readGuard(guard, texts) {
  const { folder, case: replayCase } = guard;
  const large = tooLarge(guard);
  if (large !== void 0) return { case: replayCase, path: folder, files: {}, unreadable: large };
  const files = filesOf(guard, texts);
  const loaded = orReason(() => loadCase(files, basename(folder)));
  if (typeof loaded === "string") return { case: replayCase, path: folder, files: {}, unreadable: loaded };
  return { case: loaded.case, path: folder, recordings: recordingsHash(files, nodePlatform.hash), files };
}
function tooLarge({ files }) {
  const name = caseFileNames.find((one) => (files[one]?.bytes ?? 0) > maxCaseBytes[one]);
  return name && `${name} has ${files[name]?.bytes} bytes; at most ${maxCaseBytes[name]} are read`;
}
function orReason(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReplayKitError) return error.message;
    throw error;
  }
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
  boundEffects,
  readBasePolicy,
  readConfigAt,
  writeBaseCase
};
