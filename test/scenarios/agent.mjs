// A warm agent that does what the plan of its case says: by the gateway, or by fakes of its own of which nobody but it knows.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [door] = process.argv.slice(2);
const plans = JSON.parse(readFileSync("plans.json", "utf8"));

async function post(url, body) {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  return await response.json();
}

async function make({ tool, args, output = { ok: true }, error: refused }, gatewayUrl) {
  if (door === "output") return refused === undefined ? { output } : { error: refused };
  const { output: given, error } = await post(`${gatewayUrl}/tools/${tool}`, { args });
  return given === undefined ? { error: error?.message ?? "no answer" } : { output: given };
}

for await (const line of createInterface({ input: process.stdin })) {
  const { case_id, attempt, gateway_url } = JSON.parse(line);
  const { calls, said } = plans[case_id];
  const made = [];
  for (const call of calls) {
    const { output, error } = await make(call, gateway_url);
    made.push({ tool_name: call.tool, tool_args: call.args, tool_output: output, error, group: call.group });
  }
  console.log(JSON.stringify({ case_id, attempt, status: "success", final_output: said, tool_calls: made }));
}
