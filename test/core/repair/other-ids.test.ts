import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { withOtherIds } from "../../../src/core/case/other-ids.ts";
import { type CaseFiles, caseFileNames } from "../../../src/core/schema/case.ts";

const cases = resolve(import.meta.dirname, "../../../cases");

function filesOf(id: string): CaseFiles {
  const names = caseFileNames.filter((name) => name !== "fixtures/model.json");
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(cases, id, name), "utf8")]));
}

it("renames the order in every file alike, and nothing else", () => {
  const files = filesOf("refund-after-deadline");
  const made = withOtherIds(files, "refund-other-ids");
  for (const name of caseFileNames) {
    const before = files[name]
      ?.replaceAll("ord_1009", "ord_5443")
      .replace("id: refund-after-deadline", "id: refund-other-ids");
    expect(made?.[name]).toBe(before);
  }
});

it("makes none where the user names no id that a tool is asked for", () => {
  expect(withOtherIds(filesOf("search-loop"), "other")).toBeUndefined();
});

it("takes a name that stands in no file yet, and leaves dates", () => {
  const trace = (content: string) =>
    JSON.stringify({
      version: 1,
      run_id: "r",
      status: "success",
      events: [
        { type: "input_message", role: "user", content },
        { type: "tool_call", tool_name: "get", tool_args: { id: "a1b2c3", day: "2026-11-12" } },
      ],
    });
  const files = { "case.yaml": "id: x\n", "source-trace.json": trace("a1b2c3 on 2026-11-12, not a5b6c7") };
  const made = withOtherIds(files, "y")?.["source-trace.json"];
  expect(made).toBe(trace("a1b2c3 on 2026-11-12, not a5b6c7").replaceAll("a1b2c3", "a6b7c8"));
});

it("is linear in hostile text", () => {
  const content = "a1-".repeat(350_000);
  const events = [{ type: "input_message", role: "user", content }];
  const files = {
    "case.yaml": "id: x\n",
    "source-trace.json": JSON.stringify({ version: 1, run_id: "r", status: "success", events }),
  };
  expect(withOtherIds(files, "y")).toBeUndefined();
});
