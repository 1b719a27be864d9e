import { expect, it } from "vitest";
import { createLocalApp } from "../../src/cli/runs/local-app.tsx";
import { effectLookup } from "../../src/core/effects.ts";
import { createMemoryStore, replaykit } from "../../src/sdk/index.ts";

/** The pages of a store in memory, and the kit that fills it. */
function pages() {
  const store = createMemoryStore();
  const kit = replaykit({ store, telemetry: false });
  const nothing = async () => {};
  const from = {
    runs: store,
    trace: (id: string) => kit.trace(id),
    list: async () => [],
    [Symbol.asyncDispose]: nothing,
  };
  const app = createLocalApp({ from, effects: effectLookup(), place: "here", token: "t", hosts: () => ["localhost"] });
  const text = async (path: string) => (await app.request(`/t/${path}`, { headers: { host: "localhost" } })).text();
  return { kit, text };
}

const program = (fail: boolean) => async () => {
  if (fail) throw new Error("no connection");
  return "done";
};

it("a run that failed and was resumed to its end is shown as one that did not fail", async () => {
  const { kit, text } = pages();
  await expect(kit.run({ runId: "r" }, program(true))).rejects.toThrow();
  const address = `runs/${Buffer.from("r").toString("base64url")}`;
  expect(await text(address)).toContain("no connection");
  await kit.resume("r", program(false));
  expect(await text(address)).not.toContain("no connection");
});

it("says that there are more runs than it shows, and not how many: nobody counted", async () => {
  const { kit, text } = pages();
  for (let run = 0; run < 200; run += 1) await kit.run({}, program(false));
  expect(await text("")).not.toContain("There are more");
  for (let run = 0; run < 5; run += 1) await kit.run({}, program(false));
  expect(await text("")).toContain("There are more: filter for them.");
});
