import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { newestEvidence } from "../../src/node/evidence/kept-evidence.ts";
import { builtDist } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { chatAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/your-agent.md"), "utf8");

/** It refunds ten times what was paid, unless its prompt forbids that. */
function model({ body: { messages = [] } }: StubRequest) {
  const results = messages.filter(({ role }) => role === "tool").length;
  if (results === 0) return { body: chatAnswer(undefined, [{ id: "a", name: "lookup_order", args: { order: 7 } }]) };
  const amount = JSON.stringify(messages[0]).includes("Never") ? 42.5 : 425;
  const refund = { id: "b", name: "refund", args: { order: 7, amount } };
  return { body: results === 1 ? chatAnswer(undefined, [refund]) : chatAnswer("You got your money back.") };
}

interface Recipe {
  name: string;
  files: Record<string, string>;
  commands: string[];
}

/** What stands between a recipe's mark and the next heading of its level. */
function recipes(): Recipe[] {
  return [...page.matchAll(/^<!-- recipe: (\w+) -->\n(.*?)(?=^## )/gms)].map(([, name = "", text = ""]) => ({
    name,
    files: Object.fromEntries(
      [...text.matchAll(/^```\w+ title=(\S+)\n(.*?)^```/gms)].map(([, file = "", body = ""]) => [file, body]),
    ),
    commands: [...text.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, body = ""]) => body.trim().split("\n")),
  }));
}

/** A command as a user's shell runs it, with `npx replaykit` as it is shipped. */
async function shell(command: string, cwd: string, env: Record<string, string>) {
  const npx = `npx() { shift; ${JSON.stringify(process.execPath)} ${JSON.stringify(join(builtDist, "cli.js"))} "$@"; }\n`;
  const path = `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`;
  const child = spawn("bash", ["-c", `${npx}${command}`], {
    cwd,
    env: { ...env, PATH: path, HOME: cwd, NO_COLOR: "1" },
  });
  let out = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => void (out += chunk.toString()));
  const [exit]: (number | null)[] = await once(child, "close");
  return { exit, out };
}

/** The set-up of any checkout, in the place of `npm ci`, which would ask a registry. */
function linkModules(cwd: string): void {
  const file = join(cwd, "replaykit.yaml");
  const setup = `  setup: [ln, -sfn, ${JSON.stringify(join(root, "node_modules"))}, node_modules]\n`;
  writeFileSync(file, readFileSync(file, "utf8").replace(/^runner:\n/m, `$&${setup}`));
}

describe("docs/your-agent.md", () => {
  it("has three recipes of ten commands or fewer", () => {
    expect(recipes().map(({ name, commands }) => [name, commands.length <= 10])).toEqual([
      ["typescript", true],
      ["python", true],
      ["framework", true],
    ]);
  });

  it("is short: 900 words beside what is generated", () => {
    const written = page.replaceAll(/<!-- (\S+):start -->.*?<!-- \1:end -->/gs, "");
    expect(written.split(/\s+/).length).toBeLessThanOrEqual(900);
  });

  it.each(recipes())(
    "$name: from a clean folder to a guard without a key",

    async ({ files, commands }) => {
      await using provider = await stubProvider(model);
      using folder = temporaryFolder({
        "package.json": '{ "type": "module" }\n',
        ".gitignore": "node_modules\n.replaykit\nrefunds.log\n*.json\n!cases/**\n",
        ...files,
      });
      const cwd = folder.path;
      symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));
      const identity = {
        GIT_AUTHOR_NAME: "a",
        GIT_AUTHOR_EMAIL: "a@example.com",
        GIT_COMMITTER_NAME: "a",
        GIT_COMMITTER_EMAIL: "a@example.com",
      };
      const key = { OPENAI_API_KEY: "sk-real", OPENAI_BASE_URL: `${provider.url}/v1` };
      expect(await shell("git init --quiet --initial-branch=main", cwd, identity)).toMatchObject({ exit: 0 });
      let refunds = "";
      for (const command of commands) {
        const keyed = /record|guard/.test(command) ? key : {};
        const { exit, out } = await shell(command, cwd, { ...identity, ...keyed });
        expect({ command, exit, out: exit === 0 ? "" : out }).toEqual({ command, exit: 0, out: "" });
        if (command.includes("replaykit init")) linkModules(cwd);
        const written = readFileSync(join(cwd, "refunds.log"), { encoding: "utf8", flag: "a+" });
        // Only a recording runs the agent's functions.
        if (!command.includes("replaykit record")) expect({ command, written }).toEqual({ command, written: refunds });
        refunds = written;
      }
      // The recipe's last command was a replay without a key: its evidence says what it found.
      const evidence = newestEvidence(join(cwd, ".replaykit/runs"), "refund") ?? "";
      expect(JSON.parse(readFileSync(join(evidence, "result.json"), "utf8"))).toMatchObject({
        verdict: "fixed",
        standing: "holding",
        live_model: false,
        attempts: [{ counts: { live: 0, missed: 0, uncontrolled: 0 } }],
      });
      // The twin: the prompt as it was.
      expect(await shell("git checkout --quiet main -- agent.*", cwd, identity)).toMatchObject({ exit: 0 });
      const back: ReplayReport = JSON.parse((await cli(["replay", "refund", "--json"], { cwd })).stdout);
      expect(back.cases[0]).toMatchObject({ standing: "regressed" });
    },
  );
});
