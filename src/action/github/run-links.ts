import { join, relative, resolve } from "node:path";
import { runPageAt } from "../../api/run-page.ts";
import { parseCaseYaml } from "../../core/case/case-yaml.ts";
import type { TableLinks } from "../../core/report/comment/case-table.ts";
import { maxCaseBytes } from "../../node/files/case-folder.ts";
import { readTextFile } from "../../node/files/read-file.ts";
import type { ModeContext } from "../modes/mode.ts";

/** Pages of the runs that cases were made from, by the address that each case keeps; only those at the Worker that the workflow names. */
export function runLinks({ inputs, event }: Pick<ModeContext, "inputs" | "event">): TableLinks["runUrl"] {
  const worker = inputs["worker-url"];
  if (worker === undefined) return undefined;
  return ({ path }) => {
    const address = sourceAddress(event.workspace, path);
    return address === undefined ? undefined : runPageAt(worker, address);
  };
}

/** What cannot be read has no address: the verdict says elsewhere what is wrong with it. */
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
