import { join, relative, resolve } from "node:path";
import { runPageAt } from "../../api/run-page.ts";
import { parseCaseYaml } from "../../core/case/case-yaml.ts";
import type { TableLinks } from "../../core/report/comment/case-table.ts";
import { maxCaseBytes } from "../../node/files/case-folder.ts";
import { readTextFile } from "../../node/files/read-file.ts";
import type { ModeContext } from "../modes/mode.ts";

/**
 * Returns a function that gives the page of the run that a case was made from. Uses the address in the case, and only
 * if it is at the workflow's Worker.
 */
export function runLinks({ inputs, event }: Pick<ModeContext, "inputs" | "event">): TableLinks["runUrl"] {
  const worker = inputs["worker-url"];
  if (worker === undefined) return undefined;
  return ({ path }) => {
    const address = sourceAddress(event.workspace, path);
    return address === undefined ? undefined : runPageAt(worker, address);
  };
}

/**
 * Address of the source run in a case's `case.yaml`; `undefined` if it has none or is unreadable, which the report says
 * elsewhere.
 */
function sourceAddress(workspace: string, path: string): string | undefined {
  const file = join(resolve(workspace), path, "case.yaml");
  if (relative(workspace, file).startsWith("..")) return undefined;
  try {
    const text = readTextFile(file, { name: path, maxBytes: maxCaseBytes["case.yaml"], invalid: "invalid_case" });
    return text === undefined ? undefined : parseCaseYaml(text, path).case.source?.url;
  } catch {
    return undefined;
  }
}
