/**
 * The whole loop on one machine, with real parts: runs of an agent reach the Worker through an official OTLP exporter, a group of
 * failures appears, one of them becomes a pull request with a case, and the shipped Action judges three pull requests.
 *
 *   npm run demo                      ends by itself
 *   npm run demo -- --keep            leaves the Worker up until Ctrl-C
 *   npm run demo -- --folder <path>   where checkouts and comments go (default: a new folder for temporary files)
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Client, startWorker } from "../../test/worker/support/harness.ts";
import { shippedCli } from "../../test/support/shipped-cli.ts";
import { answer } from "./agent/answer.mjs";
import { brokenAnswer, fixedAnswer, startDemoRepository } from "./demo-repository.ts";
import { runProduction } from "./production.ts";

const root = resolve(import.meta.dirname, "../..");
const { values } = parseArgs({ options: { keep: { type: "boolean" }, folder: { type: "string" } } });
const folder = values.folder ?? mkdtempSync(join(tmpdir(), "replaykit-demo-"));
const started = performance.now();

mkdirSync(folder, { recursive: true });
const script = shippedAction();

const repository = await startDemoRepository(folder, script);
const worker = await startWorker({ GITHUB_TOKEN: "demo", GITHUB_API_URL: repository.github.url });
try {
  const client = await worker.project("demo", { sampling: { success: 1 }, repositories: [repository.name] });
  const sent = await runProduction(answer, { url: worker.url, token: client.token });
  say("production", `${sent} runs of support-agent sent by OpenTelemetry's exporter to ${worker.url}/v1/traces`);
  const group = await failingGroup(client, 3);
  say("inbox", `${group.count} of them failed alike: "${group.title}" (${group.id})`);
  const proposed = await promote(client.token, group.recent[0] ?? "");
  say("promote", `pull request ${proposed.number} adds the case ${proposed.case_id}`);
  if (proposed.rate)
    say("", `it reproduced in ${proposed.rate.reproduced} of ${proposed.rate.of} attempts on the base`);
  for (const note of proposed.notes) say("", note);
  await judge(proposed.number, "the case alone, agent unchanged");
  await repository.merge(proposed.branch);
  const fix = await repository.propose("fix-order-loop", "Tell the customer after two tries", {
    "answer.mjs": fixedAnswer,
  });
  await judge(fix, "the agent is fixed");
  await repository.merge("fix-order-loop");
  await guard();
  const back = await repository.propose("rewrite-agent", "Rewrite the agent", { "answer.mjs": brokenAnswer });
  await judge(back, "a rewrite brings the failure back");
  tellWhereToLook(proposed.case_id);
  if (values.keep) await keepUp(client);
} finally {
  await worker.close();
  await repository[Symbol.asyncDispose]();
}

/** What a release ships; a checkout that was not built yet builds it beside the rest of the demo. */
function shippedAction(): string {
  const shipped = join(root, "dist/action.js");
  if (existsSync(shipped)) return shipped;
  const out = join(folder, "dist");
  execFileSync(process.execPath, ["scripts/build.ts", "--out", out], { cwd: root });
  return join(out, "action.js");
}

interface Group {
  id: string;
  title: string;
  count: number;
  recent: string[];
}

/** A trace is closed a moment after its last span: the group is there when all its runs are. */
async function failingGroup(client: Client, count: number): Promise<Group> {
  for (let i = 0; i < 150; i += 1) {
    const { groups }: { groups: Group[] } = JSON.parse(await (await client.send("/v1/groups")).text());
    const found = groups.find((group) => group.count >= count);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no group of ${count} failures appeared:\n${JSON.stringify(await client.json("/v1/runs"), null, 2)}`);
}

interface Proposed {
  case_id: string;
  branch: string;
  url: string;
  /** Measured in the checkout, before the case is proposed. */
  rate?: { reproduced: number; of: number };
  notes: string[];
}

/** `replaykit promote <run id>`: reads the run from the Worker and opens the pull request. */
async function promote(token: string, run: string) {
  const env = {
    REPLAYKIT_WORKER_URL: worker.url,
    REPLAYKIT_WORKER_TOKEN: token,
    GITHUB_TOKEN: "demo",
    GITHUB_REPOSITORY: repository.name,
    GITHUB_API_URL: repository.github.url,
  };
  const { exit, stdout, stderr } = await shippedCli(["promote", run, "--json"], {
    cwd: await repository.checkout("main"),
    env,
  });
  if (exit !== 0) throw new Error(`replaykit promote failed:\n${stdout}${stderr}`);
  const proposed: Proposed = JSON.parse(stdout);
  return { ...proposed, number: Number(proposed.url.split("/").at(-1)) };
}

async function judge(number: number, what: string): Promise<void> {
  const { comment, exit } = await repository.replay(number);
  const headline = comment.split("\n").find((line) => line.startsWith("#")) ?? comment.slice(0, 200);
  say(
    `pull request ${number}`,
    `${what}: ${headline.replace(/^#+\s*/, "")} (the check ${exit === 0 ? "passes" : "fails"})`,
  );
}

/** The Action on the default branch proposes what is proven fixed as a guard. */
async function guard(): Promise<void> {
  const { exit, log } = await repository.onMain({ mode: "guard" });
  if (exit !== 0) throw new Error(`the Action in mode guard failed:\n${log}`);
  await repository.merge("replaykit/guards");
  say("guard", "the Action proposed the fixed case as a guard; merged");
}

function tellWhereToLook(id: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`
Done in ${seconds} s. Where to look:
  case       ${join(folder, "checkouts")}/*/cases/${id}
  comments   ${join(folder, "comment-<number>.md")}
  again      npm run demo -- --keep leaves the Worker up
`);
}

/** The broken agent goes on in production, so that the guarded failure is there to be promoted again. */
async function keepUp({ token }: Client): Promise<void> {
  await runProduction(answer, { url: worker.url, token });
  process.stdout.write(`
The page is at ${worker.url}/ — sign in with ${token}
The failure that is guarded now happened again: promote its newest run there, and the guard is proposed to be open again.
Ctrl-C ends it.
`);
  const timer = setInterval(() => {}, 60_000); // signals alone keep no process alive
  await new Promise((done) => process.once("SIGINT", done));
  clearInterval(timer);
}

function say(part: string, text: string): void {
  process.stdout.write(`${part.padEnd(16)} ${text}\n`);
}
