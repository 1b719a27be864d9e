import type { OperationRequest } from "../store/run-store.ts";

/** How an operation repeats earlier ones. */
export interface Repetition {
  /** One more than the failures of the same request so far. */
  attempt: number;
  /** How many times in a row the same tool was called with the same arguments. */
  repeat: number;
}

/** What telemetry remembers of a run in progress. */
export interface RunProgress {
  begin(request: OperationRequest): Repetition;
  end(request: OperationRequest, failed: boolean): void;
  counts(): { models: number; tools: number };
  /** Number of the span that describes an operation. The first call assigns it. */
  assignNumber(operation: OperationEvent): number;
  numberOf(operation: OperationEvent): number | undefined;
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

  /** Shows a loop before the step limit is reached. */
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

  function assignNumber(operation: OperationEvent): number {
    const key = entryKey(operation);
    const number = spans.get(key) ?? spans.size;
    spans.set(key, number);
    return number;
  }

  return {
    begin,
    end,
    counts: () => ({ models, tools }),
    assignNumber,
    numberOf: (operation) => spans.get(entryKey(operation)),
  };
}

function keyOf({ kind, name, args }: OperationRequest): string {
  return `${kind} ${name} ${JSON.stringify(args)}`;
}

function entryKey({ position, phase, at }: OperationEvent): string {
  return `${position} ${phase} ${at}`;
}
