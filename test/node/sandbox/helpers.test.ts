import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseCaseYaml } from "../../../src/core/case/case-yaml.ts";
import { createSpending } from "../../../src/gateway/spending.ts";
import { createBaseCheckout } from "../../../src/node/git/base-checkout.ts";
import { judgeCommand } from "../../../src/node/judge/judge-command.ts";
import { createBoxes } from "../../../src/node/sandbox/boxes.ts";
import { openSandbox } from "../../../src/node/sandbox/sandbox.ts";
import { simulatedUser } from "../../../src/node/judge/simulated-user.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { leaveOut } from "../../support/left-out.ts";
import { type TemporaryFolder, temporaryFolder } from "../../support/temporary-folder.ts";
import { caseFilesOf, testProject } from "../project.ts";

const opened = await openSandbox();
const sandbox = "reason" in opened ? undefined : opened;
if ("reason" in opened) leaveOut("helpers in the sandbox", `this system allows none: ${opened.reason}`);

let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => {
  server.close();
  sandbox?.[Symbol.dispose]();
});

/** Writes to the checkout and tries a port of the machine; then says so, as the words in the place of SAID. */
const deed = (said: string): string => `
import { appendFileSync, readFileSync } from "node:fs";
import { connect } from "node:net";
readFileSync(0);
appendFileSync("kept.txt", "more\\n");
const reached = await new Promise((done) => {
  const socket = connect(Number(process.argv[2]), "127.0.0.1", () => { socket.destroy(); done(true); });
  socket.on("error", () => done(false));
});
const said = "reached " + reached + ", wrote " + readFileSync("kept.txt", "utf8").split("\\n").length;
console.log(${said});
`;

const env = { PATH: process.env["PATH"] ?? "" };
const boxIn = (root: string) => sandbox && createBoxes(sandbox, { root, env, shown: [], writable: [] }).closed;
const kept = (folder: TemporaryFolder) => readFileSync(join(folder.path, "kept.txt"), "utf8");

describe.skipIf(!sandbox)("in the sandbox", () => {
  it.each([
    { where: "within", inside: true, said: "reached false, wrote 3", left: "one\n" },
    { where: "without", inside: false, said: "reached true, wrote 3", left: "one\nmore\n" },
  ])("a simulated user reaches nothing and leaves nothing: $where", async ({ inside, said, left }) => {
    using folder = temporaryFolder({ "kept.txt": "one\n", "user.mjs": deed("said") });
    const yaml = caseFilesOf("talk")["cases/talk/case.yaml"] ?? "";
    const simulator = `{ command: [node, user.mjs, "${port}"] }`;
    const text = yaml.replace(/^scenario: .*$/m, `scenario: { mode: simulated, simulator: ${simulator} }`);
    const place = { cwd: folder.path, env, box: inside ? boxIn(folder.path) : undefined };
    const options = { place, config: undefined, env, spending: createSpending(configSchema.parse({})), redact: String };
    const user = simulatedUser(parseCaseYaml(text, "case.yaml").case, options);
    expect(await user?.next({ messages: [], said: "" })).toBe(said);
    expect(kept(folder)).toBe(left);
  });

  it.each([
    { where: "within", inside: true, said: "reached false, wrote 3", left: "one\n" },
    { where: "without", inside: false, said: "reached true, wrote 3", left: "one\nmore\n" },
  ])("nor does a judge's command: $where", async ({ inside, said, left }) => {
    const answer = `JSON.stringify({ verdict: "pass", reason: said })`;
    using folder = temporaryFolder({ "kept.txt": "one\n", "judge.mjs": deed(answer) });
    const place = { root: folder.path, env, passEnv: [], timeoutMs: 20_000, ...(inside ? { sandbox } : {}) };
    const cast = judgeCommand(["node", "judge.mjs", `${port}`], place);
    const { vote } = await cast({ statement: "It holds.", subject: {}, prompt: "" } as unknown as Parameters<
      typeof cast
    >[0]); // a command reads only these
    expect(vote).toEqual({ kind: "answer", answer: { verdict: "pass", reason: said } });
    expect(kept(folder)).toBe(left);
  });

  it("the set-up of the base leaves what it made in its own checkout, and nothing beside it", async () => {
    using folder = temporaryFolder({ "kept.txt": "one\n", "home/a.txt": "a\n" });
    const git = (...args: string[]) => execFileSync("git", args, { cwd: folder.path, encoding: "utf8" }).trim();
    git("init", "--quiet");
    git("add", "kept.txt");
    git("-c", "user.name=x", "-c", "user.email=x@example.com", "commit", "--quiet", "-m", "base");
    const home = join(folder.path, "home");
    const command = "sh -c 'echo made > made.txt; echo left > $HOME/left.txt; cat $HOME/left.txt >> made.txt'";
    await using base = createBaseCheckout({
      name: "main",
      commit: git("rev-parse", "HEAD"),
      cwd: folder.path,
      config: configSchema.parse({}),
      setup: { command, env: { ...env, HOME: home } },
    });
    const { root } = await base.open();
    expect(readFileSync(join(root, "made.txt"), "utf8")).toBe("made\nleft\n");
    expect(existsSync(join(home, "left.txt"))).toBe(false);
    expect(existsSync(join(folder.path, "made.txt"))).toBe(false);
  });

  it("a warm runner's changes are told with the case that made them", async () => {
    const agent = `
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  const { case_id, attempt } = JSON.parse(line);
  appendFileSync(case_id + ".txt", "x\\n");
  console.log(JSON.stringify({ case_id, attempt, status: "success", final_output: "ok", tool_calls: [] }));
}`;
    using project = testProject({ ...caseFilesOf("first"), ...caseFilesOf("second"), "warm.mjs": agent });
    const runner = { command: [process.execPath, "warm.mjs"], mode: "jsonl" };
    const { cases } = await project.replayWith(runner, { jobs: 1 });
    expect(cases.map(({ case_id, attempts }) => [case_id, attempts[0]?.wrote])).toEqual([
      ["first", [{ path: "first.txt", what: "new, 1 line" }]],
      ["second", [{ path: "second.txt", what: "new, 1 line" }]],
    ]);
    expect(existsSync(join(project.path, "first.txt"))).toBe(false);
  });
});
