import { readdirSync } from "node:fs";
import { join } from "node:path";
import { compact } from "../../../src/core/compact.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import type { CaseResult } from "../../../src/core/schema/result.ts";
import type { ReplayOptions } from "../../../src/node/replay/replay-options.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { caseFilesOf, testProject } from "../project.ts";

/** A live agent: fails as its rule says, by case and by the number of the attempt. */
export const agentWith = (rule: string) => `
import { writeFileSync } from "node:fs";
const id = process.env.REPLAYKIT_CASE_ID;
const attempt = Number(process.env.REPLAYKIT_ATTEMPT);
const call = { tool_name: "lookup_billing", tool_args: { user_id: "usr_8821" }, error: { kind: "timeout", message: "down" } };
const fails = ${rule};
const run = fails === "changed"
  ? { status: "success", tool_calls: [call], errors: [] }
  : fails
  ? { status: "error", tool_calls: [call, call, call], errors: [{ kind: "limit", message: "limit reached" }] }
  : { status: "success", final_output: "It is down.", tool_calls: [call], errors: [] };
writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ ...run, replay: { live: 1 } }));
`;

export const runner = { command: [process.execPath, "agent.mjs"], timeout: "20s" };
export const guards = (...ids: string[]) => Object.assign({}, ...ids.map((id) => caseFilesOf(id, { state: "guard" })));

interface Compared {
  head: string;
  base: string;
  files: Record<string, string>;
  live?: object;
  options?: Partial<ReplayOptions>;
}

/** Replays cases on an agent beside the one of the base. */
export async function compare({ head, base, files, live = {}, options = {} }: Compared) {
  using before = temporaryFolder({ "agent.mjs": agentWith(base) });
  using project = testProject({ ...files, "agent.mjs": agentWith(head) });
  const config = configSchema.parse({
    runner,
    live,
    ...compact({ budget: options.config?.budget }),
  });
  let opened = 0;
  const baseCheckout = {
    name: "main",
    open: async () => {
      opened += 1;
      return { root: before.path, config };
    },
  };
  const report = await project.replayWith(runner, { baseCheckout, ...options, config });
  const kept = readdirSync(join(project.path, "runs"));
  return { report, opened, kept };
}

export const brief = ({ case_id, standing, blocks }: CaseResult) => [case_id, standing, blocks];
