// The agent, with the check for empty results. Started by itself it records; `replaykit runs resume`, `fork` and `replay` start it too.
//
//   node examples/article/agent-v2.mjs [run id]
import { kitFromEnvironment } from "replaykit/node";
import { docsAgent } from "./agent-graph.mjs";

const kit = kitFromEnvironment();
const [runId] = process.argv.slice(2);
try {
  const agent = { name: "docs-agent", version: "v2_with_empty_check" };
  const { output } = await kit.run({ agent, input: "refund policy", runId }, docsAgent({ checkEmpty: true }));
  console.log(output);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await kit.close();
}
