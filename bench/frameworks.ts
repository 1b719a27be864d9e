/**
 * Records and replays one agent for each framework in its newest version, with and without lines under `tools`, and prints what is
 * routed, for the table of docs/your-agent.md. It installs the frameworks, so no build runs it:
 *
 *   node bench/frameworks.ts [a folder in which they are installed]
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { ReplayReport } from "../src/core/schema/result.ts";
import {
  chatAnswer,
  chatStream,
  type StubAnswer,
  type StubRequest,
  stubProvider,
} from "../test/gateway/stub-provider.ts";

const root = resolve(import.meta.dirname, "..");

/** The newest versions on 2026-11-22, by framework; the first package names it in the table. */
const frameworks: Record<string, string[]> = {
  openai: ["openai@7.57.0"],
  anthropic: ["@anthropic-ai/sdk@1.12.0"],
  gemini: ["@google/genai@3.1.0"],
  ai: ["ai@7.0.173", "@ai-sdk/openai@4.0.118"],
  agents: ["@openai/agents@0.20.0"],
  langchain: ["langchain@1.5.14", "@langchain/openai@1.6.0"],
  mastra: ["@mastra/core@1.71.0"],
  llamaindex: ["llamaindex@0.12.1", "@llamaindex/openai", "@llamaindex/workflow"],
};
const lines = '{ lookup_order: "tools.mjs#lookupOrder", refund: { at: "tools.mjs#refund", effect: write } }';

/** The model: it looks up the order and refunds ten times the paid amount, in the format of the API that is asked. */
function model({ path, body }: StubRequest): StubAnswer {
  const history = Object.values(body).find((value) => Array.isArray(value)) ?? [];
  const told = JSON.stringify(body.messages ?? history);
  const counted = told.match(/"role":"tool"|"functionResponse"/g)?.length ?? 0;
  // A request of Anthropic's tool runner may have only the new messages.
  const results = told.includes('"tool_use_id":"call_b"') ? 2 : told.includes('"tool_use_id":"call_a"') ? 1 : counted;
  const call = [
    { id: "call_a", name: "lookup_order", args: { order: 7 } },
    { id: "call_b", name: "refund", args: { order: 7, amount: 425 } },
  ][results];
  const text = "You got your money back.";
  if (path.includes("generateContent")) {
    const part = call ? { functionCall: { name: call.name, args: call.args } } : { text };
    return { body: { candidates: [{ content: { role: "model", parts: [part] }, finishReason: "STOP" }] } };
  }
  if (path.includes("/messages")) {
    const content = [
      call ? { type: "tool_use", id: call.id, name: call.name, input: call.args } : { type: "text", text },
    ];
    const usage = { input_tokens: 1, output_tokens: 1 };
    const stop_reason = call ? "tool_use" : "end_turn";
    return {
      body: {
        id: `msg_${results}`,
        type: "message",
        role: "assistant",
        model: "claude-x",
        content,
        stop_reason,
        usage,
      },
    };
  }
  const [said, calls] = call ? [undefined, [call]] : [text, []];
  return body.stream === true ? chatStream(String(results), said, calls) : { body: chatAnswer(said, calls) };
}

function installed(): string {
  const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), "replaykit-frameworks-"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  if (!existsSync(join(folder, "node_modules")))
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "zod", ...Object.values(frameworks).flat()], {
      cwd: folder,
      stdio: "ignore",
    });
  for (const file of ["agent.mjs", "tools.mjs"]) cpSync(join(root, "bench/frameworks", file), join(folder, file));
  return folder;
}

async function cli(cwd: string, ...args: string[]): Promise<{ exit: number; stdout: string; stderr: string }> {
  const env = { PATH: process.env["PATH"] ?? "", HOME: cwd, NO_COLOR: "1", REAL_KEY: "sk-real" };
  const child = spawn(process.execPath, [join(root, "dist/cli.js"), ...args], { cwd, env, timeout: 60_000 });
  child.stdin.end();
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (said.stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said.stderr += chunk.toString()));
  const [exit]: number[] = await once(child, "close");
  return { exit: exit ?? 1, ...said };
}

async function tried(cwd: string, framework: string, url: string, tools: string): Promise<string> {
  const base = (path: string) => `{ base_url: "${url}${path}", key_env: REAL_KEY }`;
  const command = `[node, agent.mjs, ${framework}, "{input}"]`;
  const upstream = `upstream: { openai: ${base("/v1")}, anthropic: ${base("")}, gemini: ${base("")} }`;
  const config = ["version: 1", upstream, `tools: ${tools}`, "effects: { lookup_order: read, refund: write }"];
  writeFileSync(
    join(cwd, "replaykit.yaml"),
    [...config, `runner: { command: ${command}, writable: [.] }`, ""].join("\n"),
  );
  for (const left of ["ran.log", "trace.json", "trace.model.json", "cases"])
    rmSync(join(cwd, left), { recursive: true, force: true });
  const record = await cli(cwd, "record", "--", "node", "agent.mjs", framework, "Refund order 7");
  if (record.exit !== 0) return `not recorded: ${record.stderr.trim().split("\n").slice(-6).join(" / ")}`;
  if (record.stderr.includes("unseen by the gateway")) return "unseen";
  rmSync(join(cwd, "ran.log"), { force: true });
  await cli(
    cwd,
    "scaffold",
    "trace.json",
    "--out",
    "cases/refund",
    "--expect-call",
    'refund={"order":7,"amount":42.5}',
  );
  const report: ReplayReport = JSON.parse((await cli(cwd, "replay", "refund", "--json")).stdout);
  const [result] = report.cases;
  const counts = result?.attempts[0]?.counts;
  if (result?.verdict !== "reproduced" || existsSync(join(cwd, "ran.log"))) return `not replayed: ${result?.reason}`;
  return counts?.live === 0 && counts.uncontrolled === 0 ? "routed" : "routed in part";
}

const folder = installed();
await using provider = await stubProvider(model);
const only = process.argv[3]?.split(",");
for (const [framework, [first = ""]] of Object.entries(frameworks)) {
  if (only?.includes(framework) === false) continue;
  const name = first.replace(/(?<=.)@[\d.]+$/, "");
  const { version } = JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));
  const alone = await tried(folder, framework, provider.url, "{}");
  const named = alone === "routed" ? "" : `, with lines: ${await tried(folder, framework, provider.url, lines)}`;
  console.log(`${name} ${version}: ${alone}${named}`);
}
if (process.argv[2] === undefined) rmSync(folder, { recursive: true, force: true });
