import { canonicalJson } from "../canonical-json.ts";
import type { Json } from "../schema/json.ts";
import type { ToolCallEvent } from "../schema/trace.ts";

interface Entry {
  event: ToolCallEvent;
  /** Its arguments, once they were compared. */
  key: string | undefined;
  /** True once a tool's own span stands for it. */
  spanned: boolean;
  answered: boolean;
}

/** What is known of a call wherever it appears: models ask for it, spans run it, later requests repeat it. */
export interface CallSight {
  id: string | undefined;
  name: string;
  args: Json | undefined;
}

/**
 * Every call of a run once, though it appears in many spans: found again by its id, else by name and arguments, else by name, the
 * oldest first.
 */
export class CallRegister {
  private readonly entries: Entry[] = [];
  private readonly byId = new Map<string, Entry>();
  private readonly byEvent = new Map<ToolCallEvent, Entry>();
  private readonly byName = new Map<string, Entry[]>();
  /** Calls by name that no tool's span has claimed, and those that no model asked for yet. */
  private readonly forSpans = new Map<string, Entry[]>();
  private readonly forModels = new Map<string, Entry[]>();

  add(event: ToolCallEvent, from: "model" | "span"): void {
    const entry: Entry = {
      event,
      key: undefined,
      spanned: from === "span",
      answered: false,
    };
    this.entries.push(entry);
    this.byEvent.set(event, entry);
    if (event.call_id !== undefined) this.byId.set(event.call_id, entry);
    listIn(this.byName, event.tool_name).push(entry);
    listIn(from === "span" ? this.forModels : this.forSpans, event.tool_name).push(entry);
  }

  /** The call that a tool's span ran, if a model asked for it before. */
  claimForSpan(sight: CallSight): ToolCallEvent | undefined {
    const entry = this.find(sight, this.forSpans);
    if (!entry) return undefined;
    entry.spanned = true;
    this.learnId(entry, sight.id);
    return entry.event;
  }

  /** The call that a model asked for, if its span came first. */
  claimForModel(sight: CallSight): ToolCallEvent | undefined {
    const entry = this.find(sight, this.forModels);
    if (!entry) return undefined;
    this.learnId(entry, sight.id);
    return entry.event;
  }

  isKnown(id: string): boolean {
    return this.byId.has(id);
  }

  /** The call that a result answers; undefined where it has its result already or is not known. */
  openCall({ id, name }: { id: string | undefined; name: string | undefined }): ToolCallEvent | undefined {
    const entry = id === undefined ? this.oldestOpen(name) : this.byId.get(id);
    return !entry || entry.answered ? undefined : entry.event;
  }

  /** Marks a call as answered. */
  close(event: ToolCallEvent): void {
    const entry = this.byEvent.get(event);
    if (entry) entry.answered = true;
  }

  private oldestOpen(name: string | undefined): Entry | undefined {
    const among = name === undefined ? this.entries : (this.byName.get(name) ?? []);
    return among.find((entry) => !entry.answered && !entry.spanned);
  }

  private find(sight: CallSight, open: Map<string, Entry[]>): Entry | undefined {
    const named = open.get(sight.id === undefined ? sight.name : (this.nameOf(sight.id) ?? sight.name)) ?? [];
    const index = this.indexOf(sight, named);
    return index === -1 ? undefined : named.splice(index, 1)[0];
  }

  private nameOf(id: string): string | undefined {
    return this.byId.get(id)?.event.tool_name;
  }

  private indexOf(sight: CallSight, open: Entry[]): number {
    const { id, args } = sight;
    const known = id === undefined ? undefined : this.byId.get(id);
    if (known) return open.indexOf(known);
    const mayBe = (entry: Entry) => id === undefined || entry.event.call_id === undefined;
    if (args === undefined) return open.findIndex(mayBe);
    const key = canonicalJson(args);
    return open.findIndex((entry) => mayBe(entry) && (entry.key ??= canonicalJson(entry.event.tool_args)) === key);
  }

  private learnId(entry: Entry, id: string | undefined): void {
    if (id === undefined || entry.event.call_id !== undefined) return;
    entry.event.call_id = id;
    this.byId.set(id, entry);
  }
}

function listIn(map: Map<string, Entry[]>, name: string): Entry[] {
  const list = map.get(name) ?? [];
  map.set(name, list);
  return list;
}
