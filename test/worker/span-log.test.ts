import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import type { SpanChunk } from "../../worker/otlp/gatherers.ts";
import { SpanLog } from "../../worker/otlp/span-log.ts";
import { execute, inTransaction } from "./support/object-host.ts";
import { hex } from "./support/spans.ts";

const at = 1_795_000_000_000;
const idOf = (n: number) => hex(n, 24);

function chunk(n: number, body: Uint8Array): SpanChunk {
  return { id: idOf(n), traceId: hex(n, 32), body, bytes: 10, hash: `h${n}`, rootEnded: true, awaited: true };
}

const hashOf = (body: Uint8Array) => createHash("sha256").update(body).digest("hex");

/** A log on a disk in memory; `again` reads the same disk. */
function scene(rotateAfter = 600_000) {
  const disk = new DatabaseSync(":memory:");
  const queries: string[] = [];
  const again = () =>
    new SpanLog(
      {
        kv: { get: () => undefined, delete: () => undefined, list: () => [] },
        sql: { exec: (query, ...values) => (queries.push(query), execute(disk, query, values)) },
        transactionSync: (work) => inTransaction(disk, work),
      },
      { rotateAfter },
    );
  const bodies = (log: SpanLog, ...numbers: number[]) =>
    log.read(numbers.flatMap((n) => log.open.get(idOf(n)) ?? [])).map(({ chunks }) => chunks.map(hashOf));
  const forget = (log: SpanLog, later: number, ...numbers: number[]) =>
    log.forget(log.read(numbers.flatMap((n) => log.open.get(idOf(n)) ?? [])), at + later);
  return { again, bodies, forget, queries };
}

test("a chunk sent again after its close is read once, and not what was closed of it in another one's row", () => {
  const { again, bodies, forget } = scene();
  const log = again();
  const [large, small] = [Uint8Array.from({ length: 2_000_000 }, (_, index) => index % 251), new Uint8Array([7])];
  const add = (...chunks: SpanChunk[]) => log.add("p", chunks, { at, maxBytes: 1_000 });
  add(chunk(1, large), chunk(2, small)); // the end of the large body shares a row with the small one
  forget(log, 0, 1);
  add(chunk(1, large));
  for (const one of [log, again()]) expect(bodies(one, 1, 2)).toEqual([[hashOf(large)], [hashOf(small)]]);
});
