import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { cli } from "../../support/cli.ts";
import { shippedCli } from "../../support/shipped-cli.ts";
import { leaveOut } from "../../support/left-out.ts";
import { canPlayUsers, layOver, plantPrograms, refusesAll } from "../../support/other-users.ts";
import { python } from "../../support/python.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { keyedConfig, realKey as env } from "../keyed-config.ts";
import { chatAnswer, type StubRequest, stubProvider } from "../stub-provider.ts";

function model({ body: { messages = [] } }: StubRequest) {
  const refund = { id: "a", name: "refund", args: { order: 7, amount: 425 } };
  const answered = messages.some(({ role }) => role === "tool");
  return { body: answered ? chatAnswer("Done.") : chatAnswer(undefined, [refund]) };
}

const agents = [
  { language: "Node", source: "plain-loop", command: ["node", "agent.ts"], line: "tools.ts#refund" },
  { language: "Python", source: "python-loop", command: [python, "agent.py"], line: "tools:refund" },
];

if (!canPlayUsers) leaveOut("recordings with unseen calls where there is no sandbox", "only root can take it away");

it.skipIf(!canPlayUsers).each(agents)(
  "in $language a recording with an unseen write is not replayed where nothing contains it",

  async ({ source, command, line }) => {
    await using provider = await stubProvider(model);
    const runner = `runner: { command: [${command.join(", ")}, "Refund order 7"] }`;
    using folder = temporaryFolder({
      "replaykit.yaml": keyedConfig(provider.url, runner, "effects: { refund: write }"),
      "package.json": '{ "type": "module" }\n',
      "prompt.txt": "You refund orders.",
    });
    using planted = temporaryFolder();
    const cwd = folder.path;
    cpSync(resolve(import.meta.dirname, "../agents", source), cwd, { recursive: true });
    symlinkSync(resolve(import.meta.dirname, "../../../node_modules"), join(cwd, "node_modules"));
    const read = (file: string) => readFileSync(join(cwd, file), "utf8");
    const config = read("replaykit.yaml");
    const before = layOver(plantPrograms(join(planted.path, "bin"), refusesAll));
    const replay = async (lines = "", inSandbox = false) => {
      writeFileSync(join(cwd, "side-effects.log"), "");
      writeFileSync(join(cwd, "replaykit.yaml"), `${config}${lines}`);
      const { exit, stdout, stderr } = await shippedCli(["replay", "refund"], {
        cwd,
        before: inSandbox ? undefined : before,
      });
      return { exit, said: stdout + stderr, wrote: read("side-effects.log") };
    };
    expect(await cli(["record", "--", ...command, "Refund order 7"], { cwd, env })).toMatchObject({ exit: 0 });
    const wanted = ["--out", "cases/refund", "--expect-call", 'refund={"order":7,"amount":42.5}'];
    expect(await cli(["scaffold", "trace.json", ...wanted], { cwd })).toMatchObject({ exit: 0 });

    const refused = await replay();
    expect(refused).toMatchObject({ exit: 2, wrote: "" });
    expect(refused.said).toMatch(
      /refund ran unseen when this run was recorded, and would run for real here, where there is no sandbox: .*Operation not permitted/,
    );
    expect(refused.said).toContain("name its function under `tools` in replaykit.yaml and record the run again");
    // The twins: somebody accepts it, something contains it, its function is routed.
    expect((await replay("sandbox: off\n")).wrote).toBe("refund 7 425\n");
    const contained = await replay("", true);
    expect(contained.said).not.toContain("would run for real");
    expect(contained).toMatchObject({ exit: 1, wrote: "" });
    const routed = await replay(`tools: { refund: "${line}" }\n`);
    expect(routed.said).not.toContain("would run for real");
    expect(routed).toMatchObject({ exit: 0, wrote: "" });
  },
);
