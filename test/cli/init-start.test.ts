import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseConfig } from "../../src/core/config/config-yaml.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

async function written(files: Record<string, string>) {
  using folder = temporaryFolder({ ".git/HEAD": "ref: refs/heads/main\n", ...files });
  const { exit } = await cli(["init"], { cwd: folder.path });
  const read = (path: string) => readFileSync(join(folder.path, path), "utf8");
  expect(exit).toBe(0);
  return { text: read("replaykit.yaml"), workflow: read(".github/workflows/replaykit.yml") };
}

const commandOf = async (files: Record<string, string>) => parse((await written(files)).text).runner.command;
const manifest = (start: string) => JSON.stringify({ dependencies: { openai: "6" }, scripts: { start } });

describe("init reads how the agent starts", () => {
  it.each([
    [{ "package.json": manifest("node dist/bot.js --once") }, ["node", "dist/bot.js", "--once"]],
    [{ "package.json": manifest("tsx src/bot.ts") }, ["npm", "run", "--silent", "start"]],
    [{ "package.json": manifest("NODE_ENV=x node bot.js"), "pnpm-lock.yaml": "" }, ["pnpm", "--silent", "start"]],
    [{ "package.json": manifest("next start"), "agent.ts": "" }, ["node", "agent.ts"]],
    [{ "package.json": manifest("node server.js"), "src/agent.ts": "" }, ["node", "src/agent.ts"]],
    [
      {
        "pyproject.toml": '[project]\nname = "x"\n[project.scripts]\nshop-bot = "shop.bot:main"\n[tool.x]\n',
        "uv.lock": "",
      },
      ["uv", "run", "shop-bot"],
    ],
    [{ "pyproject.toml": '[project.scripts]\na = "x:a"\nb = "x:b"\n', "main.py": "" }, ["python3", "main.py"]],
    [
      { "requirements.txt": "openai\n", Procfile: "web: gunicorn app:app\nworker: python bot.py --once\n" },
      ["python", "bot.py", "--once"],
    ],
    [
      { "requirements.txt": "openai\n", Dockerfile: 'FROM python\nCMD ["python", "-m", "shop.bot"]\n' },
      ["python", "-m", "shop.bot"],
    ],
    [
      { "requirements.txt": "openai\n", Dockerfile: "FROM python\nCMD uvicorn app:app\n", "app.py": "" },
      ["python3", "app.py"],
    ],
    [{ "package.json": "{ broken", "index.js": "" }, ["node", "index.js"]],
  ])("%j: %j", async (files, command) => {
    expect(await commandOf(Object.fromEntries(Object.entries(files)))).toEqual(command);
  });

  it.each([
    ['[project]\nname = "shop"\n[project.scripts]\nshop = "shop:run"\n', "python3 -m pip install --editable ."],
    ["[tool.x]\n", undefined],
  ])("installs a Python package that has no lock file: %j", async (pyproject, setup) => {
    const { text } = await written({ "pyproject.toml": pyproject, "shop.py": "" });
    expect(parse(text).runner.setup?.join(" ")).toBe(setup);
  });

  it("writes no anchors for several packages, and sets Bun up", async () => {
    const files = { "package.json": manifest("bun bot.ts"), "bun.lock": "" };
    const { text, workflow } = await written(
      Object.fromEntries(
        ["billing", "support"].flatMap((name) =>
          Object.entries(files).map(([file, body]) => [`${name}/${file}`, body]),
        ),
      ),
    );
    expect(text).not.toMatch(/[&*]a\d/);
    expect(Object.keys(parseConfig(text, "replaykit.yaml").runners)).toEqual(["billing", "support"]);
    expect(workflow).toContain("- run: npm install --global bun");
    expect((await written({ "package.json": manifest("node bot.js") })).workflow).not.toContain("global bun");
  });
});
