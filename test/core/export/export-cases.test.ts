import type { EvalCreateParams } from "openai/resources/evals/evals";
import { describe, expect, it } from "vitest";
import { exportSpec } from "../../../src/cli/specs/case.ts";
import { exportTargets } from "../../../src/core/export/export-cases.ts";
import { readTraces } from "../../../src/core/formats/input/read-traces.ts";
import type { TraceEvent } from "../../../src/core/schema/trace.ts";
import { normaliseTrace } from "../../../src/core/run/normalise.ts";
import { platform, searchLoop } from "../case/samples.ts";
import { sampleAttempt, sampleResult } from "../report/sample.ts";
import { exported, fileOf, linesOf, sampleCases } from "./sample-cases.ts";

const hostile = '{{ env.SECRET }} {% raw %} " ` ${process.env.SECRET} \n """';

describe("every target", () => {
  it.each(exportTargets)("%s: the same files each time, under names of ours", (target) => {
    expect(exported(target)).toEqual(exported(target));
    for (const name of Object.keys(exported(target).files)) expect(name).toMatch(/^[\w.-]+$/);
  });

  it("stands in the command's help, and nothing else does", () => {
    const named = exportSpec.about
      ?.split("\n")
      .flatMap((line) => /^ {2}(\S.*?) {2}/.exec(line)?.[1]?.split(", ") ?? []);
    expect(named?.toSorted()).toEqual(exportTargets.toSorted());
  });

  it.each(exportTargets)("%s: no case gives files without one, and no fault", (target) => {
    expect(exported(target, []).notes).toEqual([]);
  });
});

describe("promptfoo", () => {
  it("has a test a case: its verdict, then each assertion by its place", () => {
    const config = JSON.parse(fileOf("promptfoo", "promptfooconfig.json"));
    expect(config).toEqual({
      description: "ReplayKit cases",
      prompts: ["{{case}}"],
      providers: ["file://replaykit-provider.mjs"],
      tests: [
        {
          description: "search-loop",
          vars: { case: "cases/search-loop" },
          assert: [
            { type: "javascript", metric: "verdict", value: "JSON.parse(output).verdict === 'fixed'" },
            { type: "javascript", metric: "status_is success", value: expect.stringContaining("assertions[0]") },
            {
              type: "javascript",
              metric: "max_tool_calls lookup_billing 3",
              value: expect.stringContaining("assertions[1]"),
            },
            { type: "javascript", metric: expect.any(String), value: expect.stringContaining("assertions[2]") },
          ],
        },
        {
          description: "tone",
          vars: { case: "cases/tone" },
          assert: [
            { type: "javascript", metric: "verdict", value: "JSON.parse(output).verdict === 'fixed'" },
            {
              type: "javascript",
              metric: 'semantic "The answer is polite."',
              value: expect.stringContaining("assertions[0]"),
            },
          ],
        },
      ],
    });
  });

  it("passes what passed: a check that needs a person or did not run does not", () => {
    const config = JSON.parse(fileOf("promptfoo", "promptfooconfig.json"));
    const { value } = config.tests[1].assert[1];
    const given = (...assertions: object[]) =>
      // oxlint-disable-next-line no-implied-eval -- what promptfoo does with the expression
      new Function("output", `return ${value}`)(JSON.stringify({ assertions, reason: "the runner crashed" }));
    expect([
      given({ outcome: "pass", message: "it is polite" }),
      given({ outcome: "fail", message: "it is rude" }),
      given({ outcome: "needs_human", message: "needs a person or a judge" }),
      given(),
    ]).toEqual([
      { pass: true, score: 1, reason: "pass: it is polite" },
      { pass: false, score: 0, reason: "fail: it is rude" },
      { pass: false, score: 0, reason: "needs_human: needs a person or a judge" },
      { pass: false, score: 0, reason: "not run: the runner crashed" },
    ]);
  });

  it("gives no text of a trace to promptfoo's templates or expressions", () => {
    const { tests } = JSON.parse(fileOf("promptfoo", "promptfooconfig.json"));
    const [, , , { metric, value }] = tests[0].assert;
    expect(metric).toContain("env.SECRET");
    expect(metric).not.toMatch(/\{[{%#]/);
    expect(value).not.toContain("SECRET");
  });
});

describe("openai-evals", () => {
  it("has an item a case", () => {
    expect(linesOf(fileOf("openai-evals", "cases.jsonl"))).toEqual([
      {
        item: {
          case_id: "search-loop",
          path: "cases/search-loop",
          title: "Agent repeats one search",
          messages: sampleCases()[0]?.case.scenario.input,
          criteria: ["status_is success", "max_tool_calls lookup_billing 3", expect.stringContaining("env.SECRET")],
        },
      },
      {
        item: {
          case_id: "tone",
          path: "cases/tone",
          title: "Agent is rude",
          messages: [],
          criteria: ["The answer is polite."],
        },
      },
    ]);
    expect(exported("openai-evals").notes).toEqual([expect.stringContaining("search-loop: a grader reads")]);
  });

  it("has an eval in the words of OpenAI's own types", () => {
    const expected: EvalCreateParams = {
      name: "ReplayKit cases",
      data_source_config: { type: "custom", include_sample_schema: true, item_schema: expect.any(Object) },
      testing_criteria: [
        {
          type: "label_model",
          name: "criteria hold",
          model: "gpt-4.1",
          labels: ["pass", "fail"],
          passing_labels: ["pass"],
          input: [
            { role: "system", content: expect.stringContaining("data") },
            { role: "user", content: "Criteria: {{ item.criteria }}\n\nThe answer:\n{{ sample.output_text }}" },
          ],
        },
      ],
    };
    expect(JSON.parse(fileOf("openai-evals", "eval.json"))).toEqual(expected);
  });
});

describe("inspect", () => {
  it("has a sample a case in the form that json_dataset reads", () => {
    expect(linesOf(fileOf("inspect", "replaykit-cases.jsonl"))).toEqual([
      {
        id: "search-loop",
        input: [
          { role: "user", content: "Be brief." },
          { role: "user", content: '[{"type":"text","text":"Why was I charged?"}]' },
        ],
        target: ["status_is success", "max_tool_calls lookup_billing 3", expect.stringContaining("env.SECRET")],
        metadata: {
          case: "search-loop",
          path: "cases/search-loop",
          title: "Agent repeats one search",
          state: "guard",
          tags: ["smoke"],
        },
      },
      {
        id: "tone",
        input: "Agent is rude",
        target: ["The answer is polite."],
        metadata: { case: "tone", path: "cases/tone", title: "Agent is rude", state: "open", tags: [] },
      },
    ]);
    expect(exported("inspect").notes).toEqual([
      'search-loop: Inspect knows no role "developer"; its messages are written as the user\'s',
    ]);
  });
});

describe("langsmith-dataset", () => {
  it("has an example a case", () => {
    expect(linesOf(fileOf("langsmith-dataset", "langsmith-examples.jsonl"))).toEqual([
      {
        inputs: { messages: sampleCases()[0]?.case.scenario.input },
        outputs: {
          criteria: ["status_is success", "max_tool_calls lookup_billing 3", expect.stringContaining("env.SECRET")],
        },
        metadata: {
          case: "search-loop",
          path: "cases/search-loop",
          title: "Agent repeats one search",
          state: "guard",
          tags: ["smoke"],
        },
        split: "guard",
      },
      {
        inputs: { messages: [] },
        outputs: { criteria: ["The answer is polite."] },
        metadata: { case: "tone", path: "cases/tone", title: "Agent is rude", state: "open", tags: [] },
        split: "open",
      },
    ]);
    expect(exported("langsmith-dataset").notes).toEqual([expect.stringContaining("search-loop: LangSmith holds")]);
  });
});

describe("vitest and pytest", () => {
  it.each([
    ["vitest", "replaykit-cases.test.mjs"],
    ["pytest", "test_replaykit_cases.py"],
  ] as const)("%s: the paths of the cases and nothing else of them", (target, name) => {
    const text = fileOf(target, name);
    expect(text).toContain('"cases/search-loop"');
    expect(text).toContain('"cases/tone"');
    expect(text).not.toContain("SECRET");
    expect(text).not.toContain("charged");
  });
});

describe("atif", () => {
  it("reads back as the recorded calls", () => {
    const [read] = readTraces({ name: "atif", text: fileOf("atif", "tone.trajectory.json") }, { platform });
    expect(read?.format).toBe("atif");
    expect(Object.keys(exported("atif").files)).toEqual(["search-loop.trajectory.json", "tone.trajectory.json"]);
  });

  it("says what it has no place for, and nothing where it holds all", () => {
    const [one] = sampleCases();
    if (!one) throw new Error("no case");
    const state: TraceEvent = { type: "state", step_id: "1", state: {} };
    const failed: TraceEvent[] = ["one", "two"].map((error) => ({ type: "error", error }));
    const notesOf = (...events: TraceEvent[]) => exported("atif", [{ ...one, trace: { ...one.trace, events } }]).notes;
    expect(notesOf(state, ...failed)).toEqual([
      "search-loop: ATIF holds no states of steps, no errors but the last; they are left out",
    ]);
    expect(notesOf({ type: "final_output", content: "Done." })).toEqual([]);
  });
});

describe("otlp", () => {
  it("has a request a case that reads back as its run", () => {
    const [read] = readTraces({ name: "otlp", text: fileOf("otlp", "tone.otlp.json") }, { platform });
    expect(read?.trace).toEqual(normaliseTrace(searchLoop()));
    expect(Object.keys(exported("otlp").files)).toEqual(["search-loop.otlp.json", "tone.otlp.json"]);
  });
});

describe("junit", () => {
  it("has the kept results, and names the cases without one", () => {
    const [search, tone] = sampleCases();
    if (!search || !tone) throw new Error("there are two");
    const result = sampleResult({ attempts: [sampleAttempt({ reason: hostile })] });
    const { files, notes } = exported("junit", [{ ...search, result }, tone]);
    expect(notes).toEqual(["tone is left out: no replay of it is kept"]);
    expect(files["replaykit.xml"]).toContain('<testsuites name="replaykit" tests="1"');
  });
});
