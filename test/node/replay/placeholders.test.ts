import { describe, expect, it } from "vitest";
import { createRedactor } from "../../../src/core/redact/redact.ts";
import { scaffoldCase } from "../../../src/core/scaffold/scaffold.ts";
import type { TraceRun } from "../../../src/core/schema/trace.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { startCaseGateway } from "../../../src/node/replay/attempt/case-gateway.ts";
import { hmacKeyedHash, nodePlatform } from "../../../src/node/platform.ts";
import { testProject } from "../project.ts";

const mail = "jane.roe@corp.example.com";
const other = "mallory@evil.example.com";

/** The agent found the customer by mail address, and wrote to nobody. */
const trace: TraceRun = {
  version: 1,
  run_id: "run-1",
  status: "success",
  feedback: {
    rating: "bad",
    expected_calls: [{ tool: "send_mail", args: { to: mail, about: "refund" } }],
    expected_text: [`I wrote to ${mail}`],
  },
  events: [
    { type: "input_message", role: "user", content: `I am ${mail}. Write to me about the refund.` },
    { type: "tool_call", call_id: "1", tool_name: "find_customer", tool_args: { mail } },
    { type: "tool_result", call_id: "1", output: { id: 7, mail } },
    { type: "final_output", content: "Done." },
  ],
};

const redactor = createRedactor({ keyedHash: hmacKeyedHash(Buffer.from("the key of the recording")) });
const { files } = scaffoldCase({
  trace,
  id: "refund-mail",
  effects: { find_customer: "read", send_mail: "write" },
  platform: nodePlatform,
  redactor,
});

/** Does not look at the case: it has the clear values from its own data. */
const agent = `
import { writeFileSync } from "node:fs";
const [found, to, told, through] = process.argv.slice(2);
const calls = [];
async function call(tool, args) {
  const answer = through === "report" ? {} : await (await fetch(process.env.REPLAYKIT_GATEWAY_URL + "/tools/" + tool, { method: "POST", body: JSON.stringify({ args }) })).json();
  calls.push({ tool_name: tool, tool_args: args, tool_output: answer.output ?? null });
  return answer.output;
}
const customer = await call("find_customer", { mail: found });
await call("send_mail", { to: to === "shown" ? customer.mail : to, about: "refund" });
const replay = through === "report" ? { replay: { served: 1, simulated: 1 } } : {};
writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ status: "success", final_output: "I wrote to " + told, tool_calls: calls, ...replay }));
`;

async function verdictOf(...args: [found: string, to: string, told: string, through?: "report"]) {
  using project = testProject({
    "agent.mjs": agent,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`cases/refund-mail/${name}`, text])),
  });
  const config = configSchema.parse({ runner: { command: [process.execPath, "agent.mjs", ...args] } });
  await using gateway = await startCaseGateway({ ...config, sandbox: "off" }, {});
  const report = await project.replayWith({}, { config, evidence: false, gateway, attempts: 1 });
  const attempt = report.cases[0]?.attempts[0];
  const failed = attempt?.assertions.filter(({ outcome }) => outcome === "fail").map(({ kind }) => kind);
  return { verdict: attempt?.verdict, failed };
}

describe("a redacted recording and an agent that has the clear values", () => {
  it("match, in the calls and in the checks, through the gateway and by report", async () => {
    expect(JSON.stringify(files)).not.toContain(mail);
    expect(await verdictOf(mail, mail, mail)).toEqual({ verdict: "fixed", failed: [] });
    expect(await verdictOf(mail, "shown", mail)).toEqual({ verdict: "fixed", failed: [] });
    expect(await verdictOf(mail, mail, mail, "report")).toEqual({ verdict: "fixed", failed: [] });
  });

  it("do not match where somebody else is written to, or told of", async () => {
    expect(await verdictOf(mail, other, mail)).toEqual({ verdict: "changed", failed: ["writes_are"] });
    expect(await verdictOf(mail, mail, other)).toEqual({ verdict: "changed", failed: ["output_contains"] });
    expect(await verdictOf(mail, other, mail, "report")).toEqual({ verdict: "changed", failed: ["writes_are"] });
  });
});
