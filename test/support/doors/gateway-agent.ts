import * as z from "zod";
import { type Call, type Conversation, isModel, type Turn } from "./conversation.ts";
import type { ModelWire } from "./model-wire.ts";

export interface GatewayAgent {
  /** Address of the attempt. */
  url: string;
  wire: ModelWire;
  /** False if its tools are its own functions: the gateway sees only what later requests carry of them. */
  routed: boolean;
  conversation: Conversation;
  /** Called before each action, with its time in the run. */
  at?: (time: number) => void;
}

/** Performs the run over HTTP: sends its model requests and tool calls to the gateway. */
export async function actThroughGateway(agent: GatewayAgent): Promise<void> {
  const { conversation, wire, url, routed, at } = agent;
  const { turns, time } = conversation;
  at?.(time.start);
  for (const [index, turn] of turns.entries()) {
    if (!isModel(turn)) continue;
    at?.(turn.time.start);
    if (turn.asked) await post(`${url}/${wire.path}`, wire.request(conversation, before(turns, index)));
    if (routed) for (const call of turn.calls) await callThrough(agent, call);
  }
  at?.(time.end);
}

function before(turns: readonly Turn[], index: number): readonly Turn[] {
  return turns.slice(0, index);
}

const answerSchema = z.looseObject({ how: z.string(), id: z.string().optional() });

async function callThrough({ url, at }: GatewayAgent, { tool, args, answer, time }: Call): Promise<void> {
  at?.(time.start);
  const address = `${url}/tools/${encodeURIComponent(tool)}`;
  const { how, id } = answerSchema.parse(await post(address, { args }));
  if (id === undefined || answer === undefined) return; // answered by the gateway, or unanswered when the run ended
  at?.(time.end);
  const result = answer.error ? { error: answer.error } : { output: answer.output ?? null };
  await post(`${address}/result`, { id, ...result });
  if (how === "missed") throw new Error(`${tool} was not answered`);
}

async function post(address: string, body: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}
