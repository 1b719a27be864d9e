import { describe, expect, it } from "vitest";
import { type Promotion, promoteCase } from "../../src/core/promote/promote-case.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { configSchema } from "../../src/core/schema/config.ts";
import { openPromotions } from "../../src/github/promote.ts";
import { hmacKeyedHash, nodePlatform } from "../../src/node/platform.ts";
import { loopingRun } from "../promote/traces.ts";
import { repository, seeded, startTestGithub } from "./setup.ts";

function promotionOf(runId: string, more: { slug?: string; agent?: string } = {}): Promotion {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("key of the tests")) });
  const { slug, agent = "order-agent" } = more;
  return promoteCase({
    trace: { ...loopingRun(runId), agent: { name: agent } },
    config: configSchema.parse({ effects: { get_order: "read" } }),
    redactor,
    platform: nodePlatform,
    ...(slug === undefined ? {} : { slug }),
  });
}

describe("opening promotions", () => {
  it("takes four writes for several cases, and adds one case per failure", async () => {
    await using test = await startTestGithub();
    const promotions = [
      promotionOf("run-1"),
      promotionOf("run-2", { slug: "same-failure" }),
      promotionOf("run-3", { agent: "other-agent" }),
    ];
    const { pull, added, known } = await openPromotions({ github: test.github(), repository, promotions });
    expect(pull?.how).toBe("opened");
    expect(added).toEqual([promotions[0]?.id, promotions[2]?.id]);
    expect(known).toEqual([{ id: promotions[1]?.id, existing: promotions[0]?.id }]);
    expect(test.server.writes).toHaveLength(4);
    const body = test.server.repository("acme/agent").issues.get(2)?.body ?? "";
    expect(added.every((id) => body.includes(`## \`${id}\``))).toBe(true);
  });

  it("ends in one branch, commit and pull request, whoever races and whatever fails", async () => {
    await using test = await startTestGithub();
    const random = seeded(5);
    const fault = () => (random() < 0.15 ? ({ kind: "after-commit" } as const) : undefined);
    test.server.faults.add({ match: /./, fault, times: Number.POSITIVE_INFINITY });
    const racers = Array.from({ length: 12 }, (_, index) =>
      openPromotions({
        github: test.github("full", { maxWaitMs: 1e9 }),
        repository,
        promotions: [promotionOf(`run-${index}`)],
      }),
    );
    await Promise.allSettled(racers);
    test.server.faults.clear();
    const promotions = [promotionOf("run-99")];
    const last = await openPromotions({ github: test.github(), repository, promotions });
    expect(last.pull).toMatchObject({ how: "unchanged", number: 2 });
    const branch = `replaykit/${promotions[0]?.id}`;
    const { git, issues } = test.server.repository("acme/agent");
    expect((await git.run(["rev-list", "--count", `main..${branch}`])).trim()).toBe("1");
    expect([...issues.values()].filter(({ pull }) => pull?.head === branch)).toHaveLength(1);
  });
});
