interface Entry<Call> {
  call: Call;
  answered: boolean;
}

/** Calls that wait for their results. A result takes its call in constant time, however many wait. */
export class WaitingCalls<Call> {
  private readonly all = new Queue<Call>();
  private readonly byId = new Map<string | undefined, Queue<Call>>();

  add(call: Call, id: string | undefined): void {
    const entry = { call, answered: false };
    const named = this.byId.get(id) ?? new Queue();
    this.byId.set(id, named);
    for (const queue of [this.all, named]) queue.push(entry);
  }

  has(id: string): boolean {
    return this.byId.get(id)?.first() !== undefined;
  }

  /** The call that a result answers: the oldest with its id, or the oldest of all for a result without an id. */
  take(id: string | undefined): Call | undefined {
    const entry = (id === undefined ? this.all : this.byId.get(id))?.first();
    if (entry) entry.answered = true;
    return entry?.call;
  }
}

/** Entries in order. Answered ones are skipped permanently. */
class Queue<Call> {
  private readonly entries: Entry<Call>[] = [];
  private head = 0;

  push(entry: Entry<Call>): void {
    this.entries.push(entry);
  }

  first(): Entry<Call> | undefined {
    while (this.entries[this.head]?.answered === true) this.head += 1;
    return this.entries[this.head];
  }
}
