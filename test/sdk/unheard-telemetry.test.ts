import * as api from "@opentelemetry/api";
import { expect, it } from "vitest";
import { type AgentRun, replaykit } from "../../src/sdk/index.ts";

/** The package as an agent has it that set up no provider; every span that is asked for is counted. */
function unheardApi() {
  const asked: string[] = [];
  const tracer = api.trace.getTracer("none");
  const counting: api.Tracer = {
    startSpan: (name, ...rest) => tracer.startSpan(name, ...rest),
    startActiveSpan: (name: string, ...rest: unknown[]) => {
      asked.push(name);
      const work = rest.at(-1);
      return typeof work === "function" ? work(tracer.startSpan(name)) : undefined;
    },
  };
  const trace = new Proxy(api.trace, {
    get: (target, key): unknown => (key === "getTracer" ? () => counting : Reflect.get(target, key)),
  });
  return { asked, api: { ...api, trace } };
}

async function program(run: AgentRun) {
  const look = run.tool("look", ({ n }: { n: number }) => n);
  for (let n = 0; n < 3; n += 1) await run.step("one", () => look({ n }));
  return "done";
}

it("looks once a run whether anybody listens, and leaves the steps alone where nobody does", async () => {
  const { asked, api: counted } = unheardApi();
  const kit = replaykit({ telemetry: { api: counted, captureContent: true } });
  expect((await kit.run({ agent: "a" }, program)).output).toBe("done");
  await expect(kit.run({ agent: "b" }, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(asked).toEqual(["invoke_agent a", "invoke_agent b"]);
});
