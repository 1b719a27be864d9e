import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import type { ReplayReport } from "../../src/core/schema/result.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { refundModel } from "./refund-model.ts";
import { type RestAnswer, restApi } from "./rest-api.ts";
import { stubProvider } from "./stub-provider.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/routing-wire.md"), "utf8");
/** What the page gives to a bash agent. */
const recipe = /```bash\n(tool\(\) \{[\s\S]*?)```/.exec(page)?.[1] ?? "";

/** An agent of bash, curl and jq; `call` is how it calls its tools, `guarded` refunds no more than was paid. */
function agentWith(call: string): string {
  return `set -euo pipefail
lookup_order() { jq -n --argjson a "$1" '{ order: $a.order, paid: 42.5, tax: 0.0 }'; } # printed over several lines
lookup_policy() { echo '"30 days"'; }
refund() { echo "$1" >> refunds.log; echo '{"refunded":true}'; }
rest() {
  case $1 in
    refund) curl -sS -X POST http://orders.example/refunds -H 'content-type: application/json' -d "$2" ;;
    *) curl -sS "http://orders.example/$1" ;;
  esac
}
direct() { "$1" "$2"; }
${recipe}
variant=$1
messages=$(jq -nc --arg q "$2" '[{ role: "user", content: "Ticket: \\($q)" }]')
while :; do
  message=$(jq -nc --argjson messages "$messages" '{ model: "gpt-x", $messages }' |
    curl -sS --fail-with-body "$OPENAI_BASE_URL/chat/completions" -H "authorization: Bearer $OPENAI_API_KEY" \\
      -H 'content-type: application/json' -d @- | jq -c '.choices[0].message')
  messages=$(jq -c --argjson m "$message" '. + [$m]' <<<"$messages")
  count=$(jq '.tool_calls // [] | length' <<<"$message")
  [ "$count" != 0 ] || { jq -r .content <<<"$message"; exit; }
  for ((i = 0; i < count; i++)); do
    id=$(jq -r ".tool_calls[$i].id" <<<"$message")
    name=$(jq -r ".tool_calls[$i].function.name" <<<"$message")
    args=$(jq -r ".tool_calls[$i].function.arguments" <<<"$message")
    [ "$variant" != guarded ] || args=$(jq -c 'if .amount then .amount = 42.5 else . end' <<<"$args")
    answer=$(${call} "$name" "$args")
    messages=$(jq -c --arg id "$id" --arg c "$answer" '. + [{ role: "tool", tool_call_id: $id, content: $c }]' <<<"$messages")
  done
done
`;
}

function project(url: string, call: string, more: string[] = []) {
  const folder = temporaryFolder({
    "agent.sh": agentWith(call),
    "replaykit.yaml": [
      "version: 1",
      'runner: { command: [bash, agent.sh, plain, "{input}"] }',
      `upstream: { openai: { base_url: "${url}/v1", key_env: REAL_KEY } }`,
      ...more,
      "",
    ].join("\n"),
  });
  const cwd = folder.path;
  const run = (...words: string[]) => cli(words, { cwd, env: { REAL_KEY: "sk-real" } });
  const record = () => run("record", "--", "bash", "agent.sh", "plain", "Refund order 7");
  const scaffold = (wanted: string) => run("scaffold", "trace.json", "--out", "cases/refund", "--expect-call", wanted);
  const replay = async (variant: string) => {
    const answer = await cli(["replay", "refund", "--runner-cmd", `bash agent.sh ${variant} {input}`, "--json"], {
      cwd,
    });
    const report: ReplayReport = JSON.parse(answer.stdout);
    return report.cases[0];
  };
  return { folder, record, scaffold, replay, log: () => readFileSync(join(cwd, "refunds.log"), "utf8") };
}

it("a bash agent that asks as docs/routing-wire.md says is replayed: its writes never run", async () => {
  await using provider = await stubProvider(refundModel);
  const { folder, record, scaffold, replay, log } = project(provider.url, "tool");
  using _ = folder;
  const recorded = await record();
  expect(recorded.stderr).toContain("note: every call passed through the gateway");
  expect(recorded.stderr).not.toContain("unseen");
  expect(log()).toBe('{"order":7,"amount":425}\n');
  expect(await scaffold('refund={"amount":42.5}')).toMatchObject({ exit: 0 });
  const counts = { served: 6, simulated: 0, missed: 0, live: 0, uncontrolled: 0 };
  expect(await replay("plain")).toMatchObject({ verdict: "reproduced", attempts: [{ counts }] });
  expect(await replay("guarded")).toMatchObject({
    verdict: "fixed",
    attempts: [{ counts: { served: 5, simulated: 1, uncontrolled: 0 } }],
  });
  expect(log()).toBe('{"order":7,"amount":425}\n');
});

it("one that runs its tools unseen is told how they are routed, and a write of it decides nothing", async () => {
  await using provider = await stubProvider(refundModel);
  const { folder, record, scaffold, replay } = project(provider.url, "direct");
  using _ = folder;
  const recorded = await record();
  expect(recorded.stderr).toContain("note: these tools ran inside the agent, unseen by the gateway: lookup_order");
  expect(recorded.stderr).toContain(
    "in another language: if it only sends HTTP requests, allow their host (http.allow)",
  );
  // A replay of such a write is an error: a case of it is no use.
  expect(recorded.stdout).not.toContain("leave it so");
  expect(await scaffold('refund={"amount":42.5}')).toMatchObject({ exit: 0 });
  expect(await replay("plain")).toMatchObject({
    verdict: "error",
    reason: expect.stringMatching(/^uncontrolled write: refund was answered .*; route it, .* \(docs\/gateway\.md\)$/),
  });
});

const answers: Record<string, RestAnswer> = {
  "/lookup_order": [200, '{"paid":42.5}'],
  "/lookup_policy": [200, '"30 days"'],
  "/refunds": [201, '{"refunded":true}'],
};

it("one that only sends HTTP requests needs no routing, and a host that is not allowed is named while it is recorded", async () => {
  await using provider = await stubProvider(refundModel);
  await using api = await restApi(answers);
  const pure = "effects: { lookup_order: pure, lookup_policy: pure, refund: pure }";
  const allowing = (host: string) => `http: { allow: [{ host: ${host}, base_url: "${api.url}" }] }`;
  const { folder, record, scaffold, replay } = project(provider.url, "rest", [pure, allowing("orders.example")]);
  using _ = folder;
  const recorded = await record();
  expect(recorded.stderr).not.toMatch(/unseen|http\.allow/);
  expect(recorded.stdout).toMatch(/Next: npx replaykit scaffold trace\.json --out cases\/my-case\n$/);
  expect(await scaffold('POST orders.example={"body":{"amount":42.5}}')).toMatchObject({ exit: 0 });
  expect(await replay("plain")).toMatchObject({ verdict: "reproduced" });
  expect(await replay("guarded")).toMatchObject({ verdict: "fixed" });
  expect(api.requests).toHaveLength(3);

  const other = project(provider.url, "rest", [pure, allowing("other.example")]);
  using __ = other.folder;
  const refused = await other.record();
  expect(
    refused.stderr.match(/^note: orders\.example is not in http\.allow of replaykit\.yaml: add it .*$/gm),
  ).toHaveLength(1);
});
