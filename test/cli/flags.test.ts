import { describe, expect, it } from "vitest";
import { parseCommandLine } from "../../src/cli/flag-values.ts";
import { commands } from "../../src/cli/commands.ts";
import { cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

describe("--json of the agent's own command", () => {
  it("is none of ours: what went wrong is said in words", async () => {
    using folder = temporaryFolder();
    const asked = await cli(["record", "--", "no-such-agent", "--json"], { cwd: folder.path });
    expect(asked).toMatchObject({ exit: 2, stdout: "" });
    expect(asked.stderr).toContain("no-such-agent");
  });

  it("before the command is ours", async () => {
    using folder = temporaryFolder();
    const asked = await cli(["record", "--json", "--", "no-such-agent"], { cwd: folder.path });
    expect(JSON.parse(asked.stdout)).toMatchObject({ error: { message: expect.stringContaining("no-such-agent") } });
  });
});

describe("a time", () => {
  const runs = commands.find(({ name }) => name === "runs");
  const since = (text: string) => runs && parseCommandLine(runs, ["--since", text]).flags.time("since")?.toISOString();

  it.each([
    ["2028-02-29", "2028-02-29T00:00:00.000Z"],
    ["2026-03-01T01:00+02:00", "2026-02-28T23:00:00.000Z"],
  ])("%s is one", (text, time) => expect(since(text)).toBe(time));

  it.each(["2026-02-29", "2026-02-31", "2026-04-31T10:00", "2026-13-01", "2026-00-00"])("%s is none", (text) => {
    expect(() => since(text)).toThrow(`--since is "${text}"; expected a time`);
  });
});

describe("a value that is missing or given twice", () => {
  const lines = commands.flatMap((spec) => spec.flags.flatMap(({ name, value }) => (value ? [{ spec, name }] : [])));

  it("is refused by every flag of every command", () => {
    for (const { spec, name } of lines) {
      const flag = [spec.name, name];
      expect(() => parseCommandLine(spec, [`--${name}=`]), flag.join(" ")).toThrow(`--${name} is ""; expected <`);
      const twice = () => parseCommandLine(spec, [`--${name}=a`, `--${name}=b`]).flags.list(name);
      if (spec.flags.some((one) => one.name === name && one.repeatable === true)) expect(twice(), name).toHaveLength(2);
      else expect(twice, name).toThrow(`--${name} is given 2 times`);
      expect(parseCommandLine(spec, [`--${name}=a`, `--${name}=a`]).flags.text(name)).toBe("a");
    }
  });

  it("is no argument either, except the agent's own", () => {
    for (const spec of commands) {
      expect(() => parseCommandLine(spec, [""])).toThrow(`${spec.name} got an empty argument`);
      expect(parseCommandLine(spec, ["--", "agent", ""]).args).toEqual(["agent", ""]);
    }
  });

  it.each([
    ["mcp", "x"],
    ["init", "x"],
    ["case", "fixtures", "prune", "a", "b"],
  ])("%s %s", async (...words) => {
    using folder = temporaryFolder();
    const asked = await cli(words, { cwd: folder.path });
    expect(asked).toMatchObject({ exit: 2, stderr: expect.stringMatching(/ takes (?:no argument|add)/) });
  });
});
