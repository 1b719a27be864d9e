import type { Checkpoint } from "../core/schema/checkpoint.ts";
import type { Json } from "../core/schema/json.ts";
import type { Operation } from "../core/schema/run-record.ts";
import { exchangeOf } from "./conversation.ts";
import { modelFacts } from "./model-facts.ts";

/** What a checkpoint holds beside the state: how its step came about. */
export type StepContent = Pick<Checkpoint, "model" | "messages" | "tool_calls">;

/**
 * Gathers what the steps of one execution did. A step knows the model and the conversation as they were when it began, and what
 * happened inside of it; a step that runs beside it is no part of that.
 */
export interface StepContents {
  begin(position: string): void;
  /** An operation that was done, or that an earlier execution did. */
  add(operation: Operation): void;
  end(position: string): StepContent;
}

type Conversation = Pick<StepContent, "model" | "messages">;
type OpenStep = Conversation & Pick<StepContent, "tool_calls">;

export function createStepContents(): StepContents {
  /** The run itself has no position. */
  const root = { messages: [], tool_calls: [] };
  const open = new Map<string, OpenStep>([["", root]]);

  function innermost(position: string): OpenStep {
    const around = ancestors(position).find((one) => open.has(one));
    return open.get(around ?? "") ?? root;
  }

  function add(operation: Operation): void {
    if (operation.phase === "started") return;
    const { kind, phase, position } = operation;
    if (kind === "model" && phase === "done") {
      const conversation = conversationAfter(innermost(position), operation);
      for (const one of ancestors(position)) Object.assign(open.get(one) ?? {}, conversation);
    }
    if (kind !== "tool" && kind !== "once") return;
    const steps = ancestors(position).flatMap((one) => (one === "" ? [] : (open.get(one) ?? [])));
    if (steps.length === 0) return;
    const call = toolCall(operation);
    for (const step of steps) step.tool_calls.push(call);
  }

  return {
    begin(position) {
      const { model, messages } = innermost(position);
      open.set(position, { ...(model === undefined ? {} : { model }), messages, tool_calls: [] });
    },
    add,
    end(position) {
      const step = open.get(position) ?? innermost(position);
      open.delete(position);
      const { model, messages, tool_calls } = step;
      return { ...(model === undefined ? {} : { model }), messages, tool_calls };
    },
  };
}

/** The steps that an operation is in, from the innermost to the run. */
function ancestors(position: string): string[] {
  const around: string[] = [];
  for (let dot = position.lastIndexOf("."); dot > 0; dot = position.lastIndexOf(".", dot - 1))
    around.push(position.slice(0, dot));
  return [...around, ""];
}

/** As the model has it now: what it was asked, and what it answered. */
function conversationAfter(before: Conversation, { args, output }: Operation): Conversation {
  const { asked, answered, goesOn } = exchangeOf(args, output);
  const model = settingsOf(args, output) ?? before.model;
  const messages = [...(goesOn ? before.messages : []), ...[...asked, ...answered].map(copyOf)];
  return { ...(model === undefined ? {} : { model }), messages };
}

function settingsOf(request: Json | undefined, answer: Json | undefined): StepContent["model"] {
  const { provider, model: name, temperature, top_p, max_tokens, seed } = modelFacts(request, answer);
  const settings = Object.entries({ provider, name, temperature, top_p, max_tokens, seed });
  const known = settings.filter(([, value]) => value !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

/** As the runner contract has it. */
function toolCall({ position, name, args = {}, effect, phase, output, error, simulated }: Operation): Json {
  return copyOf({
    call_id: position,
    tool_name: name,
    tool_args: args,
    ...(effect === undefined ? {} : { effect }),
    ...(phase === "failed" ? { error } : { tool_output: output ?? null }),
    ...(simulated === undefined ? {} : { simulated }),
  });
}

/** As it is now: the agent goes on with what it was given, and may change it. */
function copyOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
