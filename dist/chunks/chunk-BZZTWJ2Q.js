import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  configSchema,
  configVersion
} from "./chunk-SKBEGQT3.js";
import {
  readTextFile
} from "./chunk-YPDIPNTS.js";
import {
  invalidFile,
  unknownKeys
} from "./chunk-ZNXELE7A.js";
import {
  foundValue,
  newerVersion,
  readYaml,
  schemaProblems
} from "./chunk-F3XWN5HJ.js";
import {
  isObject
} from "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/node/load-config.ts
import { isAbsolute, join, relative, resolve } from "node:path";

// src/core/config-yaml.ts
function parseConfig(text, fileName) {
  return readConfig(text, fileName).config;
}
function readConfig(text, fileName) {
  const file = readYaml(text, fileName);
  const value = file.value ?? {};
  if (!isObject(value)) {
    throw new ReplayKitError("invalid_config", `${fileName}:1: the file is ${foundValue(value)}; expected a mapping`, {
      hint: "`replaykit init` writes one to start from"
    });
  }
  const version = value["version"];
  if (typeof version === "number" && version > configVersion) throw newerVersion(fileName, version, configVersion);
  const parsed = configSchema.safeParse(value);
  if (parsed.success) return { config: parsed.data, unknownKeys: unknownKeys(configSchema, value) };
  const problems = schemaProblems(parsed.error, value).map((problem) => ({
    ...problem,
    line: file.lineOf(problem.path)
  }));
  throw invalidFile(
    "invalid_config",
    fileName,
    problems,
    "`replaykit schema config` prints what replaykit.yaml may hold"
  );
}

// src/node/load-config.ts
var maxBytes = 1024 * 1024;
async function loadConfig(root, file) {
  const name = file ?? "replaykit.yaml";
  const text = readTextFile(join(root, name), { name, maxBytes, invalid: "invalid_config" });
  if (text === void 0 && file !== void 0) {
    throw new ReplayKitError("not_found", `there is no ${join(root, name)}`, { hint: "`replaykit init` writes one" });
  }
  const config = parseConfig(text ?? "version: 1\n", name);
  for (const pattern of [config.cases].flat()) assertInside(root, pattern, `${name}: cases`);
  for (const [runner, { cwd }] of Object.entries({
    ...config.runners,
    ...config.runner ? { runner: config.runner } : {}
  })) {
    if (cwd !== void 0) assertInside(root, cwd, `${name}: ${runner}.cwd`);
  }
  return config;
}
function assertInside(root, path, field) {
  const short = relative(root, resolve(root, path));
  if (!isAbsolute(path) && short !== ".." && !/^\.\.[/\\]/.test(short) && !isAbsolute(short)) return;
  throw new ReplayKitError("unsafe_path", `${field} is "${path}", which lies outside the project`, {
    hint: "name a path inside the folder of replaykit.yaml"
  });
}

export {
  parseConfig,
  loadConfig
};
