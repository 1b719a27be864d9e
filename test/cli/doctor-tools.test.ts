import { expect, it } from "vitest";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

async function doctorOn(tools: Record<string, string>) {
  const lines = Object.entries(tools).map(([tool, at]) => `  ${tool}: ${at}\n`);
  using folder = temporaryFolder({
    "replaykit.yaml": `version: 1\nrunner: { command: [node, tools.ts] }\ntools:\n${lines.join("")}`,
    "tools.ts": "export function refund(id: string) {\n  return id;\n}\nexport const lookUp = (id: string) => id;\n",
  });
  const { stdout } = await cli(["doctor"], { cwd: folder.path });
  return stdout;
}

it("doctor tries the functions of tools, and says what to correct", async () => {
  const said = await doctorOn({ refund: "tools.ts#refnd", look_up: "tools.ts#lookUp", lost: "gone.ts#lost" });
  expect(said).toContain("tools.refund: tools.ts#refnd names nothing; near ones are refund, lookUp");
  expect(said).toContain("correct tools.refund in replaykit.yaml");
  expect(said).toContain("tools.lost: gone.ts#lost: there is no such file");
  expect(said).toContain("1 function of tools can be routed");
});

it("doctor finds nothing to correct where each is there", async () => {
  const said = await doctorOn({ refund: "tools.ts#refund", look_up: "tools.ts#lookUp" });
  expect(said).toContain("2 functions of tools can be routed");
  expect(said).not.toContain("correct tools.");
});
