import { fc } from "../support/fast-check.ts";
import { expect, it } from "vitest";
import type { Checkpoint } from "../../src/core/schema/checkpoint.ts";
import type { Json } from "../../src/core/schema/json.ts";
import type { Operation, RunStore, StoredRun } from "../../src/sdk/store/run-store.ts";

const at = "2026-01-01T00:00:00.000Z";

export function runNamed(run_id: string): StoredRun {
  return { run_id, status: "running", started_at: at, agent: { name: "mailer" }, input: "hello" };
}

export function checkpointOf(run_id: string, step: number, state: Json): Checkpoint {
  return { version: 1, run_id, step_id: String(step), step_number: step + 1, at, messages: [], tool_calls: [], state };
}

const operation: Operation = {
  position: "0",
  kind: "tool",
  name: "search",
  args: { q: "ä\ud800" },
  phase: "done",
  output: [1],
  at,
};

/** What every store of runs must do; `open` gives an empty one. */
export function runStoreContract(
  open: () => RunStore | Promise<RunStore>,
  runs: Pick<fc.Parameters, "numRuns" | "endOnFailure"> = { numRuns: 25 },
): void {
  it("gives back runs, operations and steps as they were put", async () => {
    const store = await open();
    await store.createRun(runNamed("a"));
    await store.createRun(runNamed("b"));
    await store.append("a", { ...operation, phase: "started", effect: "write" });
    await store.append("a", operation);
    await store.updateRun("a", { status: "error", error: "no answer", retention: "failed" });
    expect(await store.getRun("a")).toMatchObject({ status: "error", error: "no answer" });
    await store.updateRun("a", { retention: "flagged" });
    expect(await store.getRun("a")).toMatchObject({ error: "no answer" });
    // Resumed, it ends well: the earlier error is no longer its end.
    await store.updateRun("a", { status: "running" });
    expect(await store.getRun("a")).not.toHaveProperty("error");
    await store.updateRun("a", { status: "success", final_output: "done", retention: "success" });
    expect(await store.getRun("a")).toEqual({
      ...runNamed("a"),
      status: "success",
      final_output: "done",
      retention: "success",
    });
    expect(await store.listOperations("a")).toEqual([{ ...operation, phase: "started", effect: "write" }, operation]);
    expect((await store.listRuns()).map(({ run_id }) => run_id)).toEqual(["b", "a"]);
    expect((await store.listRuns({ limit: 1 })).map(({ run_id }) => run_id)).toEqual(["b"]);
  });

  it("knows nothing of a run that it does not have", async () => {
    const store = await open();
    expect(await store.getRun("x")).toBeUndefined();
    expect(await store.getCheckpoint("x", "0")).toBeUndefined();
    expect(await store.listSteps("x")).toEqual([]);
    expect(await store.listOperations("x")).toEqual([]);
    await expect((async () => store.append("x", operation))()).rejects.toMatchObject({ code: "not_found" });
  });

  it("refuses a second run under an id", async () => {
    const store = await open();
    await store.createRun(runNamed("a"));
    await expect((async () => store.createRun(runNamed("a")))()).rejects.toMatchObject({ code: "conflict" });
  });

  it("takes the same checkpoint again, and refuses another at its step", async () => {
    const store = await open();
    await store.createRun(runNamed("a"));
    await store.putCheckpoint(checkpointOf("a", 0, { n: 1 }));
    await store.putCheckpoint(checkpointOf("a", 0, { n: 1 }));
    const other = async () => store.putCheckpoint(checkpointOf("a", 0, { n: 2 }));
    await expect(other()).rejects.toMatchObject({ code: "conflict" });
    await store.putCheckpoint(checkpointOf("a", 1, { n: 2 }));
    expect(await store.listSteps("a")).toEqual([
      { step_id: "0", step_number: 1, at },
      { step_id: "1", step_number: 2, at },
    ]);
  });

  it("restores any step bit for bit, also after the run has ended", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ maxDepth: 3, noUnicodeString: false }), { maxLength: 12 }),
        async (values) => {
          const store = await open();
          await store.createRun(runNamed("a"));
          const states = values.map((_, index) => ({
            history: values.slice(0, index + 1),
            last: values[index] ?? null,
          }));
          const checkpoints = [...states, ...values].map((state, step) => checkpointOf("a", step, state as Json));
          for (const checkpoint of checkpoints) await store.putCheckpoint(checkpoint);
          const texts = async () =>
            Promise.all(
              checkpoints.map(async ({ step_id }) => JSON.stringify(await store.getCheckpoint("a", step_id))),
            );
          const wanted = checkpoints.map((checkpoint) => JSON.stringify(checkpoint));
          expect(await texts()).toEqual(wanted);
          await store.updateRun("a", { status: "success" });
          expect(await texts()).toEqual(wanted);
        },
      ),
      runs,
    );
  });
}
