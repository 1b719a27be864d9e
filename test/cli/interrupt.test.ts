import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { builtDist } from "../support/build-once.ts";
import { environment } from "../support/shipped-cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const many = 4000;
const trace = (n: number) =>
  JSON.stringify({ run_id: `run-${n}`, events: [{ type: "final_output", content: `${n}` }] });

/** Starts a command, sends it Ctrl-C once it says something, and answers how it ended. */
async function stopped(cwd: string, ...words: string[]): Promise<{ code: number | null; signal: string | null }> {
  const child = spawn(process.execPath, [join(builtDist, "cli.js"), ...words], { cwd, env: environment(cwd, {}) });
  const end = once(child, "exit");
  child.stderr.once("data", () => child.kill("SIGINT"));
  child.stderr.resume();
  child.stdout.once("data", () => child.kill("SIGINT"));
  child.stdout.resume();
  const [code, signal] = (await end) as [number | null, string | null];
  return { code, signal };
}

it("Ctrl-C ends an import at once, and leaves whole traces only", async () => {
  const lines = Array.from({ length: many }, (_, n) => trace(n)).join("\n");
  using folder = temporaryFolder({ "runs.ndjson": lines });
  expect(await stopped(folder.path, "import", "runs.ndjson", "--out", "traces")).toEqual({
    code: null,
    signal: "SIGINT",
  });
  const written = readdirSync(join(folder.path, "traces")).filter((name) => !name.startsWith("."));
  expect([written.length > 0, written.length < many]).toEqual([true, true]);
  for (const name of written) JSON.parse(readFileSync(join(folder.path, "traces", name), "utf8"));
});

it("a command that stops by itself is not ended, but comes to its end", async () => {
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
  expect(await stopped(folder.path, "mcp")).toEqual({ code: 0, signal: null });
});
