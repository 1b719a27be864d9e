import { expect, it } from "vitest";
import { caseFilesOf, testProject } from "./project.ts";

const script = (ms: number, timeout: string) =>
  `  - script: { timeout: ${timeout}, command: [${process.execPath}, -e, 'setTimeout(() => console.log(JSON.stringify({ outcome: "pass" })), ${ms})'] }\n`;

it("a script that runs out of time leaves the scripts of other cases alone", async () => {
  using project = testProject({
    ...caseFilesOf("endless", { assertions: script(20_000, "300ms") }),
    ...caseFilesOf("slow", { assertions: script(1500, "10s") }),
  });
  const { cases } = await project.replay("fixed", { jobs: 2 });
  expect(cases.map(({ case_id, verdict }) => [case_id, verdict])).toEqual([
    ["endless", "error"],
    ["slow", "fixed"],
  ]);
});
