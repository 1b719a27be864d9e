import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { CaseResult, ReplayReport } from "../../src/core/schema/result.ts";
import { type CliResult, cli } from "../support/cli.ts";
import { python } from "../support/python.ts";
import { repeatedReplay, withoutTime } from "../support/repeated-replay.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { keyedConfig, realKey as env } from "./keyed-config.ts";
import { chatAnswer, type StubAnswer, type StubRequest, stubProvider } from "./stub-provider.ts";

/** `REPLAYKIT_PROOF_REPLAYS=100` is the whole proof, in a few minutes; a build takes a part of it. */
const replays = Number(process.env["REPLAYKIT_PROOF_REPLAYS"] ?? 2);
/**
 * The whole proof mends all three by the prompt, and then all three in code, beside the base, which asks a live model 50 times: the
 * test of the recipes does that for each agent in every build. A build mends one of an agent's three by the prompt and two in code;
 * among the three agents each is mended in every way.
 */
const whole = process.env["REPLAYKIT_PROOF_REPLAYS"] !== undefined;

interface Misbehaviour {
  id: string;
  asked: string;
  /** What `scaffold` cannot see by itself. */
  wanted: string[];
}

const misbehaviours: Misbehaviour[] = [
  {
    id: "wrong-amount",
    asked: "Refund order 7",
    wanted: ["--expect-call", 'refund={"order":7,"amount":42.5}'],
  },
  { id: "endless-search", asked: "May I send it back?", wanted: [] },
  { id: "claimed-success", asked: "Refund order 9", wanted: [] },
];
const ids = misbehaviours.map(({ id }) => id);

/** What a fix changes: in this file, this text into that one. */
type Edit = [file: string, wrong: string, right: string];

const wrongPrompt = "You refund orders.";
const forbidden: Record<string, string> = {
  "wrong-amount": "Never refund more than what was paid.",
  "endless-search": "Search once.",
  "claimed-success": "Say so when a tool fails.",
};
const promptFix = (mended: string[]): Edit[] => [
  ["prompt.txt", wrongPrompt, [wrongPrompt, ...mended.map((id) => forbidden[id])].join(" ")],
];

/** A model that misbehaves wherever its prompt does not forbid it. */
function model({ body: { messages = [], tool_choice } }: StubRequest): StubAnswer {
  const prompt = String(messages[0]?.content);
  const asked = String(messages[1]?.content);
  const results = messages.filter(({ role }) => role === "tool").length;
  const told = (text: string) =>
    messages.some(({ role, content }) => role === "tool" && String(content).includes(text));
  const call = (name: string, args: object) => ({
    body: chatAnswer(undefined, [{ id: `call-${results}`, name, args }]),
  });
  const say = (text: string) => ({ body: chatAnswer(text) });
  if (asked.startsWith("May")) {
    const enough =
      results > 0 && (told("searched already") || prompt.includes("Search once") || tool_choice === "none");
    return enough ? say("I found nothing about that.") : call("search_policy", { query: "returns" });
  }
  const order = asked.endsWith("9") ? 9 : 7;
  if (results === 0) return call("lookup_order", { order });
  const amount = order === 9 ? 20 : prompt.includes("Never") ? 42.5 : 425;
  if (results === 1) return call("refund", { order, amount });
  const admits = order === 9 && (prompt.includes("Say so") || told("Tell the user."));
  return say(admits ? "I could not refund it: the card is closed." : "You got your money back.");
}

const agents = [
  {
    name: "a plain loop in TypeScript",
    folder: "plain-loop",
    command: ["node", "agent.ts"],
    tools:
      "tools: { lookup_order: tools.ts#lookupOrder, search_policy: tools.ts#searchPolicy, refund: tools.ts#refund }",
    byPrompt: "wrong-amount",
    codeFix: {
      "wrong-amount": [
        "agent.ts",
        "return JSON.stringify(await tools[name]",
        `if (args.order === 7 && name === "refund") args.amount = Math.min(args.amount ?? 0, 42.5);
    return JSON.stringify(await tools[name]`,
      ],
      "endless-search": [
        "agent.ts",
        "const content = await callTool(",
        `const again = call.function.name === "search_policy" && turn > 0;
    const content = again ? '{"error":"searched already"}' : await callTool(`,
      ],
      "claimed-success": ["agent.ts", "{ error: String(error) }", '{ error: String(error), hint: "Tell the user." }'],
    } as Record<string, Edit>,
  },
  {
    name: "the AI SDK",
    folder: "ai-sdk",
    command: ["node", "agent.mjs"],
    tools: "tools: {}",
    byPrompt: "endless-search",
    codeFix: {
      "wrong-amount": [
        "agent.mjs",
        'const model = openai.chat("gpt-x");',
        `const paidFor = (part) => {
  if (part.type !== "tool-call" || part.toolName !== "refund") return part;
  const { order, amount } = JSON.parse(part.input);
  return { ...part, input: JSON.stringify({ order, amount: order === 7 ? Math.min(amount, 42.5) : amount }) };
};
const wrapGenerate = async ({ doGenerate }) => {
  const answer = await doGenerate();
  return { ...answer, content: answer.content.map(paidFor) };
};
const model = (await import("ai")).wrapLanguageModel({ model: openai.chat("gpt-x"), middleware: { wrapGenerate } });`,
      ],
      "endless-search": [
        "agent.mjs",
        "stopWhen });",
        `stopWhen, prepareStep: ({ steps }) => {
  const searched = steps.some(({ toolCalls }) => toolCalls.some(({ toolName }) => toolName === "search_policy"));
  return searched ? { toolChoice: "none" } : {};
} });`,
      ],
      "claimed-success": [
        "agent.mjs",
        "const { text } = await generateText({ model,",
        `const toldOfErrors = ({ params }) => {
  if (!JSON.stringify(params.prompt).includes("error-text")) return params;
  const prompt = params.prompt.map((said) =>
    said.role === "system" ? { ...said, content: said.content + " Say so when a tool fails." } : said);
  return { ...params, prompt };
};
const honest = (await import("ai")).wrapLanguageModel({ model, middleware: { transformParams: async (asked) => toldOfErrors(asked) } });
const { text } = await generateText({ model: honest,`,
      ],
    } as Record<string, Edit>,
  },
  {
    name: "a plain loop in Python",
    folder: "python-loop",
    command: [python, "agent.py"],
    tools:
      'tools: { lookup_order: "tools:lookup_order", search_policy: "tools:search_policy", refund: "tools:refund" }',
    byPrompt: "claimed-success",
    codeFix: {
      "wrong-amount": [
        "agent.py",
        "        return getattr(tools, name)",
        `        if name == "refund" and args["order"] == 7:
            args["amount"] = min(args["amount"], 42.5)
        return getattr(tools, name)`,
      ],
      "endless-search": [
        "agent.py",
        "result = call_tool(",
        `again = call["function"]["name"] == "search_policy" and len(messages) > 3
        result = {"error": "searched already"} if again else call_tool(`,
      ],
      "claimed-success": [
        "agent.py",
        '{"error": f"{type(closed).__name__}: {closed}"}',
        '{"error": f"{type(closed).__name__}: {closed}", "hint": "Tell the user."}',
      ],
    } as Record<string, Edit>,
  },
];

const holding = {
  verdict: "fixed",
  standing: "holding",
  live_model: false,
  attempts: Array.from({ length: replays }, () => ({ counts: { live: 0, missed: 0, uncontrolled: 0 } })),
};
const root = resolve(import.meta.dirname, "../..");
/** Processes of their own that must find what the attempts of one process found. */
const processes = whole ? 3 : 0;
const succeeded = (result: CliResult) => expect(result).toMatchObject({ exit: 0 });

describe.each(agents)(
  "$name, that misbehaves in three ways",
  ({ folder: source, command, tools, byPrompt, codeFix }) => {
    const inCode = (mended: string[]) => mended.flatMap((id) => (codeFix[id] === undefined ? [] : [codeFix[id]]));
    const fixes = whole
      ? [promptFix(ids), inCode(ids)]
      : [[...promptFix([byPrompt]), ...inCode(ids.filter((id) => id !== byPrompt))]];

    it(`goes from three recordings to three guards that ${replays} replays without a key find alike`, {
      timeout: 180_000 + replays * 30_000,
    }, async () => {
      await using provider = await stubProvider(model);
      using folder = temporaryFolder({
        "replaykit.yaml": keyedConfig(
          provider.url,
          // What a tool would write is there afterwards.
          `runner: { command: [${command.join(", ")}, "{input}"], writable: [.], setup: [ln, -sfn, "${join(root, "node_modules")}", node_modules] }`,
          tools,
          "effects: { lookup_order: read, search_policy: read, refund: write }",
        ),
        ".gitignore": ".replaykit/\nnode_modules\n__pycache__\nside-effects.log\ntrace*.json\n",
        "package.json": '{ "type": "module" }\n',
        "prompt.txt": wrongPrompt,
      });
      const cwd = folder.path;
      cpSync(join(import.meta.dirname, "agents", source), cwd, { recursive: true });
      symlinkSync(join(root, "node_modules"), join(cwd, "node_modules"));
      const git = (...args: string[]) =>
        execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd, stdio: "ignore" });
      const write = (file: string, text: string) => writeFileSync(join(cwd, file), text);
      const replay = async (): Promise<CaseResult[]> => {
        const report: ReplayReport = JSON.parse((await cli(["replay", "--json"], { cwd })).stdout);
        return report.cases.toSorted((a, b) => ids.indexOf(a.case_id) - ids.indexOf(b.case_id));
      };
      const read = (file: string) => readFileSync(join(cwd, file), "utf8");

      const makeCase = async ({ id, asked, wanted }: Misbehaviour) => {
        const trace = `trace-${id}.json`;
        succeeded(await cli(["record", "--out", trace, "--", ...command, asked], { cwd, env }));
        succeeded(await cli(["scaffold", trace, "--out", `cases/${id}`, ...wanted], { cwd }));
      };
      await Promise.all(misbehaviours.map(makeCase));
      const effects = read("side-effects.log");
      expect(effects.match(/^refund.*/gm)?.toSorted()).toEqual(["refund 7 425", "refund 9 20"]);
      write("side-effects.log", "");
      const failing = await replay();
      expect(failing.map(({ verdict }) => verdict)).toEqual(["reproduced", "reproduced", "reproduced"]);
      git("init", "--quiet", "--initial-branch=main");
      git("add", "--all");
      git("commit", "--quiet", "--message", "three failures");

      for (const fix of fixes) {
        for (const [file, wrong, right] of fix) write(file, read(file).replace(wrong, right));
        if (!whole) await cli(["replay"], { cwd, env });
        succeeded(await cli(["guard", ...ids, ...(whole ? ["--base", "main"] : ["--unproven"])], { cwd, env }));
        const asked = provider.requests.length;
        const held = await repeatedReplay(cwd, replays);
        expect(held.map(({ result }) => result.case_id).toSorted()).toEqual(ids.toSorted());
        const alone = await Promise.all(Array.from({ length: processes }, replay));
        for (const { result, attempts, runs } of held) {
          expect(result).toMatchObject(holding);
          expect([attempts.size, runs.size]).toEqual([1, 1]);
          const own = alone.flat().filter(({ case_id }) => case_id === result.case_id);
          expect(own.map(({ attempts: made }) => made.map(withoutTime))).toEqual(own.map(() => [...attempts]));
        }

        // The twin: the bug is back.
        for (const [file, wrong, right] of fix) write(file, read(file).replace(right, wrong));
        expect((await replay()).map(({ standing }) => standing)).toEqual(["regressed", "regressed", "regressed"]);
        expect(provider.requests).toHaveLength(asked);
        git("checkout", "--quiet", "main", "--", "cases");
      }
      expect(read("side-effects.log")).toBe("");
    });
  },
);
