import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { createSqliteStore } from "../../src/node/sqlite/store.ts";
import { openCampaign } from "./kill-campaign.ts";

const agent = resolve(import.meta.dirname, "killed-agent.ts");
/** How many kills one run suffers; more with KILLS=200 for a long evening. Every write: run-kill-campaign.ts. */
const kills = Number(process.env["KILLS"] ?? 6);
const seed = Number(process.env["SEED"] ?? 20261121);

interface Life {
  killAt: number | "never";
  decision: "fail" | "retry" | "skip";
}

function live(folder: string, { killAt, decision }: Life) {
  const args = [join(folder, "store.db"), join(folder, "effects"), String(killAt), decision];
  const { signal, stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", agent, ...args],
    { encoding: "utf8" },
  );
  expect([signal ?? "ended", stderr]).toEqual([stdout === "" ? "SIGKILL" : "ended", ""]);
  return stdout.trim();
}

function effectsIn(folder: string): string[] {
  const file = join(folder, "effects");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

/** Numbers below a bound, the same for a seed. */
function generator(from: number): (below: number) => number {
  let value = from >>> 0;
  return (below) => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return Math.floor((value / 2 ** 32) * below);
  };
}

describe(`a run of 200 steps that is killed ${kills} times (seed ${seed})`, () => {
  it("ends as if nothing had happened, each write done once", { timeout: 180_000 + kills * 3000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-kill-"));
    const below = generator(seed);
    let killed = 0;
    let said = "";
    while (!said.startsWith("done")) {
      // What a person does with an effect of which nobody knows: look whether it happened, then say so.
      const row = /write_row began at step (\d+)\./.exec(said)?.[1];
      const happened = effectsIn(folder).some((line) => line.startsWith(`${row}=`));
      const decision = row === undefined ? "fail" : happened ? "skip" : "retry";
      killed += 1;
      said = live(folder, { killAt: killed > kills ? "never" : 1 + below(Math.ceil(1500 / kills)), decision });
    }
    expect(said).toBe("done after 199");
    expect(effectsIn(folder)).toEqual(Array.from({ length: 50 }, (_, n) => `${4 * n}=${16 * n * n}`));
    await using store = createSqliteStore(join(folder, "store.db"));
    expect(store.verify()).toEqual([]);
    expect(await store.listSteps("long")).toHaveLength(200);
    const last = await store.getCheckpoint("long", "199");
    expect(last?.state).toMatchObject({ last: 199, row_7: { n: 197, value: 197 * 197 } });
    rmSync(folder, { recursive: true });
  });

  it("and reports a write whose end nobody knows, without doing it again", () => {
    const folder = mkdtempSync(join(tmpdir(), "replaykit-kill-"));
    // The run made (2 deaths possible), in its first step a read (2) and a write begun (2), then the effect itself.
    expect(live(folder, { killAt: 7, decision: "fail" })).toBe("");
    expect(effectsIn(folder)).toEqual(["0=0"]);
    const unknown = "write_row began at step 0.1 and its end was not recorded: it may or may not have taken effect";
    expect(live(folder, { killAt: "never", decision: "fail" })).toBe(unknown);
    expect(effectsIn(folder)).toEqual(["0=0"]);
    rmSync(folder, { recursive: true });
  });
});

it(`a run that is killed once, at any of ${kills} places (seed ${seed}), is resumed to the same end`, async () => {
  await using campaign = await openCampaign();
  const below = generator(seed);
  expect(campaign.places).toBe(1454);
  for (let n = 0; n < kills; n += 1)
    expect(await campaign.killAt(1 + below(campaign.places))).toMatchObject({ problems: [] });
  // Right behind an effect, ahead of its record: nobody can know, and nobody pretends to.
  expect(await campaign.killAt(7)).toMatchObject({ unknown: "happened", problems: [] });
  expect(await campaign.killAt(6)).toMatchObject({ unknown: "did not happen", problems: [] });
  expect((await campaign.killAt(campaign.places + 1)).problems).toEqual([expect.stringContaining("was not killed")]);
});
