import { parseCaseYaml } from "./case-yaml.ts";
import { ReplayKitError } from "../error.ts";
import { withTextOutputs } from "../fixtures/text-outputs.ts";
import { readModelFixtures, readSourceTrace, readToolFixtures } from "./read-case-file.ts";
import type { CaseFileName, CaseFiles, ReplayCase } from "../schema/case.ts";
import type { ModelFixtures, ToolFixtures } from "../schema/fixtures.ts";
import type { Path } from "../schema/problem.ts";
import type { TraceRun } from "../schema/trace.ts";

/** A case with everything that a replay needs, parsed. */
export interface LoadedCase {
  case: ReplayCase;
  trace: TraceRun;
  toolFixtures: ToolFixtures;
  modelFixtures: ModelFixtures | undefined;
  /** Line of a key of case.yaml, from 1. */
  lineOf: (path: Path) => number | undefined;
}

/** Parses the files of one case; a file that is missing or wrong is an error that names it. */
export function loadCase(files: CaseFiles, folderName: string): LoadedCase {
  const yaml = required(files, "case.yaml", folderName);
  const { case: replayCase, lineOf } = parseCaseYaml(yaml, `${folderName}/case.yaml`);
  const trace = readSourceTrace(required(files, "source-trace.json", folderName), `${folderName}/source-trace.json`);
  const tools = required(files, "fixtures/tools.json", folderName);
  const read = readToolFixtures(tools, `${folderName}/fixtures/tools.json`);
  const { fixtures: toolFixtures } = withTextOutputs(read, trace);
  const model = files["fixtures/model.json"];
  const modelFixtures = model === undefined ? undefined : readModelFixtures(model, `${folderName}/fixtures/model.json`);
  return { case: replayCase, trace, toolFixtures, modelFixtures, lineOf };
}

function required(files: CaseFiles, name: CaseFileName, folderName: string): string {
  const text = files[name];
  if (text !== undefined) return text;
  throw new ReplayKitError("invalid_case", `${folderName}/${name} is missing`, {
    hint: "make the case again with `replaykit scaffold <trace.json> --out <folder>`, or restore the file from git",
  });
}
