import { enclosingPositions } from "../../core/position.ts";
import type { Checkpoint } from "../../core/schema/checkpoint.ts";
import type { Json } from "../../core/schema/json.ts";
import type { Operation } from "../../core/schema/run-record.ts";
import { modelFacts } from "./model-facts.ts";
import { modelApis } from "../../core/providers/index.ts";
import { isObject } from "../../core/schema/is-object.ts";
import { compact } from "../../core/compact.ts";
import type { JsonObject } from "../../core/schema/json.ts";

/** The messages of a model call, in the API's own format. */
interface ModelExchange {
  /** The instructions and messages of the request. */
  asked: Json[];
  answered: Json[];
  /** True if the request continues the conversation without repeating it. */
  continues: boolean;
}

/**
 * The messages of a model call, unchanged: an agent that starts from a checkpoint puts them into its next request. The
 * API is not named, so the one that finds the most messages is taken. The AI SDK, the OpenAI Agents SDK, lists and
 * plain texts are read too.
 */
export function exchangeOf(request: Json | undefined, answer: Json | undefined): ModelExchange {
  const answered = answer === undefined || answer === null ? [] : answerMessages(answer);
  if (request === undefined) return { asked: [], answered, continues: true };
  if (!isObject(request)) return { asked: listed(request), answered, continues: false };
  const known = most(modelApis.map((api) => api.messagesIn(request)));
  return { asked: withInstructions(request, known), answered, continues: hasAny(request, continuations) };
}

/** Fields of a request by which the provider finds the earlier messages. */
const continuations = ["previous_response_id", "previousResponseId", "conversation", "conversationId"];

function withInstructions(request: JsonObject, known: Json[]): Json[] {
  const messages = known.length > 0 ? known : listed(request["prompt"] ?? request);
  const content = request["systemInstructions"]; // OpenAI Agents SDK
  return content === undefined || content === null ? messages : [{ role: "system", content }, ...messages];
}

function listed(prompt: Json): Json[] {
  return Array.isArray(prompt) ? prompt : [{ role: "user", content: prompt }];
}

function answerMessages(answer: Json): Json[] {
  if (Array.isArray(answer)) return answer;
  if (!isObject(answer)) return [{ role: "assistant", content: answer }];
  const known = most(modelApis.map((api) => api.answerIn(answer).messages)).map(bare);
  return known.length > 0 ? known : [{ role: "assistant", content: answer["content"] ?? answer }];
}

/** Some APIs give the whole answer as a message. Only its role and content fit into a request. */
function bare(message: Json): Json {
  if (!isObject(message) || message["usage"] === undefined) return message;
  return { role: message["role"] ?? "assistant", content: message["content"] ?? null };
}

function most(lists: Json[][]): Json[] {
  return lists.reduce((longest, list) => (list.length > longest.length ? list : longest), []);
}

function hasAny(value: JsonObject, keys: readonly string[]): boolean {
  return keys.some((name) => Object.hasOwn(value, name) && value[name] !== undefined && value[name] !== null);
}

/** How a step came about. A checkpoint holds it beside the state. */
export type StepContent = Pick<Checkpoint, "model" | "messages" | "tool_calls">;

/**
 * Collects what the steps of one execution did. A step starts with the model and conversation at its beginning, and
 * adds what happens inside of it. Parallel steps do not add to it.
 */
export interface StepContents {
  begin(position: string): void;
  /** Adds an operation that was done now or by an earlier execution. */
  add(operation: Operation): void;
  end(position: string): StepContent;
}

type Conversation = Pick<StepContent, "model" | "messages">;
type OpenStep = Conversation & Pick<StepContent, "tool_calls">;

export function createStepContents(): StepContents {
  const run: OpenStep = { messages: [], tool_calls: [] };
  const open = new Map<string, OpenStep>();

  /** The open steps around a position, innermost first. */
  const stepsAround = (position: string) => enclosingPositions(position).flatMap((around) => open.get(around) ?? []);

  function add(operation: Operation): void {
    if (operation.phase === "started") return;
    const { kind, phase, position } = operation;
    const steps = stepsAround(position);
    if (kind === "model" && phase === "done") {
      const conversation = conversationAfter(steps[0] ?? run, operation);
      for (const one of [...steps, run]) Object.assign(one, conversation);
    }
    if (kind !== "tool" || steps.length === 0) return;
    const call = toolCall(operation);
    for (const step of steps) step.tool_calls.push(call);
  }

  return {
    begin(position) {
      const { model, messages } = stepsAround(position)[0] ?? run;
      open.set(position, { ...compact({ model }), messages, tool_calls: [] });
    },
    add,
    end(position) {
      const step = open.get(position) ?? run;
      open.delete(position);
      const { model, messages, tool_calls } = step;
      return { ...compact({ model }), messages, tool_calls };
    },
  };
}

/** The conversation after a model call, with its request and answer. */
function conversationAfter(before: Conversation, { args, output }: Operation): Conversation {
  const { asked, answered, continues } = exchangeOf(args, output);
  const model = settingsOf(args, output) ?? before.model;
  const messages = [...(continues ? before.messages : []), ...[...asked, ...answered].map(copyOf)];
  return { ...compact({ model }), messages };
}

function settingsOf(request: Json | undefined, answer: Json | undefined): StepContent["model"] {
  const { provider, model: name, temperature, top_p, max_tokens, seed } = modelFacts(request, answer);
  const settings = Object.entries({ provider, name, temperature, top_p, max_tokens, seed });
  const known = settings.filter(([, value]) => value !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** A tool call in the form of the runner contract. */
function toolCall({ position, name, args = {}, effect, phase, output, error, simulated }: Operation): Json {
  return copyOf({
    call_id: position,
    tool_name: name,
    tool_args: args,
    ...compact({ effect }),
    ...(phase === "failed" ? { error } : { tool_output: output ?? null }),
    ...compact({ simulated }),
  });
}

/** A copy, because the agent goes on working with the value and may change it. */
function copyOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
