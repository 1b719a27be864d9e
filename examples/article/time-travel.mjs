// Time travel in code: a run fails, is resumed, is forked with another state, and the two are compared.
//
//   node examples/article/time-travel.mjs
import { createMemoryStore, replaykit } from "replaykit";
import { docsAgent } from "./agent-graph.mjs";

const kit = replaykit({ store: createMemoryStore() });
const start = { agent: { name: "docs-agent", version: "v1" }, input: "refund policy", runId: "run_xyz789" };

await kit.run(start, docsAgent({ checkEmpty: false })).catch((error) => console.log(`failed: ${error.message}`));

const resumed = kit.resume("run_xyz789", docsAgent({ checkEmpty: false, maxSteps: 3 }));
await resumed.catch((error) => console.log(`resumed with another program: ${error.message}`));

const fixed = { step: 1, agent: { name: "docs-agent", version: "v2" }, runId: "fork-1" };
console.log((await kit.fork("run_xyz789", fixed, docsAgent({ checkEmpty: true }))).output);

const found = { step: 1, set: { "/retrieved_docs": ["refunds within 30 days"] }, runId: "fork-2" };
console.log((await kit.fork("run_xyz789", found, docsAgent({ checkEmpty: false }))).output);

const [first] = await kit.compare("run_xyz789", "fork-1");
console.log(`they part at call ${first.index + 1}: ${first.what}`);
