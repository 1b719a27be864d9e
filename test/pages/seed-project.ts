import type { Client, Stores, TestWorker } from "../worker/support/harness.ts";
import { longRun, seedRun } from "./seed-runs.ts";

const day = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll("-", "");

export const seedSettings = {
  repositories: ["acme/agents"],
  effects: {
    refund: "write",
    cancel_order: "write",
    send_reminder: "write",
    change_booking: "write",
    create_return: "write",
    update_address: "write",
    create_channel: "write",
    reserve: "write",
  },
  sampling: { success: 1, failures_per_group: 200 },
} as const;

/** A project as it looks after some weeks: `count` runs of many agents and releases, a long one, groups in every state. */
export async function seedProject(
  worker: TestWorker,
  name: string,
  count: number,
  settings: object = {},
): Promise<Client> {
  const client = await worker.project(name, { ...seedSettings, ...settings });
  const runs = Array.from({ length: count }, (_, number) => seedRun(number));
  for (let from = 0; from < count; from += 200) await client.post("/v1/runs", runs.slice(from, from + 200));
  await client.post("/v1/runs", [longRun("run_long", 1_004)]);
  await spreadOverTime(await worker.stores(), name);
  await decideSome(client);
  await markSome(client);
  return client;
}

/** As a night's re-runs leave them. */
async function markSome(client: Client): Promise<void> {
  const { runs } = await client.json("/v1/runs?failed=false&limit=3");
  for (const [index, { id }] of [...runs].entries())
    await client.post(`/v1/runs/${id}/mark`, { mark: `look:${3 - index}/3` });
}

/** The Worker takes the time of each run from its own clock: that of the groups and runs is written behind its back. */
async function spreadOverTime({ DB }: Stores, project: string): Promise<void> {
  const now = Date.now();
  const { results } = await DB.prepare(
    "SELECT id, count, recent FROM groups WHERE project = ?1 ORDER BY count DESC, id",
  )
    .bind(project)
    .all<{ id: string; count: number; recent: string }>();
  const groups = results.map(({ id, count }, place) => {
    const lastSeen = now - ((place * 7_919) % 97) ** 2 * 120_000 - 40_000;
    const age = (3 + ((place * 13) % 25)) * day;
    const days: Record<string, number> = {};
    for (let left = count, step = 0; left > 0; step += 1) {
      const some = Math.min(left, 1 + ((place + step * 5) % Math.max(2, Math.ceil(count / 5))));
      const key = dayOf(lastSeen - ((step * (1 + (place % 3))) % 14) * day);
      days[key] = (days[key] ?? 0) + some;
      left -= some;
    }
    return {
      id,
      first: place % 6 === 1 ? lastSeen - 3_600_000 : lastSeen - age,
      last: lastSeen,
      days: JSON.stringify(days),
    };
  });
  const byId = "(SELECT value FROM json_each(?2) WHERE value->>'id' = groups.id)";
  await DB.prepare(
    `UPDATE groups SET first_seen = ${byId}->>'first', last_seen = ${byId}->>'last', days = ${byId}->>'days' WHERE project = ?1`,
  )
    .bind(project, JSON.stringify(groups))
    .run();
  const places = results.flatMap(({ recent }, place) =>
    [...new Set(recent.trim().split(" ").filter(Boolean))].map((id, rank) => ({
      id,
      at: (groups[place]?.last ?? now) - rank * 3_600_000,
    })),
  );
  const placeOf = "(SELECT value->>'at' FROM json_each(?2) WHERE value->>'id' = runs.id)";
  await DB.prepare(`UPDATE runs SET received_at = coalesce(${placeOf}, received_at - ${14 * day}) WHERE project = ?1`)
    .bind(project, JSON.stringify(places))
    .run();
}

/** Some groups are guarded, promoted, ignored or came back. */
async function decideSome(client: Client): Promise<void> {
  const { groups } = await client.json("/v1/groups?limit=200");
  const note = { case: "refund-too-much", pull_request: "https://github.com/acme/agents/pull/41" };
  const states = ["guarded", "ignored", "promoted", "came_back", "guarded"];
  const largest = groups.toSorted((a, b) => b.count - a.count);
  for (const [place, { id }] of largest.entries()) {
    const state = place % 4 === 2 ? states[Math.floor(place / 4) % states.length] : undefined;
    if (state !== undefined)
      await client.post(`/v1/groups/${id}/state`, { state, note: state === "ignored" ? {} : note });
  }
}
