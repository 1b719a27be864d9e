// A whole agent on the OpenAI Agents SDK: two user turns, streamed answers, tools in parallel, one of them behind an MCP server.
// Nothing of ReplayKit but the command that its MCP server is started with. It also notes what it got, byte for byte, and what
// it can reach.
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import {
  Agent,
  MCPServerStdio,
  run,
  setDefaultOpenAIClient,
  setOpenAIAPI,
  setTracingDisabled,
  tool,
} from "@openai/agents";
import OpenAI from "openai";
import * as z from "zod";

// Process ids repeat: each sandbox has a space of its own.
const own = crypto.randomUUID();
const [variant, folder, command, ...args] = process.argv.slice(2);
const attempt = process.env.REPLAYKIT_ATTEMPT;
const note = (kind, text) =>
  appendFileSync(join(folder, `${attempt === undefined ? "record" : `${variant}-${own}`}.${kind}`), text);
// The unfixed agent refunds whatever the model says; the fixed one never more than what was paid.
const cap = variant === "fixed" ? 42.5 : Number.POSITIVE_INFINITY;

async function loggedFetch(url, init) {
  const response = await fetch(url, init);
  const bytes = Buffer.from(await response.arrayBuffer());
  note("bodies", `${bytes.toString("base64")}\n`);
  return new Response(bytes, { status: response.status, headers: response.headers });
}

setTracingDisabled(true);
setOpenAIAPI("chat_completions");
setDefaultOpenAIClient(new OpenAI({ fetch: loggedFetch }));

const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => /^(?:REPLAYKIT_|PATH$)/.test(key)));
// By itself it gives a server 5 s to start and to answer, which is too little on a busy machine.
const billing = new MCPServerStdio({ name: "billing", command, args, env, clientSessionTimeoutSeconds: 180 });
await billing.connect();

function made(name, parameters, execute) {
  const work = async (given) => (note("ran", `${name} ${JSON.stringify(given)}\n`), execute(given));
  return tool({ name, description: name, parameters, execute: work });
}
const tools = [
  made("lookup_policy", z.object({ topic: z.string() }), ({ topic }) => `Policy for ${topic}: 30 days.`),
  made(
    "refund_order",
    z.object({ order: z.number(), amount: z.number().overwrite((amount) => Math.min(amount, cap)) }),
    ({ order, amount }) => ({ refund_id: "r1", order, amount }),
  ),
];

const agent = new Agent({ name: "Billing", model: "gpt-x", tools, mcpServers: [billing] });
let history = [];
for (const content of ["What was I charged, and what is the policy?", "Refund order 7."]) {
  const result = await run(agent, [...history, { role: "user", content }], { stream: true });
  for await (const event of result) note("events", `${event.type} ${event.data?.type ?? event.name ?? ""}\n`);
  await result.completed;
  console.log(result.finalOutput);
  history = result.history;
}
await billing.close();
if (attempt !== undefined) await noteNetwork();

async function noteNetwork() {
  const lines = readFileSync("/proc/net/dev", "utf8").split("\n");
  const interfaces = lines.flatMap((line) => /^\s*([\w-]+):/.exec(line)?.[1] ?? []);
  const socket = connect({ host: "192.0.2.1", port: 9, timeout: 500 });
  const outside = await new Promise((done) => {
    socket.on("connect", () => done("connected"));
    socket.on("error", ({ code }) => done(code));
    socket.on("timeout", () => done("timeout"));
  });
  socket.destroy();
  writeFileSync(join(folder, `${variant}-${attempt}.network`), JSON.stringify({ interfaces, outside }));
}
