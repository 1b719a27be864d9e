import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { compact } from "../../src/core/compact.ts";
import { createRedactor } from "../../src/core/redact/redact.ts";
import { scaffoldCase } from "../../src/core/scaffold/scaffold.ts";
import { configSchema } from "../../src/core/schema/config.ts";
import type { CaseResult } from "../../src/core/schema/result.ts";
import { startCaseGateway } from "../../src/node/replay/attempt/case-gateway.ts";
import { findCases } from "../../src/node/files/case-folder.ts";
import { hmacKeyedHash, nodePlatform } from "../../src/node/platform.ts";
import { replaySuite } from "../../src/node/replay/replay-suite.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type Scenario, shopRules } from "./scenarios.ts";
import { deskEffects } from "./desk.ts";
import { elsewhere, type Failure, shopEffects } from "./shop.ts";

const effects = { ...shopEffects, ...deskEffects };

/** `gateway`: every call passes it. `output`: the agent has fakes of its own and writes what it did. */
export type Door = "gateway" | "output";

export interface Played {
  scenario: Scenario;
  result: CaseResult;
}

/** Makes a guard of each scenario's failure, as promote would, and lets the changed agent play it. */
export async function play(scenarios: readonly Scenario[], door: Door, rules: object = shopRules): Promise<Played[]> {
  const guards = scenarios.map((scenario) => caseFiles(scenario.failure, scenario.name, "guard"));
  const plans = scenarios.map(({ name, calls, said }) => [name, { calls, said }]);
  using folder = temporaryFolder({
    "plans.json": JSON.stringify(Object.fromEntries(plans)),
    ...Object.assign({}, ...guards, caseFiles(elsewhere(), "elsewhere", "retired")),
  });
  copyFileSync(join(import.meta.dirname, "agent.mjs"), join(folder.path, "agent.mjs"));
  const config = configSchema.parse({
    effects,
    runner: { command: [process.execPath, "agent.mjs", door], mode: "jsonl" },
    ...rules,
  });
  await using gateway = await startCaseGateway(config, process.env);
  const { cases } = await replaySuite({
    root: folder.path,
    config,
    cases: await findCases(folder.path, ["cases"]),
    evidence: false,
    gateway,
  });
  return scenarios.flatMap((scenario) => {
    const result = cases.find(({ case_id }) => case_id === scenario.name);
    return result ? [{ scenario, result }] : [];
  });
}

/** Right fixes that block a merge, and wrong ones that pass for a fix, with the reason of each. */
export function mistakes(played: readonly Played[]): { blocked: string[]; held: string[] } {
  const line = ({ scenario, result }: Played) => `${scenario.name}: ${result.standing}, ${result.reason}`;
  return {
    blocked: played.filter(({ scenario, result }) => scenario.right && result.blocks).map(line),
    held: played.filter(({ scenario, result }) => !scenario.right && result.standing === "holding").map(line),
  };
}

function caseFiles({ trace, expectation }: Failure, id: string, state: "guard" | "retired"): Record<string, string> {
  const { files } = scaffoldCase({
    trace,
    id,
    ...compact({ expectation }),
    configEffects: effects,
    terminal_tools: shopRules.terminal_tools,
    platform: nodePlatform,
    redactor: createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("shop")) }),
  });
  const inState = { ...files, "case.yaml": files["case.yaml"]?.replace("state: open", `state: ${state}`) };
  return Object.fromEntries(
    Object.entries(inState).flatMap(([name, text]) => (text === undefined ? [] : [[`cases/${id}/${name}`, text]])),
  );
}
