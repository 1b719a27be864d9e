import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import * as z from "zod";
import type { ReplayConfig } from "../../core/schema/config.ts";
import { commandOf } from "../runner/command.ts";
import { pythonPackages } from "../shim-environment.ts";

const patienceMs = 20_000;

/** Runs `main()` of a module of our Python package with this input; `undefined` if Python is missing or fails. */
export function askPython(module: "_functions" | "_try", input: unknown): Promise<unknown> {
  const folder = pythonPackages().at(-1);
  if (folder === undefined) return Promise.resolve(undefined);
  const program = `import sys; sys.path.insert(0, sys.argv[1]); from replaykit.${module} import main; main()`;
  return new Promise((done) => {
    const options = { timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 };
    // Isolated mode: Python must not run code of the repository.
    const child = execFile("python3", ["-I", "-B", "-c", program, folder], options, (error, stdout) =>
      done(error ? undefined : parsedJson(stdout)),
    );
    child.on("error", () => done(undefined));
    child.stdin?.on("error", () => {}); // Python may have ended already
    child.stdin?.end(JSON.stringify(input));
  });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const faultsSchema = z.record(z.string(), z.string().nullable());

/** Why Python functions of `tools` cannot be routed, by tool; `undefined` if no Python could check them. */
export async function tryPython(root: string, config: ReplayConfig): Promise<Map<string, string> | undefined> {
  const tools = Object.entries(config.tools).flatMap(([tool, { at }]) => (at.includes("#") ? [] : [[tool, at]]));
  const runners = [...(config.runner ? [config.runner] : []), ...Object.values(config.runners)];
  const folders = [...new Set([root, ...runners.map(({ cwd }) => resolve(root, cwd ?? "."))])];
  const scripts = runners.flatMap(({ command, shell, cwd }) =>
    commandOf(command, shell)
      .argv.filter((word) => word.endsWith(".py"))
      .map((word) => resolve(root, cwd ?? ".", word)),
  );
  const request = {
    tools: Object.fromEntries(tools),
    folders,
    scripts: scripts.filter((script) => existsSync(script)),
  };
  const parsed = faultsSchema.safeParse(await askPython("_try", request));
  if (!parsed.success) return undefined;
  return new Map(Object.entries(parsed.data).flatMap(([tool, why]) => (why === null ? [] : [[tool, why] as const])));
}
