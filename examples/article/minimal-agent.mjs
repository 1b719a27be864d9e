// A minimal agent graph: every step emits an event with what it knew, what it decided, what its tools answered and what it knew then.
//
//   node examples/article/minimal-agent.mjs
import { createMemoryStore, replaykit } from "replaykit";
import { docsAgent } from "./agent-graph.mjs";

const kit = replaykit({ store: createMemoryStore() });
const { runId } = await kit.run({ agent: "docs-agent", input: "refund policy" }, docsAgent({ checkEmpty: true }));
const { events } = await kit.trace(runId);

let known = {};
for (const step of events) {
  if (step.type !== "state") continue;
  console.log(`step ${step.step_id}: ${step.decision}`);
  console.log(`  knew    ${JSON.stringify(known)}`);
  for (const event of events.filter(({ step: within }) => within === step.step_id)) {
    if (event.type === "tool_call") console.log(`  called  ${event.tool_name} ${JSON.stringify(event.tool_args)}`);
    if (event.type === "tool_result") console.log(`  got     ${JSON.stringify(event.output)}`);
  }
  console.log(`  knows   ${JSON.stringify(step.state)}`);
  known = step.state;
}
