import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorker, type TestWorker } from "./support/harness.ts";

const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
const foreign = generateKeyPairSync("rsa", { modulusLength: 2048 });
let issuer: Server;
let url: string;
let worker: TestWorker;

beforeAll(async () => {
  const keys = { keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "k1", alg: "RS256", use: "sig" }] };
  issuer = createServer((_request, response) => response.end(JSON.stringify(keys)));
  await new Promise<void>((resolve) => issuer.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  worker = await startWorker({ OIDC_ISSUER: url });
  await worker.project("ci", {
    oidc: [
      { repository_id: "42", scopes: ["read"] },
      { repository_id: "43", job_workflow_ref: "o/r/.github/workflows/x.yml@refs/heads/main" },
    ],
  });
});
afterAll(async () => {
  await worker.close();
  issuer.close();
});

const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  iss: url,
  aud: "replaykit",
  exp: now() + 300,
  iat: now(),
  nbf: now() - 5,
  repository_id: "42",
  repository: "o/r",
});

function token(
  payload: object,
  { key = own.privateKey, header = {} }: { key?: KeyObject; header?: object } = {},
): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${encode({ alg: "RS256", typ: "JWT", kid: "k1", ...header })}.${encode(payload)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

async function ask(jwt: string, project = "ci", path = "/v1/runs"): Promise<number> {
  const answer = await fetch(`${worker.url}${path}`, {
    headers: { authorization: `Bearer ${jwt}`, "x-replaykit-project": project },
  });
  await answer.arrayBuffer();
  return answer.status;
}

test("a workflow of a repository that the project names may do what the project says", async () => {
  expect(await ask(token(claims()))).toBe(200);
  expect(await ask(token(claims()), "ci", "/v1/audit")).toBe(403);
  expect(
    await ask(
      token({ ...claims(), repository_id: "43", job_workflow_ref: "o/r/.github/workflows/x.yml@refs/heads/main" }),
    ),
  ).toBe(200);
});

test.each<[string, () => string, string?]>([
  ["an expired one", () => token({ ...claims(), exp: now() - 10 })],
  ["one without an expiry", () => token({ ...claims(), exp: undefined })],
  ["one of the future", () => token({ ...claims(), nbf: now() + 600 })],
  ["another issuer's", () => token({ ...claims(), iss: "https://evil.example" })],
  ["one for another audience", () => token({ ...claims(), aud: "sts.amazonaws.com" })],
  ["another repository's", () => token({ ...claims(), repository_id: "7" })],
  ["one of the same name only", () => token({ ...claims(), repository_id: undefined })],
  [
    "another workflow's",
    () => token({ ...claims(), repository_id: "43", job_workflow_ref: "o/r/.github/workflows/y.yml@refs/heads/main" }),
  ],
  ["one that a stranger signed", () => token(claims(), { key: foreign.privateKey })],
  ["one without a signature", () => token(claims(), { header: { alg: "none" } })],
  ["one that asks for another algorithm", () => token(claims(), { header: { alg: "HS256" } })],
  ["one of an unknown key", () => token(claims(), { header: { kid: "k2" } })],
  [
    "a changed one",
    () =>
      token(claims()).replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify({ ...claims(), repository_id: "43" })).toString("base64url")}.`,
      ),
  ],
  ["one for another project", () => token(claims()), "nobody"],
  ["no token at all", () => "a.b.c"],
])("refused: %s", async (_name, make, project) => {
  expect(await ask(make(), project)).toBe(401);
});
