import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Document, parse } from "yaml";
import { editText } from "../../core/edit-yaml.ts";
import type { LoadedCase } from "../../core/load-case.ts";
import type { CaseFiles } from "../../core/schema/case.ts";
import type { CasePaths } from "./attempt-request.ts";

/** What would tell the agent how it is judged. */
const hiddenKeys = new Set(["signatures", "assertions", "reviews", "title"]);

/** Writes a copy of the case that says nothing of its checks: no checks, reviews, notes or feedback. */
export function writeHiddenCase(folder: string, files: CaseFiles, loaded: LoadedCase): CasePaths {
  const head: Record<string, unknown> = parse(files["case.yaml"] ?? "", { maxAliasCount: 0 });
  const shown = Object.fromEntries(Object.entries(head).filter(([key]) => !hiddenKeys.has(key)));
  const { feedback: _, ...trace } = loaded.trace;
  const paths = pathsIn(folder);
  mkdirSync(paths.fixturesDir, { recursive: true });
  writeFileSync(paths.casePath, editText(new Document(shown)));
  writeFileSync(paths.sourceTracePath, JSON.stringify(trace));
  for (const name of ["fixtures/tools.json", "fixtures/model.json"] as const) {
    const text = files[name];
    if (text !== undefined) writeFileSync(join(folder, name), text);
  }
  return paths;
}

export function pathsIn(folder: string): CasePaths {
  return {
    casePath: join(folder, "case.yaml"),
    fixturesDir: join(folder, "fixtures"),
    sourceTracePath: join(folder, "source-trace.json"),
  };
}
