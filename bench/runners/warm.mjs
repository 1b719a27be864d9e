// A warm agent: it does the expensive work once, then answers each line with a run. `busy` starts like busy.mjs.
import { createInterface } from "node:readline";

if (process.argv[2] === "busy") {
  const until = process.cpuUsage().user + 200_000;
  while (process.cpuUsage().user < until) for (let i = 0; i < 1_000_000; i += 1);
}
for await (const line of createInterface({ input: process.stdin })) {
  const { case_id, attempt } = JSON.parse(line);
  const run = { case_id, attempt, status: "success", final_output: "done", tool_calls: [], replay: { served: 0 } };
  console.log(JSON.stringify(run));
}
