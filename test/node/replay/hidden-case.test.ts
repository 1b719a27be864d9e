import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { configSchema } from "../../../src/core/schema/config.ts";
import { prepareCase } from "../../../src/node/replay/plan/prepare-case.ts";
import { growthBetween, tooMuchGrowth } from "../../support/growth.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

it("a case is written without its checks in a time that grows with its length only", () => {
  using root = temporaryFolder();
  using scratch = temporaryFolder();
  const config = configSchema.parse({ runner: { command: ["true"], hide_checks: true } });
  const places = { root: root.path, config, override: {}, scratch: scratch.path };
  const folder = join(root.path, "cases/search-loop");
  mkdirSync(join(folder, "fixtures"), { recursive: true });
  for (const name of ["source-trace.json", "fixtures/tools.json"])
    writeFileSync(join(folder, name), readFileSync(join("cases/search-loop", name)));
  const yaml = readFileSync("cases/search-loop/case.yaml", "utf8").replace("runner: search-loop\n", "");
  const prepare = (count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `own_${index}: 1\n`).join("");
    writeFileSync(join(folder, "case.yaml"), `${yaml}\n${keys}`);
    return prepareCase(folder, places).paths.casePath;
  };
  const shown = readFileSync(prepare(2), "utf8");
  expect([shown.includes("own_1: 1"), shown.includes("assertions")]).toEqual([true, false]);
  expect(growthBetween(prepare, 4000, 16_000)).toBeLessThan(tooMuchGrowth);
});
