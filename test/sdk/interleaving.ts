import { setImmediate as settled } from "node:timers/promises";
import type { Json } from "../../src/core/schema/json.ts";
import type { AgentRun, RunStore } from "../../src/sdk/index.ts";
import { recordModelStream } from "../../src/sdk/agent-run.ts";
import { createMemoryStore } from "../../src/sdk/index.ts";

/** A program as a tree. `all` runs its branches at the same time, and each branch is one operation. */
export type Plan =
  | { do: "read" | "write" | "model" | "stream" | "once" | "step"; id: string; inside: Plan[] }
  | { do: "now" | "uuid"; id: string }
  | { do: "all"; branches: Plan[] }
  /** Branches of several operations without a step around each, which is not allowed. */
  | { do: "race"; chains: Plan[][] };

/** Decides by a seed what goes on next, so that one seed gives one order of events. */
export class Interleaving {
  private readonly waiting: (() => void)[] = [];
  private random: number;

  constructor(seed: number) {
    this.random = seed;
  }

  /** Resolves when this one's turn comes. */
  turn(): Promise<void> {
    return new Promise((go) => void this.waiting.push(go));
  }

  /** Gives turns until the work ends. After `turns` turns everything stops for ever, as if the process died. */
  async drive<T>(work: Promise<T>, turns = Number.POSITIVE_INFINITY): Promise<PromiseSettledResult<T> | "killed"> {
    let ended: PromiseSettledResult<T> | undefined;
    void Promise.allSettled([work]).then(([result]) => (ended = result));
    for (let given = 0; given <= turns; given += 1) {
      await settled();
      if (ended) return ended;
      this.random = (Math.imul(this.random, 1_664_525) + 1_013_904_223) >>> 0;
      this.waiting.splice(this.random % this.waiting.length, 1)[0]?.();
    }
    return "killed";
  }
}

/** What really happened, by id of the plan's part. */
export type World = string[];

/** An agent that does what the plan says, in the world and by the interleaving that are given. */
export function agentOf(plan: Plan[], world: World, interleaving: Interleaving) {
  return async (run: AgentRun): Promise<Json> => {
    const inTurn = async (parts: Plan[], inCall = false): Promise<Json[]> => {
      const results: Json[] = [];
      for (const part of parts) results.push(await perform(part, inCall));
      return results;
    };
    const act = async (id: string, inside: Plan[], inCall = true): Promise<Json> => {
      await interleaving.turn();
      const results = await inTurn(inside, inCall);
      world.push(id);
      await interleaving.turn();
      return [id, ...results];
    };
    const perform = async (part: Plan, inCall: boolean): Promise<Json> => {
      switch (part.do) {
        case "all":
          return Promise.all(part.branches.map(async (branch) => perform(branch, inCall)));
        case "race":
          return Promise.all(part.chains.map(async (chain) => inTurn(chain, inCall)));
        case "read":
        case "write":
          return run.tool(part.id, async () => act(part.id, part.inside), { effect: part.do })({});
        case "model":
          return run.model(async () => act(part.id, part.inside), { input: { messages: [part.id] } });
        case "once":
          return run.once(part.id, async () => act(part.id, part.inside));
        case "step":
          return run.step(part.id, async () => {
            const result = await act(part.id, part.inside, inCall);
            if (!inCall) run.state[part.id] = "done"; // a served call does not give back what its work left in the state
            return result;
          });
        case "stream":
          return streamed(part.id, async () => act(part.id, part.inside));
        case "now":
          return typeof run.now();
        case "uuid":
          break;
      }
      return typeof run.uuid();
    };
    const results = await inTurn(plan);
    return { results, state: run.state };
  };
}

async function streamed(id: string, work: () => Promise<Json>): Promise<Json> {
  async function* open() {
    yield "begin";
    yield await work();
  }
  const parts: Json[] = [];
  const source = { open, whole: (chunks: Json[]) => chunks };
  for await (const part of await recordModelStream(source, { input: { messages: [id] } })) parts.push(part as Json);
  return parts;
}

/** A store in memory that, like one over a network, answers later. What is written counts at once and in order. */
export function slowStore(store: RunStore, interleaving: Interleaving): RunStore {
  return {
    ...store,
    async append(...given) {
      await Promise.all([store.append(...given), interleaving.turn()]);
    },
    async getCheckpoint(...given) {
      await interleaving.turn();
      return store.getCheckpoint(...given);
    },
  };
}

/** A copy of a store's run, as the disk has it when the process dies. */
export async function copyOfRun(store: RunStore, runId: string): Promise<RunStore> {
  const copy = createMemoryStore();
  const run = await store.getRun(runId);
  if (run) await copy.createRun(run);
  const operations = await store.listOperations(runId);
  for (const operation of operations) {
    const end = operation.kind === "step" && operation.phase === "done";
    await copy.append(runId, operation, end ? await store.getCheckpoint(runId, operation.position) : undefined);
  }
  return copy;
}
