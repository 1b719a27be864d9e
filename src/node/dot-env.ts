import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { providers } from "../core/providers/index.ts";
import type { ReplayConfig } from "../core/schema/config.ts";

/**
 * The providers' keys that stand in `.env` beside the agent, as its own library would read them: a variable that is set goes before
 * the file, and nothing else of the file is taken.
 */
export function keysInDotEnv(
  folder: string,
  env: Record<string, string | undefined>,
  { upstream }: Pick<ReplayConfig, "upstream">,
): Record<string, string> {
  const written = parseEnv(textOf(join(folder, ".env")));
  const names = [
    ...providers.map(({ keyVariable }) => keyVariable),
    ...Object.values(upstream).flatMap(({ key_env }) => key_env ?? []),
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name] === undefined || env[name] === "" ? written[name] : undefined;
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  );
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // most agents have none
  }
}
