// An agent whose model is out of sight: only its REST calls pass through the gateway. `writes` says what it tells of its run.
import { writeFileSync } from "node:fs";

const [amount, writes] = process.argv.slice(2);
const api = "http://orders.example";
await (await fetch(`${api}/orders/7`)).json();
const headers = { "content-type": "application/json" };
const body = JSON.stringify({ order: 7, amount: Number(amount) });
await (await fetch(`${api}/refunds`, { method: "POST", headers, body })).json();
const tool_calls = [
  { tool_name: "GET orders.example", tool_args: { path: "/orders/7" } },
  { tool_name: "POST orders.example", tool_args: { path: "/refunds", body: JSON.parse(body) } },
];
const outputs = {
  answer: { status: "success", final_output: "You got your money back." },
  "no answer": { status: "success" },
  failure: { status: "error", errors: ["KeyError: plan"], final_output: "Sorry." },
  misspelt: { status: "success", final_ouput: "You got your money back." },
};
const output = outputs[writes];
if (output) writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ ...output, tool_calls }));
