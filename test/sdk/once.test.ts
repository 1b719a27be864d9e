import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { type AgentRun, createMemoryStore, replaykit } from "../../src/sdk/index.ts";

interface Mailer {
  calls?: number;
  together?: boolean;
  key?: (index: number) => string;
}

/** Mails once, and asks as often as it is told, one after the other or side by side. */
const mailer = (mails: string[], { calls = 2, together = false, key = (): string => "welcome" }: Mailer = {}) => {
  return async (run: AgentRun) => {
    const send = async (index: number) => run.once(key(index), () => mails.push(key(index)));
    const indices = Array.from({ length: calls }, (_, index) => index);
    if (together) return Promise.all(indices.map(send));
    const all: number[] = [];
    for (const index of indices) all.push(await send(index));
    return all;
  };
};

it.each([false, true])("the same key again in one run is the same effect (side by side: %s)", async (together) => {
  const mails: string[] = [];
  const kit = replaykit({ telemetry: false });
  expect((await kit.run({ runId: "r" }, mailer(mails, { together }))).output).toEqual([1, 1]);
  expect(mails).toEqual(["welcome"]);
  expect((await kit.resume("r", mailer(mails, { together }))).output).toEqual([1, 1]);
  expect(mails).toEqual(["welcome"]);
});

it("another key is another effect", async () => {
  const mails: string[] = [];
  await replaykit({ telemetry: false }).run({}, mailer(mails, { key: (index) => `mail ${index}` }));
  expect(mails).toEqual(["mail 0", "mail 1"]);
});

const payer = (tries: number[], { fails, onUnknown }: { fails: number; onUnknown?: "retry" | "skip" }) => {
  return async (run: AgentRun) =>
    run.once(
      "pay",
      () => {
        tries.push(tries.length);
        if (tries.length <= fails) throw new Error("declined");
        return "paid";
      },
      onUnknown ? { onUnknown } : {},
    );
};

it("one that failed fails again on resume, and is tried again where the program says so", async () => {
  const kit = replaykit({ telemetry: false });
  const tries: number[] = [];
  await expect(kit.run({ runId: "r" }, payer(tries, { fails: 1 }))).rejects.toThrow("declined");
  await expect(kit.resume("r", payer(tries, { fails: 1 }))).rejects.toThrow("declined");
  expect(tries).toEqual([0]);
  expect((await kit.resume("r", payer(tries, { fails: 1, onUnknown: "retry" }))).output).toBe("paid");
  expect(tries).toEqual([0, 1]);
});

it("one that failed may be tried again by the program itself", async () => {
  const kit = replaykit({ telemetry: false });
  const tries: number[] = [];
  const patient = async (run: AgentRun) => {
    const pay = payer(tries, { fails: 1 });
    return pay(run).catch(async () => pay(run));
  };
  expect((await kit.run({ runId: "r" }, patient)).output).toBe("paid");
  expect((await kit.resume("r", patient)).output).toBe("paid");
  expect(tries).toEqual([0, 1]);
});

it("a key may be any text, also one that was cut inside of a character", async () => {
  const kit = replaykit({ telemetry: false });
  const mails: string[] = [];
  const cut = (fail: boolean) => async (run: AgentRun) => {
    const mail = run.tool("send_mail", () => mails.push("sent"), { effect: "write" });
    const sent = await run.once("mail 😀".slice(0, -1), async () => mail({}), { onUnknown: "retry" });
    if (fail) throw new Error("crash");
    return sent;
  };
  await expect(kit.run({ runId: "r" }, cut(true))).rejects.toThrow("crash");
  expect((await kit.resume("r", cut(false))).output).toBe(1);
  expect(mails).toEqual(["sent"]);
});

it("a dot in a key puts the effect into no step", async () => {
  const kit = replaykit({ telemetry: false });
  await kit.run({ runId: "r" }, async (run) =>
    run.once("mail order.7", async () => run.tool("send_mail", () => 1)({})),
  );
  const calls = (await kit.trace("r")).events.filter(({ type }) => type === "tool_call");
  expect(calls.map(({ call_id, step }) => [call_id, step])).toEqual([
    ["~mail%20order%2E7.0", undefined],
    ["once:mail order.7", undefined],
  ]);
});

describe("a once that is tried again", () => {
  const scene = (decline: () => boolean) => {
    const done: string[] = [];
    const pay = (run: AgentRun) =>
      run.once(
        "pay",
        async () => {
          await run.tool("charge", () => done.push("charge"), { effect: "write" })({});
          return run.tool("mail", () => (decline() ? Promise.reject(new Error("declined")) : "mailed"))({});
        },
        { onUnknown: "retry" },
      );
    return { done, pay };
  };

  it("does what failed inside of it again, and what succeeded not", async () => {
    const kit = replaykit({ telemetry: false });
    let fails = true;
    const { done, pay } = scene(() => fails);
    await expect(kit.run({ runId: "r" }, pay)).rejects.toThrow("declined");
    await expect(kit.resume("r", pay)).rejects.toThrow("declined");
    fails = false;
    expect((await kit.resume("r", pay)).output).toBe("mailed");
    expect(done).toEqual(["charge"]);
  });

  it.each([false, true])("knows what it did, whichever step comes to it first (in turn: %s)", async (inTurn) => {
    const store = createMemoryStore();
    const kit = replaykit({ telemetry: false, store });
    const { done, pay } = scene(() => false);
    const program = (order: number[]) => async (run: AgentRun) => {
      const step = async (index: number) =>
        run.step(`step ${index}`, async () => {
          for (let turn = order.indexOf(index) * 3; turn > 0; turn -= 1) await nextTurn();
          return pay(run);
        });
      return Promise.all([step(0), step(1)]);
    };
    await kit.run({ runId: "r" }, program([0, 1]));
    const operations = await store.listOperations("r");
    const crashed = createMemoryStore();
    await crashed.createRun({ run_id: "r", status: "running", started_at: "2026-01-01T00:00:00.000Z" });
    const charged = operations.findIndex(({ name, phase }) => name === "charge" && phase === "done");
    for (const operation of operations.slice(0, charged + 1)) await crashed.append("r", operation);
    const again = replaykit({ telemetry: false, store: crashed });
    expect((await again.resume("r", program(inTurn ? [0, 1] : [1, 0]))).output).toEqual(["mailed", "mailed"]);
    expect(done).toEqual(["charge"]);
  });
});

it.each([true, false])("one whose end cannot be recorded is not done again in the run (stored: %s)", async (stored) => {
  const store = createMemoryStore();
  const mails: string[] = [];
  const kit = replaykit({
    telemetry: false,
    store: {
      ...store,
      append(runId, operation, checkpoint) {
        if (!stored && operation.phase === "done") throw new Error("the disk is full");
        return store.append(runId, operation, checkpoint);
      },
    },
  });
  const patient = async (run: AgentRun) => {
    const send = async () => run.once("welcome", () => mails.push("sent"));
    return send().catch(send);
  };
  const run = kit.run({}, patient);
  await (stored ? expect(run).resolves.toMatchObject({ output: 1 }) : expect(run).rejects.toThrow("the disk is full"));
  expect(mails).toEqual(["sent"]);
});
