import { DatabaseSync } from "node:sqlite";
import { createGatherers, type Gatherer, type Gatherers } from "../../../worker/otlp/gatherers.ts";
import { Gathering, type GatherDeps } from "../../../worker/otlp/gathering.ts";
import type { GatheringStorage } from "../../../worker/otlp/gathering-storage.ts";
import { type OldPart, oldTable } from "./old-layouts.ts";
import { createSyncKv } from "./sync-kv.ts";
import { drawFault, type Faults, meetFault } from "./faulty-parts.ts";

export type MakeGathering = (parts: GatherDeps) => Gathering;

interface HostParts extends Omit<GatherDeps, "storage"> {
  faults: Faults;
  makeGathering?: MakeGathering;
}

interface DurableObject {
  disk: DatabaseSync;
  alarm: number | null;
  /** Times that the alarm's handler threw, one after another: the platform gives up after six. */
  thrown: number;
  instance: Gathering;
  /** Of the instance: what an earlier one still does comes to nothing. */
  life: number;
}

const platformRetries = 6;

/**
 * Durable Objects as far as gathering sees them: a disk and an alarm each, calls that get lost on the way there or back, storage
 * that fails before or after its work, and instances that die at any moment and start anew from their disk. Stricter than the
 * platform: writes are not held back until they are on disk, and other calls may come in between any two steps.
 */
export function createObjectHost(parts: HostParts) {
  const { faults, makeGathering = (made: GatherDeps) => new Gathering(made) } = parts;
  const objects = new Map<string, DurableObject>();

  function objectOf(name: string): DurableObject {
    const known = objects.get(name);
    if (known) return known;
    const made: DurableObject = {
      disk: new DatabaseSync(":memory:"),
      alarm: null,
      thrown: 0,
      life: 0,
      instance: new Gathering({ ...parts, storage: emptyStorage }),
    };
    start(made);
    objects.set(name, made);
    return made;
  }

  function start(object: DurableObject): void {
    object.life += 1;
    object.instance = makeGathering({ ...parts, storage: storageOf(object, object.life) });
  }

  function storageOf(object: DurableObject, life: number): GatheringStorage {
    const alive = () => {
      if (object.life !== life) throw new Error("the object was reset");
    };
    const sync = <Value>(work: () => Value): Value => {
      alive();
      const fault = drawFault(faults);
      if (fault === "before") throw new Error("storage fault before");
      const value = work();
      if (fault === "after") throw new Error("storage fault after");
      return value;
    };
    const later = async <Value>(work: () => Value): Promise<Value> => {
      alive();
      return meetFault(drawFault(faults), async () => {
        alive();
        return work();
      });
    };
    const kv = createSyncKv(object.disk);
    return {
      kv: {
        get: (key) => sync(() => kv.get(key)),
        delete: (key) => sync(() => kv.delete(key)),
        list: (which) => sync(() => kv.list(which)),
      },
      sql: { exec: (query, ...values) => sync(() => execute(object.disk, query, values)) },
      transactionSync: (work) => sync(() => inTransaction(object.disk, work)),
      getAlarm: () => later(() => object.alarm),
      setAlarm: (at) =>
        later(() => {
          object.alarm = at;
        }),
    };
  }

  /** A call over the network. The instance may die while it works, and what it worked on with it. */
  async function call<Value>(name: string, work: (instance: Gathering) => Promise<Value>): Promise<Value> {
    const object = objectOf(name);
    return meetFault(drawFault(faults), async () => {
      const answer = work(object.instance);
      if (!faults.off && faults.chance() < 0.1) start(object);
      return answer;
    });
  }

  async function ring(object: DurableObject, now: number): Promise<void> {
    object.alarm = null;
    const { life } = object;
    const work = object.instance.alarm(object.thrown);
    const dies = !faults.off && faults.chance() < 0.2;
    if (dies) for (let i = 0; i < faults.chance() * 40; i += 1) await Promise.resolve();
    if (dies && object.life === life) start(object);
    try {
      await work;
      if (dies) throw new Error("the object was reset");
      object.thrown = 0;
    } catch {
      object.thrown += dies ? 0 : 1;
      if (object.thrown <= platformRetries) object.alarm = Math.min(object.alarm ?? Infinity, now + 2_000);
    }
  }

  const gatherers: Gatherers = createGatherers(
    (name): Gatherer => ({
      append: (project, chunks) => call(name, (instance) => instance.append(project, chunks)),
      areOpen: (ids) => call(name, (instance) => instance.areOpen(ids)),
      giveFeedback: (id, feedback) => call(name, (instance) => instance.giveFeedback(id, feedback)),
    }),
  );

  return {
    gatherers,
    /** An object that an earlier version left: what is on its disk, and its alarm. */
    leave: (name: string, fill: (disk: DatabaseSync) => void, alarm: number): void => {
      const object = objectOf(name);
      fill(object.disk);
      object.alarm = alarm;
    },
    /** All instances die at what they do now, and start anew from their disks. */
    end: (): void => {
      for (const object of objects.values()) start(object);
    },
    /** The time of the next alarm. */
    next: (): number | undefined => {
      const times = [...objects.values()].flatMap(({ alarm }) => alarm ?? []);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    /** Rings all alarms that are due, at once. */
    ringDue: async (now: number): Promise<void> => {
      const due = [...objects.values()].filter(({ alarm }) => alarm !== null && alarm <= now);
      await Promise.all(due.map((object) => ring(object, now)));
    },
    /** Those of these traces that are open somewhere, as a new instance sees it. */
    open: async (ids: readonly string[]): Promise<string[]> => {
      const open = new Set<string>();
      for (const object of objects.values()) {
        start(object);
        const answers = await object.instance.areOpen(ids);
        for (const [index, id] of ids.entries()) if (answers[index]) open.add(id);
      }
      return [...open];
    },
    /** Tables that are left on the disks. */
    left: (): string[] =>
      [...objects.values()].flatMap(({ disk }) =>
        execute(disk, "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'kv'", []).map(({ name }) =>
          JSON.stringify(name),
        ),
      ),
    close: () => {
      for (const { disk } of objects.values()) disk.close();
    },
  };
}

const emptyStorage: GatheringStorage = {
  kv: { get: () => undefined, delete: () => undefined, list: () => [] },
  sql: { exec: () => [] },
  transactionSync: (work) => work(),
  getAlarm: async () => null,
  setAlarm: async () => undefined,
};

export function execute(disk: DatabaseSync, query: string, values: (string | number | ArrayBuffer)[]) {
  const bound = values.map((value) => (value instanceof ArrayBuffer ? new Uint8Array(value) : value));
  const rows = disk.prepare(query).all(...bound);
  // SQLite hands out bytes as a view, the platform as a buffer.
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        value instanceof Uint8Array ? new Uint8Array(value).buffer : value,
      ]),
    ),
  );
}

export function inTransaction<Value>(disk: DatabaseSync, work: () => Value): Value {
  disk.exec("BEGIN");
  try {
    const value = work();
    disk.exec("COMMIT");
    return value;
  } catch (error) {
    disk.exec("ROLLBACK");
    throw error;
  }
}

export function fillKeys(disk: DatabaseSync, parts: readonly OldPart[]): void {
  const kv = createSyncKv(disk);
  for (const part of parts) kv.put(`chunk/${part.hash}/${part.part}`, part);
}

export function fillTables(disk: DatabaseSync, parts: readonly OldPart[]): void {
  disk.exec(oldTable);
  const insert = disk.prepare("INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
  for (const { hash, part, seq, project, trace, ended, at, bytes, body } of parts)
    insert.run(hash, part, seq, project, trace, ended ? 1 : 0, at, bytes, new Uint8Array(body));
}
