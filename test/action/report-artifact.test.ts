import { expect, it } from "vitest";
import { readReport } from "../../src/action/github/report-artifact.ts";
import { sampleReport } from "../support/sample-report.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

it("names the report that it cannot read, of which forty shards leave one each", async () => {
  const place = "replaykit-shard-17";
  const cut = { hint: "the job that left it may have been cut off: look at it, and run it again" };
  for (const text of ["", "<html>502", '{"version": 1,'])
    expect(() => readReport(bytes(text), place)).toThrow(
      expect.objectContaining({ ...cut, message: expect.stringMatching(/^the report in replaykit-shard-17:1:\d+: /) }),
    );
  expect(() => readReport(bytes("{}"), place)).toThrow("the report in replaykit-shard-17 is wrong: version is missing");
  const report = await sampleReport();
  expect(readReport(bytes(JSON.stringify(report)), place)).toEqual(report);
});
