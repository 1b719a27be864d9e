import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CommandSpec } from "../../src/cli/command.ts";
import { type Flags, runCommand } from "../../src/cli/mcp/run-command.ts";
import { rehearse, scaffold } from "../../src/cli/specs/replay.ts";
import { rehearsalSchema } from "../../src/core/schema/rehearsal.ts";
import { builtDist } from "../support/build-once.ts";
import { cli } from "../support/cli.ts";
import { shopRepository, type ShopRepository } from "../support/rehearsal/repository.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/rehearse.md"), "utf8");

/** A command as a user's shell runs it, with `npx replaykit` as it is shipped; it must end well. */
function shell(command: string, { path: cwd, env }: ShopRepository): Promise<{ stdout: string }> {
  const shim = `npx() { shift; ${JSON.stringify(process.execPath)} ${JSON.stringify(join(builtDist, "cli.js"))} "$@"; }\n`;
  const path = `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`;
  return promisify(execFile)("bash", ["-c", `${shim}${command}`], {
    cwd,
    env: { ...env, PATH: path, HOME: cwd, NO_COLOR: "1" },
  });
}

describe("replaykit rehearse", () => {
  let shop: ShopRepository;
  beforeAll(async () => {
    shop = await shopRepository();
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  it("tells a model that fixes the failure from one that avoids it by doing nothing", async () => {
    const args = ["rehearse", "--model", "careful,openai/stingy", "--budget", "1", "--json"];
    const { exit, stdout } = await cli(args, { cwd: shop.path, env: shop.env });
    const { candidates, spend } = rehearsalSchema.parse(JSON.parse(stdout));
    const [careful, stingy] = candidates;
    expect(careful).toMatchObject({
      name: "careful",
      outcome: "better",
      comparison: { cases: 6, difference: 0.5 },
      controls: { cases: 3, difference: 0 },
      counts: { better: 3, worse: 0, same: 3, not_compared: 0 },
    });
    expect(stingy).toMatchObject({
      name: "openai/stingy",
      outcome: "worse",
      comparison: { cases: 6, difference: 0, p: 1 },
      controls: { cases: 3, difference: -1 },
      counts: { better: 3, worse: 3, same: 0, not_compared: 0 },
    });
    // The first line of each: a refund that was made and is made no more, and nothing but refunds is written.
    expect(careful?.writes.map(({ case_id, tool, made_by }) => [case_id, tool, made_by])).toEqual(
      [1, 2, 3].map((n) => [`late-${n}`, "refund", "current"]),
    );
    expect(stingy?.writes).toHaveLength(6);
    expect(careful?.transcripts[0]?.candidate.lines.at(-1)).toBe("answers: There is no refund after 30 days.");
    expect(careful?.figures.tokens).toMatchObject({ current: 45, candidate: 37.5 });
    expect(exit).toBe(1);
    // Each attempt asked the model that it was to ask; three sides, two attempts, six cases.
    const asked = new Set(shop.provider.requests.map(({ body }) => ("model" in body ? body.model : undefined)));
    expect(asked).toEqual(new Set(["careful", "old-model", "stingy"]));
    expect(spend?.tokens).toBe(15 * shop.provider.requests.length);
  });

  it("names what is wrong with what it is given", async () => {
    const refusals: [CommandSpec, Flags, string][] = [
      [rehearse, { model: "careful" }, "there is no budget"],
      [rehearse, { budget: "1" }, "one change at a time, but got 0"],
      [rehearse, { model: "a", prompt: ["x"] }, "one change at a time, but got 2"],
      [rehearse, { model: "openai/", budget: "1" }, "names a provider but no model"],
      [rehearse, { model: "a b", budget: "1" }, "is not the name of a model"],
      [rehearse, { model: "a", budget: "free" }, "expected US dollars"],
      [rehearse, { prompt: ["agent.mjs"], budget: "1" }, "agent.mjs has not changed since HEAD"],
      [rehearse, { prompt: ["new.md"], budget: "1" }, "new.md is not in HEAD"],
      [rehearse, { prompt: ["../up.md"], budget: "1" }, "is outside of the project"],
      [rehearse, { "candidate-config": "absent.yaml", budget: "1" }, "absent.yaml"],
      [rehearse, { model: "a", base: "main", budget: "1" }, "--base works only with --prompt"],
      [scaffold, { control: true, "expect-none": true, out: "x" }, "--control takes no title"],
    ];
    const call = { cwd: shop.path, env: shop.env, signal: new AbortController().signal, progress: () => {} };
    for (const [spec, flags, message] of refusals) {
      const args = spec === scaffold ? ["good-run.json"] : [];
      await expect(runCommand(spec, call, { args, flags })).rejects.toThrow(message);
    }
  });

  it("does what its page shows, which also makes a control and compares a prompt", async () => {
    const sessions = [...page.matchAll(/^```console\n\$ (.*?)^```/gms)].flatMap(([, text = ""]) => text.split(/^\$ /m));
    expect(sessions).toHaveLength(4);
    for (const session of sessions) {
      const [command = "", ...shown] = session.split("\n");
      const { stdout } = await shell(command, shop);
      for (const part of shown.join("\n").split("…\n")) expect(stdout).toContain(part);
    }
    expect(readFileSync(join(shop.path, "rehearsal.html"), "utf8")).toContain("The runs that differ most");
  });
});
