import { fc } from "../../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { editCaseYaml, formatCaseYaml, parseCaseYaml } from "../../../src/core/case/case-yaml.ts";
import { ReplayKitError } from "../../../src/core/error.ts";
import { arbitraryCase } from "./arbitrary-case.ts";

const published = `# what happened in March
id: search-loop
title: Search loop
scenario:
  input: "Why was I charged $49.99?"
failure_signatures:
  - status_is: error
  - type: max_tool_calls   # a loop
    value: 5
  - final_output_exists: false
assertions:
  - type: status_is
    value: success
  - max_tool_calls: 3
  - final_output_exists: true
semantic_checks:
  - "The response addresses the question."
`;

function refusal(text: string): string {
  try {
    parseCaseYaml(text, "cases/x/case.yaml");
  } catch (error) {
    if (error instanceof ReplayKitError) return `${error.code} ${error.message}`;
    throw error;
  }
  return "read";
}

const minimal =
  "version: 1\nid: x\ntitle: X\nsignatures: [{ status_is: error }]\nassertions: [{ status_is: success }]\n";

describe("reading case.yaml", () => {
  it("reads the published shape", () => {
    const { case: read, unknownKeys } = parseCaseYaml(published, "case.yaml");
    expect(unknownKeys).toEqual([]);
    expect(read.scenario.input).toEqual([{ role: "user", content: "Why was I charged $49.99?" }]);
    expect(read.signatures).toEqual([
      { kind: "status_is", status: "error" },
      { kind: "min_tool_calls", count: 5 },
      { kind: "final_output_exists", exists: false },
    ]);
    expect(read.assertions).toEqual([
      { kind: "status_is", status: "success" },
      { kind: "max_tool_calls", count: 3 },
      { kind: "final_output_exists", exists: true },
      { kind: "semantic", statement: "The response addresses the question." },
    ]);
  });

  it("fills in what is left out", () => {
    const { case: read } = parseCaseYaml(minimal, "case.yaml");
    expect(read.replay).toEqual({
      tools: "fixtures",
      on_read_miss: "fail",
      on_write_miss: "simulate",
      match: { args: "exact", ignore: [], tools: {} },
      attempts: "auto",
    });
    expect(read.state).toBe("open");
  });

  it.each([
    ["", "invalid_case cases/x/case.yaml:1: the file is null; expected a mapping"],
    ["- a", 'invalid_case cases/x/case.yaml:1: the file is ["a"]; expected a mapping'],
    [
      minimal.replace("version: 1", "version: 2"),
      "unsupported_version cases/x/case.yaml has version 2; this ReplayKit reads up to 1",
    ],
    [minimal.replace("version: 1", "version: one"), 'invalid_case cases/x/case.yaml: version is "one"; expected 1'],
    [minimal.replace("id: x\n", ""), "invalid_case cases/x/case.yaml:1: id is missing; expected a string"],
    [
      minimal.replace("id: x", "id: ../x"),
      'invalid_case cases/x/case.yaml:2: id is "../x"; expected at most 58 lower-case letters, digits and inner dashes',
    ],
    [
      `${minimal}state: closed\n`,
      'invalid_case cases/x/case.yaml:6: state is "closed"; expected open | guard | quarantined | retired',
    ],
    [
      `${minimal}replay:\n  timeout: soon\n  tools: { a: life }\n`,
      'invalid_case cases/x/case.yaml:7: replay.timeout is "soon"; expected a duration such as 60s\n' +
        'cases/x/case.yaml:8: replay.tools.a is "life"; expected fixtures | static | simulate | deny | live',
    ],
    [
      minimal.replace("[{ status_is: error }]", "[]"),
      "invalid_case cases/x/case.yaml:4: signatures is []; expected a list of at least one check",
    ],
    [
      minimal.replace("assertions: [{ status_is: success }]\n", ""),
      "invalid_case cases/x/case.yaml:1: assertions is missing; expected a list of at least one check",
    ],
  ])("says what is wrong with %j", (text, message) => {
    expect(refusal(text)).toBe(message);
  });

  it("names an unknown check, its line and the known ones", () => {
    const text =
      "version: 1\nid: x\ntitle: X\nsignatures:\n  - status_is: error\n  - statsu: error\nassertions: [{ status_is: success }]\n";
    expect(refusal(text)).toMatch(
      /^invalid_case cases\/x\/case.yaml:6: signatures\[1\]: unknown check "statsu"; known: status_is, /,
    );
  });

  it("names unknown keys at every level, and keeps them", () => {
    const { case: read, unknownKeys } = parseCaseYaml(
      `${minimal}colour: red\nreplay: { tempo: 3, match: { x: 1 } }\n`,
      "case.yaml",
    );
    expect(unknownKeys).toEqual(["colour", "replay.tempo", "replay.match.x"]);
    const again = parseCaseYaml(formatCaseYaml(read), "case.yaml");
    expect(again.case).toEqual(read);
    expect(again.unknownKeys.toSorted()).toEqual(unknownKeys.toSorted());
  });
});

describe("writing case.yaml", () => {
  it("gives back any valid case", () => {
    fc.assert(
      fc.property(arbitraryCase, (made) => {
        const text = formatCaseYaml(made);
        const { case: read } = parseCaseYaml(text, "case.yaml");
        expect(read).toEqual(made);
        expect(formatCaseYaml(read)).toBe(text);
      }),
      { numRuns: 150 },
    );
  });

  it("quotes a key that other YAML readers take for a merge", () => {
    const { case: read } = parseCaseYaml(
      `${minimal}scenario: { input: [{ role: user, content: hello }], context: { "<<": { a: 1 } } }\n`,
      "case.yaml",
    );
    const text = formatCaseYaml(read);
    expect(text).toContain('"<<":');
    expect(parseCaseYaml(text, "case.yaml").case.scenario.context).toEqual({ "<<": { a: 1 } });
    expect(refusal(text.replace('"<<"', "<<"))).toContain("has a merge key (<<)");
  });

  it("explains every key that it writes", () => {
    const { case: read } = parseCaseYaml(minimal, "case.yaml");
    expect(formatCaseYaml(read)).toMatchInlineSnapshot(`
      "# One failure of the agent: what went wrong (signatures) and what must happen instead (assertions).

      version: 1 # version of this format
      id: x # name of the folder
      title: X # one line for people
      state: open # open (known failure) | guard (fixed, must not come back) | quarantined (shown, never blocks) | retired (not run)
      scenario: { input: [], mode: continue } # what the agent is given

      # how calls are answered; a call without a recording never reaches a live tool or model unless this says so by name
      replay:
        tools: fixtures # fixtures | static | simulate | deny | live, for all or by tool (live only for reads, by name)
        on_read_miss: fail # fail (the verdict is inconclusive) | tool-error
        on_write_miss: simulate # simulate (answered, never run) | fail
        match: { args: exact } # when a call fits a recording: args exact | subset | ignore; ignore: JSON Pointers; tools: the same by tool
        attempts: auto # auto (as many as the evidence needs) | a number
      signatures: [ { status_is: error } ] # what went wrong: all of these held in the failed run
      assertions: [ { status_is: success } ] # what must happen instead: all that can be decided must hold in a good run

      # Further keys, none of them needed:
      #   quarantine: { owner: ann, reason: flaky provider, until: 2026-12-31 }   # with state: quarantined
      #   runner: billing                  # which runner of replaykit.yaml, if there are several
      #   agent: billing-agent             # or the agent, which decides the runner
      #   tags: [smoke]                    # for selecting cases
      #   effects: { send_email: write }   # pure | read | write, where they differ from replaykit.yaml
      #   terminal_tools: [transfer]       # a run that ends on one of these needs no final text
      #   tolerated_rate: 0.1              # of a guard on a live model
      #   weak: true                       # with weak_reason: an agent that does nothing would pass too
      #   reviews: [{ assertion: …, verdict: pass, by: ann, at: 2026-11-20 }]   # answers to semantic checks
      "
    `);
  });
});

describe("editing case.yaml", () => {
  const text = `# kept\nversion: 1\nid:   "x"   # odd, but mine\ntitle: X\nstate: open # the state\n\nsignatures:\n    - status_is:  error\nassertions: [ {status_is: success} ]\n# the end\n`;

  it("changes a value and no other byte", () => {
    expect(editCaseYaml(text, [{ path: ["state"], value: "guard" }])).toBe(text.replace("state: open", "state: guard"));
  });

  it("puts a new key where it belongs and keeps the comments", () => {
    const quarantine = { owner: "ann", reason: "flaky: provider", until: "2026-12-31" };
    const edited = editCaseYaml(text, [
      { path: ["state"], value: "quarantined" },
      { path: ["quarantine"], value: quarantine },
    ]);
    const { case: read } = parseCaseYaml(edited, "case.yaml");
    expect(read).toMatchObject({ state: "quarantined", quarantine });
    for (const comment of ["# kept", "# odd, but mine", "# the state", "# the end"]) expect(edited).toContain(comment);
    expect(edited.indexOf("quarantine:")).toBeLessThan(edited.indexOf("signatures:"));
  });

  it("takes a key out", () => {
    expect(editCaseYaml("a: 1 # one\nb: 2 # two\n", [{ path: ["b"], value: undefined }])).toBe("a: 1 # one\n");
  });

  it.each(["a: b", "x # y", "- z", "true", "", "'", '"', "*x", "line\nbreak", "\u0007"])(
    "writes the text %j safely",
    (value) => {
      const edited = editCaseYaml(text, [{ path: ["title"], value }]);
      const values = edited === text ? undefined : value;
      expect(values).toBe(value);
      expect(editCaseYaml(edited, [{ path: ["title"], value: "X" }])).toContain("# kept");
    },
  );
});
