// A warm agent on a model of chance: behaviour.json beside it says how often it passes. It takes nothing from ReplayKit but the id,
// and where it asks its model (`ask`) the address; the chance is its own, or the model's.
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const behaviour = JSON.parse(readFileSync("behaviour.json", "utf8"));
const { pass, guards = {}, wait = 0, ask = false } = behaviour;
for await (const line of createInterface({ input: process.stdin })) {
  const { case_id, attempt, gateway_url } = JSON.parse(line);
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  const rate = guards[case_id] ?? pass;
  const held = ask ? await askModel(gateway_url, rate) : !existsSync("down") && Math.random() < rate;
  const run = held ? { status: "success", final_output: "done" } : { status: "error", errors: ["it went wrong"] };
  console.log(JSON.stringify({ case_id, attempt, ...run, tool_calls: [], ...(ask ? {} : { replay: { live: 1 } }) }));
}

async function askModel(gateway, rate) {
  const answer = await fetch(`${gateway}/openai/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer none" },
    body: JSON.stringify({ model: "chance", messages: [{ role: "user", content: String(rate) }] }),
  });
  return answer.ok && (await answer.json()).choices[0].message.content === "good";
}
