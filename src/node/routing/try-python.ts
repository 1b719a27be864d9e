import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { commandOf } from "../runner/command.ts";
import { askPython } from "./ask-python.ts";

const faultsSchema = z.record(z.string(), z.string().nullable());

/** Why Python functions of `tools` cannot be routed, by tool; `undefined`: there is no Python here that could look. */
export async function tryPython(root: string, config: ReplayConfig): Promise<Map<string, string> | undefined> {
  const tools = Object.entries(config.tools).flatMap(([tool, { at }]) => (at.includes("#") ? [] : [[tool, at]]));
  const runners = [...(config.runner ? [config.runner] : []), ...Object.values(config.runners)];
  const folders = [...new Set([root, ...runners.map(({ cwd }) => resolve(root, cwd ?? "."))])];
  const scripts = runners.flatMap(({ command, shell, cwd }) =>
    commandOf(command, shell)
      .argv.filter((word) => word.endsWith(".py"))
      .map((word) => resolve(root, cwd ?? ".", word)),
  );
  const asked = { tools: Object.fromEntries(tools), folders, scripts: scripts.filter((script) => existsSync(script)) };
  const parsed = faultsSchema.safeParse(await askPython("_try", asked));
  if (!parsed.success) return undefined;
  return new Map(Object.entries(parsed.data).flatMap(([tool, why]) => (why === null ? [] : [[tool, why] as const])));
}
