import { fc } from "../support/fast-check.ts";
import { expect, it } from "vitest";
import type { Json } from "../../src/core/schema/json.ts";
import { type AgentRun, createMemoryStore, replaykit } from "../../src/sdk/index.ts";

/** What a random program does; `fails` tools throw, and the program catches it. */
type Action =
  | { do: "tool" | "write"; name: string; args: Json; fails: boolean }
  | { do: "model" | "once"; name: string }
  | { do: "now" | "random" | "uuid" }
  | { do: "set"; key: string; value: Json }
  | { do: "step" | "parallel"; name: string; inner: Action[] };

const name = fc.constantFrom("alpha", "beta", "gamma");
const json = fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value)));

const { action } = fc.letrec<{ action: Action }>((tie) => ({
  action: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ do: fc.constant("set" as const), key: name, value: json }),
    fc.record({ do: fc.constantFrom("tool" as const, "write" as const), name, args: json, fails: fc.boolean() }),
    fc.record({ do: fc.constant("model" as const), name }),
    fc.record({ do: fc.constantFrom("now" as const, "random" as const, "uuid" as const) }),
    fc.record({
      do: fc.constantFrom("step" as const, "parallel" as const),
      name,
      inner: fc.array(tie("action"), { maxLength: 4 }),
    }),
  ),
}));

/** Keys of `once` are unique in a program. */
function withOnce(actions: Action[]): Action[] {
  return actions.flatMap((one, index): Action[] =>
    index % 3 === 0 ? [one, { do: "once", name: `key-${index}` }] : [one],
  );
}

interface World {
  effects: number;
}

async function perform(run: AgentRun, actions: Action[], world: World): Promise<Json[]> {
  const seen: Json[] = [];
  for (const one of actions) seen.push(await act(run, one, world));
  return seen;
}

async function act(run: AgentRun, one: Action, world: World): Promise<Json> {
  switch (one.do) {
    case "tool":
    case "write": {
      const work = (): Json => {
        world.effects += 1;
        if (one.fails) throw new Error(`${one.name} failed`);
        return { luck: Math.random() };
      };
      const tool = run.tool(one.name, work, { effect: one.do === "write" ? "write" : "read" });
      return tool(one.args).catch((error: Error) => error.message);
    }
    case "model":
      return run.model(() => ({ said: Math.random(), effects: (world.effects += 1) }), { name: one.name });
    case "once":
      return run.once(one.name, () => (world.effects += 1));
    case "now":
      return run.now().toISOString();
    case "random":
      return run.random();
    case "uuid":
      return run.uuid();
    case "set":
      run.state[one.key] = one.value;
      return null;
    case "step":
      return run.step(one.name, () => perform(run, one.inner, world));
    case "parallel":
      break;
  }
  // Steps begun in one order, whichever ends first.
  const steps = one.inner.map((inner, index) => run.step(`${one.name} ${index}`, () => perform(run, [inner], world)));
  return Promise.all(steps);
}

/** 10,000 in the long run: RUNS=10000 vitest run test/sdk/record-replay.test.ts */
const numRuns = Number(process.env["RUNS"] ?? 300);

it("any program that was recorded replays to the same values, without doing anything again", {
  timeout: 180_000 + numRuns * 30,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 8 }), async (actions) => {
      const program = withOnce(actions);
      const world = { effects: 0 };
      const kit = replaykit({ store: createMemoryStore() });
      const recorded = await kit.run({ runId: "run", input: "go" }, (run) => perform(run, program, world));
      const [trace, effects] = [await kit.trace("run"), world.effects];
      const replayed = await kit.resume("run", (run) => perform(run, program, world));
      expect(JSON.stringify(replayed.output)).toBe(JSON.stringify(recorded.output));
      expect(world.effects).toBe(effects);
      expect((await kit.trace("run")).events).toEqual(trace.events);
      const answered = await kit.run({ mode: "replay", of: "run" }, (run) => perform(run, program, world));
      expect(JSON.stringify(answered.output)).toBe(JSON.stringify(recorded.output));
      expect(world.effects).toBe(effects);
    }),
    { numRuns },
  );
});

it("a program that asks for something else is stopped", async () => {
  const kit = replaykit({ store: createMemoryStore() });
  const world = { effects: 0 };
  const tool = (args: Json): Action => ({ do: "tool", name: "alpha", args, fails: false });
  await kit.run({ runId: "run" }, (run) => perform(run, [{ do: "step", name: "s", inner: [tool(1)] }, tool(2)], world));
  const other = kit.resume("run", (run) =>
    perform(run, [{ do: "step", name: "s", inner: [] }, { ...tool(3), do: "write" } as Action], world),
  );
  // The program catches the tool's fault, and the run fails by it all the same.
  await expect(other).rejects.toThrow("expected tool alpha 2, got tool alpha 3 at step 1");
  expect(world.effects).toBe(2);
});
