import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../../support/cli.ts";
import { copyOfRepository } from "../../support/temporary-folder.ts";

/** Looks somebody else up, and says what it was told. */
const agent = `
import { writeFileSync } from "node:fs";
const call = { tool: "lookup_billing", args: { user_id: "usr_other" } };
const reported = process.argv[2] === "reported";
let error = { kind: "tool", message: "not found" };
if (!reported) {
  const answer = await fetch(process.env.REPLAYKIT_GATEWAY_URL + "/tools/lookup_billing", { method: "POST", body: JSON.stringify({ args: call.args }) });
  error = (await answer.json()).error;
}
const tool_calls = [{ tool_name: call.tool, tool_args: call.args, error }];
const replay = reported ? { replay: { missed: [call] } } : {};
const final_output = "The charge could not be looked up.";
writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ status: "success", final_output, tool_calls, ...replay }));
`;

it.each(["", " reported"])(
  "lets the checks decide where the case has a missed read answered by an error%s",
  async (how) => {
    using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
    const cwd = folder.path;
    writeFileSync(join(cwd, "agent.mjs"), agent);
    const file = join(cwd, "cases/search-loop/case.yaml");
    const yaml = readFileSync(file, "utf8");
    async function attempt(rule: string) {
      writeFileSync(file, yaml.replace(/on_read_miss: \S+/, `on_read_miss: ${rule}`));
      const { stdout } = await cli(["replay", "search-loop", "--runner-cmd", `node agent.mjs${how}`, "--json"], {
        cwd,
      });
      const { verdict, counts, misses } = JSON.parse(stdout).cases[0].attempts[0];
      return { verdict, missed: counts.missed, misses: misses.length };
    }
    expect(await attempt("tool-error")).toEqual({ verdict: "fixed", missed: 1, misses: 0 });
    expect(await attempt("fail")).toEqual({ verdict: "inconclusive", missed: 1, misses: 1 });
  },
);
