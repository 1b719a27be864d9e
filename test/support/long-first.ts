import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = resolve(import.meta.dirname, "../..");

/** Small files that run long. Vitest starts files by size, so these would start late and the end of the run would wait for them. */
const long = [
  "test/action/coverage-note.test.ts",
  "test/action/live-guard.test.ts",
  "test/action/live-rerun.test.ts",
  "test/cli/coding-agents.test.ts",
  "test/cli/shipped-commands.test.ts",
  "test/core/redact/long-texts.test.ts",
  "test/gateway/mcp-python.test.ts",
  "test/gateway/proof.test.ts",
  "test/gateway/your-agent.test.ts",
  "test/node/cases/verify-repair.test.ts",
  "test/pages/layout.test.ts",
  "test/pages/second-thoughts.test.ts",
  "test/promote/demo.test.ts",
  "test/promote/incident.test.ts",
  "test/readme.test.ts",
  "test/worker/storage.test.ts",
];

const places = new Set(long.map((name) => join(root, name)));
for (const place of places)
  if (!existsSync(place)) throw new Error(`${place} is no test: mend the list in ${import.meta.filename}`);

/** Vitest's order, with these files first in their project. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    const isLong = ({ moduleId }: TestSpecification) => places.has(moduleId);
    return [...byProject.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
  }
}
