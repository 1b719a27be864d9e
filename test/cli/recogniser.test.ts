import { copyFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const example = resolve(import.meta.dirname, "../../examples/recogniser/redact-names.mjs");
const config = "redact:\n  command: [node, redact-names.mjs, customers.txt]\n";

const trace = {
  version: 1,
  run_id: "run-1",
  status: "error",
  events: [
    { type: "input_message", content: "My name is Ada Lovelace, and I live at 12 Baker Street, London NW1 6XE." },
    { type: "tool_call", call_id: "1", tool_name: "find", tool_args: { customer: "Grace Hopper" } },
    { type: "tool_result", call_id: "1", output: "Grace Hopper, Hauptstraße 5, 10115 Berlin" },
    { type: "error", error: "KeyError: 'plan' for order 7 of Main Street Coffee, the 12 steps took 5 Minutes" },
  ],
};

async function imported(files: Record<string, string>) {
  using folder = temporaryFolder({ "trace.json": JSON.stringify(trace), ...files });
  copyFileSync(example, join(folder.path, "redact-names.mjs"));
  const env = { REPLAYKIT_REDACTION_KEY: "k".repeat(32) };
  const { exit, stdout, stderr } = await cli(["import", "trace.json", "--redact"], { cwd: folder.path, env });
  expect([exit, stderr]).toEqual([0, expect.stringContaining("1 trace imported")]);
  return stdout;
}

it("the example of a local recogniser takes names and addresses out, equal ones alike, and leaves the rest", async () => {
  const files = { "replaykit.yaml": config, "customers.txt": "Grace Hopper\nAda Lovelace\n" };
  const redacted = await imported(files);
  for (const personal of ["Ada", "Lovelace", "Grace", "Hopper", "Baker", "NW1", "Hauptstraße", "Berlin"]) {
    expect(redacted).not.toContain(personal);
  }
  expect(new Set(redacted.match(/\[redacted-name-[0-9a-f]{8}\]/g)).size).toBe(2);
  expect(new Set(redacted.match(/\[redacted-address-[0-9a-f]{8}\]/g)).size).toBe(2);
  expect(redacted).toContain("KeyError: 'plan' for order 7 of Main Street Coffee, the 12 steps took 5 Minutes");
  expect(await imported(files)).toBe(redacted);
});

it("without a recogniser names and addresses stay", async () => {
  const clear = await imported({});
  expect(clear).toContain("Grace Hopper");
  expect(clear).toContain("12 Baker Street");
});
