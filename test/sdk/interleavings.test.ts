import { describe, expect, it } from "vitest";
import { createMemoryStore, replaykit, type RunStore } from "../../src/sdk/index.ts";
import type { Operation } from "../../src/sdk/store/run-store.ts";
import { fc } from "../support/fast-check.ts";
import { agentOf, copyOfRun, Interleaving, type Plan, slowStore, type World } from "./interleaving.ts";

const plans = fc
  .letrec<{ part: Plan; parts: Plan[] }>((tie) => ({
    part: fc.oneof(
      { depthSize: "medium" },
      fc.record({ do: fc.constantFrom("now" as const, "uuid" as const), id: fc.constant("") }),
      fc.record({
        do: fc.constantFrom("read" as const, "write" as const, "model" as const, "stream" as const, "once" as const),
        id: fc.constant(""),
        inside: tie("parts"),
      }),
      fc.record({ do: fc.constant("step" as const), id: fc.constant(""), inside: tie("parts") }),
      fc.record({ do: fc.constant("all" as const), branches: tie("parts") }),
    ),
    parts: fc.array(tie("part"), { maxLength: 3 }),
  }))
  .parts.map((parts) => named(parts));

/** Gives each part an id that says where it stands. */
function named(parts: Plan[], prefix = ""): Plan[] {
  return parts.map((part, index): Plan => {
    const id = `${prefix}${index}`;
    if (part.do === "all") return { ...part, branches: named(part.branches, `${id}|`) };
    if (part.do === "race") return { ...part, chains: part.chains.map((chain, n) => named(chain, `${id}/${n}|`)) };
    return "inside" in part ? { ...part, id: `${part.do} ${id}`, inside: named(part.inside, `${id}-`) } : part;
  });
}

const seed = fc.nat();
const runId = "r";

interface Scene {
  seed: number;
  store?: RunStore;
  world?: World;
  /** After so many turns the process dies. */
  turns?: number;
}

function scene(plan: Plan[], { seed: from, store = createMemoryStore(), world = [], turns }: Scene) {
  const interleaving = new Interleaving(from);
  const kit = replaykit({ telemetry: false, store: slowStore(store, interleaving) });
  const end = async <T>(run: Promise<T>) => interleaving.drive(run, turns);
  return { store, world, kit, agent: agentOf(plan, world, interleaving), end };
}

async function recorded(plan: Plan[], from: number) {
  const { store, kit, agent, end } = scene(plan, { seed: from });
  const ended = await end(kit.run({ runId }, agent));
  if (ended === "killed" || ended.status === "rejected") throw new Error("the recording failed", { cause: ended });
  return { store, output: ended.value.output };
}

async function replayed(
  plan: Plan[],
  from: number,
  { store, match }: { store: RunStore; match: "strict" | "lenient" },
) {
  const { world, kit, agent, end } = scene(plan, { store, seed: from });
  const ended = await end(kit.run({ mode: "replay", of: runId, match }, agent));
  return { ended, asked: world.filter((id) => !id.startsWith("step")) };
}

/** Ids of the operations that ended. */
function idsOf(operations: Operation[]): string[] {
  const ended = operations.filter(({ phase }) => phase === "done");
  return ended.flatMap(({ kind, name, args }) => {
    const text = JSON.stringify(args);
    return kind === "model" ? (/"messages":\["(.*)"\]/.exec(text ?? "")?.[1] ?? []) : name;
  });
}

async function assertNumbered(store: RunStore, id: string): Promise<void> {
  const numbers = (await store.listSteps(id)).map(({ step_number }) => step_number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
}

describe("whatever ends first", () => {
  it("operations have the same positions, and steps are numbered in the order of their ends", async () => {
    const placed = async (store: RunStore) => {
      const operations = await store.listOperations(runId);
      return new Set(operations.map(({ position, kind, name, phase }) => `${position} ${kind} ${name} ${phase}`));
    };
    await fc.assert(
      fc.asyncProperty(plans, seed, seed, async (plan, one, other) => {
        const [first, second] = [await recorded(plan, one), await recorded(plan, other)];
        expect(second.output).toEqual(first.output);
        expect(await placed(second.store)).toEqual(await placed(first.store));
        const ends = (await first.store.listOperations(runId)).filter(({ kind }) => kind === "step");
        const steps = await first.store.listSteps(runId);
        expect(steps.map(({ step_id }) => step_id)).toEqual(ends.map(({ position }) => position));
      }),
    );
  });

  it.each(["strict", "lenient"] as const)("a replay gives the recorded answers and asks nobody (%s)", async (match) => {
    await fc.assert(
      fc.asyncProperty(plans, seed, seed, async (plan, one, other) => {
        const { store, output } = await recorded(plan, one);
        const { ended, asked } = await replayed(plan, other, { store, match });
        expect(ended).toMatchObject({ status: "fulfilled", value: { output } });
        expect(asked).toEqual([]);
      }),
    );
  });

  it("a resume does what had not ended, and stops at a write that may have happened", async () => {
    await fc.assert(
      fc.asyncProperty(plans, seed, seed, fc.nat(60), async (plan, one, other, turns) => {
        const { output } = await recorded(plan, one);
        const dying = scene(plan, { seed: one, turns });
        if ((await dying.end(dying.kit.run({ runId }, dying.agent))) !== "killed") return;
        const store = await copyOfRun(dying.store, runId);
        const operations = await store.listOperations(runId);
        const again = scene(plan, { store, seed: other });
        const ended = await again.end(again.kit.resume(runId, again.agent));
        const positions = new Set(operations.flatMap(({ phase, position }) => (phase === "done" ? position : [])));
        const unknown = operations.some(({ phase, position }) => phase === "started" && !positions.has(position));
        expect(ended).toMatchObject(unknown ? { reason: { code: "unknown_effect" } } : { value: { output } });
        expect(again.world.filter((id) => idsOf(operations).includes(id))).toEqual([]);
        await assertNumbered(store, runId);
      }),
    );
  });

  it("a fork does what had not ended at the end of its step", async () => {
    await fc.assert(
      fc.asyncProperty(plans, seed, seed, fc.nat(), async (plan, one, other, at) => {
        const { store, output } = await recorded(plan, one);
        const steps = await store.listSteps(runId);
        fc.pre(steps.length > 0);
        const step = steps[at % steps.length];
        const again = scene(plan, { store, seed: other });
        const fork = again.kit.fork(runId, { step: step?.step_number ?? 0, runId: "fork" }, again.agent);
        expect(await again.end(fork)).toMatchObject({ status: "fulfilled", value: { output } });
        const operations = await store.listOperations(runId);
        const end = operations.findIndex(({ kind, position }) => kind === "step" && position === step?.step_id);
        const shared = idsOf(operations.slice(0, end + 1));
        expect(again.world.filter((id) => shared.includes(id))).toEqual([]);
        await assertNumbered(store, "fork");
      }),
    );
  });
});

it("branches of several operations need a step each: without it the order of their ends numbers them", async () => {
  const write = (id: string): Plan => ({ do: "write", id, inside: [] });
  const chains = [
    [write("a"), write("b")],
    [write("c"), write("d")],
  ];
  const apart = chains.map((inside, index): Plan => ({ do: "step", id: `step ${index}`, inside }));
  const holds = (plan: Plan[]) =>
    fc.check(
      fc.asyncProperty(seed, seed, async (one, other) => {
        const { store, output } = await recorded(plan, one);
        const { ended } = await replayed(plan, other, { store, match: "strict" });
        expect(ended).toMatchObject({ status: "fulfilled", value: { output } });
      }),
    );
  expect(await holds([{ do: "all", branches: apart }])).toMatchObject({ failed: false });
  expect(await holds([{ do: "race", chains }])).toMatchObject({ failed: true });
});
