import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { chatAnswer, type StubAnswer, stubProvider } from "../gateway/stub-provider.ts";
import { chromiumFor } from "../support/chromium.ts";
import { lookAtComment } from "../support/comment-page.ts";
import { startAgentRepository, withoutCase } from "./agent-repository.ts";
import { agent, caseFiles } from "./live-agent.ts";

const browser = await chromiumFor("the comments on live suites in a browser");
afterAll(() => browser?.close());

const good: StubAnswer = { body: chatAnswer("good") };
const bad: StubAnswer = { body: chatAnswer("bad") };
const overloaded: StubAnswer = {
  status: 503,
  headers: { "retry-after": "0.01" },
  body: { error: { message: "overloaded" } },
};

interface Story {
  name: string;
  answer: (prompt: string, id: string) => StubAnswer;
  exit: number;
  opening: string[];
  /** Lines of the table. */
  rows: unknown[][];
  /** Cases with a fold of their own, and folds that only count. */
  cases: string[];
  counted: string[];
  closing: string;
}

const promise = "If this change made none of them worse, a run like this turns red at most once in 100.";
const named = (words: string) => `ReplayKit · 3 cases: ${words}`;
const report = " · Full report";
const spent = /^Spent on live models: \$[\d.]+, \d+ tokens\. /;

const stories: Story[] = [
  {
    name: "healthy guards",
    answer: () => good,
    exit: 0,
    opening: ["No regressions.", named("3 holding"), "Next: nothing to do."],
    rows: [],
    cases: [],
    counted: ["3 holding"],
    closing: `None of 3 live guards failed. ${promise} Attempts: 3 on this branch.${report}`,
  },
  {
    name: "a provider that is out",
    answer: () => overloaded,
    exit: 0,
    opening: [
      "Not proven: 3 guards inconclusive (the provider failed).",
      named("3 need you"),
      "Next: run it again when the provider answers.",
    ],
    rows: Array.from({ length: 3 }, () => ["It goes wrong\nholding → needs you", expect.stringMatching(/provider/)]),
    cases: ["g-1", "g-2", "g-3"],
    counted: [],
    closing:
      "3 of 3 live guards failed once, and could not be tried again beside main. Attempts: 3 on this branch. · Full report",
  },
  {
    name: "a provider that drifted",
    answer: (_prompt, id) => (id === "g-3" ? good : bad),
    exit: 0,
    opening: [
      "No regressions.",
      named("2 need you, 1 holding"),
      "Next: look at the base: the guards below fail there too, so the provider or its model changed, not this pull request.",
    ],
    rows: Array.from({ length: 2 }, () => [
      "It goes wrong\nholding → needs you",
      "live: failed 4 of 4 on this branch, 4 of 4 on main",
    ]),
    cases: ["g-1", "g-2"],
    counted: ["1 holding"],
    closing: `2 of 3 live guards failed once and were tried again beside main. ${promise} Attempts: 11 on this branch, 8 on main.${report}`,
  },
  {
    name: "a guard that got worse",
    answer: (prompt, id) => (prompt === "careless" && id === "g-1" ? bad : good),
    exit: 1,
    opening: [
      "1 regression. Merging would bring back a failure that was fixed.",
      named("1 regressed, 2 holding"),
      "Next: fix what came back; each fold below has the command that shows it.",
    ],
    rows: [["It goes wrong\nholding → regressed", "live: failed 8 of 8 on this branch, 0 of 8 on main"]],
    cases: ["g-1"],
    counted: ["2 holding"],
    closing: `1 of 3 live guards failed once and was tried again beside main. ${promise} Attempts: 11 on this branch, 8 on main.${report}`,
  },
];

/** Where the pictures are left for somebody to look at. */
const pictures = process.env["COMMENT_PICTURES"];

describe.skipIf(browser === undefined)("the comment on a live suite, as it is seen on a phone", () => {
  it.each(stories)("of $name", async ({ name, answer, exit, ...wanted }) => {
    if (!browser) throw new Error("there is no browser");
    await using provider = await stubProvider(({ body: { messages = [] } }) => {
      const [prompt = "", words = ""] = messages.map(({ content }) => String(content));
      return answer(prompt, words.split(" ")[0] ?? "");
    });
    await using repository = await startAgentRepository();
    await repository.github.commit("acme/agent", {
      branch: "main",
      files: {
        ...Object.assign({}, ...["g-1", "g-2", "g-3"].map((id) => caseFiles(id, "guard"))),
        ...withoutCase("search-loop"),
        "agent.sh": agent,
        "prompt.txt": "careful",
        "replaykit.yaml": `version: 1
runner: { command: [sh, agent.sh] }
upstream: { openai: { base_url: "${provider.url}/v1" } }
`,
      },
    });
    const run = await repository.pullRequest({
      branch: "change",
      files: { "prompt.txt": "careless" },
      inputs: { comment: "always" },
      env: { OPENAI_API_KEY: "sk-of-the-tests" },
    });
    expect(run.exit).toBe(exit);
    const [comment] = repository.comments(run.number);
    const { picture, height, ...seen } = await lookAtComment(browser, comment?.body ?? "");
    if (pictures !== undefined) {
      mkdirSync(pictures, { recursive: true });
      writeFileSync(join(pictures, `${name.replaceAll(" ", "-")}.png`), picture);
    }
    expect(height).toBeLessThan(1600);
    const closing = seen.closing.replace(spent, "");
    expect({ ...seen, closing }).toEqual({ ...wanted, overflows: false });
  });

  it("that is wider than the screen is seen to be", async () => {
    if (!browser) throw new Error("there is no browser");
    const { overflows } = await lookAtComment(browser, 'first\n\n<div style="width: 900px">wide</div>\n');
    expect(overflows).toBe(true);
  });
});
