import { expect, it } from "vitest";
import { compact } from "../../../src/core/compact.ts";
import { reportMarkdown } from "../../../src/core/report/comment/markdown.ts";
import { reportSession } from "../../../src/core/report/terminal/session.ts";
import { reportText } from "../../../src/core/report/terminal/text.ts";
import type { AttemptResult } from "../../../src/core/schema/attempt-result.ts";
import { type CaseResult, replayReportSchema } from "../../../src/core/schema/result.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { reportPage } from "../../../src/pages/report/report-page.tsx";
import { failOn, sampleAttempt, sampleResult } from "./sample.ts";

/** A case whose tools answered with so many texts that may have been raised when they were recorded. */
function result(textErrors: number | undefined, changes: Partial<CaseResult> = {}): CaseResult {
  const { counts } = sampleAttempt();
  const attempt = sampleAttempt({
    counts: { ...counts, ...compact({ text_errors: textErrors }) },
  });
  return sampleResult({ attempts: [attempt], ...changes });
}

const holds = { verdict: "fixed", standing: "holding", blocks: false, reason: "it holds" } as const;
const byteLength = (text: string) => nodePlatform.byteLength(text);
const plain = (text: string) => text.replaceAll("\\", "");

function everywhere(one: CaseResult) {
  const report = replayReportSchema.parse(buildReport([one], failOn));
  return {
    session: reportSession(report),
    text: reportText(report),
    comment: plain(reportMarkdown(report, { byteLength })),
    page: reportPage(report),
  };
}

it("every report of a case says that its exceptions were not exercised, in one sentence", () => {
  const sentence =
    "An error was served as text: the recording does not say whether the tool raised it, so the exception path was not exercised. If it did, take output and heuristic out of that call in fixtures/tools.json.";
  for (const text of Object.values(everywhere(result(1)))) expect(text.split(sentence)).toHaveLength(2);
  const more = "2 errors were served as text: the recording does not say whether the tool raised them";
  for (const text of Object.values(everywhere(result(2)))) expect(text.split(more)).toHaveLength(2);
});

it("so does that of a guard that holds", () => {
  const { comment, text } = everywhere(result(1, holds));
  expect(comment).toContain("Exceptions were not exercised, since the recordings do not say");
  expect(comment).toContain("whether a tool raised its error or returned it: search-loop\n");
  expect(text).toContain("search-loop  An error was served as text");
});

it("and nothing of it where nothing of the kind was served", () => {
  for (const one of [result(undefined), result(0), result(undefined, holds)])
    for (const text of Object.values(everywhere(one))) expect(text).not.toMatch(/exercised/i);
});

const stopped = (verdict: AttemptResult["verdict"], changes: Partial<CaseResult> = {}) => {
  const exit = { code: null, signal: "SIGKILL", timed_out: true };
  return sampleResult({ attempts: [sampleAttempt({ verdict, exit })], ...changes });
};

it("every report says that a runner gave its result and was stopped at its timeout", () => {
  const sentence =
    "The runner did not end by itself: it was stopped at its timeout and judged by what it did until then.";
  for (const text of Object.values(everywhere(stopped("reproduced")))) expect(text.split(sentence)).toHaveLength(2);
  const { comment, text } = everywhere(stopped("fixed", holds));
  expect(comment).toContain("The runner did not end by itself and was stopped at its timeout: search-loop\n");
  expect(text).toContain(`search-loop  ${sentence}`);
});

it("but not where the verdict says it already, or it ended by itself", () => {
  const error = { verdict: "error", standing: "error", reason: "the runner timed out after 400 ms" } as const;
  for (const one of [stopped("error", error), result(undefined), result(undefined, holds)])
    for (const text of Object.values(everywhere(one))) expect(text).not.toContain("did not end");
});
