import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rehearsalSchema } from "../../src/core/schema/rehearsal.ts";
import { type CliResult, cli } from "../support/cli.ts";
import { shopRepository, type ShopRepository } from "../support/rehearsal/repository.ts";

describe("replaykit rehearse", () => {
  let shop: ShopRepository;
  beforeAll(async () => {
    shop = await shopRepository();
  });
  afterAll(() => shop[Symbol.asyncDispose]());

  const rehearse = (...args: string[]): Promise<CliResult> =>
    cli(["rehearse", ...args], { cwd: shop.path, env: shop.env });

  it("tells a model that mends from one that mends by doing nothing", { timeout: 120_000 }, async () => {
    const { exit, stdout } = await rehearse("--model", "careful,openai/stingy", "--budget", "1", "--json");
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

  it("compares a prompt that was changed with the committed one", { timeout: 120_000 }, async () => {
    writeFileSync(join(shop.path, "prompts/refunds.md"), "You refund orders within 30 days of delivery.\n");
    const args = ["--prompt", "prompts/refunds.md", "--budget", "1", "--html", "out.html", "--markdown", "out.md"];
    const { exit, stdout } = await rehearse(...args);
    expect(stdout).toContain("prompts/refunds.md of HEAD → prompts/refunds.md\nbetter: +50.0 points");
    expect(stdout).toContain(
      'late-1: only prompts/refunds.md of HEAD makes refund {"order_id":"ord_1","amount":89}, in 2 of 2',
    );
    expect(exit).toBe(0);
  });

  it("names what is wrong with what it is given", async () => {
    const refusals: [string[], string][] = [
      [["--model", "careful"], "nothing says what they may cost"],
      [["--budget", "1"], "one change at a time, but got 0"],
      [["--model", "a", "--prompt", "x", "--budget", "1"], "one change at a time, but got 2"],
      [["--model", "openai/", "--budget", "1"], "names a provider and no model"],
      [["--model", "a b", "--budget", "1"], "is no name of a model"],
      [["--model", "a", "--budget", "free"], "expected US dollars"],
      [["--prompt", "agent.mjs", "--budget", "1"], "agent.mjs is as it is in HEAD"],
      [["--prompt", "new.md", "--budget", "1"], "new.md is not in HEAD"],
      [["--prompt", "../up.md", "--budget", "1"], "lies outside of the project"],
      [["--candidate-config", "absent.yaml", "--budget", "1"], "absent.yaml"],
      [["--model", "a", "--base", "main", "--budget", "1"], "--base goes with --prompt"],
    ];
    for (const [args, message] of refusals) {
      const { exit, stderr } = await rehearse(...args);
      expect([args, exit, stderr]).toEqual([args, 2, expect.stringContaining(message)]);
    }
  });
});
