import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { clientOf } from "../worker/support/harness.ts";
import { envelope, span, text } from "../worker/support/spans.ts";
import { type PagesScene, startPages } from "./pages-scene.ts";

let scene: PagesScene;
beforeAll(async () => {
  scene = await startPages(undefined);
});
afterAll(() => scene.close());

describe("without a browser", () => {
  const cookie = () => `replaykit_token=${scene.client.token}`;
  const get = (path: string) =>
    fetch(`${scene.worker.url}${path}`, { headers: { cookie: cookie() }, redirect: "manual" });

  it("leads strangers to the sign-in, and takes a token into a cookie that no script and no other site gets", async () => {
    const stranger = await fetch(`${scene.worker.url}/`, { redirect: "manual" });
    expect([stranger.status, stranger.headers.get("location")]).toEqual([303, "/sign-in"]);
    const post = (token: string, origin = scene.worker.url) =>
      fetch(`${scene.worker.url}/sign-in`, {
        method: "POST",
        body: new URLSearchParams({ token }),
        headers: { origin },
        redirect: "manual",
      });
    expect((await post("rk_wrong")).status).toBe(401);
    const signed = await post(scene.client.token);
    expect(signed.status).toBe(303);
    expect(signed.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await post(scene.client.token, "https://evil.example")).status).toBe(403);
  });

  it("leads through the sign-in to what was asked for, and to no other site", async () => {
    const asked = await fetch(`${scene.worker.url}/runs/${"0".repeat(24)}?all=1`, { redirect: "manual" });
    const at = asked.headers.get("location") ?? "";
    expect(at).toBe(`/sign-in?to=${encodeURIComponent(`/runs/${"0".repeat(24)}?all=1`)}`);
    const post = async (to: string) => {
      const init = { method: "POST", headers: { origin: scene.worker.url }, redirect: "manual" } as const;
      const answer = await fetch(`${scene.worker.url}/sign-in`, {
        ...init,
        body: new URLSearchParams({ token: scene.client.token, to }),
      });
      return answer.headers.get("location");
    };
    expect(await post("/?view=guarded")).toBe("/?view=guarded");
    for (const elsewhere of ["//evil.example", "/\\evil.example", "https://evil.example", "/\n/evil.example", ""])
      expect([elsewhere, await post(elsewhere)]).toEqual([elsewhere, "/"]);
  });

  it("keeps what was looked for out of the address, and says to a person that a page is not there", async () => {
    const found = await fetch(`${scene.worker.url}/find`, {
      method: "POST",
      headers: { cookie: cookie(), origin: scene.worker.url },
      body: new URLSearchParams({ q: "run-1" }),
      redirect: "manual",
    });
    expect([found.status, found.headers.get("location")]).toEqual([303, "/find"]);
    const remembered = found.headers.get("set-cookie") ?? "";
    expect(remembered).toMatch(/^replaykit_find=run-1; .*HttpOnly; .*SameSite=Strict/i);
    const headers = { cookie: `${cookie()}; replaykit_find=run-1` };
    expect(await (await fetch(`${scene.worker.url}/find`, { headers })).text()).toContain("Found for “run-1”");
    const lost = await fetch(`${scene.worker.url}/inbocks`, { headers: { accept: "text/html" } });
    expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining("There is no such page")]);
    const program = await fetch(`${scene.worker.url}/v1/runz`, { headers: { accept: "text/html" } });
    expect([program.status, program.headers.get("content-type")]).toEqual([404, expect.stringContaining("json")]);
  });

  it("forbids everything but its own style and script", async () => {
    const response = await get("/");
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'; style-src 'self'; script-src 'self'");
    expect(policy).not.toContain("unsafe");
    const html = await response.text();
    expect(html).not.toMatch(/ style="| on\w+="|<style/);
  });

  it("shows trace text as text", async () => {
    const html = await (await get(`/runs/${await scene.idOf("run-4")}`)).text();
    expect(html).not.toContain("<img src=x");
    expect(html).not.toContain("\u202e");
    expect(html).toContain("&lt;img src=x");
  });

  it("refuses acts that another site sends, and acts without the scope", async () => {
    const id = await scene.idOf("run-1");
    const act = (path: string, body: Record<string, string>, headers: Record<string, string>) =>
      fetch(`${scene.worker.url}${path}`, {
        method: "POST",
        body: new URLSearchParams(body),
        headers,
        redirect: "manual",
      });
    const foreign = await act(
      `/runs/${id}/mark`,
      { mark: "promote" },
      { cookie: cookie(), origin: "https://evil.example" },
    );
    expect(foreign.status).toBe(403);
    const reader = await scene.worker.project("pages", { repositories: ["acme/agent"], sampling: { success: 1 } }, [
      "read",
    ]);
    const headers = { cookie: `replaykit_token=${reader.token}`, origin: scene.worker.url };
    expect((await act(`/runs/${id}/mark`, { mark: "promote" }, headers)).status).toBe(403);
    expect((await act(`/runs/${id}/promote`, { do: "open" }, headers)).status).toBe(403);
    expect(scene.github.writes).toEqual([]);
  });

  it("says what is wrong of a run that is not there", async () => {
    const response = await get(`/runs/${"0".repeat(24)}`);
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining("<h1>No run with this id was received</h1>"),
    ]);
    expect((await get("/groups/v1:none")).status).toBe(404);
    const other = await scene.worker.project("other");
    expect((await clientOf(scene.worker.url, other.token).send(`/v1/runs/${await scene.idOf("run-1")}`)).status).toBe(
      404,
    );
  });

  it("offers nobody what their role may not do", async () => {
    const settings = { repositories: ["acme/agent"], sampling: { success: 1 } };
    const [group] = (await scene.client.json("/v1/groups")).groups;
    const pages = ["/", `/groups/${group?.id}`, `/runs/${await scene.idOf("run-1")}`];
    const acts = ["Promote to a case", 'value="ignored"', "Mark for", 'type="checkbox"', ">Settings<"];
    const offered = async (scopes: string[]) => {
      const { token } = await scene.worker.project("pages", settings, scopes);
      const headers = { cookie: `replaykit_token=${token}` };
      const html = await Promise.all(
        pages.map(async (path) => (await fetch(`${scene.worker.url}${path}`, { headers })).text()),
      );
      const settingsPage = await fetch(`${scene.worker.url}/settings`, { headers });
      return [...acts.filter((words) => html.join().includes(words)), settingsPage.status];
    };
    expect(await offered(["read"])).toEqual([403]);
    expect(await offered(["read", "promote"])).toEqual([...acts.slice(0, -1), 403]);
    expect(await offered(["admin"])).toEqual([...acts, 200]);
  });

  it("shows a project's settings without what opens a door, its tokens, of which one can be revoked, and its audit", async () => {
    const hooks = [
      {
        url: "https://hooks.example/services/T0-secret",
        secret: `whsec_${Buffer.from("a secret of a hook, long").toString("base64")}`,
      },
    ];
    const admin = await scene.worker.project("kept", { hooks, webhook_secrets: [hooks[0]?.secret] });
    const reader = await scene.worker.project("kept", { hooks, webhook_secrets: [hooks[0]?.secret] }, ["read"]);
    const page = async (path: string, init: RequestInit = {}) => {
      const headers = { cookie: `replaykit_token=${admin.token}`, origin: scene.worker.url };
      const answer = await fetch(`${scene.worker.url}${path}`, { headers, redirect: "manual", ...init });
      return { status: answer.status, html: await answer.text() };
    };
    const { html } = await page("/settings");
    expect(html).toContain("hooks.example");
    for (const secret of ["T0-secret", hooks[0]?.secret]) expect(html).not.toContain(secret);
    const before = (await page("/tokens")).html;
    expect(before).not.toContain(reader.token);
    const { tokens } = (await (await admin.send("/v1/tokens")).json()) as {
      tokens: { id: string; scopes: string[] }[];
    };
    const id = tokens.find(({ scopes }) => scopes.includes("read"))?.id ?? "";
    expect((await page(`/tokens/${id}/revoke`, { method: "POST" })).status).toBe(303);
    expect((await page("/tokens")).html).toContain("revoked");
    expect((await page("/audit")).html).toContain("token revoke");
    expect((await page("/tokens/never/revoke", { method: "POST" })).status).toBe(404);
  });

  it("shows of a run what it was forked from and its forks, each beside its parent, and of a run that is alone nothing", async () => {
    const run = (run_id: string, parent_run_id?: string) => ({
      run_id,
      ...compact({ parent_run_id }),
      status: "success",
      events: [{ type: "final_output", content: "ok" }],
    });
    const family = [run("root-1"), run("fork-1", "root-1"), run("fork-2", "root-1"), run("fork-3", "fork-1")];
    await scene.client.post("/v1/runs", [...family, run("orphan", "gone-1")]);
    const [root, first, third] = await Promise.all(["root-1", "fork-1", "fork-3"].map((id) => scene.idOf(id)));
    const html = await (await get(`/runs/${first}`)).text();
    const tree = /<h2>Forks<\/h2><ul class="tree">.*?<\/ul><\/li><\/ul>/.exec(html)?.[0] ?? "";
    const links = [...tree.matchAll(/href="([^"]+)"/g)].map(([, at]) => at);
    expect(links).toEqual([
      `/runs/${root}`,
      `/runs/${first}`,
      `/runs/${root}/compare?with=${first}`,
      `/runs/${third}`,
      `/runs/${first}/compare?with=${third}`,
    ]);
    for (const at of links) expect([at, (await get(at ?? "")).status]).toEqual([at, 200]);
    const above = await (await get(`/runs/${root}`)).text();
    expect([above.includes("fork-1"), above.includes("fork-2"), above.includes("fork-3")]).toEqual([true, true, false]);
    expect(await (await get(`/runs/${await scene.idOf("orphan")}`)).text()).toContain(
      'Forked from <span class="mono">gone-1</span>, which is not kept.',
    );
    expect(await (await get(`/runs/${await scene.idOf("run-1")}`)).text()).not.toContain("<h2>Forks</h2>");
  });

  it("shows the family of runs that came by OTLP, each fork with its parent's id on its first span", async () => {
    const root = span(71, 1);
    const parent = text("replaykit.parent_run_id", root.traceId);
    const fork = span(72, 1);
    const sent = [
      envelope(root),
      envelope({ ...fork, attributes: [...fork.attributes, parent] }),
      envelope(span(73, 1)),
    ];
    for (const request of sent)
      expect((await scene.client.post("/v1/traces", request, { "content-type": "application/json" })).status).toBe(200);
    const pageOf = async ({ traceId }: { traceId: string }) => {
      await vi.waitFor(async () => expect((await get(`/runs/${traceId}`)).status).toBe(200), { timeout: 30_000 });
      return (await get(`/runs/${traceId}`)).text();
    };
    const [above, below, alone] = [await pageOf(root), await pageOf(fork), await pageOf(span(73, 1))];
    for (const html of [above, below]) {
      const tree = /<h2>Forks<\/h2><ul class="tree">.*?<\/ul>/.exec(html)?.[0] ?? "";
      expect([tree.includes(root.traceId), tree.includes(fork.traceId)]).toEqual([true, true]);
    }
    expect(alone).not.toContain("<h2>Forks</h2>");
  });

  it("shows of each of a group's runs what the user asked, its last step and tokens; of one that was not asked its id", async () => {
    const asked = (number: number) => ({ type: "input_message", role: "user", content: `Where is parcel ${number}?` });
    const runs = Array.from({ length: 12 }, (_, number) => ({
      run_id: `parcel-${number}`,
      status: "error",
      agent: { name: "parcels" },
      events: [
        ...(number === 11 ? [] : [asked(number)]),
        { type: "model_call", model: "gpt-5-mini", usage: { input: 1_000 + number, output: 1 } },
        { type: "error", kind: "exception", error: "ParcelError: no such parcel" },
      ],
    }));
    const client = await scene.worker.project("parcels", { sampling: { success: 1 } });
    await client.post("/v1/runs", runs);
    const [group] = (await client.json("/v1/groups")).groups;
    const answer = await fetch(`${scene.worker.url}/groups/${group?.id}`, {
      headers: { cookie: `replaykit_token=${client.token}` },
    });
    const rows = [...(await answer.text()).matchAll(/<tr data-item=.*?<\/tr>/g)].map(([row]) => row);
    const has = (text: string) => rows.filter((row) => row.includes(text)).length;
    const [told, last] = [has("Where is parcel"), has("ParcelError: no such parcel")];
    expect([rows.length, told, last, has("1,005"), has('class="mono">parcel-11<')]).toEqual([12, 11, 12, 1, 1]);
  });

  it("puts a run beside the good one that was asked most alike, or says that none is kept", async () => {
    const ask = (content: string) => [
      { type: "input_message", role: "user", content },
      { type: "final_output", content: "ok" },
    ];
    const good = (run_id: string, content: string) => ({
      run_id,
      status: "success",
      agent: { name: "pal" },
      events: ask(content),
    });
    await scene.client.post("/v1/runs", [
      good("good-1", "Where is my parcel?"),
      good("good-2", "Please cancel the order o-9"),
      { ...good("bad-1", "Please cancel my order"), feedback: { rating: "bad", comment: "it did not" } },
      { ...good("bad-2", "x"), agent: { name: "lonely" }, feedback: { rating: "bad", comment: "no" } },
    ]);
    const compared = await (await get(`/runs/${await scene.idOf("bad-1")}/compare?with=good`)).text();
    expect([compared.includes("good-2"), compared.includes("good-1")]).toEqual([true, false]);
    const none = await get(`/runs/${await scene.idOf("bad-2")}/compare?with=good`);
    expect([none.status, await none.text()]).toEqual([
      404,
      expect.stringContaining("<h1>No good run of lonely is kept</h1>"),
    ]);
  });
});
