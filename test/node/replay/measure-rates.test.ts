import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { ReplayKitError } from "../../../src/core/error.ts";
import { promoteCase } from "../../../src/core/promote/promote-case.ts";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import type { CaseResult, ReplayReport } from "../../../src/core/schema/result.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { type MeasuredAttempts, measureRates } from "../../../src/node/replay/trial/measure-rates.ts";
import { hmacKeyedHash, nodePlatform } from "../../../src/node/platform.ts";
import { loopingRun } from "../../promote/traces.ts";

const promotions = ["first-agent", "second-agent"].map((name) =>
  promoteCase({
    trace: { ...loopingRun("run-1"), agent: { name } },
    config: configSchema.parse({ effects: { get_order: "read" } }),
    redactor: createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("key of the tests")) }),
    platform: nodePlatform,
    unmeasured: "this is a test",
  }),
);
const [first, second] = promotions.map(({ id }) => id);

function reportOf(cases: string[], resultOf: (id: string) => Partial<CaseResult>): ReplayReport {
  const results = cases.map((folder): CaseResult => {
    const id = basename(folder);
    return {
      case_id: id,
      title: id,
      path: id,
      state: "open",
      verdict: "reproduced",
      standing: "still-failing",
      reason: "the failure is still there",
      blocks: false,
      rate: { reproduced: 1, of: 1, interval: { low: 0, high: 1 } },
      live_model: false,
      attempts: [],
      commands: { reproduce: "" },
      duration_ms: 1,
      ...resultOf(id),
    };
  });
  return buildReport(results, [], { duration_ms: 1 });
}

it("asks once where all is recorded, and ten times where a live model answers", async () => {
  const asked: [MeasuredAttempts, string[]][] = [];
  const measured = await measureRates(promotions, async (cases, attempts) => {
    asked.push([attempts, cases.map((folder) => basename(folder))]);
    expect(cases.every((folder) => readdirSync(folder).includes("case.yaml"))).toBe(true);
    return reportOf(cases, (id) => {
      const live = id === second;
      const { repeat } = attempts;
      const rate = { reproduced: live && repeat > 1 ? 5 : 1, of: repeat, interval: { low: 0, high: 1 } };
      return { live_model: live, rate };
    });
  });
  expect(asked).toEqual([
    [{ repeat: 1, firstAttempt: 1 }, [first, second]],
    [{ repeat: 9, firstAttempt: 2 }, [second]],
  ]);
  expect(measured.map(({ case: { source } }) => source?.rate)).toEqual(["1/1", "6/10"]);
  expect(measured[1]?.files["case.yaml"]).toMatch(/rate: 6\/10/);
  expect(measured[1]?.body).toContain("It reproduced in 6 of 10 attempts on the base.");
  expect(measured[1]?.body).not.toContain("was not measured");
});

it("says why there is no rate: the runner's verdict, or the fault that stands in the way of all", async () => {
  const none = { reproduced: 0, of: 0, interval: { low: 0, high: 1 } };
  const inconclusive = await measureRates(promotions, async (cases) =>
    reportOf(cases, (id) => (id === first ? { rate: none, reason: "no recording of get_order" } : {})),
  );
  expect(inconclusive.map(({ rate }) => rate)).toEqual([
    { unmeasured: "no recording of get_order" },
    { reproduced: 1, of: 1 },
  ]);
  expect(inconclusive[0]?.files["case.yaml"]).toBe(promotions[0]?.files["case.yaml"]);
  const fault = await measureRates(promotions, () => Promise.reject(new ReplayKitError("invalid_config", "no runner")));
  expect(fault.map(({ body }) => body.includes("was not measured: ` no runner `"))).toEqual([true, true]);
  await expect(measureRates(promotions, () => Promise.reject(new TypeError("a bug")))).rejects.toThrow("a bug");
});

it("warns of a case that does not reproduce on the base", async () => {
  const passing = await measureRates(promotions.slice(0, 1), async (cases) =>
    reportOf(cases, () => ({ rate: { reproduced: 0, of: 1, interval: { low: 0, high: 1 } } })),
  );
  expect(passing[0]?.notes).toContain("the case does not reproduce on the base");
  expect(passing[0]?.body).toContain("**It did not reproduce on the base** (1 attempt)");
});
