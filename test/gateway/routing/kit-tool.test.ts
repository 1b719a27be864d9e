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

it("results and errors of kit.tool keep their types, and what cannot come back is refused", async () => {
  const typed = `class CardDeclined extends Error { code = 7; }
globalThis.CardDeclined = CardDeclined;
const refund = kit.tool("refund", async ({ order }) => {
  appendFileSync(process.env.SIDE_EFFECTS, "ran\\n");
  if (order === "A2") throw new RangeError("too much");
  if (order === "A3") return { socket: new WeakMap() };
  return { at: new Date(0), tags: new Set(["a"]), nothing: undefined };
}, { effect: "write" });`;
  const look = (order: string) =>
    `refund({ order: "${order}" }).then((o) => [o.at instanceof Date, o.tags instanceof Set, "nothing" in o], (e) => [e instanceof RangeError, e.message])`;
  const recordedOf = async (order: string) => runRouted({ ...agent(typed, look(order)), mode: "record" });
  for (const [order, told] of [
    ["A1", "[true,true,true]"],
    ["A2", '[true,"too much"]'],
  ] as const) {
    const recorded = await recordedOf(order);
    expect(recorded).toMatchObject({ exit: 0, stdout: told, wrote: "ran\n" });
    const calls = recorded.observations.flatMap((seen) => (seen.type === "tool" ? [seen.call] : []));
    expect(await runRouted({ ...agent(typed, look(order)), mode: "replay", calls })).toMatchObject({
      exit: 0,
      stdout: told,
      wrote: "",
    });
  }
  const { notices } = await recordedOf("A3");
  expect(notices).toContainEqual(expect.objectContaining({ tool: "refund", state: "unkept" }));
});

it("a kit.tool that replaykit.yaml names too is recorded as one call", async () => {
  const tool = `const inner = ${work};\nconst refund = kit.tool("refund", inner);`;
  const given = agent(tool, `refund(${asked})`, "agent.mjs#inner");
  const recorded = await runRouted({ ...given, mode: "record" });
  expect(recorded).toMatchObject({ exit: 0, wrote: "ran\n" });
  expect(recorded.observations).toHaveLength(1);
});

it("kit.tool calls the function itself in production", async () => {
  const tool = replaykit().tool("refund", ({ order }: { order: string }) => ({ order }));
  expect(await tool({ order: "A1" })).toEqual({ order: "A1" });
});
