import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { caseJsonSchema, configJsonSchema } from "../../../src/core/json/json-schema.ts";
import { checkKinds } from "../../../src/core/schema/check.ts";
import { caseFiles } from "./samples.ts";

function validator(schema: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  return (value: unknown) =>
    validate(value) ? [] : [...new Set((validate.errors ?? []).map(({ instancePath }) => instancePath))];
}

const made = parse(caseFiles()["case.yaml"] ?? "") as Record<string, unknown>; // a mapping, as scaffold writes it

describe("the JSON Schema of case.yaml", () => {
  const problems = validator(caseJsonSchema());

  it("takes a scaffolded case and the longer forms of checks", () => {
    expect(problems(made)).toEqual([]);
    expect(problems({ ...made, assertions: [{ type: "status_is", value: "success" }, { max_tool_calls: 3 }] })).toEqual(
      [],
    );
  });

  it.each([
    ["state", { state: "closed" }, "/state"],
    ["a check that does not exist", { signatures: [{ statsu_is: "error" }] }, "/signatures/0"],
    ["a status that does not exist", { signatures: [{ status_is: "bad" }] }, "/signatures/0/status_is"],
    ["an empty list", { assertions: [] }, "/assertions"],
    ["a mode that does not exist", { replay: { tools: { x: "life" } } }, "/replay/tools/x"],
    ["a timeout without a unit", { replay: { timeout: "60" } }, "/replay/timeout"],
  ])("refuses %s", (_what, change, path) => {
    expect(problems({ ...made, ...change })).toContain(path);
  });

  it("documents every check", () => {
    const text = JSON.stringify(caseJsonSchema());
    expect(checkKinds.filter((kind) => !text.includes(`"${kind}":{"description":`))).toEqual([]);
  });
});

describe("the JSON Schema of replaykit.yaml", () => {
  const problems = validator(configJsonSchema());
  const config = {
    version: 1,
    cases: "cases",
    runners: { billing: { command: ["uv", "run", "agent.py"], timeout: "60s", paths: ["services/**"] } },
    effects: { send_email: "write" },
    select: "affected",
    redact: { rules: [], command: null },
    judge: null,
  };

  it("takes a full configuration", () => expect(problems(config)).toEqual([]));

  it("refuses an effect that does not exist", () => {
    expect(problems({ ...config, effects: { send_email: "both" } })).toEqual(["/effects/send_email"]);
  });
});
