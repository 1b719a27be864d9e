import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ReplayReport } from "../../../src/core/schema/result.ts";
import { chatAnswer, type StubRequest, stubProvider } from "../../gateway/stub-provider.ts";
import { cli } from "../../support/cli.ts";
import { leaveOut } from "../../support/left-out.ts";
import { python, pythonHas } from "../../support/python.ts";
import { repeatedReplay } from "../../support/repeated-replay.ts";
import { type TemporaryFolder, temporaryFolder } from "../../support/temporary-folder.ts";

/** `REPLAYKIT_PROOF_REPLAYS=100` is the whole proof; a build takes a part of it. */
const replays = Number(process.env["REPLAYKIT_PROOF_REPLAYS"] ?? 2);

const shop = `import dataclasses
from decimal import Decimal


@dataclasses.dataclass
class Order:
    id: int
    paid: Decimal


@dataclasses.dataclass
class Refund:
    id: str
    amount: Decimal


class CardDeclined(Exception):
    pass


def lookup_order(order):
    if order != 7:
        raise LookupError("no order %s" % order)
    return Order(order, Decimal("42.50"))


def refund(order, amount, reason="none"):
    with open("refunds.log", "a") as file:
        file.write("refunded %s\\n" % amount)
    if order == 7 and amount > 500:
        raise CardDeclined("too much")
    return Refund("r1", Decimal(str(amount)))
`;

/** A plain loop as people write it: nothing of ReplayKit in it. */
const agent = `import json
import sys

from openai import OpenAI

from shop import CardDeclined, lookup_order, refund

TOOLS = {"lookup_order": lookup_order, "refund": refund}
SPECS = [{"type": "function", "function": {"name": name, "parameters": {"type": "object"}}} for name in TOOLS]
SYSTEM = "You are a support agent."


def call(name, args):
    try:
        result = TOOLS[name](**args)
    except CardDeclined as error:
        return "declined: %s" % error
    return json.dumps({"id": result.id, "amount": str(getattr(result, "amount", result.__dict__.get("paid")))})


def main(question):
    client = OpenAI()
    messages = [{"role": "system", "content": SYSTEM}, {"role": "user", "content": question}]
    for _ in range(8):
        answer = client.chat.completions.create(model="gpt-x", messages=messages, tools=SPECS).choices[0].message
        messages.append(answer.model_dump(exclude_none=True))
        if not answer.tool_calls:
            print(answer.content)
            return
        for asked in answer.tool_calls:
            args = json.loads(asked.function.arguments)
            content = call(asked.function.name, args)
            messages.append({"role": "tool", "tool_call_id": asked.id, "content": content})


main(sys.argv[1])
`;

/** A guard in front of the tool: no more is given back than was paid. */
const clamped = agent.replace(
  "            content = call(",
  `            if asked.function.name == "refund":\n                args["amount"] = min(args["amount"], 42.5)\n            content = call(`,
);

/** Gives ten times as much back as was paid, on purpose. */
function wrongModel({ body }: StubRequest) {
  const results = body.messages?.filter(({ role }) => role === "tool").length ?? 0;
  if (results === 0) return { body: chatAnswer(undefined, [{ id: "a", name: "lookup_order", args: { order: 7 } }]) };
  const refund = { id: "b", name: "refund", args: { order: 7, amount: 425 } };
  return { body: results === 1 ? chatAnswer(undefined, [refund]) : chatAnswer("You got your money back.") };
}

const lines = "tools: { lookup_order: shop:lookup_order, refund: { at: 'shop:refund', effect: write } }";

function repository(url: string, tools: string): TemporaryFolder {
  return temporaryFolder({
    "replaykit.yaml": [
      "version: 1",
      `upstream: { openai: { base_url: "${url}/v1", key_env: REAL_KEY } }`,
      `runner: { command: [${python}, agent.py, "Refund order 7"] }`,
      "effects: { lookup_order: read, refund: write }",
      tools,
      "",
    ].join("\n"),
    "agent.py": agent,
    "shop.py": shop,
  });
}

const env = { REAL_KEY: "sk-real" };

async function recordCase({ path: cwd }: TemporaryFolder) {
  const record = await cli(["record", "--", python, "agent.py", "Refund order 7"], { cwd, env });
  const expectation = ["--expect-call", 'refund={"order":7,"amount":42.5}'];
  const scaffold = ["scaffold", "trace.json", "--model-fixtures", "trace.model.json", "--out", "cases/refund"];
  const made = await cli([...scaffold, ...expectation], { cwd });
  return { record, made };
}

async function replay({ path: cwd }: TemporaryFolder, ...flags: string[]) {
  const answer = await cli(["replay", "refund", "--json", ...flags], { cwd });
  const report: ReplayReport = JSON.parse(answer.stdout);
  return { exit: answer.exit, found: report.cases[0] };
}

describe.skipIf(!pythonHas("openai"))("a plain openai loop in Python, as it is", () => {
  it(
    "goes from its recording to a guard, and no refund is made again",
    async () => {
      await using provider = await stubProvider(wrongModel);
      using folder = repository(provider.url, lines);
      const log = join(folder.path, "refunds.log");
      const { record, made } = await recordCase(folder);
      expect(record).toMatchObject({ exit: 0 });
      expect(record.stderr).not.toContain("unseen by the gateway");
      expect(made).toMatchObject({ exit: 0 });
      expect(readFileSync(log, "utf8")).toBe("refunded 425\n");
      rmSync(log);
      const asked = provider.requests.length;

      const [repeated] = await repeatedReplay(folder.path, replays, ["refund"]);
      expect(repeated?.result).toMatchObject({ verdict: "reproduced", standing: "still-failing" });
      expect([repeated?.attempts.size, repeated?.runs.size]).toEqual([1, 1]);
      const counts = { basis: "observed", served: 5, simulated: 0, missed: 0, live: 0, uncontrolled: 0 };
      expect(repeated?.result.attempts[0]?.counts).toMatchObject(counts);
      expect(existsSync(log)).toBe(false);

      writeFileSync(join(folder.path, "agent.py"), clamped);
      const fixed = await replay(folder);
      expect(fixed).toMatchObject({ exit: 0, found: { verdict: "fixed", standing: "newly-fixed" } });
      expect(await cli(["guard", "refund"], { cwd: folder.path })).toMatchObject({ exit: 0 });
      expect((await replay(folder)).found?.standing).toBe("holding");

      writeFileSync(join(folder.path, "agent.py"), agent);
      expect(await replay(folder)).toMatchObject({ exit: 1, found: { standing: "regressed" } });
      expect(existsSync(log)).toBe(false);
      expect(provider.requests).toHaveLength(asked);
    },
    120_000 + replays * 30_000,
  );

  it("without its lines is told which to write, and what it writes stays in the sandbox", async () => {
    await using provider = await stubProvider(wrongModel);
    using folder = repository(provider.url, "");
    const log = join(folder.path, "refunds.log");
    const { record } = await recordCase(folder);
    expect(record.stderr).toContain("unseen by the gateway: lookup_order, refund\n");
    expect(record.stderr).toContain('    lookup_order: "shop:lookup_order"   # shop.py:21\n');
    expect(record.stderr).toContain('    refund: "shop:refund"   # shop.py:27\n');
    rmSync(log);
    const { found } = await replay(folder);
    expect(found?.verdict).toBe("error");
    const contained = found?.attempts[0]?.counts.isolated === true;
    if (contained) expect(existsSync(log)).toBe(false);
    else leaveOut("what an unseen write leaves behind", "this system allows no sandbox");

    // The lines are written, the next recording sees the calls, and the write does not run again.
    rmSync(log, { force: true });
    const words = ["record", "--write-config", "--", python, "agent.py", "Refund order 7"];
    expect(await cli(words, { cwd: folder.path, env })).toMatchObject({ exit: 0 });
    expect(readFileSync(join(folder.path, "replaykit.yaml"), "utf8")).toContain("  refund: shop:refund\n");
    rmSync(join(folder.path, "cases"), { recursive: true });
    rmSync(join(folder.path, "trace.json"));
    rmSync(join(folder.path, "trace.model.json"));
    const again = await recordCase(folder);
    expect(again.record.stderr).not.toContain("unseen by the gateway");
    rmSync(log);
    expect(await replay(folder)).toMatchObject({ found: { verdict: "reproduced" } });
    expect(existsSync(log)).toBe(false);
  });
});
