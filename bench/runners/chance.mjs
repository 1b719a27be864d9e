// A warm agent on a model of chance: behaviour.json beside it says how often it passes. It takes nothing from ReplayKit but the id.
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const { pass, guards = {}, wait = 0 } = JSON.parse(readFileSync("behaviour.json", "utf8"));
for await (const line of createInterface({ input: process.stdin })) {
  const { case_id, attempt } = JSON.parse(line);
  if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  const held = !existsSync("down") && Math.random() < (guards[case_id] ?? pass);
  const run = held ? { status: "success", final_output: "done" } : { status: "error", errors: ["it went wrong"] };
  console.log(JSON.stringify({ case_id, attempt, ...run, tool_calls: [], replay: { live: 1 } }));
}
