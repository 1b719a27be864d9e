import { describe, expect, it } from "vitest";
import { readConfig, parseConfig } from "../../../src/core/config/config-yaml.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { loadCase } from "../../../src/core/case/load-case.ts";
import { migrateCase } from "../../../src/core/case/migrate.ts";
import type { CaseFiles } from "../../../src/core/schema/case.ts";
import { caseFiles } from "./samples.ts";

const files = caseFiles();

function refusal(make: () => unknown): string {
  try {
    make();
  } catch (error) {
    if (error instanceof ReplayKitError) return `${error.code} ${error.message}`;
    throw error;
  }
  return "nothing was refused";
}

function without(name: keyof CaseFiles): CaseFiles {
  const { [name]: _left, ...rest } = files;
  return rest;
}

describe("loading a case", () => {
  it("knows the lines of case.yaml", () => {
    const { lineOf } = loadCase(files, "sample");
    const lines = (files["case.yaml"] ?? "").split("\n");
    expect(lines[(lineOf(["signatures", 1]) ?? 0) - 1]).toContain("min_tool_calls");
  });

  it.each<[string, CaseFiles, string]>([
    ["case.yaml", without("case.yaml"), "invalid_case sample/case.yaml is missing"],
    ["the trace", without("source-trace.json"), "invalid_case sample/source-trace.json is missing"],
    ["the fixtures", without("fixtures/tools.json"), "invalid_case sample/fixtures/tools.json is missing"],
  ])("refuses a case without %s", (_what, given, message) => {
    expect(refusal(() => loadCase(given, "sample"))).toBe(message);
  });

  it.each<[string, CaseFiles, string]>([
    [
      "broken JSON",
      { "source-trace.json": '{"run_id": ' },
      "invalid_json sample/source-trace.json:1:12: expected a value, found the end of the text",
    ],
    [
      "a newer trace",
      { "source-trace.json": '{"version": 2}' },
      "unsupported_version sample/source-trace.json has version 2; this ReplayKit reads up to 1",
    ],
    [
      "a newer fixture file",
      { "fixtures/tools.json": '{"version": 9}' },
      "unsupported_version sample/fixtures/tools.json has version 9; this ReplayKit reads up to 1",
    ],
    [
      "a trace without events",
      { "source-trace.json": '{"run_id": "r"}' },
      "invalid_trace sample/source-trace.json:1: events is missing; expected a list",
    ],
    [
      "a recording without a tool",
      { "fixtures/tools.json": '{"calls": [{}]}' },
      "invalid_fixtures sample/fixtures/tools.json:1: calls[0].tool is missing; expected a string",
    ],
  ])("refuses %s", (_what, changed, message) => {
    expect(refusal(() => loadCase({ ...files, ...changed }, "sample"))).toBe(message);
  });

  it("refuses JSON nested a million deep", () => {
    const deep = `{"run_id":"r","events":${"[".repeat(1_000_000)}`;
    expect(refusal(() => loadCase({ ...files, "source-trace.json": deep }, "sample"))).toMatch(
      /^too_deep sample\/source-trace.json/,
    );
  });
});

describe("replaykit.yaml", () => {
  it("has a default for every key", () => {
    expect(parseConfig("", "replaykit.yaml")).toEqual({
      version: 1,
      cases: "cases",
      runners: {},
      effects: {},
      aliases: {},
      equivalent: [],
      pool: { max_age: 2_592_000_000 },
      terminal_tools: [],
      select: "all",
      live: { screen: 1, alpha: 0.01, max_pairs: 48 },
      upstream: {},
      evidence: "reported",
      sandbox: "auto",
      tools: {},
      fail_on: ["regressed", "broken", "unguarded", "error"],
      redact: { rules: [], allow: [] },
    });
  });

  it("reads durations and names unknown keys", () => {
    const text = "runner: { command: [python, agent.py], timeout: 2m, tempo: fast }\nselekt: smoke\n";
    const { config, warnings } = readConfig(text, "replaykit.yaml");
    expect(config.runner?.timeout).toBe(120_000);
    expect(warnings).toEqual([
      "replaykit.yaml:1: runner.tempo is not a key that ReplayKit knows and does nothing",
      'replaykit.yaml:2: selekt is not a key that ReplayKit knows and does nothing; did you mean "select"?',
    ]);
  });

  it.each([
    ["judge: { api: openai, model: m, vote: 3 }", "judge.vote", "votes"],
    ["judge: { api: openai, model: m, baseUrl: x }", "judge.baseUrl", "base_url"],
    ["judge: { api: openai, model: m, price: { input: 1, output: 1, ouptut: 2 } }", "judge.price.ouptut", undefined],
    ["runners: { a: { command: x, time: 2s } }", "runners.a.time", "timeout"],
    ["simulator: { api: openai, model: m, max_turn: 3 }", "simulator.max_turn", "max_turns"],
    ["http: { allow: [{ host: a.example, base: 'https://x' }] }", "http.allow[0].base", "base_url"],
    ["redact: { rule: [] }", "redact.rule", "rules"],
  ])("warns of %s", (text, field, nearest) => {
    const meant = nearest === undefined ? "" : `; did you mean "${nearest}"?`;
    expect(readConfig(`${text}\n`, "replaykit.yaml").warnings).toEqual([
      `replaykit.yaml:1: ${field} is not a key that ReplayKit knows and does nothing${meant}`,
    ]);
  });

  it.each([
    ["runner: { command: x, timeout: 60 }", ["runner.timeout", 60]],
    ["runners: { a: { command: x, timeout: 1.5 } }", ["runners.a.timeout", 1.5]],
    ["judge: { api: command, command: x, timeout: 30 }", ["judge.timeout", 30]],
    ["pool: { max_age: 30 }", ["pool.max_age", 30]],
    ["runner: { command: x, timeout: 60s }", undefined],
    ["runner: { command: x, timeout: 60ms }", undefined],
    ["runner: { command: x, timeout: 60000 }", undefined],
    ["pool: { max_age: 0 }", undefined],
  ])("warns of seconds that are read as milliseconds: %s", (text, bare) => {
    const [field, ms] = bare ?? [];
    expect(readConfig(`${text}\n`, "replaykit.yaml").warnings).toEqual(
      bare
        ? [`replaykit.yaml:1: ${field} is ${ms}, which is ${ms} milliseconds; write "${ms}s" for seconds, or "${ms}ms"`]
        : [],
    );
  });

  it("warns of nothing that it knows", () => {
    const text = "judge: { api: openai, model: m, votes: 3, base_url: x, price: { input: 1, output: 2 } }\n";
    expect(readConfig(`${text}runners: { tempo: { command: x } }\neffects: { vote: read }\n`, "r").warnings).toEqual(
      [],
    );
  });

  it.each([
    ["runner: {}\n", "invalid_config replaykit.yaml:1: runner.command is missing; expected a string, or a list"],
    ["version: 2\n", "unsupported_version replaykit.yaml has version 2; this ReplayKit reads up to 1"],
    [
      "effects:\n  a: read\n  b: both\n",
      'invalid_config replaykit.yaml:3: effects.b is "both"; expected pure | read | write',
    ],
    [
      "tools:\n  a: b.py\n",
      'invalid_config replaykit.yaml:2: tools.a is "b.py"; expected "path/file.ts#function" (Node) or',
    ],
    ["- a\n", 'invalid_config replaykit.yaml:1: the file is ["a"]; expected a mapping'],
    ["fail_on: [regressed, bad]\n", "invalid_config replaykit.yaml:1: fail_on[1] is"],
  ])("refuses %j", (text, message) => {
    expect(refusal(() => parseConfig(text, "replaykit.yaml")).startsWith(message)).toBe(true);
  });
});

describe("migrating a case", () => {
  const old: CaseFiles = {
    "case.yaml":
      "# of 2024\nname: Loop # kept\ncase_id: loop\nsource_run_id: run-1\nscenario: { messages: [{ role: user, content: Why? }] }\nobserved_signatures: [{ status_is: error }]\nassertions: [{ status_is: success }]\n",
    "source-trace.json": '{"run_id":"run-1","events":[]}',
    "fixtures/tools.json": '{"calls":[]}',
  };

  it("rewrites the published shape step by step and keeps its comments", () => {
    const { files: migrated, changes } = migrateCase(old, "cases/loop");
    expect(changes).toEqual(["case.yaml: 0 → 1", "source-trace.json: 0 → 1", "fixtures/tools.json: 0 → 1"]);
    expect(migrated["case.yaml"]).toBe(
      "# of 2024\nversion: 1\ntitle: Loop # kept\nid: loop\nsource:\n  run_id: run-1\nscenario: { input: [ { role: user, content: Why? } ] }\nsignatures: [ { status_is: error } ]\nassertions: [ { status_is: success } ]\n",
    );
    expect(loadCase(migrated, "loop").case).toEqual(loadCase(old, "loop").case);
  });

  it("leaves current files as they are", () => {
    expect(migrateCase(files, "cases/sample")).toEqual({ files, changes: [] });
  });
});
