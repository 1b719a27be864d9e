import { describe, expect, it } from "vitest";
import { fixCase, lintCase } from "../../../src/core/lint/lint-case.ts";
import type { CaseFiles } from "../../../src/core/schema/case.ts";
import { caseFiles } from "../case/samples.ts";

const sound = caseFiles();
const yaml = sound["case.yaml"] ?? "";

function lint(files: CaseFiles, folder = "cases/sample"): string[] {
  return lintCase({ files, folder, today: "2026-11-20" }).map(
    ({ level, code, file, line, fixable }) =>
      `${level} ${code} ${file}${line === undefined ? "" : `:${line}`}${fixable ? " fixable" : ""}`,
  );
}

/** The sound case with one text of case.yaml replaced. */
function edited(from: string | RegExp, to: string | ((found: string) => string)): CaseFiles {
  const text = typeof to === "string" ? yaml.replace(from, to) : yaml.replace(from, to);
  if (text === yaml) throw new Error(`nothing was replaced: ${String(from)}`);
  return { ...sound, "case.yaml": text };
}

function tools(
  change: (fixtures: { calls: Record<string, unknown>[]; static: Record<string, unknown> }) => void,
): CaseFiles {
  const fixtures = JSON.parse(sound["fixtures/tools.json"] ?? "");
  change(fixtures);
  return { ...sound, "fixtures/tools.json": JSON.stringify(fixtures) };
}

function lineOf(text: string): number {
  return yaml.slice(0, yaml.indexOf(text)).split("\n").length;
}

it("finds nothing in a sound case", () => {
  expect(lint(edited(/^( +)mode: continue/m, "$1from_turn: 1\n$1mode: continue"))).toEqual([]);
  expect(lint(sound)).toEqual([]);
  expect(lint(sound, "/home/ann/repo/cases/sample/")).toEqual([]);
  expect(lint(sound, "C:\\repo\\cases\\sample")).toEqual([]);
});

it("offers --fix only where it can help", () => {
  const fixable = (files: CaseFiles, folder: string) =>
    lintCase({ files, folder, today: "2026-11-26" })
      .filter((problem) => problem.code === "invalid_case")
      .map((problem) => problem.fixable);
  const long = "a".repeat(59);
  expect(fixable(edited("id: sample", `id: ${long}`), "cases/sample")).toEqual([true]);
  expect(fixable(edited("id: sample", `id: ${long}`), `cases/${long}`)).toEqual([false]);
  expect(fixable(edited(/^title: .*/m, 'title: ""'), "cases/sample")).toEqual([true]);
  expect(fixable(edited(/^title: .*/m, `title: ${"a".repeat(201)}`), "cases/sample")).toEqual([false]);
});

describe("what is refused", () => {
  const at = { signatures: lineOf("signatures:"), assertions: lineOf("assertions:") };
  const quarantined = (rest: string) => edited("state: open", `quarantine: ${rest}\nstate: quarantined`);

  it.each<[string, CaseFiles, string[]]>([
    [
      "a missing file",
      { "case.yaml": yaml },
      ["error file_missing source-trace.json", "error file_missing fixtures/tools.json"],
    ],
    ["another id than the folder's", edited("id: sample", "id: other"), ["error id_mismatch case.yaml:4 fixable"]],
    ["a missing id", edited("id: sample # name of the folder\n", ""), ["error invalid_case case.yaml:3 fixable"]],
    ["a newer version", edited("version: 1", "version: 2"), ["error invalid_file case.yaml"]],
    [
      "an unknown check",
      edited("final_output_exists: false", "final_outputs: false"),
      [`error invalid_case case.yaml:${at.signatures + 3}`],
    ],
    [
      "a signature that does not hold",
      edited("count: 5", "count: 6"),
      [`error signature_not_on_source case.yaml:${at.signatures + 2}`],
    ],
    [
      "a signature that nobody decides",
      edited("status_is: error", "semantic: It is bad."),
      [`error signature_not_on_source case.yaml:${at.signatures + 1}`],
    ],
    [
      "signatures that an empty run shows",
      edited(/ {2}- status_is: error\n {2}- min_tool_calls.*\n/, ""),
      [`error signatures_on_empty_run case.yaml:${at.signatures}`],
    ],
    [
      "signatures that any other error shows",
      edited(/ {2}- min_tool_calls.*\n/, ""),
      [`error signatures_on_any_crash case.yaml:${at.signatures}`],
    ],
    [
      "assertions that the source passes",
      edited(/ {2}- status_is: success[^]*?\n\n/, "  - tool_called: lookup_billing\n\n"),
      [`error assertions_on_source case.yaml:${at.assertions}`],
    ],
    [
      "assertions that an empty run passes",
      edited("  - final_output_exists: true\n", ""),
      [`error assertions_on_empty_run case.yaml:${at.assertions}`],
    ],
    [
      "a write set to live",
      edited(/tools: fixtures|lookup_billing: read/g, (text) =>
        text.startsWith("tools") ? "tools: { lookup_billing: live }" : "lookup_billing: write",
      ),
      [`error write_live case.yaml:${lineOf("tools: fixtures")}`],
    ],
    [
      "live for all tools",
      edited("tools: fixtures", "tools: live"),
      [`error live_not_named case.yaml:${lineOf("tools: fixtures")}`],
    ],
    [
      "a static tool without an answer",
      edited("tools: fixtures", "tools: { lookup_billing: static }"),
      [`error missing_static case.yaml:${lineOf("tools: fixtures")}`],
    ],
    [
      "a recorded model without recordings",
      edited("model: live", "model: recorded"),
      [`error missing_model case.yaml:${lineOf("model: live")}`],
    ],
    [
      "a quarantine without anything",
      edited("state: open", "state: quarantined"),
      ["error quarantine_incomplete case.yaml:6"],
    ],
    [
      "a quarantine without an owner",
      quarantined('{ owner: "", reason: flaky, until: 2026-12-31 }'),
      ["error quarantine_incomplete case.yaml:6"],
    ],
    [
      "a quarantine past its date",
      quarantined("{ owner: ann, reason: flaky, until: 2026-11-19 }"),
      ["error quarantine_expired case.yaml:6"],
    ],
    [
      "a recording that the source does not have",
      tools(({ calls }) => calls.push({ ...calls[4], source: { run_id: "run-billing-2024-0312", index: 5 } })),
      ["error unknown_fixture fixtures/tools.json"],
    ],
    [
      "a recording without an answer",
      tools(({ calls }) =>
        calls.forEach((call) => {
          delete call["output"];
          delete call["error"];
        }),
      ),
      Array.from({ length: 5 }, () => "error invalid_fixture fixtures/tools.json"),
    ],
    ["a secret", { ...sound, "notes.md": "token ghp_16C7e42F292c6912E7710c838347Ae178B4a" }, ["error secret notes.md"]],
    [
      "a secret in a value",
      edited("id: sample", "id: sample\nnote: mail ann.smith@acme-corp.com"),
      ["error secret case.yaml:5", "warning unknown_key case.yaml:5"],
    ],
    [
      "a secret in a comment",
      edited("id: sample", "id: sample # ask ann.smith@acme-corp.com,"),
      ["error secret case.yaml"],
    ],
    ["a misspelt key", edited("state: open", "tagz: [a]\nstate: open"), ["error unknown_key case.yaml:6"]],
    [
      "a misspelt key further in",
      edited("on_read_miss:", "on_red_miss:"),
      [`error unknown_key case.yaml:${lineOf("on_read_miss:")}`],
    ],
    [
      "a misspelt key of replaykit.yaml",
      edited("state: open", "evidense: observed\nstate: open"),
      ["error unknown_key case.yaml:6"],
    ],
    ["a strange file", Object.assign({ "run.sh": "echo" }, sound), ["error unknown_file run.sh"]],
    ["broken JSON", { ...sound, "fixtures/tools.json": "{" }, ["error invalid_file fixtures/tools.json:1"]],
  ])("%s", (_what, files, problems) => {
    expect(lint(files)).toEqual(problems);
  });

  it("names what a misspelt key may mean, and only warns of it where the base has it already", () => {
    const problems = (from: string, onBase: boolean) =>
      lintCase({ files: edited("state: open", from), folder: "cases/sample", today: "2026-11-20", onBase }).map(
        ({ level, message }) => `${level} ${message}`,
      );
    const unknown = "is not a key that ReplayKit knows; it is kept, and does nothing";
    expect(problems("state: open\nevidense: observed", false)).toEqual([
      `error evidense ${unknown}; did you mean evidence (a key of replaykit.yaml)?`,
    ]);
    expect(problems("state: open\ntagz: [a]", true)).toEqual([`warning tagz ${unknown}; did you mean tags?`]);
    // Somebody's own word, though a known one is near.
    expect(problems("state: open\nstage: beta", false)).toEqual([`warning stage ${unknown}`]);
    expect(problems("state: open\nlane: left", false)).toEqual([`warning lane ${unknown}`]);
  });

  it("lets a quarantine stand until its day", () => {
    expect(lint(quarantined("{ owner: ann, reason: flaky, until: 2026-11-20 }"))).toEqual([]);
  });

  it("lets a read be live by name", () => {
    expect(lint(edited("tools: fixtures", "tools: { lookup_billing: live }"))).toEqual([]);
  });
});

describe("what is warned of", () => {
  it.each<[string, CaseFiles, string[]]>([
    [
      "seconds that are milliseconds",
      edited(/attempts: .*/, "timeout: 60"),
      [`warning bare_duration case.yaml:${lineOf("attempts:")}`],
    ],
    ["an unknown key", edited("state: open", "colour: red\nstate: open"), ["warning unknown_key case.yaml:6"]],
    [
      "a guessed effect",
      edited("effects: { lookup_billing: read }", "tags: [ x ]"),
      ["warning effect_guessed case.yaml:3"],
    ],
    [
      "a stale recording",
      tools(({ calls }) => Object.assign(calls[0] ?? {}, { stale: true })),
      ["warning stale_fixture fixtures/tools.json"],
    ],
    [
      "a misspelt matcher",
      edited(
        "max_tool_calls: { tool: lookup_billing, count: 3 }",
        "tool_not_called: { tool: lookup_billing, args: { user_id: { $regexp: ^admin } } }",
      ),
      [
        `warning unknown_matcher case.yaml:${lineOf("max_tool_calls")}`,
        `warning assertion_on_source case.yaml:${lineOf("max_tool_calls")}`,
      ].toSorted(),
    ],
    [
      "a matcher",
      edited(
        "max_tool_calls: { tool: lookup_billing, count: 3 }",
        "tool_not_called: { tool: lookup_billing, args: { user_id: { $regex: ^admin } } }",
      ),
      [`warning assertion_on_source case.yaml:${lineOf("max_tool_calls")}`],
    ],
    [
      "a misspelt tool",
      edited("max_tool_calls: { tool: lookup_billing, count: 3 }", "max_tool_calls: { tool: lookup_biling, count: 3 }"),
      [
        `warning unknown_tool case.yaml:${lineOf("max_tool_calls")}`,
        `warning assertion_on_source case.yaml:${lineOf("max_tool_calls")}`,
      ].toSorted(),
    ],
    [
      "a long form",
      edited("- status_is: error", "- { type: status_is, value: error }"),
      [`warning short_form case.yaml:${lineOf("- status_is: error")} fixable`],
    ],
    [
      "recordings out of order",
      tools(({ calls }) => calls.reverse()),
      ["warning fixtures_unsorted fixtures/tools.json fixable"],
    ],
    [
      "a quarantine that does nothing",
      edited("state: open", "state: open\nquarantine: { owner: ann, reason: x, until: 2026-12-31 }"),
      ["warning quarantine_unused case.yaml:7"],
    ],
    [
      "a turn that the user does not have",
      edited(/^( +)mode: continue/m, "$1from_turn: 2\n$1mode: continue"),
      [`warning unknown_turn case.yaml:${lineOf("mode: continue")}`],
    ],
  ])("%s", (_what, files, problems) => {
    expect(lint(files).toSorted()).toEqual(problems);
  });
});

describe("--fix", () => {
  const published = `# mine\ntitle: Search loop # kept\nscenario:\n  input: Why?\nfailure_signatures:\n  - { type: status_is, value: error }\n  - max_tool_calls: 5 # a loop\nassertions:\n  - status_is: success\n  - final_output_exists: true\n`;

  it("mends the published shape without an id and keeps its comments", () => {
    const before = { ...tools(({ calls }) => calls.reverse()), "case.yaml": published };
    const { files, fixed } = fixCase({ files: before, folder: "cases/search-loop" });
    expect(fixed).toEqual([
      "version: case.yaml: 0 → 1",
      "id: search-loop",
      "signatures[0]: written in its short form",
      "signatures[1]: written in its short form",
      "fixtures/tools.json: recordings in the order of their source",
    ]);
    for (const comment of ["# mine", "# kept", "# a loop"]) expect(files["case.yaml"]).toContain(comment);
    const left = lintCase({ files, folder: "cases/search-loop", today: "2026-11-20" });
    // No tool can say whether a right run is more than a word.
    expect(left.filter(({ fixable, level }) => fixable || level === "error").map(({ code }) => code)).toEqual([
      "assertions_on_idle_run",
    ]);
  });

  it("leaves a sound case, and what it cannot read, byte for byte", () => {
    expect(fixCase({ files: sound, folder: "cases/sample" })).toEqual({ files: sound, fixed: [] });
    const broken = { "case.yaml": "a: [", "fixtures/tools.json": "{" };
    expect(fixCase({ files: broken, folder: "cases/sample" })).toEqual({ files: broken, fixed: [] });
  });
});

describe("a case from before the rule on crashes", () => {
  const files = edited(/ {2}- min_tool_calls.*\n/, "");
  const levels = (onBase: boolean) =>
    lintCase({ files, folder: "cases/sample", today: "2026-11-20", onBase }).map(
      ({ level, code }) => `${level} ${code}`,
    );

  it("is warned of on the base, and refused where it is new or changed", () => {
    expect(levels(true)).toEqual(["warning signatures_on_any_crash"]);
    expect(levels(false)).toEqual(["error signatures_on_any_crash"]);
  });

  it("is told which signature names its error", () => {
    const trace = JSON.parse(sound["source-trace.json"] ?? "");
    const events = trace.events.map((event: { type: string }) =>
      event.type === "error" ? { type: "error", error: "KeyError: 'plan'" } : event,
    );
    const changed = { ...files, "source-trace.json": JSON.stringify({ ...trace, events }) };
    const [problem] = lintCase({ files: changed, folder: "cases/sample", today: "2026-11-20" });
    expect(problem?.hint).toBe(`add one that names this failure: {"error_matches":"KeyError: 'plan'"}`);
    const named = (text: string) => ({
      ...changed,
      "case.yaml": (files["case.yaml"] ?? "").replace(
        "- status_is: error\n",
        `- status_is: error\n  - error_matches: "${text}"\n`,
      ),
    });
    const errors = (given: CaseFiles) =>
      lintCase({ files: given, folder: "cases/sample", today: "2026-11-20" })
        .filter(({ level }) => level === "error")
        .map(({ code }) => code);
    expect(errors(named("KeyError: 'plan'"))).toEqual([]);
    expect(errors(named("KeyError: 'price'"))).toEqual(["signature_not_on_source"]);
  });
});
