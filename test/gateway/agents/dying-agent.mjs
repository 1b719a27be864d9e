// An agent on nothing but fetch: it looks an order up, as the model asks, and then does what its first argument says.
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [act, mode, warm] = process.argv.slice(2);

async function ask(messages) {
  const response = await fetch(`${process.env.OPENAI_BASE_URL}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer x" },
    body: JSON.stringify({ model: "gpt-x", messages, ...(mode === "stream" ? { stream: true } : {}) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the model answered ${response.status}`);
  return mode === "stream" ? joined(text) : JSON.parse(text).choices[0].message;
}

function joined(text) {
  const message = { role: "assistant", content: null };
  for (const line of text.split("\n")) {
    if (!line.startsWith("data: {")) continue;
    const { content, tool_calls } = JSON.parse(line.slice(6)).choices[0].delta;
    if (content) message.content = (message.content ?? "") + content;
    for (const { index, id, function: part } of tool_calls ?? []) {
      message.tool_calls ??= [];
      message.tool_calls[index] ??= { id, type: "function", function: { name: part.name, arguments: "" } };
      message.tool_calls[index].function.arguments += part.arguments;
    }
  }
  return message;
}

/** Errors as clients of models word them, and one of a tool. */
const told = {
  "own-client": "RateLimitError: 429 Rate limit reached for gpt-x in organization org-1 on tokens per min (TPM)",
  "own-refused": "connect ECONNREFUSED api.openai.com:443",
  "tool-limited": "RateLimitError: 429 Too Many Requests of the billing service",
};

async function run() {
  if (told[act]) {
    const errors = [told[act]];
    writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ status: "error", errors, tool_calls: [] }));
    return undefined;
  }
  const messages = [{ role: "user", content: "What does order 7 cost?" }];
  const [call] = (await ask(messages)).tool_calls;
  const url = `${process.env.REPLAYKIT_GATEWAY_URL}/tools/lookup_order`;
  const order = { order: 7, paid: 42.5 };
  const asked = await (await fetch(url, { method: "POST", body: JSON.stringify({ args: { order: 7 } }) })).json();
  if (asked.id !== undefined) {
    await fetch(`${url}/result`, { method: "POST", body: JSON.stringify({ id: asked.id, output: order }) });
  }
  if (act === "breaks") return order.lines.total;
  if (act === "other") throw new Error("OPENAI_API_KEY is not set");
  if (act === "killed") process.kill(process.pid, "SIGKILL");
  if (act === "exits") process.exit(3);
  if (act === "hangs") await new Promise((done) => setTimeout(done, 60_000));
  if (act === "half") writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, '{"status": "succ');
  if (act === "half") return undefined;
  const calls = [{ id: call.id, type: "function", function: call.function }];
  messages.push({ role: "assistant", content: null, tool_calls: calls });
  messages.push({ role: "tool", tool_call_id: call.id, content: JSON.stringify(order) });
  const { content } = await ask(messages).catch((error) => {
    if (act === "sorry") return { content: "Sorry, I cannot answer now." };
    throw error;
  });
  const tool_calls = [{ tool_name: "lookup_order", tool_args: { order: 7 }, tool_output: order }];
  const output = { status: "success", final_output: content, tool_calls };
  if (act === "late" || act === "sorry") writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify(output));
  if (act === "late") process.exit(3);
  return output;
}

if (warm === undefined) {
  if (act === "early") throw new Error("OPENAI_API_KEY is not set");
  await run();
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const { case_id, attempt } = JSON.parse(line);
    console.log(JSON.stringify({ case_id, attempt, ...(await run()) }));
  }
}
