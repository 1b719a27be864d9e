import type { LineOf } from "../../src/api/schema/export.ts";
import { runFactsSchema } from "../../src/api/schema/run-row.ts";
import { type BodyHead, packBodies, traceLine } from "./body-codec.ts";
import { inParts, noteEntries } from "./import-index.ts";
import type { ImportContext } from "./import-project.ts";
import type { Statement } from "./platform-ports.ts";
import { contentKey, entryOf, prefixes, windowKey } from "./save-delivery.ts";

/** Successes that wait for feedback, in one object of the window that their entries name. */
export async function importWaiting(scene: ImportContext, lines: LineOf<"waiting">[]): Promise<Statement[]> {
  const { parts, project } = scene;
  const bodies = lines.map(({ id, received_at, weight, facts, subjects, trace }) => {
    const head: BodyHead = { id, received_at, failed: false, weight, ...subjects, facts };
    return { head, line: traceLine(trace) };
  });
  const batch = contentKey(bodies.map(({ line }) => line)).slice(0, 12);
  await parts.bucket.put(windowKey(project, batch), packBodies(bodies));
  return noteEntries(
    scene,
    bodies.map(({ head }) => ({ at: head.received_at, entry: { ...entryOf(head, "window" as const), batch } })),
  );
}

/** Kept runs: their bodies in an object for each class, as a delivery puts them, and their rows as they were. */
export async function importRuns(scene: ImportContext, lines: LineOf<"run">[]): Promise<Statement[]> {
  const { parts, project, backup } = scene;
  const places = await putBodies(scene, lines);
  const rows = lines.map((line) => {
    const { id, received_at, expires_at, class: name, failed, group, weight, rating, mark } = line.run;
    // Where the bucket had let the body go, the row names an object that is not there.
    const { object, at } = places.get(id) ?? { object: `${prefixes[name]}/${project}/gone`, at: 0 };
    const facts = JSON.stringify(runFactsSchema.parse(line.run));
    return {
      id,
      received_at,
      expires_at,
      object,
      at,
      class: name,
      failed: failed ? 1 : 0,
      group,
      weight,
      rating,
      mark,
      facts,
    };
  });
  return inParts(rows, (json) =>
    parts.db
      .prepare(
        `INSERT INTO runs (project, id, received_at, expires_at, delivery, object, line, class, failed, group_id, weight, rating, mark, row)
         SELECT ?1, value->>'id', value->>'received_at', value->>'expires_at', ?3, value->>'object', value->>'at', value->>'class',
           value->>'failed', value->>'group', value->>'weight', value->>'rating', value->>'mark', value->>'facts' FROM json_each(?2)`,
      )
      .bind(project, json, `import ${backup}`),
  );
}

interface BodyPosition {
  object: string;
  at: number;
}

async function putBodies(
  { parts, project }: ImportContext,
  lines: LineOf<"run">[],
): Promise<Map<string, BodyPosition>> {
  const places = new Map<string, BodyPosition>();
  for (const name of new Set(lines.map(({ run }) => run.class))) {
    const bodies = lines.flatMap((line) =>
      line.run.class === name && line.trace ? [{ head: headOf(line), line: traceLine(line.trace) }] : [],
    );
    if (bodies.length === 0) continue;
    const object = `${prefixes[name]}/${project}/${contentKey(bodies.map(({ line }) => line))}`;
    await parts.bucket.put(object, packBodies(bodies));
    bodies.forEach(({ head }, at) => places.set(head.id, { object, at }));
  }
  return places;
}

function headOf({ run, title, aliases, subjects }: LineOf<"run">): BodyHead {
  const { id, received_at, failed, group, weight, rating } = run;
  return {
    id,
    received_at,
    failed,
    group,
    aliases,
    title,
    weight,
    rating,
    ...subjects,
    facts: runFactsSchema.parse(run),
  };
}
