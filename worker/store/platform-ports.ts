/**
 * The parts of D1 and R2 that the store uses. Cloudflare's own objects satisfy these types, and tests inject faults
 * through them.
 */
export interface Statement {
  bind(...values: unknown[]): Statement;
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- D1's own signature: the caller names the row
  all<Row>(): Promise<{ results: Row[]; meta: QueryMeta }>;
}

export interface QueryMeta {
  rows_read?: number;
  rows_written?: number;
  changes?: number;
}

export interface Database {
  prepare(sql: string): Statement;
  /** One transaction: all statements take effect, or none. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
  batch<Row>(statements: Statement[]): Promise<{ results: Row[]; meta: QueryMeta }[]>;
}

export interface StoredObject {
  key: string;
  etag: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface Bucket {
  get(key: string): Promise<StoredObject | null>;
  head(key: string): Promise<{ key: string } | null>;
  /** Returns `null` if the object changed since it was read; nothing is written then. */
  put(key: string, body: Uint8Array, options?: { onlyIf?: { etagMatches?: string } }): Promise<{ key: string } | null>;
  delete(keys: string | string[]): Promise<void>;
  list(options: { prefix: string; cursor?: string; startAfter?: string; limit?: number }): Promise<ObjectList>;
}

export interface ObjectList {
  objects: { key: string }[];
  truncated: boolean;
  cursor?: string;
}

/** Maximum characters of a bound value: D1 takes 2 MB, and a character may take three bytes. */
const charactersPerStatement = 500_000;

/** Makes as few statements as the size of the rows allows. */
export function inParts(rows: readonly (object | string)[], statement: (json: string) => Statement): Statement[] {
  const parts: string[][] = [];
  let size = 0;
  for (const text of rows.map((row) => JSON.stringify(row))) {
    const last = parts.at(-1);
    if (last && size + text.length <= charactersPerStatement) last.push(text);
    else parts.push([text]);
    size = last && parts.at(-1) === last ? size + text.length : text.length;
  }
  return parts.map((texts) => statement(`[${texts.join(",")}]`));
}
