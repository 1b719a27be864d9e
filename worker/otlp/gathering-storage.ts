/** The part of a Durable Object's storage that gathering uses; tests inject faults here. */
export interface GatheringStorage {
  kv: {
    get(key: string): unknown;
    delete(key: string): void;
    list(which: { prefix: string }): Iterable<[string, unknown]>;
  };
  sql: { exec(query: string, ...values: (string | number | ArrayBuffer)[]): Iterable<Record<string, unknown>> };
  transactionSync<Value>(work: () => Value): Value;
  getAlarm(): Promise<number | null>;
  setAlarm(at: number): Promise<void>;
}
