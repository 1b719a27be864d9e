import { expect, it } from "vitest";
import { type AgentRun, replaykit } from "../../src/sdk/index.ts";

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
