// A regression harness: runs both versions of the agent and asks a committed case, the tool sequence and an intermediate state.
// In vitest the same is one line: expect(await kit.trace(runId)).toSatisfyCase("cases/empty-search").
//
//   node examples/article/regression.mjs <case folder>
import assert from "node:assert/strict";
import { createMemoryStore, replaykit } from "replaykit";
import { toSatisfyCase } from "replaykit/vitest";
import { docsAgent } from "./agent-graph.mjs";

const [folder] = process.argv.slice(2);

async function traceOf(checkEmpty) {
  const kit = replaykit({ store: createMemoryStore() });
  const run = kit.run({ agent: "docs-agent", input: "refund policy", runId: "run-1" }, docsAgent({ checkEmpty }));
  await run.catch(() => {}); // the trace tells how it ended
  return kit.trace("run-1");
}

const [before, after] = [await traceOf(false), await traceOf(true)];
assert.equal(toSatisfyCase(before, folder).pass, false);
assert.equal(toSatisfyCase(after, folder).pass, true, toSatisfyCase(after, folder).message());

const tools = after.events.filter(({ type }) => type === "tool_call").map(({ tool_name }) => tool_name);
assert.deepEqual(tools, ["search_docs"]);
const [first] = after.events.filter(({ type }) => type === "state");
assert.deepEqual(first.state, { query: "refund policy", retrieved_docs: [] });
console.log(toSatisfyCase(before, folder).message());
console.log(toSatisfyCase(after, folder).message());
