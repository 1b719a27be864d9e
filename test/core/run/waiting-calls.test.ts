import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WaitingCalls } from "../../../src/core/run/waiting-calls.ts";

type Waiting = Pick<WaitingCalls<number>, "add" | "has" | "take">;

/** The same in few words, which searches all calls for each result. */
class Searched implements Waiting {
  private readonly calls: { call: number; id: string | undefined }[] = [];

  add(call: number, id: string | undefined): void {
    this.calls.push({ call, id });
  }

  has(id: string): boolean {
    return this.calls.some((one) => one.id === id);
  }

  take(id: string | undefined): number | undefined {
    const at = id === undefined ? 0 : this.calls.findIndex((one) => one.id === id);
    return at === -1 ? undefined : this.calls.splice(at, 1)[0]?.call;
  }
}

describe("calls that wait for their results", () => {
  it("are taken as by a search: by id, else the oldest", () => {
    const id = fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined });
    const steps = fc.array(fc.record({ act: fc.constantFrom("call", "result", "has"), id }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (all) => {
        const answers = (waiting: Waiting) =>
          all.map(({ act, id }, at) => {
            if (act === "call") return waiting.add(at, id);
            return act === "result" ? waiting.take(id) : waiting.has(id ?? "a");
          });
        expect(answers(new WaitingCalls())).toEqual(answers(new Searched()));
      }),
    );
  });
});
