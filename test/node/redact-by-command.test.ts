import { describe, expect, it } from "vitest";
import { configSchema } from "../../src/core/schema/config.ts";
import { redactByCommand } from "../../src/node/files/redact-by-command.ts";
import { askCommand } from "../../src/node/judge/ask-command.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const value = { events: [{ content: "Ann Smith asked", n: 3 }, null], "a/b": ["Ann Smith"] };

function placeOf(command: string | string[] | null, root: string): Parameters<typeof redactByCommand>[1] {
  return { config: configSchema.parse({ redact: { command } }), root, env: process.env };
}

async function redactWith(source: string): Promise<unknown> {
  using folder = temporaryFolder({ "redact.py": source });
  return await redactByCommand(value, placeOf(["python3", "redact.py"], folder.path));
}

describe("the user's own redactor", () => {
  it("gets the JSON and gives it back with other text", async () => {
    const made = await redactWith("import sys; print(sys.stdin.read().replace('Ann Smith', '[name]'))");
    expect(made).toEqual({ events: [{ content: "[name] asked", n: 3 }, null], "a/b": ["[name]"] });
  });

  it.each([
    ["drops a member", "import json,sys; v=json.load(sys.stdin); del v['a/b']; print(json.dumps(v))", "at the root"],
    ["changes a type", "import json,sys; v=json.load(sys.stdin); v['a/b'][0]=1; print(json.dumps(v))", "at /a~1b/0"],
    [
      "adds an item",
      "import json,sys; v=json.load(sys.stdin); v['events'].append(1); print(json.dumps(v))",
      "at /events",
    ],
    ["prints no JSON", "print('sure')", "the answer of redact.command"],
    ["fails", "raise SystemExit(3)", "ended with code 3"],
  ])("is refused where it %s", async (_what, source, message) => {
    await expect(redactWith(source)).rejects.toThrow(message);
  });

  it("is ended in time with all that it started, which may hold its answer for ever", async () => {
    const started = performance.now();
    const words = { name: "redact.command", cwd: "/", env: process.env, timeoutMs: 300 };
    const asked = askCommand({}, { ...words, command: ["/bin/sh", "-c", "sleep 20; echo 1"] });
    await expect(asked).rejects.toThrow("was ended: it took more than 300 ms");
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await askCommand({ a: 1 }, { ...words, command: "cat", timeoutMs: 20_000 })).toEqual({ a: 1 });
  });

  it("is asked nothing where there is none", async () => {
    expect(await redactByCommand(value, placeOf(null, "."))).toBe(value);
  });

  it("is refused where there is no such program", async () => {
    await expect(redactByCommand(value, placeOf("no-such-redactor", "."))).rejects.toThrow("no-such-redactor");
  });
});
