import { createVerify, generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { readVariables } from "../../worker/env.ts";
import { createGithubAccess } from "../../worker/promote/github-access.ts";

interface Seen {
  path: string;
  authorization: string;
  body: unknown;
}

/** Answers as the three endpoints that an App uses, and keeps what it was asked. */
async function startAppServer() {
  const seen: Seen[] = [];
  const server = createServer((request, response) => void reply(request, response));
  async function reply(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = await Array.fromAsync(request, (chunk: Buffer) => chunk);
    const text = Buffer.concat(chunks).toString();
    const { url = "", headers } = request;
    seen.push({
      path: url,
      authorization: headers.authorization ?? "",
      body: text === "" ? undefined : JSON.parse(text),
    });
    response.setHeader("content-type", "application/json");
    if (url.endsWith("/installation")) return response.end('{"id":7}');
    if (url.endsWith("/access_tokens")) return response.writeHead(201).end('{"token":"ghs_one_repository"}');
    return response.end("{}");
  }
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return { url, seen, [Symbol.dispose]: () => void server.close() };
}

it("mints a token for one repository, with contents and pull requests only, signed by the App's key", async () => {
  using server = await startAppServer();
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const GITHUB_APP_KEY = privateKey.export({ type: "pkcs1", format: "pem" }).toString();
  const variables = readVariables({
    REPLAYKIT_KEY: "0123456789abcdef",
    GITHUB_APP_ID: "42",
    GITHUB_APP_KEY,
    GITHUB_API_URL: server.url,
  });
  const now = Date.UTC(2026, 10, 21);
  const github = await createGithubAccess(variables, () => now)({ owner: "acme", repo: "agent" });
  await github.octokit.request("GET /repos/{owner}/{repo}", { owner: "acme", repo: "agent" });
  expect(server.seen.map(({ path }) => path)).toEqual([
    "/repos/acme/agent/installation",
    "/app/installations/7/access_tokens",
    "/repos/acme/agent",
  ]);
  const permissions = { contents: "write", pull_requests: "write" };
  expect(server.seen[1]?.body).toEqual({ repositories: ["agent"], permissions });
  expect(server.seen[2]?.authorization).toBe("token ghs_one_repository");
  const [head = "", claims = "", signature = ""] = (server.seen[0]?.authorization ?? "")
    .replace(/^\S+ /, "")
    .split(".");
  const verified = createVerify("RSA-SHA256").update(`${head}.${claims}`).verify(publicKey, signature, "base64url");
  expect(verified).toBe(true);
  const seconds = now / 1000;
  const said: unknown = JSON.parse(Buffer.from(claims, "base64url").toString());
  expect(said).toEqual({ iat: seconds - 60, exp: seconds + 540, iss: "42" });
});

it("says what to set where the Worker has no access", async () => {
  const variables = readVariables({ REPLAYKIT_KEY: "0123456789abcdef" });
  const access = createGithubAccess(variables, () => 0);
  await expect(access({ owner: "acme", repo: "agent" })).rejects.toMatchObject({
    code: "forbidden",
    hint: expect.stringContaining("GITHUB_APP_KEY"),
  });
});
