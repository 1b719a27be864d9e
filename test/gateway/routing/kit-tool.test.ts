import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { replaykit } from "../../../src/sdk/index.ts";
import { runRouted } from "./routed-agent.ts";

const sdk = pathToFileURL(resolve(import.meta.dirname, "../../../src/sdk/index.ts")).href;

const head = `import { appendFileSync } from "node:fs";
import { replaykit } from ${JSON.stringify(sdk)};
const kit = replaykit();
`;
const work = `async ({ order, amount }) => {
  appendFileSync(process.env.SIDE_EFFECTS, "ran\\n");
  return { really: order, amount };
}`;

/** An agent whose tool is the SDK's. */
function agent(tool: string, call: string, at = "other.mjs#refund") {
  const source = `${head}${tool}\nconsole.log(JSON.stringify(await (${call})));\n`;
  return { files: { "agent.mjs": source, "other.mjs": "export function refund() {}" }, main: "agent.mjs", at };
}

const marked = `const refund = kit.tool("refund", ${work}, { effect: "write" });`;
const args = { order: "A1", amount: 5 };
const asked = JSON.stringify(args);
const ways: [string, string][] = [
  ["outside of a run", `refund(${asked})`],
  ["in a run of the SDK", `kit.run({}, () => refund(${asked})).then(({ output }) => output)`],
];

it.each(ways)("kit.tool %s is recorded by the gateway, and answered by it in a replay", async (_, call) => {
  const recorded = await runRouted({ ...agent(marked, call), mode: "record" });
  expect(recorded).toMatchObject({ exit: 0, stdout: '{"really":"A1","amount":5}', wrote: "ran\n" });
  expect(recorded.observations).toMatchObject([
    { how: "recorded", call: { tool: "refund", args, output: { really: "A1" } } },
  ]);

  const calls = [{ tool: "refund", args, output: "recorded" }];
  const replayed = await runRouted({ ...agent(marked, call), mode: "replay", calls });
  expect(replayed).toMatchObject({ exit: 0, stdout: '"recorded"', wrote: "" });
  expect(replayed.observations).toHaveLength(1);
});

it("the same function named in replaykit.yaml too is one call, not two", async () => {
  const tool = `const inner = ${work};\nconst refund = kit.tool("refund", inner);`;
  const given = agent(tool, `refund(${asked})`, "agent.mjs#inner");
  const recorded = await runRouted({ ...given, mode: "record" });
  expect(recorded).toMatchObject({ exit: 0, wrote: "ran\n" });
  expect(recorded.observations).toHaveLength(1);
});

it("in production it is the function itself", async () => {
  const tool = replaykit().tool("refund", ({ order }: { order: string }) => ({ order }));
  expect(await tool({ order: "A1" })).toEqual({ order: "A1" });
});
