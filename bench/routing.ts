/**
 * Measures the cost of routing functions: the start of a process with the hooks against one without, and a call of the SDK's tool outside
 * a recording or replay (functions of `tools` are not wrapped there). Both sides alternate in one run.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { replaykit } from "../src/sdk/index.ts";
import type { BenchResult } from "./bench-result.ts";

/** The shipped file; run `npm run build` first. */
const shim = resolve(import.meta.dirname, "../dist/shims/node/register.mjs");
const starts = 25;
const calls = 200_000;

export async function run(): Promise<BenchResult[]> {
  const { bare, hooked } = startTimes();
  const perCall = await callTime();
  const extra = hooked - bare;
  return [
    {
      name: "start with hooks and one file of tools, more than bare",
      value: extra,
      unit: " ms",
      budget: 30,
      ok: extra <= 30,
    },
    { name: "the same as a ratio", value: hooked / bare, unit: "x", ok: true },
    {
      name: "kit.tool outside of record and replay, more than the function itself",
      value: perCall,
      unit: " µs",
      budget: 1,
      ok: perCall <= 1,
    },
  ];
}

const printed = `process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  console.log((user + system) / 1000);
});
`;

/** The minimum of each in milliseconds, because other programs only add time. */
function startTimes(): { bare: number; hooked: number } {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
  try {
    writeFileSync(join(folder, "tools.mjs"), `export async function refund({ order }) {\n  return { order };\n}\n`);
    writeFileSync(join(folder, "agent.mjs"), `import { refund } from "./tools.mjs";\nvoid refund;\n${printed}`);
    const tools = { refund: { at: "tools.mjs#refund" } };
    const plain = { PATH: process.env["PATH"] ?? "", NODE_NO_WARNINGS: "1" };
    const routed = {
      ...plain,
      NODE_OPTIONS: `--import=${pathToFileURL(shim).href}`,
      // Nothing listens at this address: the notice that the function is wrapped is lost, and the agent does not wait for it.
      REPLAYKIT_GATEWAY_URL: "http://127.0.0.1:9/t/none",
      REPLAYKIT_TOOLS: JSON.stringify({ version: 1, root: folder, mode: "replay", tools }),
    };
    const times = { bare: [] as number[], hooked: [] as number[] };
    for (let turn = 0; turn < starts; turn += 1) {
      times.bare.push(startTime(folder, plain));
      times.hooked.push(startTime(folder, routed));
    }
    return { bare: Math.min(...times.bare), hooked: Math.min(...times.hooked) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Processor time of a start, which other programs do not affect. */
function startTime(folder: string, env: Record<string, string>): number {
  return Number(execFileSync(process.execPath, [join(folder, "agent.mjs")], { env, encoding: "utf8" }));
}

/** Microseconds that `kit.tool` adds to a call: the minimum of several rounds. */
async function callTime(): Promise<number> {
  const plain = async ({ order }: { order: string }) => ({ order });
  const tool = replaykit().tool("refund", plain);
  const rounds: number[] = [];
  for (let round = 0; round < 7; round += 1) rounds.push((await timed(tool)) - (await timed(plain)));
  return Math.max(0, Math.min(...rounds));
}

async function timed(call: (args: { order: string }) => Promise<unknown>): Promise<number> {
  const args = { order: "A1" };
  const started = performance.now();
  for (let index = 0; index < calls; index += 1) await call(args);
  return ((performance.now() - started) * 1000) / calls;
}
