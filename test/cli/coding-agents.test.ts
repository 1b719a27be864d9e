import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { mcp } from "../../src/cli/specs/mcp.ts";
import { commands } from "../../src/cli/commands.ts";
import { sandboxFor } from "../../src/node/sandbox/relay-into.ts";
import { builtDist } from "../support/build-once.ts";
import { isShown } from "../support/is-shown.ts";
import { leaveOut } from "../support/left-out.ts";
import { failingAgents } from "../support/repair/agents.ts";
import { patches } from "../support/repair/patches.ts";
import { applyPatch, controlTrace, failingRepository } from "../support/repair/repository.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/coding-agents.md"), "utf8");
const skill = readFileSync(join(root, "skills/replaykit/SKILL.md"), "utf8");
const agent = failingAgents.find(({ id }) => id === "refund-after-deadline");
if (agent === undefined) throw new Error("the example agent is gone");

/** Commands of the page's sessions, with what they print. */
function sessions(): { command: string; output: string }[] {
  const blocks = [...page.matchAll(/^```console\n(.*?)^```/gms)].map((block) => block[1] ?? "");
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part) => ({ command: part.slice(0, part.indexOf("\n")), output: part.slice(part.indexOf("\n") + 1) })),
  );
}

it("the walk-through does what the page shows, and stays short", async () => {
  expect(page.replaceAll(/^```.*?^```/gms, "").split(/\s+/).length).toBeLessThan(900);
  const sandbox = await sandboxFor("auto");
  if ("reason" in sandbox) return leaveOut("the walk-through of docs/coding-agents.md", sandbox.reason);
  sandbox[Symbol.dispose]();
  using repository = failingRepository(agent);
  const { path: cwd } = repository;
  for (const name of ["knows the order", "keeps to the deadline"]) {
    const patch = patches.find((one) => one.agent === agent.id && one.name === name);
    if (patch) applyPatch(repository, patch, name.replaceAll(" ", "-"));
  }
  spawnSync("git", ["switch", "--quiet", "main"], { cwd });
  writeFileSync(join(cwd, "good-run.json"), JSON.stringify(controlTrace(agent)));
  const shim = `npx() { shift; ${JSON.stringify(process.execPath)} ${JSON.stringify(join(builtDist, "cli.js"))} "$@"; }\n`;
  const env = { ...process.env, NO_COLOR: "1", PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}` };
  const told = sessions();
  expect(told).toHaveLength(5);
  for (const { command, output } of told) {
    const { status, stdout } = spawnSync("bash", ["-c", `${shim}${command}`], { cwd, env, encoding: "utf8" });
    if (stdout.includes("without a sandbox")) return leaveOut("the walk-through of docs/coding-agents.md", stdout);
    expect(isShown(stdout, output), `${command}\n${stdout}`).toBe(true);
    expect([command, status]).toEqual([command, output.startsWith("rejected") ? 1 : 0]);
  }
});

it("the page and the skill name only what there is", () => {
  const names = new Set(commands.map(({ name }) => name));
  const named = [...`${page}${skill}`.matchAll(/`(?:npx )?replaykit ([a-z-]+)/g)].map((match) => match[1] ?? "");
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
  expect(skill).toMatch(/^---\nname: replaykit\ndescription: .{50,}\n---\n/);
  expect(mcp.about).toContain("--allow-write");
});
