import { beforeAll, describe, expect, test } from "vitest";
import { createWorkerAdmin } from "../../src/node/worker/admin.ts";
import { createWorkerClient } from "../../src/node/worker/client.ts";
import { adminToken, type Client, sharedWorker, type TestWorker } from "./support/harness.ts";
import { failedTrace } from "./support/traces.ts";

const many = 233;
const name = (n: number) => `v1:${n.toString(16).padStart(16, "0")}`;
const at = 1_795_000_000_000;
let worker: TestWorker;
let client: Client;

/** As one request leaves them: all of one time. */
beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
  client = await worker.project("paged");
  const { DB } = await worker.stores();
  const group = DB.prepare(
    `INSERT INTO groups (project, id, title, count, kept, first_seen, last_seen, day, kept_today, days, recent)
     VALUES ('paged', ?1, 'failed', 1, 1, ?2, ?2, 0, 0, '{}', '[]')`,
  );
  const act = DB.prepare(
    "INSERT INTO audit (project, at, id, actor, act, subject) VALUES ('paged', ?1, ?2, 'a', 'view', ?2)",
  );
  const numbers = Array.from({ length: many }, (_, n) => n);
  await DB.batch(numbers.map((n) => group.bind(name(n), n < 3 ? at + 1 : at)));
  await DB.batch(numbers.map((n) => act.bind(at, name(n))));
});

interface Page {
  groups: { id: string }[];
  acts: { subject: string; act: string }[];
  next: string | null;
}

async function pagesOf(path: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (let next: string | null = ""; next !== null; ) {
    const cursor: string = next === "" ? "" : `&cursor=${encodeURIComponent(next)}`;
    const page = (await (await client.send(`${path}${cursor}`)).json()) as Page;
    pages.push(page);
    next = page.next;
  }
  return pages;
}

describe("groups that were seen at one time", () => {
  test("come page by page, each once, in one order", async () => {
    const pages = await pagesOf("/v1/groups?limit=50");
    expect(pages.map(({ groups }) => groups.length)).toEqual([50, 50, 50, 50, 33]);
    expect(pages.flatMap(({ groups }) => groups.map(({ id }) => id))).toEqual(
      Array.from({ length: many }, (_, n) => name(n)),
    );
  });

  test("a page that is the last one says so, be it full or not; filters hold on every page", async () => {
    expect((await pagesOf("/v1/groups?limit=200&state=new")).map(({ groups }) => groups.length)).toEqual([200, 33]);
    expect((await pagesOf("/v1/groups?state=guarded")).map(({ groups }) => groups.length)).toEqual([0]);
    const own = await worker.project("two");
    await own.post("/v1/runs", [failedTrace("one"), failedTrace("other")]);
    expect(await own.json("/v1/groups?limit=1")).toMatchObject({ groups: [{ count: 2 }], next: null });
  });

  test.each(["x", "12", ".v1:a", "-1.v1:a"])("a cursor that no page gave is refused: %s", async (cursor) => {
    expect((await client.send(`/v1/groups?cursor=${cursor}`)).status).toBe(400);
    expect((await client.send(`/v1/audit?cursor=${cursor}`)).status).toBe(400);
  });

  test("the command's client follows the pages, as far as it is asked to", async () => {
    const own = createWorkerClient({ url: worker.url, token: client.token });
    expect(await own.groups({ limit: 300 })).toHaveLength(many);
    expect(await own.groups({ limit: 210 })).toHaveLength(210);
  });
});

describe("acts of one time", () => {
  test("come page by page, each once", async () => {
    const pages = await pagesOf("/v1/audit?");
    const seen = pages.flatMap(({ acts }) => acts.filter(({ act }) => act === "view").map(({ subject }) => subject));
    expect([pages.length, seen.length, new Set(seen).size]).toEqual([2, many, many]);
  });

  test("the administrator's client follows the pages", async () => {
    const admin = createWorkerAdmin({ url: worker.url, secret: adminToken });
    const acts = await Array.fromAsync(admin.audit("paged"));
    expect(acts.filter(({ act }) => act === "view")).toHaveLength(many);
  });
});

describe("runs of a group", () => {
  test("come page by page, each once, also those that its row does not name any more", async () => {
    const own = await worker.project("grouped", { sampling: { failures_per_group: 1_000 } });
    const names = Array.from({ length: many }, (_, n) => `r-${n}`);
    await own.post(
      "/v1/runs",
      names.map((run) => failedTrace(run)),
    );
    await own.post("/v1/runs", failedTrace("other", { events: [{ type: "error", error: "another" }] }));
    const [group] = (await own.json("/v1/groups")).groups.toSorted((a, b) => b.count - a.count);
    const listed: string[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const cursor: string = next === "" ? "" : `&cursor=${encodeURIComponent(next)}`;
      const page = await own.json(`/v1/runs?group=${encodeURIComponent(group?.id ?? "")}&limit=90${cursor}`);
      listed.push(...page.runs.map(({ run_id }) => run_id));
      next = page.next;
    }
    expect([listed.length, new Set(listed)]).toEqual([many, new Set(names)]);
    // The page leads on to them too.
    const cookie = `replaykit_token=${own.token}`;
    let pages = 0;
    const seen = new Set<string>();
    for (let at: string | undefined = `/groups/${encodeURIComponent(group?.id ?? "")}`; at !== undefined; pages += 1) {
      const html: string = await (await fetch(`${worker.url}${at}`, { headers: { cookie } })).text();
      for (const [, run = ""] of html.matchAll(/>(r-\d+)</g)) seen.add(run);
      at = /href="([^"]*cursor=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    }
    expect([pages > 3, seen.size]).toEqual([true, many]);
  });
});

describe("tokens and the inbox", () => {
  test("show all that there are, however many", async () => {
    const own = await worker.project("keyed");
    const { DB } = await worker.stores();
    const token = DB.prepare(
      "INSERT INTO tokens (hash, id, project, name, scopes, created_at) VALUES (?1, ?1, 'keyed', ?1, 'read', 1)",
    );
    await DB.batch(Array.from({ length: many }, (_, n) => token.bind(`t-${n}`)));
    const { tokens } = (await (await own.send("/v1/tokens")).json()) as { tokens: { name: string }[] };
    expect(tokens).toHaveLength(many + 1);
    const html = await (
      await fetch(`${worker.url}/tokens`, { headers: { cookie: `replaykit_token=${own.token}` } })
    ).text();
    expect(new Set([...html.matchAll(/t-\d+/g)].map(([name]) => name)).size).toBe(many);
    const inbox = async (page: number) => {
      const answer = await client.send(`/v1/inbox?page=${page}`);
      return (await answer.json()) as { groups: { id: string }[]; pages: number };
    };
    const { pages } = await inbox(1);
    const shown = await Promise.all(Array.from({ length: pages }, (_, n) => inbox(n + 1)));
    const ids = shown.flatMap(({ groups }) => groups.map(({ id }) => id));
    expect(pages).toBeGreaterThan(4);
    expect([ids.length, new Set(ids).size]).toEqual([many, many]);
  });
});
