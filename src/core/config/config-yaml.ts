import { bareDurationsOfConfig } from "../text/bare-durations.ts";
import { invalidFile } from "../case/case-yaml.ts";
import { ReplayKitError } from "../error.ts";
import { setMember } from "../json/set-member.ts";
import { newerVersion } from "../case/migrate.ts";
import { configSchema, configVersion, type ReplayConfig } from "../schema/config.ts";
import { isObject } from "../schema/is-object.ts";
import { fieldName, foundValue, type Path, schemaProblems } from "../schema/problem.ts";
import { type UnknownKey, unknownMembers } from "./unknown-keys.ts";
import { readYaml } from "../yaml/yaml-file.ts";

export interface ParsedConfig {
  config: ReplayConfig;
  /** Unknown keys and times without a unit, each with its line and a suggestion. */
  warnings: string[];
}

/** Reads `replaykit.yaml`; an empty file gives the default of every key. */
export function parseConfig(text: string, fileName: string): ReplayConfig {
  return readConfig(text, fileName).config;
}

/** Like `parseConfig`, with warnings. */
export function readConfig(text: string, fileName: string): ParsedConfig {
  const file = readYaml(text, fileName);
  const value = file.value ?? {};
  if (!isObject(value)) {
    throw new ReplayKitError("invalid_config", `${fileName}:1: the file is ${foundValue(value)}; expected a mapping`, {
      hint: "`npx replaykit schema config` prints what replaykit.yaml may hold",
    });
  }
  const version = value["version"];
  if (typeof version === "number" && version > configVersion) throw newerVersion(fileName, version, configVersion);
  // For one value, interpreting the schema is faster than compiling it.
  const parsed = configSchema.safeParse(value, { jitless: true });
  if (parsed.success) {
    const placeOf = (path: Path) => {
      const line = file.lineOf(path);
      return line === undefined ? fileName : `${fileName}:${line}`;
    };
    const warnings = [
      ...unknownMembers(configSchema, value).map((key) => `${placeOf(key.path)}: ${unknownKeyText(key)}`),
      ...bareDurationsOfConfig(value).map(({ path, message }) => `${placeOf(path)}: ${message}`),
    ];
    return { config: withToolEffects(parsed.data, fileName, file.lineOf), warnings };
  }
  const problems = schemaProblems(parsed.error, value).map((problem) => ({
    ...problem,
    line: file.lineOf(problem.path),
  }));
  throw invalidFile(
    "invalid_config",
    fileName,
    problems,
    "`npx replaykit schema config` prints what replaykit.yaml may hold",
  );
}

/** Adds the effects under `tools` to `effects`. Throws if two tools name one function, or if the effects contradict. */
function withToolEffects(
  config: ReplayConfig,
  fileName: string,
  lineOf: (path: Path) => number | undefined,
): ReplayConfig {
  const functions = new Map<string, string>();
  const effects = { ...config.effects };
  const fault = (tool: string, why: string, hint: string) => {
    const line = lineOf(["tools", tool]);
    const place = line === undefined ? fileName : `${fileName}:${line}`;
    return new ReplayKitError("invalid_config", `${place}: tools.${tool} ${why}`, { hint });
  };
  for (const [tool, { at, effect }] of Object.entries(config.tools)) {
    const other = functions.get(at);
    if (other !== undefined)
      throw fault(tool, `names ${at}, and so does tools.${other}`, "a function is one tool: remove one of the two");
    functions.set(at, tool);
    const declared = Object.hasOwn(effects, tool) ? effects[tool] : undefined;
    if (effect !== undefined && declared !== undefined && declared !== effect)
      throw fault(tool, `is a ${effect}, and effects.${tool} says ${declared}`, "declare it in one place only");
    if (effect !== undefined) setMember(effects, tool, effect);
  }
  return { ...config, effects };
}

function unknownKeyText({ path, nearest }: UnknownKey): string {
  const meant = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
  return `${fieldName(path)} is not a key that ReplayKit knows and does nothing${meant}`;
}
