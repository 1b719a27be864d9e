import { join } from "node:path";
import { expect, it } from "vitest";
import { compact } from "../../../src/core/compact.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { createToolReplay } from "../../../src/core/replay/tool-replay.ts";
import { effectLookup } from "../../../src/core/effects.ts";
import { loadCase } from "../../../src/core/case/load-case.ts";
import { readCaseFiles } from "../../../src/node/files/case-folder.ts";
import { createSqliteStore } from "../../../src/node/sqlite/store.ts";
import { keptRuns } from "../../../src/node/rehearsal/kept-runs.ts";
import { createProjectPool } from "../../../src/node/replay/attempt/project-pool.ts";
import { replaykit } from "../../../src/sdk/index.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { caseFilesOf } from "../project.ts";

const config = configSchema.parse({ effects: { get_plan: "read", remit: "write" } });

/** A project with a case of March, and a run that an agent with the SDK made within its month. */
async function project() {
  const folder = temporaryFolder(caseFilesOf("a"));
  await using store = createSqliteStore(join(folder.path, ".replaykit/store.db"));
  const kit = replaykit({ store, telemetry: false, now: () => new Date("2026-03-20T00:00:00Z") });
  const plan = kit.tool("get_plan", async ({ user }: { user: string }) => ({ user, plan: "pro" }));
  const remit = kit.tool("remit", async ({ user }: { user: string }) => ({ sent: user }), { effect: "write" });
  await kit.run({ runId: "kept-1" }, async () => {
    await plan({ user: "u1" });
    await remit({ user: "u2" });
    await plan({ user: "u2" });
    return null;
  });
  return folder;
}

it("a run that the SDK kept answers a read, but not one after its own write", async () => {
  using folder = await project();
  const { path: root } = folder;
  const loaded = loadCase(readCaseFiles(join(root, "cases/a")), "a");
  const asked = async (runs: boolean, user: string) => {
    const pool = createProjectPool({ root, config, runs: runs ? await keptRuns(root, config, {}) : [] }).of(loaded);
    const tools = createToolReplay({
      fixtures: loaded.toolFixtures,
      rules: loaded.case.replay,
      effects: effectLookup({}, config.effects),
      pool,
    });
    const { how } = tools.ask({ tool: "get_plan", args: { user } });
    return { how, sources: tools.pooled().map(({ source }) => source) };
  };
  expect(await asked(true, "u1")).toEqual({ how: "served", sources: ["kept-1"] });
  expect(await asked(true, "u2")).toEqual({ how: "missed", sources: [] });
  expect(await asked(false, "u1")).toEqual({ how: "missed", sources: [] });
  await using store = createSqliteStore(join(root, ".replaykit/store.db"));
  expect(store.verify()).toEqual([]);
  await store.createRun({ run_id: "bad", status: "running", started_at: "2026-03-21T00:00:00Z" });
  const at = "2026-03-21T00:00:01Z";
  await store.append("bad", { position: "0", kind: "tool", name: "t", phase: "done", at, duration_ms: Number.NaN }); // stored as null
  expect(store.verify()).toEqual([expect.stringMatching(/^run bad: .*operation 1 of run 2 is damaged$/)]);
  expect((await keptRuns(root, config, {})).map(({ name }) => name)).toEqual(["kept-1"]);
  const none = configSchema.parse({ ...config, pool: { max_age: 0 } });
  expect(await keptRuns(root, none, {})).toEqual([]);
});

it("guards of a pull request are answered from the base's cases, others from the head's too", () => {
  const extra = { tool: "get_plan", args: { user: "u1" }, output: "pro", recorded_at: "2026-03-12T10:00:00Z" };
  const other = caseFilesOf("other");
  other["cases/other/fixtures/tools.json"] = JSON.stringify({ version: 1, calls: [extra] });
  other["cases/other/source-trace.json"] = (other["cases/other/source-trace.json"] ?? "").replace("run-1", "run-2");
  using folder = temporaryFolder({ ...other, ...caseFilesOf("open"), ...caseFilesOf("guard", { state: "guard" }) });
  const asked = (name: string, base?: object[]) => {
    const loaded = loadCase(readCaseFiles(join(folder.path, "cases", name)), name);
    const forGuards =
      base && (() => base.map((call) => ({ name: "base-case", calls: [{ args: {}, tool: "", ...call }] })));
    const pool = createProjectPool({ root: folder.path, config, ...compact({ forGuards }) }).of(loaded);
    const found = pool?.find({ tool: "get_plan", args: { user: "u1" } }, []);
    return found && "read" in found ? found.read.source.name : found;
  };
  expect([asked("open"), asked("guard")]).toEqual(["other", "other"]);
  expect([asked("open", []), asked("guard", [])]).toEqual(["other", undefined]);
  expect(asked("guard", [extra])).toBe("base-case");
});
