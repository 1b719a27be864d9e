import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { packageOptions } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");
const articleAgent = `${process.execPath} ${resolve(root, "examples/article/agent-v1.mjs")}`;
const env = { NODE_OPTIONS: packageOptions };

it("names the empty documents as what decides the incident of the article", async () => {
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\neffects: { search_docs: read }\n" });
  const options = { cwd: folder.path, env };
  const runner = ["--runner-cmd", articleAgent];
  // The incident, and a run of the same agent that had found a document.
  await record(folder.path, articleAgent, "run_xyz789");
  const found = '/retrieved_docs=["Refunds within 30 days."]';
  await cli(
    ["runs", "fork", "run_xyz789", "--step", "1", "--set", found, "--id", "with-a-document", ...runner],
    options,
  );

  const { exit, stdout } = await cli(["runs", "bisect", "with-a-document", "run_xyz789", ...runner], options);
  expect(stdout.replace(/run_xyz789-bisect-\d+$/m, "<fork>")).toBe(`/retrieved_docs/0 at step 1 decides
  - nothing  → error: step limit of 20 reached
  + "Refunds within 30 days."  → success: "From the documents: Refunds within 30 days."
found with 2 forks

Next: npx replaykit diff run_xyz789 <fork>
`);
  expect(exit).toBe(0);
  const json = await cli(["runs", "bisect", "with-a-document", "run_xyz789", "--json", ...runner], options);
  expect(JSON.parse(json.stdout)).toMatchObject({ found: true, step: 1, pointer: "/retrieved_docs/0", alone: true });

  const same = await cli(["runs", "bisect", "run_xyz789", "run_xyz789", ...runner], options);
  expect([same.exit, same.stderr]).toEqual([2, expect.stringContaining("both runs ended alike: error: step limit")]);
  const unsafe = await cli(["runs", "bisect", "with-a-document", "run_xyz789", "--runner-cmd", "true"], options);
  expect(unsafe.exit).toBe(2);
});

/** Sends a mail, and then says whom it greeted: only the name in the state decides. */
const mailer = `
import { appendFileSync } from "node:fs";
import { kitFromEnvironment } from "replaykit/node";
const kit = kitFromEnvironment();
const [runId, name] = process.argv.slice(2);
await kit.run({ agent: "mailer", runId }, async (run) => {
  const send = run.tool("send", ({ to }) => (appendFileSync("sent", to + "\\n"), { ok: true }), { effect: "write" });
  run.state.other = name;
  await run.step("look", () => (run.state.name = name));
  await run.step("greet", async () => {
    await send({ to: run.state.name });
    run.state.greeting = "Dear " + run.state.name;
    return null;
  });
  return run.step("say", () => run.state.greeting);
});
await kit.close();
`;

it("makes no write on the way, and says where chance decides", async () => {
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n", "agent.mjs": mailer });
  const command = `${process.execPath} agent.mjs`;
  const options = { cwd: folder.path, env };
  await record(folder.path, command, "good", "Ada");
  await record(folder.path, command, "bad", "Bob");
  const sent = () => readFileSync(join(folder.path, "sent"), "utf8");
  expect(sent()).toBe("Ada\nBob\n");
  const { exit, stdout } = await cli(["runs", "bisect", "good", "bad", "--runner-cmd", `${command} x Bob`], options);
  expect([exit, stdout.split("\n").slice(0, 3)]).toEqual([
    0,
    ["/name at step 1 decides", '  - "Bob"  → success: "Dear Bob"', '  + "Ada"  → success: "Dear Ada"'],
  ]);
  expect(sent()).toBe("Ada\nBob\n");
  const shown = await cli(["runs", "--json"], options);
  const forks = JSON.parse(shown.stdout).runs.filter(({ run_id }: { run_id: string }) => run_id.includes("bisect"));
  expect(forks.length).toBeGreaterThan(2);
  expect(new Set(forks.map(({ retention }: { retention: string }) => retention))).toEqual(new Set(["test"]));
  expect(existsSync(join(folder.path, "sent"))).toBe(true);
});

async function record(cwd: string, command: string, ...args: string[]): Promise<void> {
  const { spawnSync } = await import("node:child_process");
  const [program = "", ...rest] = command.split(" ");
  spawnSync(program, [...rest, ...args], { cwd, env: { ...process.env, ...env } });
}
