import { describe, expect, it } from "vitest";
import { editCaseYaml } from "../../src/core/case/case-yaml.ts";
import { promoteCase, type PromoteInput } from "../../src/core/promote/promote-case.ts";
import { type Promotion, occurrenceSentence, withOccurrences } from "../../src/core/promote/promotion.ts";
import { recurrence, type RecurrentFiles, stateLine } from "../../src/core/promote/recurrence.ts";
import { readToolFixtures } from "../../src/core/case/load-case.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { configSchema } from "../../src/core/schema/config.ts";
import { hmacKeyedHash, nodePlatform } from "../../src/node/platform.ts";
import { loopingRun } from "./traces.ts";

const config = configSchema.parse({ effects: { get_order: "read", get_policy: "read" } });

function promotionOf(
  runId: string,
  answers: Record<string, unknown> = {},
  more: Partial<PromoteInput> = {},
): Promotion {
  const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("key of the tests")) });
  return promoteCase({
    trace: loopingRun(runId, "o-1", answers),
    config,
    redactor,
    platform: nodePlatform,
    unmeasured: "this is a test",
    ...more,
  });
}

function filesOf({ files }: Promotion, state: "open" | "guard" | "retired"): RecurrentFiles {
  const yaml = editCaseYaml(files["case.yaml"] ?? "", [{ path: ["state"], value: state }]);
  return { "case.yaml": yaml, "fixtures/tools.json": files["fixtures/tools.json"] };
}

const added = (before: string, after: string) => {
  const known = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !known.has(line));
};

describe("a failure that happens again", () => {
  const first = promotionOf("run-1");
  const second = promotionOf("run-2", { refunds: "30 days" });

  it("takes a guard back to open, with the new run's reads and its count", () => {
    const there = filesOf(first, "guard");
    const again = recurrence(there, second);
    expect(again).toMatchObject({ reopened: true, was: "guard", seen: { count: 2, runs: ["run-2"] } });
    expect(added(there["case.yaml"], again?.files["case.yaml"] ?? "")).toEqual([
      expect.stringContaining("state: open"),
      "  seen:",
      "    count: 2",
      "    runs:",
      "      - run-2",
    ]);
    const { calls } = readToolFixtures(again?.files["fixtures/tools.json"] ?? "", "tools.json");
    expect(calls.filter(({ source }) => source?.run_id === "run-2").map(({ tool }) => tool)).toEqual(["get_policy"]);
  });

  it("leaves a guard alone for a run from before it was one, and opens it for one from after", () => {
    const there = filesOf(first, "guard");
    const captured = second.case.source?.captured_at ?? "";
    const later = new Date(Date.parse(captured) + 1).toISOString();
    expect(recurrence(there, second, later)).toMatchObject({ reopened: false, was: "guard", seen: { count: 2 } });
    expect(recurrence(there, second, captured)).toMatchObject({ reopened: true });
    expect(stateLine(there["case.yaml"])).toBe((there["case.yaml"].split("\nstate:")[0]?.split("\n").length ?? 0) + 1);
    expect(stateLine("id: x\n")).toBeUndefined();
  });

  it.each(["open", "retired"] as const)("raises only the count of a case that is %s", (state) => {
    const there = filesOf(first, state);
    const again = recurrence(there, second);
    expect(again).toMatchObject({ reopened: false, was: state, seen: { count: 2 } });
    expect(Object.keys(again?.files ?? {})).toEqual(["case.yaml"]);
    expect(again?.files["case.yaml"]).toContain(`state: ${state}`);
  });

  it("changes nothing for a run that the case tells of, whatever its state", () => {
    for (const state of ["guard", "open"] as const) {
      const there = filesOf(first, state);
      expect(recurrence(there, first)).toMatchObject({ files: {}, reopened: false });
      const after = { ...there, ...recurrence(there, second)?.files };
      expect(recurrence(after, second)).toMatchObject({ files: {}, reopened: false, seen: { count: 2 } });
    }
  });

  it("takes the inbox's count where there is one, and never lowers it", () => {
    const seen = { count: 41, first: "2026-11-01", last: "2026-11-20" };
    const counted = promotionOf("run-2", {}, { seen });
    const there = filesOf(first, "open");
    const again = recurrence(there, counted);
    expect(again?.seen).toEqual({ ...seen, runs: ["run-2"] });
    const after = { ...there, ...again?.files };
    expect(recurrence(after, promotionOf("run-3", {}, { seen: { count: 40 } }))).toMatchObject({ files: {} });
  });

  it("changes no case that it cannot read", () => {
    expect(recurrence({ "case.yaml": "id: [x]\n" }, second)).toBeUndefined();
  });
});

describe("the sentence that says how often", () => {
  it("is found again by its marks, and a text that people rewrote stays as it is", () => {
    const body = `before ${occurrenceSentence({ count: 1 })} after`;
    expect(withOccurrences(body, { count: 3, last: "2026-11-20" })).toBe(
      `before ${occurrenceSentence({ count: 3, last: "2026-11-20" })} after`,
    );
    expect(withOccurrences(body, { count: 3 })).toContain("Seen 3 times");
    expect(withOccurrences("rewritten", { count: 3 })).toBe("rewritten");
  });
});
