import { expect, it } from "vitest";
import { runRouted } from "./routed-agent.ts";
import { ways } from "./ways.ts";

const args = { order: "A1", amount: 5 };
const calls = [{ tool: "refund", args, output: ["recorded"] }];
const routed = ways.filter(({ refused }) => refused === undefined);
const refused = ways.filter((way) => way.refused !== undefined);

it("covers at least fourteen ways, and some that are refused", () => {
  expect(routed.length).toBeGreaterThanOrEqual(14);
  expect(refused.length).toBeGreaterThanOrEqual(4);
});

it.each(routed)("$name is answered by the gateway, and nothing is written", async (way) => {
  const end = await runRouted({ ...way, mode: "replay", calls });
  const given = /generator/.test(way.name) ? "recorded" : ["recorded"];
  expect(end).toMatchObject({ exit: 0, stdout: JSON.stringify(given), stderr: "", wrote: "" });
  expect(end.observations).toMatchObject([{ how: "served", call: { tool: "refund", args } }]);
});

it.each(routed)("$name runs once while recording, and what it gave is known", async (way) => {
  const replayed = await runRouted({ ...way, mode: "record" });
  expect(replayed).toMatchObject({ exit: 0, stderr: "", wrote: "ran\n" });
  expect(replayed.observations).toMatchObject([{ how: "recorded", waiting: false, call: { tool: "refund", args } }]);
  const [seen] = replayed.observations;
  if (seen?.type !== "tool") throw new Error("a tool call was expected");
  // The same agent, answered from what was recorded, says the same to the letter.
  const again = await runRouted({ ...way, mode: "replay", calls: [seen.call] });
  expect(again).toMatchObject({ exit: 0, stdout: replayed.stdout, wrote: "" });
});

it.each(refused)("$name is refused with the line to write, before the agent starts", async (way) => {
  await expect(runRouted({ ...way, mode: "record" })).rejects.toThrow(way.refused);
});

it.each(refused)("$name is refused by the agent's own process too: its file is not loaded", async (way) => {
  const end = await runRouted({ ...way, mode: "replay", calls, unresolved: true });
  expect(end.exit).not.toBe(0);
  expect(end.wrote).toBe("");
  expect(end.notices).toEqual([
    { tool: "refund", at: way.at, state: "refused", message: expect.stringMatching(way.refused ?? /^$/) },
  ]);
});
