import { isAbsolute, join, relative, resolve } from "node:path";
import { compact } from "../../core/compact.ts";
import { readConfig } from "../../core/config/config-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { readTextFile } from "./read-file.ts";

const maxBytes = 1024 * 1024;

/** Like `configIn`; an error rejects the promise. */
export async function loadConfig(...given: Parameters<typeof configIn>): Promise<ReplayConfig> {
  return configIn(...given);
}

/**
 * Reads the project's configuration. Without `replaykit.yaml` all defaults apply, but a file that `file` names must
 * exist.
 */
export function configIn(root: string, file?: string, onWarning?: (warning: string) => void): ReplayConfig {
  const name = file ?? "replaykit.yaml";
  const text = readTextFile(join(root, name), { name, maxBytes, invalid: "invalid_config" });
  if (text === undefined && file !== undefined) {
    throw new ReplayKitError("not_found", `there is no ${join(root, name)}`, {
      hint: "name a file that exists, or none; `npx replaykit init` writes replaykit.yaml",
    });
  }
  const { config, warnings } = readConfig(text ?? "version: 1\n", name);
  for (const warning of warnings) onWarning?.(warning);
  for (const pattern of [config.cases].flat()) assertInside(root, pattern, `${name}: cases`);
  if (config.judge?.cache !== undefined) assertInside(root, config.judge.cache, `${name}: judge.cache`);
  for (const [runner, { cwd }] of Object.entries({
    ...config.runners,
    ...compact({ runner: config.runner }),
  })) {
    if (cwd !== undefined) assertInside(root, cwd, `${name}: ${runner}.cwd`);
  }
  return config;
}

function assertInside(root: string, path: string, field: string): void {
  const short = relative(root, resolve(root, path));
  if (!isAbsolute(path) && short !== ".." && !/^\.\.[/\\]/.test(short) && !isAbsolute(short)) return;
  throw new ReplayKitError("unsafe_path", `${field} is "${path}", which is outside the project`, {
    hint: "name a path inside the folder of replaykit.yaml",
  });
}
