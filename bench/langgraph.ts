import { Annotation, END, START, StateGraph } from "@langchain/langgraph";
import type { SqliteSaver } from "@langchain/langgraph-checkpoint-sqlite";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createSqliteStore } from "../src/node/sqlite/store.ts";
import { type AgentRun, type Json, replaykit } from "../src/sdk/index.ts";
import type { BenchResult } from "./bench-result.ts";

interface Side {
  bytes: number;
  /** Microseconds that recording adds to a step. */
  micros: number;
}

/**
 * Compares LangGraph.js with its SQLite checkpointer and our SDK with its SQLite store, on one conversation with a step for each message.
 */
export async function run(): Promise<BenchResult[]> {
  const messages = conversation();
  const theirs = await measure(messages.length, (folder, recorded) =>
    langGraph(messages, recorded ? folder : undefined),
  );
  const ours = await measure(messages.length, (folder, recorded) => kit(messages, recorded ? folder : undefined));
  const steps = messages.length;
  const figure = (name: string, value: number, unit: string): BenchResult => ({ name, value, unit, ok: true });
  return [
    figure(`LangGraph.js, bytes a step of ${steps}`, theirs.bytes / steps, " B"),
    figure("ReplayKit, bytes a step", ours.bytes / steps, " B"),
    figure("LangGraph.js, time a step for its checkpoints", theirs.micros, " µs"),
    figure("ReplayKit, time a step for its record", ours.micros, " µs"),
    figure("bytes, theirs against ours", theirs.bytes / ours.bytes, "×"),
    figure("time, theirs against ours", theirs.micros / ours.micros, "×"),
  ];
}

const rounds = 15;

/** Takes the fastest round of each, which other programs disturbed least. */
async function measure(steps: number, play: (folder: string, recorded: boolean) => Promise<number>): Promise<Side> {
  let [plain, recorded] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-bench-"));
    plain = Math.min(plain, await play(folder, false));
    recorded = Math.min(recorded, await play(folder, true));
    bytes = statSync(join(folder, "run.db")).size;
    rmSync(folder, { recursive: true });
  }
  return { bytes, micros: ((recorded - plain) * 1000) / steps };
}

const stateOf = Annotation.Root({
  messages: Annotation<Json[]>({ reducer: (before, added) => [...before, ...added], default: () => [] }),
});

async function langGraph(messages: Json[], folder: string | undefined): Promise<number> {
  const { SqliteSaver: Saver } = await import("@langchain/langgraph-checkpoint-sqlite");
  const checkpointer: SqliteSaver | undefined =
    folder === undefined ? undefined : Saver.fromConnString(join(folder, "run.db"));
  const graph = new StateGraph(stateOf)
    .addNode("turn", ({ messages: said }) => ({ messages: [messages[said.length] ?? null] }))
    .addEdge(START, "turn")
    .addConditionalEdges("turn", ({ messages: said }) => (said.length < messages.length ? "turn" : END));
  const app = checkpointer ? graph.compile({ checkpointer }) : graph.compile();
  const config = {
    configurable: { thread_id: "run" },
    recursionLimit: messages.length + 10,
    durability: "sync" as const,
  };
  const started = performance.now();
  await app.invoke({ messages: [] }, config);
  const took = performance.now() - started;
  checkpointer?.db.close();
  return took;
}

async function kit(messages: Json[], folder: string | undefined): Promise<number> {
  const program = async (run: Pick<AgentRun, "state" | "step">): Promise<Json> => {
    run.state = { messages: [] };
    for (const message of messages) {
      await run.step("turn", () => {
        run.state = { messages: [...(Array.isArray(run.state["messages"]) ? run.state["messages"] : []), message] };
        return null;
      });
    }
    return null;
  };
  if (folder === undefined) {
    const started = performance.now();
    await program({ state: {}, step: async (_name, work) => work() });
    return performance.now() - started;
  }
  const store = createSqliteStore(join(folder, "run.db"));
  const started = performance.now();
  await replaykit({ store, telemetry: false }).run({ runId: "run" }, program);
  const took = performance.now() - started;
  await store.close();
  return took;
}

/** The longest real conversation, or a generated one if the corpus is missing. */
function conversation(): Json[] {
  const file = resolve(import.meta.dirname, "../../shared/corpora/tau-bench/airline-even-tasks.json");
  if (!existsSync(file)) return madeConversation(60);
  const trials: { traj: Json[] }[] = JSON.parse(readFileSync(file, "utf8"));
  return trials.map(({ traj }) => traj).toSorted((a, b) => b.length - a.length)[0] ?? madeConversation(60);
}

function madeConversation(length: number): Json[] {
  return Array.from({ length }, (_, index) => ({
    role: index % 2 ? "assistant" : "user",
    content: Array.from({ length: 40 }, (_word, at) => ((index * 7919 + at * 104_729) % 46_656).toString(36)).join(" "),
  }));
}
