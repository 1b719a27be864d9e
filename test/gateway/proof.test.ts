import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { AttemptResult } from "../../src/core/schema/attempt-result.ts";
import { builtDist } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { leaveOut } from "../support/left-out.ts";
import { python, pythonHas } from "../support/python.ts";
import { repeatedReplay } from "../support/repeated-replay.ts";
import { type TemporaryFolder, temporaryFolder } from "../support/temporary-folder.ts";
import { chatStream, type StubAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

/** `REPLAYKIT_PROOF_REPLAYS=100` is the whole proof; a build takes a part of it. */
const replays = Number(process.env["REPLAYKIT_PROOF_REPLAYS"] ?? 2);
const agents = join(import.meta.dirname, "agents");
const root = resolve(import.meta.dirname, "../..");

const programs = [
  { name: "Node", words: ["node", join(agents, "proof-agent.mjs")], skip: false },
  {
    name: "Python",
    words: [python, join(agents, "proof_agent.py")],
    skip: !pythonHas("openai", "httpx2", "mcp.client.client"),
  },
];

const called = (id: string, name: string, args: object) => ({ id, name, args });

/** Two user turns: two reads at once, one of them behind MCP; then more money back than was paid. */
function model({ body }: StubRequest): StubAnswer {
  const messages = body.messages ?? [];
  const count = (role: string) => messages.filter((message) => message.role === role).length;
  const stage = `${count("user")}-${count("tool")}`;
  const reads = [called("a", "lookup", { user: "u1" }), called("b", "lookup_policy", { topic: "refund" })];
  if (stage === "1-0") return chatStream(stage, undefined, reads);
  if (stage === "1-2") return chatStream(stage, "You were charged 42.50. The policy is 30 days.");
  if (stage === "2-2") return chatStream(stage, undefined, [called("c", "refund_order", { order: 7, amount: 425 })]);
  return chatStream(stage, "You got your money back.");
}

/** A repository in which the agent was recorded and made a case. */
async function recorded(words: string[], url: string) {
  const folder = temporaryFolder({
    "replaykit.yaml": [
      "version: 1",
      `upstream: { openai: { base_url: "${url}/v1", key_env: REAL_KEY } }`,
      "effects: { lookup: read, lookup_policy: read, refund_order: write }",
      // What the agent notes of itself is read when it has ended.
      "runner: { command: [node], writable: [.] }",
      "",
    ].join("\n"),
  });
  symlinkSync(join(root, "node_modules"), join(folder.path, "node_modules"));
  const cwd = folder.path;
  const proxy = [process.execPath, join(builtDist, "cli.js"), "mcp-proxy", "--name", "billing", "--"];
  const server = ["node", join(agents, "mcp-server.mjs"), join(cwd, "server.log")];
  const command = (variant: string) => [...words, variant, cwd, ...proxy, ...server];
  const record = await cli(["record", "--", ...command("unfixed")], { cwd, env: { REAL_KEY: "sk-real" } });
  expect(record.stdout).toContain("(success, exit code 0)");
  expect(record.stderr).not.toContain("unseen by the gateway");
  const options = ["--model-fixtures", "trace.model.json", "--out", "cases/refund"];
  const expectation = ["--expect-call", 'refund_order={"order":7,"amount":42.5}'];
  expect(await cli(["scaffold", "trace.json", ...options, ...expectation], { cwd })).toMatchObject({ exit: 0 });

  async function replay(variant: string): Promise<AttemptResult[]> {
    const [repeated] = await repeatedReplay(cwd, replays, ["refund", "--runner-cmd", command(variant).join(" ")]);
    return repeated?.result.attempts ?? [];
  }
  return { folder, replay };
}

/** What the attempts of a variant noted, without repetitions. */
function notes({ path }: TemporaryFolder, variant: string, kind: string): { files: number; texts: string[] } {
  const files = readdirSync(path).filter((name) => name.startsWith(variant) && name.endsWith(`.${kind}`));
  return { files: files.length, texts: [...new Set(files.map((name) => readFileSync(join(path, name), "utf8")))] };
}

describe.each(programs)("a whole agent in $name", ({ words, skip }) => {
  it.skipIf(skip)(
    `is the same to the byte in ${replays} replays, alone with the gateway, and judged right`,
    async () => {
      await using provider = await stubProvider(model);
      const { folder, replay } = await recorded(words, provider.url);
      using _ = folder;
      const first = (kind: string) => readFileSync(join(folder.path, `record.${kind}`), "utf8");
      expect(first("bodies").trim().split("\n")).toHaveLength(4);
      expect(provider.requests).toHaveLength(4);
      const served = readFileSync(join(folder.path, "server.log"), "utf8");

      for (const [variant, verdict, simulated] of [
        ["unfixed", "reproduced", 0],
        ["fixed", "fixed", 1],
      ] as const) {
        const attempts = await replay(variant);
        expect(attempts.map((attempt) => attempt.verdict)).toEqual(Array(replays).fill(verdict));
        const counts = { basis: "observed", missed: 0, live: 0, uncontrolled: 0, simulated };
        for (const attempt of attempts) expect(attempt.counts).toMatchObject(counts);
        expect(notes(folder, variant, "bodies")).toEqual({ files: replays, texts: [first("bodies")] });
        expect(notes(folder, variant, "events")).toEqual({ files: replays, texts: [first("events")] });
        expect(notes(folder, variant, "ran")).toEqual({ files: 0, texts: [] });
        if (attempts[0]?.counts.isolated === true) {
          // The kernel says so: there is no way out of this network.
          const alone = JSON.stringify({ interfaces: ["lo"], outside: "ENETUNREACH" });
          expect(notes(folder, variant, "network").texts.map((text) => JSON.stringify(JSON.parse(text)))).toContain(
            alone,
          );
        } else leaveOut("isolated networks", "this system allows none (unshare, nsenter, ip)");
      }
      // Nobody was asked again: neither the provider nor the MCP server.
      expect(provider.requests).toHaveLength(4);
      expect(readFileSync(join(folder.path, "server.log"), "utf8")).toBe(served);
    },
    60_000 + replays * 60_000,
  );
});
