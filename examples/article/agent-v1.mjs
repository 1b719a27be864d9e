// The agent, the version of the incident. Started by itself it records; `replaykit runs resume`, `fork` and `replay` start it too.
//
//   node examples/article/agent-v1.mjs [run id]
import { kitFromEnvironment } from "replaykit/node";
import { docsAgent } from "./agent-graph.mjs";

const kit = kitFromEnvironment();
const [runId] = process.argv.slice(2);
try {
  const agent = { name: "docs-agent", version: "v1" };
  const { output } = await kit.run({ agent, input: "refund policy", runId }, docsAgent({ checkEmpty: false }));
  console.log(output);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await kit.close();
}
