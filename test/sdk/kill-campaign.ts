import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { createSqliteStore, type SqliteStore } from "../../src/node/sqlite/store.ts";
import { ReplayKitError, replaykit } from "../../src/sdk/index.ts";
import { longAgent } from "./long-agent.ts";

/** What became of a run that was killed once and resumed. */
export interface Afterlife {
  killAt: number;
  /** Where the kill left a write of unknown end: whether it had happened. */
  unknown?: "happened" | "did not happen";
  /** What is not as it should be. */
  problems: string[];
}

export interface Campaign extends AsyncDisposable {
  /** Number of places at which the run can be killed: before and after each write to the store, and after each effect. */
  places: number;
  killAt(place: number): Promise<Afterlife>;
}

const expectedEffects = Array.from({ length: 50 }, (_, n) => `${4 * n}=${16 * n * n}`);

/** The agent as one file, so that a life costs little more than the start of Node. */
export async function openCampaign(): Promise<Campaign> {
  const folder = mkdtempSync(join(tmpdir(), "replaykit-kills-"));
  const agent = join(folder, "agent.mjs");
  await build({
    entryPoints: [resolve(import.meta.dirname, "killed-agent.ts")],
    outfile: agent,
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  const whole = await live(agent, { folder: mkdtempSync(join(folder, "whole-")), killAt: 1_000_000 });
  const places = Number(/in (\d+) writes/.exec(whole.stdout)?.[1]);
  return {
    places,
    killAt: (place) => afterlifeOf(agent, { folder: mkdtempSync(join(folder, "life-")), killAt: place }),
    async [Symbol.asyncDispose]() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Life {
  folder: string;
  killAt: number;
}

function live(agent: string, { folder, killAt }: Life): Promise<{ signal: string | undefined; stdout: string }> {
  const args = ["--disable-warning=ExperimentalWarning", agent, storeIn(folder), effectsIn(folder), String(killAt)];
  return new Promise((done) => {
    execFile(process.execPath, args, (error, stdout) => done({ signal: error?.signal ?? undefined, stdout }));
  });
}

async function afterlifeOf(agent: string, life: Life): Promise<Afterlife> {
  const { folder, killAt } = life;
  const { signal, stdout } = await live(agent, life);
  if (signal !== "SIGKILL") return { killAt, problems: [`the run was not killed: ${stdout}`] };
  await using store = createSqliteStore(storeIn(folder));
  const first = await resumed(store, folder, "fail");
  const row = /write_row began at step (\d+)\./.exec(first)?.[1];
  const happened = row !== undefined && linesIn(folder).some((line) => line.startsWith(`${row}=`));
  // What a person does with an effect of which nobody knows: look whether it happened, then say so.
  const said = row === undefined ? first : await resumed(store, folder, happened ? "skip" : "retry");
  const problems = [...problemsOf(said, folder), ...(await faultsIn(store))];
  rmSync(folder, { recursive: true, force: true });
  return { killAt, ...(row === undefined ? {} : { unknown: happened ? "happened" : "did not happen" }), problems };
}

async function resumed(store: SqliteStore, folder: string, onUnknown: "fail" | "retry" | "skip"): Promise<string> {
  const kit = replaykit({ store, random: () => 0.25, telemetry: false });
  const program = longAgent({ effects: effectsIn(folder), onUnknown });
  try {
    const known = await store.getRun("long");
    return (await (known ? kit.resume("long", program) : kit.run({ runId: "long", agent: "rows" }, program))).output;
  } catch (error) {
    if (error instanceof ReplayKitError && error.code === "unknown_effect") return error.message;
    return `failed: ${String(error)}`;
  }
}

function problemsOf(said: string, folder: string): string[] {
  const effects = linesIn(folder);
  return [
    ...(said === "done after 199" ? [] : [said]),
    ...(effects.join() === expectedEffects.join() ? [] : [`the effects are ${effects.join()}`]),
  ];
}

async function faultsIn(store: SqliteStore): Promise<string[]> {
  const steps = await store.listSteps("long");
  const last = await store.getCheckpoint("long", "199");
  const rows = Array.from({ length: 10 }, (_, row): [string, object] => {
    const n = 190 + row;
    return [`row_${row}`, { n, value: n * n, luck: 0.25 }];
  });
  const state = { ...Object.fromEntries(rows), last: 199 };
  const same = sorted(last?.state) === sorted(state);
  return [
    ...store.verify(),
    ...(steps.length === 200 ? [] : [`${steps.length} steps`]),
    ...(same ? [] : [`the last state is ${JSON.stringify(last?.state)}`]),
  ];
}

function sorted(value: unknown): string {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return JSON.stringify(Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

function storeIn(folder: string): string {
  return join(folder, "store.db");
}

function effectsIn(folder: string): string {
  return join(folder, "effects");
}

function linesIn(folder: string): string[] {
  return existsSync(effectsIn(folder)) ? readFileSync(effectsIn(folder), "utf8").trim().split("\n") : [];
}
