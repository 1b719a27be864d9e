import { join } from "node:path";
import { isObject } from "../../../src/core/schema/is-object.ts";
import type { Json, JsonObject } from "../../../src/core/schema/json.ts";
import { outputOf } from "../../../src/node/routing/kit-from-environment.ts";
import { createSqliteStore } from "../../../src/node/sqlite/store.ts";
import {
  type AgentRun,
  createMemoryStore,
  type Kit,
  replaykit,
  type RunStore,
  type TraceRun,
} from "../../../src/sdk/index.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { type Call, type Conversation, contentText, type ModelTurn, type Turn } from "./conversation.ts";
import { type Door, playedTrace, readFile, readRunnerOutput, type Source } from "./door.ts";
import { chatResponse, openAiChat } from "./openai-chat.ts";

const closedTo = ["unanswered call", "failed without words", "other form"] as const;

/** Doors for an agent that records itself with the SDK: the run is what its store returns. */
export const sdkDoors: Door[] = [
  {
    name: "SDK in memory",
    lacks: [],
    closedTo,
    play: async (source) => playedTrace(await recordedIn(createMemoryStore(), source), source.effects),
  },
  { name: "SDK from SQLite", lacks: [], closedTo, play: playThroughSqlite },
  {
    name: "SDK from disk",
    lacks: [],
    closedTo,
    play: async (source) => readFile(JSON.stringify(await recordedIn(createMemoryStore(), source)), source),
  },
  {
    name: "SDK as a runner",
    optional: ["speech", "steps", "states"],
    lacks: [],
    closedTo,
    ownTime: true,
    play: async (source) => {
      const trace = await recordedIn(createMemoryStore(), source);
      return readRunnerOutput(JSON.stringify(outputOf(trace)), source);
    },
  },
];

/** Records into a file, closes it, and reads the run from it by its id, as commands do. */
async function playThroughSqlite(source: Source) {
  using folder = temporaryFolder();
  const path = join(folder.path, "store.db");
  const { run_id } = await recordedThrough(path, source);
  await using store = createSqliteStore(path);
  return playedTrace(await replaykit({ store, telemetry: false }).trace(run_id), source.effects);
}

async function recordedThrough(path: string, source: Source): Promise<TraceRun> {
  await using store = createSqliteStore(path);
  return await recordedIn(store, source); // await here, so that the store is closed only afterwards
}

async function recordedIn(store: RunStore, { conversation }: Source): Promise<TraceRun> {
  const agent = new Agent(conversation);
  const kit = replaykit({ store, telemetry: false, now: () => new Date(agent.clock) });
  await agent.run(kit);
  return kit.trace(conversation.run_id);
}

/** An agent that repeats a run: it gets the same model answers and calls the same tools, which fail in the same way. */
class Agent {
  clock: number;
  private readonly conversation: Conversation;

  constructor(conversation: Conversation) {
    this.conversation = conversation;
    this.clock = conversation.time.start;
  }

  async run(kit: Kit): Promise<void> {
    const { run_id: runId, agent, turns, failure, final, time } = this.conversation;
    const asked = turns.find((turn) => turn.type === "message" && turn.role === "user");
    const input = asked?.type === "message" ? contentText(asked.content) : "";
    const ended = kit.run({ runId, agent, input }, async (run) => {
      await this.work(run);
      this.clock = time.end;
      if (failure) throw new Error(failure.error);
      return final ?? null;
    });
    // The error is in the record.
    await ended.catch(() => {});
  }

  /** If the run has states, the turns before each state are one step. */
  private async work(run: AgentRun): Promise<void> {
    let pending: { turn: Turn; index: number }[] = [];
    for (const [index, turn] of this.conversation.turns.entries()) {
      pending.push({ turn, index });
      if (turn.type !== "state") continue;
      const inStep = pending;
      pending = [];
      await run.step(turn.name, async () => {
        for (const one of inStep) await this.take(run, one.turn, one.index);
        run.state = isObject(turn.state) ? turn.state : { value: turn.state };
        return null;
      });
    }
    for (const one of pending) await this.take(run, one.turn, one.index);
  }

  private async take(run: AgentRun, turn: Turn, index: number): Promise<void> {
    this.clock = turn.time.start;
    if (turn.type !== "model") return;
    if (turn.asked) await this.ask(run, turn, index);
    const calls = turn.calls.map((call) => this.call(run, call));
    await Promise.all(calls);
  }

  private async ask(run: AgentRun, turn: ModelTurn, index: number): Promise<void> {
    const input = openAiChat.request(this.conversation, this.conversation.turns.slice(0, index));
    const answer = run.model(
      () => {
        this.clock = turn.time.end;
        if (turn.error) throw new Error(turn.error.message);
        return chatResponse(turn) satisfies JsonObject;
      },
      { input },
    );
    await answer.catch(() => {}); // the agent goes on, or ends with an error of its own
  }

  private async call(run: AgentRun, { tool, args, answer, time }: Call): Promise<Json> {
    this.clock = time.start;
    const work = run.tool(tool, async (): Promise<Json> => {
      this.clock = time.end;
      if (answer?.error) throw new Error(answer.error.message);
      return answer?.output ?? null;
    });
    return work(args).catch((error: unknown) => String(error)); // as agents report errors to their model
  }
}
