import { expect, it } from "vitest";
import { rehearsalMarkdown } from "../../../src/core/report/rehearsal-markdown.ts";
import { rehearsalPage } from "../../../src/pages/report/rehearsal-page.tsx";
import type { Rehearsal } from "../../../src/core/schema/rehearsal.ts";

const interval = { low: -0.5, high: 0.1 };
const comparison = { cases: 2, difference: -0.25, interval, p: 0.2, level: 0.05 };
const side = { passed: 2, of: 2, undecided: 0 };

/** A rehearsal in which the model and the agent write `said`. */
function rehearsal(said: string): Rehearsal {
  return {
    version: 1,
    current: "current",
    attempts: 2,
    candidates: [
      {
        name: "large",
        outcome: "no difference shown",
        comparison,
        counts: { better: 0, worse: 1, same: 1, not_compared: 0 },
        figures: { tokens: { current: 40, candidate: 50, change: 0.25, interval: { low: 0.15, high: 0.35 } } },
        writes: [{ case_id: "late", tool: "refund", args: { why: said }, made_by: "candidate", times: 1, of: 2 }],
        cases: [
          {
            case_id: "late",
            title: "Late",
            path: "cases/late",
            control: true,
            current: side,
            candidate: { passed: 1, of: 2, undecided: 0 },
            change: "worse",
            reason: said,
          },
        ],
        transcripts: [
          {
            case_id: "late",
            attempt: 1,
            differences: 1,
            where: "Call 1",
            current: { status: "success", verdict: "fixed", lines: ["answers: no"] },
            candidate: { status: "success", verdict: "reproduced", lines: [`answers: ${said}`] },
          },
        ],
      },
    ],
  };
}

it("writes a table, what differs, and the runs side by side", () => {
  expect(rehearsalMarkdown(rehearsal("yes"))).toMatchInlineSnapshot(`
    "## Rehearsal beside \` current \`

    | candidate | suite | cases | per run |
    |:--|:--|:--|:--|
    | \` large \` | no difference shown: −25.0 points (95 % interval −50.0 to +10.0) over 2 cases, p 0.200 | 0 better, 1 worse, 1 the same | tokens 40 → 50 (+25 % ± 10) |

    2 attempts of each case on each side, live models, tools from recordings. Single cases change by chance between two runs of one agent. Rely on the paired test; the cases show where to look.

    ### Writes that one side alone makes: \` large \`

    * late: only large makes refund {"why":&#8203;"yes"}, in 1 of 2

    ### Cases: \` large \`

    * worse: late (control), passes 2 of 2 → 1 of 2; yes

    <details><summary>late, attempt 1: Call 1</summary>

    | \` current \`: fixed | \` large \`: reproduced |
    |:--|:--|
    | answers: no | answers: yes |

    </details>
    "
  `);
});

it("takes no markup, mention or cell from what an agent said", () => {
  const text = rehearsalMarkdown(rehearsal("</td></details> @all | <img src=x> [a](http://b.example)"));
  for (const markup of ["</td>", "<img", " @all", "](http"]) expect(text).not.toContain(markup);
  expect(text.match(/<\/details>/g)).toHaveLength(1);
  const cells = (row: string) => row.split(/(?<!\\)\|/).length;
  const table = text.split("\n").filter((line) => line.startsWith("|"));
  expect(table.slice(-3).map(cells)).toEqual([4, 4, 4]);
});

it("the page folds long lists, so that the next candidate is near", () => {
  const one = rehearsal("yes");
  const writes = (count: number) =>
    one.candidates.map((candidate) => ({
      ...candidate,
      writes: Array.from({ length: count }, () => candidate.writes).flat(),
    }));
  const page = (count: number) => rehearsalPage({ ...one, candidates: writes(count) });
  expect(page(12)).toContain("<summary>2 more</summary>");
  expect(page(12).match(/only large makes refund/g)).toHaveLength(12);
  expect(page(10)).not.toContain("more</summary>");
});
