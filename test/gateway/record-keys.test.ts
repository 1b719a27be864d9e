import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { chatAnswer, stubProvider } from "./stub-provider.ts";

const agent = `
const response = await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", {
  method: "POST",
  headers: { "content-type": "application/json", authorization: "Bearer " + process.env.OPENAI_API_KEY },
  body: JSON.stringify({ model: "gpt-x", messages: [{ role: "user", content: "Why?" }] }),
});
if (!response.ok) throw new Error("the model answered " + response.status);
console.log((await response.json()).choices[0].message.content);
`;

/** Configures an address where no provider listens any more. */
async function moveAway(cwd: string): Promise<void> {
  const gone = await stubProvider(() => ({ body: {} }));
  await gone[Symbol.asyncDispose]();
  writeFileSync(join(cwd, "replaykit.yaml"), `version: 1\nupstream: { openai: { base_url: "${gone.url}" } }\n`);
}

it("record takes the key from the environment or from .env, and says which one is missing or refused", async () => {
  await using provider = await stubProvider(({ authorization }) =>
    authorization === "Bearer sk-good"
      ? { body: chatAnswer("Because.") }
      : { status: 401, body: { error: { message: "Incorrect API key provided" } } },
  );
  using folder = temporaryFolder({
    "replaykit.yaml": `version: 1\nupstream: { openai: { base_url: "${provider.url}", key_env: OPENAI_API_KEY } }\n`,
    "agent.mjs": agent,
  });
  const cwd = folder.path;
  const record = (env: Record<string, string> = {}) =>
    cli(["record", "--force", "--", "node", "agent.mjs"], { cwd, env });

  const none = await record();
  expect(none.exit).toBe(2);
  expect(none.stderr).toContain("nothing was recorded: a live model was asked, but OPENAI_API_KEY is not set");
  expect(none.stderr).not.toContain("asked no model");
  expect(provider.requests).toHaveLength(0);

  writeFileSync(join(cwd, ".env"), '# keys\nOPENAI_API_KEY="sk-good"\nOTHER=1\n');
  const written = await record();
  expect(written.stdout).toContain("recorded trace.json  (success, exit code 0)");
  expect(written.stderr).not.toContain("note: openai");
  // What is set goes before the file.
  const refused = await record({ OPENAI_API_KEY: "sk-old" });
  expect(refused.stderr).toContain("note: openai refused the key (401)");
  expect(provider.requests.map(({ authorization }) => authorization)).toEqual(["Bearer sk-good", "Bearer sk-old"]);

  await moveAway(cwd);
  const unreached = await record({ OPENAI_API_KEY: "sk-good" });
  expect(unreached.stderr).toContain("nothing was recorded: provider: cannot reach the model provider");
  expect(unreached.stderr).toContain("→ check the address");
  expect(unreached.stderr).not.toContain("put the key");
  expect(none.stderr).toContain("→ put the key");

  writeFileSync(join(cwd, "agent.mjs"), "console.log('hello')");
  const silent = await record();
  expect(silent.stderr).toContain("the agent asked no model and no tool");
  writeFileSync(join(cwd, "agent.mjs"), "process.exit(3)");
  const failed = await record();
  expect(failed.stderr).toContain("the agent ended with exit code 3 before it asked a model or a tool");
  expect(failed.stderr).not.toContain("must take its base URL");
});
