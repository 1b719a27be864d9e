import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { providers } from "../core/providers/index.ts";
import type { ReplayConfig } from "../core/schema/config.ts";

/**
 * Reads the providers' keys from `.env` beside the agent, as the agent's own library would. Variables that are already
 * set take precedence; other entries are ignored.
 */
export function keysInDotEnv(
  folder: string,
  env: Record<string, string | undefined>,
  { upstream }: Pick<ReplayConfig, "upstream">,
): Record<string, string> {
  const written = parseEnv(readOrEmpty(join(folder, ".env")));
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

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return ""; // most agents have no .env
  }
}
