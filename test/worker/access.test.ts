import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { createIdentityVerifier } from "../../worker/auth/signed-identity.ts";
import { adminToken, type Client, startWorker, type TestWorker } from "./support/harness.ts";
import { type SigningIssuer, signJwt, startIssuer } from "./support/signing-issuer.ts";
import { failedTrace } from "./support/traces.ts";

const audience = "aud-of-the-application";
let issuer: SigningIssuer;
let key: KeyObject;
let worker: TestWorker;
let agent: Client;
beforeAll(async () => {
  issuer = await startIssuer();
  key = issuer.newKey("k1");
  worker = await startWorker({ ACCESS_TEAM: issuer.url, ACCESS_AUDIENCE: audience, OIDC_ISSUER: issuer.url });
  const people = { "vera@acme.example": "viewer", "paul@acme.example": "promoter", "ada@acme.example": "admin" };
  agent = await worker.project("billing", { people, repositories: ["acme/billing"] });
  await worker.project("other", {});
  await agent.post("/v1/runs", [failedTrace("r-1"), failedTrace("r-2")]);
});
afterAll(async () => {
  await worker.close();
  issuer.close();
});

const now = () => Math.floor(Date.now() / 1000);
/** As Cloudflare Access writes them; the audience is a list. */
const claims = (email: string) => ({
  iss: issuer.url,
  aud: [audience],
  email,
  sub: "a-person",
  type: "app",
  iat: now(),
  nbf: now() - 5,
  exp: now() + 300,
});
const identity = (email: string) => signJwt(claims(email), key, { kid: "k1" });

interface Asked {
  path: string;
  method?: string;
  body?: object;
  project?: string;
  jwt: string;
}

function ask({ path, method = "GET", body, project = "billing", jwt }: Asked): Promise<Response> {
  return fetch(`${worker.url}${path}`, {
    method,
    headers: { "cf-access-jwt-assertion": jwt, "x-replaykit-project": project, "content-type": "application/json" },
    redirect: "manual",
    ...compact({ body: body === undefined ? undefined : JSON.stringify(body) }),
  });
}

async function statusOf(asked: Asked): Promise<number> {
  const answer = await ask(asked);
  await answer.arrayBuffer();
  return answer.status;
}

describe("who comes through Cloudflare Access", () => {
  test("is let in by the team's key, whatever the case of the address, and only into projects that name them", async () => {
    expect(await statusOf({ path: "/v1/runs", jwt: identity("vera@acme.example") })).toBe(200);
    expect(await statusOf({ path: "/v1/runs", jwt: identity("Vera@Acme.Example") })).toBe(200);
    expect(await statusOf({ path: "/v1/runs", jwt: identity("vera@acme.example"), project: "other" })).toBe(401);
    expect(await statusOf({ path: "/v1/runs", jwt: identity("vera@acme.example"), project: "none" })).toBe(401);
  });

  test("settings may write an address in any case, also those of an earlier version, but nobody twice", async () => {
    const put = (people: object) =>
      worker.admin("/v1/projects/cased", { method: "PUT", body: JSON.stringify({ people }) });
    const made = await put({ "Ann@Example.com": "viewer" });
    expect([made.status, await made.json()]).toMatchObject([
      200,
      { settings: { people: { "ann@example.com": "viewer" } } },
    ]);
    expect(await statusOf({ path: "/v1/runs", jwt: identity("Ann@example.COM"), project: "cased" })).toBe(200);
    expect(await statusOf({ path: "/v1/runs", jwt: identity("constructor"), project: "cased" })).toBe(401);
    const twice = await put({ "Ann@Example.com": "viewer", "ann@example.com": "admin" });
    expect([twice.status, await twice.text()]).toEqual([
      400,
      expect.stringContaining("people: two entries differ only in letter case"),
    ]);
    const { DB } = await worker.stores();
    const kept = { people: { "Bob@Example.com": "admin", "bob@example.com": "viewer", "Eve@Example.com": "viewer" } };
    const insert = "INSERT INTO projects (id, settings, created_at) VALUES ('kept', ?1, 1)";
    await DB.prepare(insert).bind(JSON.stringify(kept)).run();
    expect(await statusOf({ path: "/v1/runs", jwt: identity("eve@example.com"), project: "kept" })).toBe(200);
    expect(await statusOf({ path: "/v1/runs", jwt: identity("bob@example.com"), project: "kept" })).toBe(200);
    expect(await statusOf({ path: "/v1/audit", jwt: identity("bob@example.com"), project: "kept" })).toBe(403);
  });

  test.each<[string, () => string]>([
    ["a stranger of the team", () => identity("eve@acme.example")],
    ["nobody", () => signJwt({ ...claims(""), email: undefined }, key, { kid: "k1" })],
    ["an expired identity", () => signJwt({ ...claims("vera@acme.example"), exp: now() - 10 }, key, { kid: "k1" })],
    ["one without an expiry", () => signJwt({ ...claims("vera@acme.example"), exp: undefined }, key, { kid: "k1" })],
    ["one of the future", () => signJwt({ ...claims("vera@acme.example"), nbf: now() + 600 }, key, { kid: "k1" })],
    [
      "another team's",
      () => signJwt({ ...claims("vera@acme.example"), iss: "https://evil.example" }, key, { kid: "k1" }),
    ],
    ["another application's", () => signJwt({ ...claims("vera@acme.example"), aud: ["other"] }, key, { kid: "k1" })],
    ["one without an audience", () => signJwt({ ...claims("vera@acme.example"), aud: undefined }, key, { kid: "k1" })],
    ["one that a stranger signed", () => signJwt(claims("vera@acme.example"), strangersKey(), { kid: "k1" })],
    ["one of an unknown key", () => signJwt(claims("vera@acme.example"), strangersKey(), { kid: "k9" })],
    ["one without a key's name", () => signJwt(claims("vera@acme.example"), key)],
    ["an unsigned one", () => signJwt(claims("vera@acme.example"), key, { kid: "k1", alg: "none" })],
    [
      "one that asks for another algorithm",
      () => signJwt(claims("vera@acme.example"), key, { kid: "k1", alg: "HS256" }),
    ],
    ["a viewer's, made an admin's", () => forged()],
    ["no token at all", () => "x"],
  ])("refused: %s", async (_name, make) => {
    expect(await statusOf({ path: "/v1/runs", jwt: make() })).toBe(401);
  });

  test("a person's identity is no workflow's, nor a workflow's a person's", async () => {
    const asWorkflow = await fetch(`${worker.url}/v1/runs`, {
      headers: { authorization: `Bearer ${identity("ada@acme.example")}`, "x-replaykit-project": "billing" },
    });
    expect(asWorkflow.status).toBe(401);
    const workflow = {
      ...claims("ada@acme.example"),
      aud: "replaykit",
      repository_id: "42",
      repository: "acme/billing",
    };
    expect(await statusOf({ path: "/v1/runs", jwt: signJwt(workflow, key, { kid: "k1" }) })).toBe(401);
  });
});

function strangersKey(): KeyObject {
  return generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
}

function forged(): string {
  const [head, , signature] = identity("vera@acme.example").split(".");
  const body = Buffer.from(JSON.stringify(claims("ada@acme.example"))).toString("base64url");
  return [head, body, signature].join(".");
}

describe("keys of the team", () => {
  const issue = { issuer: "https://team.example", audience: "a", keysUrl: "https://team.example/certs" };
  const person = () => ({ iss: issue.issuer, aud: "a", email: "vera@acme.example", exp: now() + 300 });

  function scene() {
    const clock = { now: 1_000_000 };
    const published = new Map<string, KeyObject>();
    let reads = 0;
    let broken = false;
    const read = async () => {
      reads += 1;
      if (broken) throw new Error("unreachable");
      return { keys: [...published].map(([kid, one]) => ({ ...one.export({ format: "jwk" }), kid, alg: "RS256" })) };
    };
    const verifier = createIdentityVerifier(issue, read, () => clock.now);
    const add = (kid: string) => {
      const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
      published.set(kid, pair.publicKey);
      return async () => (await verifier.verify(signJwt(person(), pair.privateKey, { kid }))) !== undefined;
    };
    return { clock, published, add, reads: () => reads, setBroken: (value: boolean) => (broken = value) };
  }

  test("a new one is read when it first signs, not more often than each 10 s; a withdrawn one ends within 10 minutes", async () => {
    const { clock, published, add, reads } = scene();
    const first = add("k1");
    expect([await first(), await first(), reads()]).toEqual([true, true, 1]);
    const second = add("k2");
    expect([await second(), reads()]).toEqual([false, 1]);
    clock.now += 10_001;
    expect([await second(), await first(), reads()]).toEqual([true, true, 2]);
    published.delete("k1");
    clock.now += 600_001;
    expect([await first(), await second(), reads()]).toEqual([false, true, 3]);
  });

  test("an issuer that is away shuts out nobody who was let in before, and lets in nobody new", async () => {
    const { clock, add, setBroken } = scene();
    const first = add("k1");
    expect(await first()).toBe(true);
    setBroken(true);
    const second = add("k2");
    clock.now += 600_001;
    expect([await first(), await second()]).toEqual([true, false]);
    const never = scene();
    never.setBroken(true);
    await expect(never.add("k1")()).rejects.toThrow("unreachable");
  });
});

/** `+` may, `-` may not: viewer, promoter, admin. Every route of the description stands here, or the test fails. */
const table = `
GET /v1/runs +++
GET /v1/runs/{id} +++
GET /v1/runs/{id}/checkpoints/{step} +++
GET /v1/runs/{id}/checkpoints +++
GET /v1/runs/{id}/operations +++
GET /v1/runs/{id}/record +++
GET /v1/runs/{id}/states +++
GET /v1/records +++
GET /v1/groups +++
GET /v1/groups/{id} +++
GET /v1/inbox +++
POST /v1/coverage +++
GET /v1/releases +++
GET /metrics +++
GET /v1/find +++
POST /v1/find +++
POST /v1/subjects/erase --+
GET /v1/stats +++
POST /v1/runs/{id}/feedback -++
POST /v1/runs/{id}/mark -++
POST /v1/runs/{id}/promote -++
POST /v1/groups/{id}/state -++
DELETE /v1/runs/{id} -++
POST /v1/runs --+
POST /v1/traces --+
POST /v1/logs --+
POST /v1/metrics --+
PUT /v1/runs/{id}/checkpoints/{step} --+
PUT /v1/runs/{id}/record --+
PATCH /v1/runs/{id}/record --+
POST /v1/runs/{id}/operations --+
GET /v1/audit --+
GET /v1/tokens --+
DELETE /v1/tokens/{token} --+
DELETE /v1/subjects/{user} --+
GET /v1/projects ---
GET /v1/projects/{project} ---
PUT /v1/projects/{project} ---
DELETE /v1/projects/{project} ---
GET /v1/projects/{project}/audit ---
GET /v1/projects/{project}/export ---
POST /v1/projects/{project}/import ---
POST /v1/projects/{project}/rebuild ---
GET /v1/projects/{project}/tokens ---
POST /v1/projects/{project}/tokens ---
DELETE /v1/projects/{project}/tokens/{token} ---
`;

describe("roles", () => {
  test("each role may what the table says, on every route", async () => {
    const emails = ["vera@acme.example", "paul@acme.example", "ada@acme.example"];
    const description = (await (await fetch(`${worker.url}/openapi.json`)).json()) as { paths: Record<string, object> };
    const routes = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
    );
    const open = ["/healthz", "/readyz", "/openapi.json", "/v1/hooks/{project}"];
    const seen: string[] = [];
    for (const { path, method } of routes.filter((route) => !open.includes(route.path))) {
      const at = path.replaceAll("{project}", "billing").replaceAll(/\{\w+\}/g, "nothing");
      const may = [];
      for (const email of emails) {
        const body = method === "GET" || method === "DELETE" ? {} : { body: {} };
        const query = path === "/v1/find" && method === "GET" ? "?q=x" : "";
        const status = await statusOf({ path: `${at}${query}`, method, jwt: identity(email), ...body });
        may.push(status === 401 || status === 403 ? "-" : "+");
      }
      seen.push(`${method} ${path} ${may.join("")}`);
    }
    expect(seen.toSorted()).toEqual(table.trim().split("\n").toSorted());
  });

  test("a promoter rates a run; a viewer is told which scope is missing", async () => {
    const rate = { path: "/v1/runs/r-1/feedback", method: "POST", body: { rating: "bad" } };
    expect(await statusOf({ ...rate, jwt: identity("paul@acme.example") })).toBe(200);
    const refused = await ask({ ...rate, jwt: identity("vera@acme.example") });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: { message: "this credential lacks the scope ingest or promote" } },
    ]);
  });

  test("a page shows no button that its reader may not use", async () => {
    const { groups } = await agent.json("/v1/groups");
    const pages = [
      "/",
      "/runs/r-1",
      `/groups/${encodeURIComponent(groups[0]?.id ?? "")}`,
      "/tokens",
      "/runs/r-1/promote",
    ];
    const actionsOf = async (email: string) => {
      const shown: string[] = [];
      // One after another: a project's limit on requests at once would refuse some.
      for (const path of pages)
        shown.push(await (await ask({ path: `${path}?project=billing`, jwt: identity(email) })).text());
      const forms = shown.flatMap((page) => [...page.matchAll(/<form[^>]*>.*?<\/form>/gs)].map(([form]) => form));
      const posts = forms.filter((form) => form.includes('method="post"') && form.includes("<button"));
      return new Set(posts.map((form) => /action="([^"]+)"/.exec(form)?.[1] ?? ""));
    };
    const viewer = await actionsOf("vera@acme.example");
    const promoter = await actionsOf("paul@acme.example");
    const admin = await actionsOf("ada@acme.example");
    const anybody = ["/find", "/sign-out"];
    expect([...viewer].filter((action) => !anybody.includes(action))).toEqual([]);
    const revokes = (action: string) => action.startsWith("/tokens/");
    expect([...promoter].filter(revokes)).toEqual([]);
    expect([...admin].some(revokes)).toBe(true);
    const acting = [...promoter].filter((action) => !anybody.includes(action));
    expect(acting.length).toBeGreaterThan(2);
    // The twin: what the promoter is shown is refused to the viewer, who was not shown it.
    for (const path of acting) {
      const headers = { "cf-access-jwt-assertion": identity("vera@acme.example"), origin: worker.url };
      const post = { method: "POST", headers: { ...headers, "content-type": "application/x-www-form-urlencoded" } };
      const answer = await fetch(`${worker.url}${path.replaceAll("&amp;", "&")}?project=billing`, {
        ...post,
        body: `state=ignored&group=${encodeURIComponent(groups[0]?.id ?? "")}&rating=bad&mark=promote`,
        redirect: "manual",
      });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    const empty = await fetch(`${worker.url}/groups/state?project=billing`, {
      method: "POST",
      headers: { "cf-access-jwt-assertion": identity("paul@acme.example"), origin: worker.url },
      body: new URLSearchParams(),
    });
    expect([empty.status, await empty.text()]).toEqual([400, expect.stringContaining("form: state")]);
  });

  test("a promote token opens the page of what it promotes, and no list", async () => {
    const page = async (scope: string, path: string) => {
      const body = JSON.stringify({ name: scope, scopes: [scope] });
      const made = await worker.admin("/v1/projects/billing/tokens", { method: "POST", body });
      const { token } = (await made.json()) as { token: string };
      const answer = await fetch(`${worker.url}${path}`, { headers: { cookie: `replaykit_token=${token}` } });
      return [answer.status, /action="\/runs\/[^"]*\/mark"/.test(await answer.text())];
    };
    expect(await page("promote", "/runs/r-1")).toEqual([200, true]);
    expect(await page("read", "/runs/r-1")).toEqual([200, false]);
    expect(await page("ingest", "/runs/r-1")).toEqual([403, false]);
    expect(await page("promote", "/")).toEqual([403, false]);
  });

  test("what people do stands in the audit under their address", async () => {
    await statusOf({
      path: "/v1/runs/r-2/mark",
      method: "POST",
      body: { mark: "promote" },
      jwt: identity("paul@acme.example"),
    });
    const { acts } = (await (await ask({ path: "/v1/audit", jwt: identity("ada@acme.example") })).json()) as {
      acts: { act: string; actor: string }[];
    };
    expect(acts).toContainEqual(expect.objectContaining({ act: "mark promote", actor: "person:paul@acme.example" }));
  });

  test("the administrator's own token is no project's credential", async () => {
    const answer = await fetch(`${worker.url}/v1/runs`, { headers: { authorization: `Bearer ${adminToken}` } });
    expect(answer.status).toBe(401);
  });
});

describe("pages", () => {
  test("who is looked for stands in no address; another site's form finds nothing", async () => {
    const jwt = identity("vera@acme.example");
    const find = (origin: string) =>
      fetch(`${worker.url}/find`, {
        method: "POST",
        headers: { "cf-access-jwt-assertion": jwt, cookie: "replaykit_project=billing", origin },
        body: new URLSearchParams({ q: "r-1" }),
        redirect: "manual",
      });
    const sent = await find(worker.url);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/find"]);
    const [remembered = ""] = (sent.headers.get("set-cookie") ?? "").split(";");
    const cookie = `replaykit_project=billing; ${remembered}`;
    const found = await fetch(`${worker.url}/find`, { headers: { "cf-access-jwt-assertion": jwt, cookie } });
    const page = await found.text();
    expect([found.status, page]).toEqual([200, expect.stringMatching(/Found for “.*r-1.*”/s)]);
    expect(page).toMatch(/href="\/runs\/[0-9a-f]{24}"/);
    expect(page).toContain('<form class="line" method="post" action="/find">');
    expect((await find("https://evil.example")).status).toBe(403);
  });

  test("a person of the team signs in by opening a project, which the next pages remember", async () => {
    const jwt = identity("paul@acme.example");
    const open = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${worker.url}${path}`, { headers: { "cf-access-jwt-assertion": jwt, ...headers }, redirect: "manual" });
    const first = await open("/?project=billing");
    expect(first.status).toBe(200);
    const cookie = first.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^replaykit_project=billing; .*HttpOnly/);
    expect((await open("/", { cookie: cookie.split(";")[0] ?? "" })).status).toBe(200);
    const stranger = await open("/?project=other");
    expect([stranger.status, stranger.headers.get("set-cookie")]).toEqual([303, null]);
    expect((await open("/")).status).toBe(303);
  });

  test("a promoter rates with the page's button", async () => {
    const answer = await fetch(`${worker.url}/runs/r-2/feedback?project=billing`, {
      method: "POST",
      headers: {
        "cf-access-jwt-assertion": identity("paul@acme.example"),
        "content-type": "application/x-www-form-urlencoded",
        origin: worker.url,
      },
      body: "rating=bad&comment=wrong",
      redirect: "manual",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/runs/r-2"]);
  });
});
