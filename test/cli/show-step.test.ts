import { Buffer } from "node:buffer";
import { expect, it } from "vitest";
import { createLocalApp } from "../../src/cli/runs/local-app.tsx";
import { traceIn } from "../../src/cli/runs/listed-runs.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { createMemoryStore, replaykit } from "../../src/sdk/index.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

async function recorded({ asks }: { asks: boolean }) {
  const store = createMemoryStore();
  const kit = replaykit({ store, telemetry: false });
  await kit.run({ runId: "r", agent: "support" }, async (run) => {
    const look = run.tool("get_order", () => ({ late: true }), { effect: "read" });
    return run.step("plan", async () => {
      const messages = [{ role: "user", content: "Is <b>order 7</b> late?" }];
      if (asks) await run.model(() => "Let me see.", { input: { model: "gpt-x", temperature: 0, messages } });
      run.state["order"] = await look({ order: 7 });
      return null;
    });
  });
  return { store, trace: await kit.trace("r") };
}

it("show --step tells what the step called, and what its model was told", async () => {
  const shown = async (asks: boolean, ...more: string[]) => {
    const { trace } = await recorded({ asks });
    using folder = temporaryFolder({ "trace.json": JSON.stringify(trace) });
    const { stdout } = await cli(["show", "trace.json", "--step", "1", ...more], { cwd: folder.path });
    return stdout;
  };
  const called = '\ncalled  get_order {"order":7} → {"late":true}\n';
  const asked = "\nmodel   gpt-x, temperature 0\nmessages\n  user: Is <b>order 7</b> late?\n  assistant: Let me see.\n";
  expect(await shown(true)).toContain(called + asked);
  expect((await shown(false)).endsWith(called)).toBe(true);
  expect(JSON.parse(await shown(true, "--json"))).toMatchObject({
    step: 1,
    model: { name: "gpt-x", temperature: 0 },
    messages: [{ role: "user" }, { role: "assistant", content: "Let me see." }],
    tool_calls: [{ tool_name: "get_order", tool_args: { order: 7 }, tool_output: { late: true } }],
  });
});

it("the pages of replaykit ui show the conversation of a step, as text", async () => {
  const page = async (asks: boolean) => {
    const { store } = await recorded({ asks });
    const from = {
      runs: store,
      trace: async (runId: string) => traceIn(store, runId),
      list: async () => [],
      [Symbol.asyncDispose]: async () => {},
    };
    const hosts = () => ["localhost"];
    const app = createLocalApp({ from, effects: effectLookup(), place: "here", token: "t", hosts });
    const id = Buffer.from("r", "utf8").toString("base64url");
    const response = await app.request(`http://localhost/t/runs/${id}`, { headers: { host: "localhost" } });
    expect(response.status).toBe(200);
    return response.text();
  };
  const asked = await page(true);
  expect(asked).toContain("Conversation: 2 messages with gpt-x, temperature 0");
  expect(asked).toContain("Is &lt;b&gt;order 7&lt;/b&gt; late?");
  expect(await page(false)).not.toContain("Conversation:");
});
