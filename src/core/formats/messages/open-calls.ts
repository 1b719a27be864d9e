import { canonicalJson } from "../../json/canonical-json.ts";
import { equalJson } from "../../matching/equal-json.ts";
import type { Json } from "../../schema/json.ts";
import type { ToolCallEvent } from "../../schema/trace.ts";

/** A call that only one side (a model or a tool's span) has mentioned so far. */
export interface OpenCall {
  event: ToolCallEvent;
  /** Its index among all calls. */
  order: number;
  /** True once the other side has mentioned it. */
  claimed: boolean;
}

/** Which call to find: one with these arguments if they are known, else any call of this name. */
export interface CallQuery {
  name: string;
  args: Json | undefined;
  /** True if only a call without an id can match. */
  nameless: boolean;
}

/** Calls that wait for their other side. The time to find one does not grow with their number. */
export class OpenCalls {
  private readonly byName = new Map<string, Queue>();
  private readonly byKey = new Map<string, Queue>();
  private fresh: OpenCall[] = [];

  add(call: OpenCall): void {
    queueIn(this.byName, slot(call.event.tool_name, call)).push(call);
    this.fresh.push(call);
  }

  claim({ name, args, nameless }: CallQuery): OpenCall | undefined {
    const oldest = oldestOf(this.byName, name, nameless);
    // Calls run in the order in which they were requested, except those of one answer.
    const meant = oldest === undefined || args === undefined || equalJson(oldest.event.tool_args, args);
    const found = meant ? oldest : this.withArgs(name, args, nameless);
    if (found) found.claimed = true;
    return found;
  }

  private withArgs(name: string, args: Json, nameless: boolean): OpenCall | undefined {
    this.index();
    return oldestOf(this.byKey, `${name} ${canonicalJson(args)}`, nameless);
  }

  /** Indexes calls by arguments too, which is needed only if the oldest does not match. */
  private index(): void {
    for (const call of this.fresh) {
      if (call.claimed) continue;
      const key = `${call.event.tool_name} ${canonicalJson(call.event.tool_args)}`;
      queueIn(this.byKey, slot(key, call)).push(call);
    }
    this.fresh = [];
  }
}

function oldestOf(queues: Map<string, Queue>, place: string, nameless: boolean): OpenCall | undefined {
  const without = queues.get(`- ${place}`)?.first();
  const withId = nameless ? undefined : queues.get(`+ ${place}`)?.first();
  return !withId || (without && without.order < withId.order) ? without : withId;
}

function slot(key: string, { event }: OpenCall): string {
  return `${event.call_id === undefined ? "-" : "+"} ${key}`;
}

function queueIn(map: Map<string, Queue>, key: string): Queue {
  const known = map.get(key);
  if (known) return known;
  const queue = new Queue();
  map.set(key, queue);
  return queue;
}

/** Calls in order. Claimed calls are skipped permanently. */
class Queue {
  private readonly calls: OpenCall[] = [];
  private head = 0;

  push(call: OpenCall): void {
    this.calls.push(call);
  }

  first(): OpenCall | undefined {
    while (this.calls[this.head]?.claimed) this.head += 1;
    return this.calls[this.head];
  }
}
