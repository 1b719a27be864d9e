import { appendFileSync } from "node:fs";
import type { AgentRun } from "../../src/sdk/index.ts";

export interface LongAgent {
  /** File to which each write adds a line that no crash can take back. */
  effects: string;
  onUnknown: "fail" | "retry" | "skip";
  /** Called between an effect and its record. */
  afterEffect?: () => void;
}

/** An agent of 200 steps, each with a read, every fourth with a write. */
export function longAgent({ effects, onUnknown, afterEffect = () => {} }: LongAgent) {
  return async function program(run: AgentRun): Promise<string> {
    const read = run.tool("read_row", ({ n }: { n: number }) => ({ value: n * n }), { effect: "read" });
    const write = run.tool(
      "write_row",
      ({ n, value }: { n: number; value: number }) => {
        appendFileSync(effects, `${n}=${value}\n`);
        afterEffect();
        return { ok: true };
      },
      { effect: "write", onUnknown },
    );
    for (let n = 0; n < 200; n += 1) {
      await run.step(`row ${n}`, async () => {
        const { value } = await read({ n });
        if (n % 4 === 0) await write({ n, value });
        run.state[`row_${n % 10}`] = { n, value, luck: run.random() };
        run.state["last"] = n;
        return null;
      });
    }
    return `done after ${JSON.stringify(run.state["last"])}`;
  };
}
