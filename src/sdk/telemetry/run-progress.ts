import type { OperationRequest } from "../store/run-store.ts";

/** What an operation is to those before it. */
export interface Repetition {
  /** Above 1: the same was asked for before and failed. */
  attempt: number;
  /** Above 1: that many times in a row the same tool with the same arguments. */
  repeat: number;
}

/** What telemetry must remember of a run while it goes on. */
export interface RunProgress {
  begin(request: OperationRequest): Repetition;
  end(request: OperationRequest, failed: boolean): void;
  counts(): { models: number; tools: number };
  /** Number of the span that tells of an operation; the first one that asks gets a new one. */
  tell(operation: OperationEvent): number;
  told(operation: OperationEvent): number | undefined;
}

type OperationEvent = { position: string; phase: string; at: string };

export function createRunProgress(): RunProgress {
  const failures = new Map<string, number>();
  const spans = new Map<string, number>();
  let last = { key: "", count: 0 };
  let models = 0;
  let tools = 0;

  function begin(request: OperationRequest): Repetition {
    if (request.kind === "model") models += 1;
    if (request.kind === "tool") tools += 1;
    const attempt = failures.size === 0 ? 1 : (failures.get(keyOf(request)) ?? 0) + 1;
    return { attempt, repeat: request.kind === "tool" ? countRepeat(keyOf(request)) : 1 };
  }

  /** A loop shows before the step limit does. */
  function countRepeat(key: string): number {
    last = { key, count: last.key === key ? last.count + 1 : 1 };
    return last.count;
  }

  function end(request: OperationRequest, failed: boolean): void {
    if (!failed && failures.size === 0) return;
    const key = keyOf(request);
    if (!failed) failures.delete(key);
    else failures.set(key, (failures.get(key) ?? 0) + 1);
  }

  function tell(operation: OperationEvent): number {
    const key = toldKey(operation);
    const number = spans.get(key) ?? spans.size;
    spans.set(key, number);
    return number;
  }

  return { begin, end, counts: () => ({ models, tools }), tell, told: (operation) => spans.get(toldKey(operation)) };
}

function keyOf({ kind, name, args }: OperationRequest): string {
  return `${kind} ${name} ${JSON.stringify(args)}`;
}

function toldKey({ position, phase, at }: OperationEvent): string {
  return `${position} ${phase} ${at}`;
}
