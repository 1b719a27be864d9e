import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type Client, sharedWorker, type TestWorker } from "../worker/support/harness.ts";
import { langfuseTrace, startLangfuse } from "./trace-services.ts";

const args = ["worker", "push", "--from", "langfuse", "--since", "1d"];
let worker: TestWorker;
beforeAll(async () => {
  worker = await sharedWorker(import.meta.filename);
});

/** Goes on to the Worker for the first request, and refuses all that come after it. */
async function startGate(url: string) {
  let requests = 0;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1;
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const { authorization = "", "content-type": type = "", "content-encoding": encoding = "" } = request.headers;
    const headers = { authorization, "content-type": type, "content-encoding": encoding };
    const answer = requests > 1 ? undefined : await fetch(`${url}${request.url}`, { method: "POST", headers, body });
    response.writeHead(answer?.status ?? 401, { "content-type": "application/json" });
    response.end((await answer?.text()) ?? "{}");
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => void server.close(() => done())),
  };
}

async function scene(id: string) {
  const client: Client = await worker.project(id, { sampling: { success: 1 } });
  const langfuse = await startLangfuse("pk-lf-1:sk-lf-1");
  const folder = temporaryFolder({});
  for (let n = 0; n < 45; n += 1) langfuse.traces.push(langfuseTrace(`run-${n}`, 100 - n));
  const push = async (url: string, ...more: string[]) => {
    const env = {
      LANGFUSE_PUBLIC_KEY: "pk-lf-1",
      LANGFUSE_SECRET_KEY: "sk-lf-1",
      LANGFUSE_HOST: langfuse.url,
      REPLAYKIT_WORKER_URL: url,
      REPLAYKIT_WORKER_TOKEN: client.token,
    };
    const { exit, stdout, stderr } = await cli([...args, ...more], { cwd: folder.path, env });
    return { exit, sent: stdout.split("\n").filter((line) => line.startsWith("stored ")).length, stderr };
  };
  const dispose = async () => {
    folder[Symbol.dispose]();
    await langfuse[Symbol.asyncDispose]();
  };
  return { client, langfuse, push, [Symbol.asyncDispose]: dispose };
}

it("what a service has goes to the Worker, and nothing is lost while the Worker is down", async () => {
  await using place = await scene("pulled");
  const { client, push } = place;
  expect(await push("http://127.0.0.1:9")).toEqual({
    exit: 2,
    sent: 0,
    stderr: expect.stringContaining("http://127.0.0.1:9 could not be reached"),
  });
  expect(await push(worker.url)).toEqual({
    exit: 0,
    sent: 45,
    stderr: expect.stringMatching(/45 new traces sent\n$/),
  });
  expect(await push(worker.url)).toEqual({ exit: 0, sent: 0, stderr: expect.stringMatching(/0 new traces sent\n$/) });
  expect(await client.stats()).toMatchObject({ received: 45, stored: 45 });
});

it("what the Worker answered for is not sent again after a fault; what it did not is, and what cannot be read is named", async () => {
  await using place = await scene("cut-off");
  const { client, langfuse, push } = place;
  await using gate = await startGate(worker.url);
  const cut = await push(gate.url);
  expect([cut.exit, cut.stderr]).toEqual([2, expect.stringContaining("401")]);
  const { stored } = await client.stats();
  expect([Number(stored) > 0, Number(stored) < 45]).toEqual([true, true]);
  langfuse.traces.push(langfuseTrace("gone/..", 5));
  const rest = await push(worker.url);
  expect(rest).toMatchObject({ exit: 2, stderr: expect.stringMatching(/not sent: Langfuse: .*: 404: /) });
  expect(await client.stats()).toMatchObject({ received: 45, stored: 45, duplicate: 0 });
  expect(await push(worker.url)).toMatchObject({ exit: 0, sent: 0 });
});

it("sends what can be read beside more faults than a call takes arguments", async () => {
  const good = JSON.stringify({ run_id: "good", events: [{ type: "final_output", content: "done" }] });
  using folder = temporaryFolder({ "runs.json": `[${good}${',{"run_id":1}'.repeat(150_000)}]` });
  const client = await worker.project("many-faults", { sampling: { success: 1 } });
  const words = ["worker", "push", "runs.json", "--json", "--worker", worker.url, "--token", client.token];
  const { exit, stdout } = await cli(words, { cwd: folder.path });
  const { items, left_out } = JSON.parse(stdout) as { items: unknown[]; left_out: unknown[] };
  expect([exit, items.length, left_out.length]).toEqual([2, 1, 150_000]);
});

it("says what does not go together", async () => {
  const said = async (...words: string[]) => {
    const env = { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_WORKER_TOKEN: "rk_x" };
    const { exit, stderr } = await cli(["worker", "push", ...words], { cwd: import.meta.dirname, env });
    return [exit, stderr];
  };
  expect(await said("--from", "langfuse", "trace.json")).toEqual([2, expect.stringContaining("--from takes no files")]);
  expect(await said("--since", "1d", "trace.json")).toEqual([
    2,
    expect.stringContaining("--since works only with --from"),
  ]);
  expect(await said()).toEqual([2, expect.stringContaining("push takes trace files, folders of them")]);
});
