import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { lintCase } from "../src/core/lint/lint-case.ts";
import type { CaseFiles } from "../src/core/schema/case.ts";
import { caseFiles } from "./core/case/samples.ts";

const page = readFileSync(join(resolve(import.meta.dirname, ".."), "docs/cases.md"), "utf8");

/** The mistakes of the page: the code and what lint says. */
const mistakes = [...page.matchAll(/^\|[^|]+\| `(\w+)`: (.+) \|$/gm)].map(([, code = "", message = ""]) => ({
  code,
  message,
}));

const sound = caseFiles();
const yaml = sound["case.yaml"] ?? "";
const withoutSentence = yaml.replace(/ {2}- semantic:.*\n/, "");

function edited(from: string | RegExp, to: string, text = yaml): CaseFiles {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing was replaced: ${String(from)}`);
  return { ...sound, "case.yaml": changed };
}

const assertions = (...checks: string[]) =>
  edited(/(?<=^assertions:\n)(?: {2}- .*\n)+/m, checks.map((check) => `  - ${check}\n`).join(""));

/** Each mistake, made in the sound case. */
const made: Record<string, CaseFiles> = {
  assertions_on_idle_run: { ...sound, "case.yaml": withoutSentence },
  assertions_on_source: assertions("status_is: error"),
  assertions_on_empty_run: assertions("status_is: success"),
  signatures_on_empty_run: edited(/ {2}- status_is: error\n {2}- min_tool_calls.*\n/, ""),
  signatures_on_any_crash: edited(/ {2}- min_tool_calls.*\n/, ""),
  signature_not_on_source: edited("count: 5", "count: 6"),
  assertion_on_source: edited("  - final_output_exists: true", "  - max_steps: 50\n  - final_output_exists: true"),
  unknown_tool: edited("max_tool_calls: { tool: lookup_billing", "max_tool_calls: { tool: lookup_biling"),
  effect_guessed: edited(/^effects:.*\n/m, ""),
  nothing_decided: assertions("semantic: It is polite."),
};

function said(files: CaseFiles): string[] {
  return lintCase({ files, folder: "cases/sample", today: "2026-11-20" }).map(
    ({ code, message }) => `${code}: ${message}`,
  );
}

describe("the mistakes on docs/cases.md", () => {
  it("are the ten that are made here", () => {
    expect(mistakes.map(({ code }) => code)).toEqual(Object.keys(made));
    expect(mistakes).toHaveLength(10);
    expect(said(sound)).toEqual([]);
  });

  it.each(mistakes)("$code is said in these words", ({ code, message }) => {
    expect(said(made[code] ?? {})).toContain(`${code}: ${message}`);
  });
});
