import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { pythonPackages, shimEnvironment } from "../src/node/shim-environment.ts";
import type { BenchResult } from "./bench-result.ts";

const rounds = 25;

/** The real interpreter: `python3` in PATH may be a script that looks for it. */
const python = execFileSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" }).trim();
const shop = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
const functions = "def refund(order):\n    return order\n\n\ndef lookup(order):\n    return order\n";
const plain = { PATH: process.env["PATH"] ?? "", PYTHONPATH: shop };
const preloaded = { ...plain, ...shimEnvironment(plain) };
const gateway = { ...preloaded, REPLAYKIT_GATEWAY_URL: "http://127.0.0.1:9/t/none" };
const tools = { refund: { at: "shop:refund" }, lookup: { at: "shop:lookup" } };
const routing = { ...gateway, REPLAYKIT_TOOLS: JSON.stringify({ version: 1, root: shop, mode: "replay", tools }) };

/** Measures what the hooks cost a Python agent: at its start, and for each call of a decorated function outside a recording or replay. */
export async function run(): Promise<BenchResult[]> {
  writeFileSync(join(shop, "shop.py"), functions);
  process.on("exit", () => rmSync(shop, { recursive: true }));
  const starts = leastStarts({ plain, gateway, routing, compiling: { ...routing, ...uncompiled() } });
  const added = (name: keyof typeof starts) => starts[name] - starts.plain;
  return [
    budgeted("start with the hooks, added to a bare start", added("gateway"), " ms", 20),
    budgeted("start with the hooks and two functions routed, added", added("routing"), " ms", 20),
    budgeted("the same where nothing compiled is kept, added", added("compiling"), " ms", 20),
    budgeted(
      "start with the hooks and two functions routed, against a bare start",
      starts.routing / starts.plain,
      "×",
      2,
    ),
    budgeted("call of a marked function where nothing is recorded, added", callCost(), " µs", 1),
  ];
}

/** An environment without compiled files, as in a sandbox, which discards them. */
function uncompiled(): NodeJS.ProcessEnv {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true }));
  const filter = (path: string) => !path.endsWith("__pycache__");
  for (const place of pythonPackages()) cpSync(place, folder, { recursive: true, filter });
  return { PYTHONPATH: [folder, shop].join(delimiter), PYTHONDONTWRITEBYTECODE: "1" };
}

function budgeted(name: string, value: number, unit: string, budget: number): BenchResult {
  return { name, value, unit, budget, ok: value <= budget };
}

/** Processor time of a start: the minimum of each kind; the kinds alternate. */
const starter = `
import json, os, sys
kinds = json.loads(sys.argv[1])
best = dict.fromkeys(kinds, float("inf"))
for _ in range(${rounds}):
    for kind, env in kinds.items():
        child = os.posix_spawn(sys.executable, [sys.executable, "-c", "import shop"], env)
        _, _, used = os.wait4(child, 0)
        best[kind] = min(best[kind], (used.ru_utime + used.ru_stime) * 1000)
print(json.dumps(best))
`;

function leastStarts<Kind extends string>(kinds: Record<Kind, NodeJS.ProcessEnv>): Record<Kind, number> {
  return JSON.parse(execFileSync(python, ["-c", starter, JSON.stringify(kinds)], { env: plain, encoding: "utf8" }));
}

const calls = `
import timeit, replaykit
def plain(order): return order
@replaykit.tool
def marked(order): return order
best = lambda function: min(timeit.repeat(lambda: function(7), number=100000, repeat=9)) * 10
print(best(marked) - best(plain))
`;

function callCost(): number {
  return Number(
    execFileSync(python, ["-c", calls], { env: { ...plain, PYTHONPATH: pythonPackages().join(delimiter) } }),
  );
}
