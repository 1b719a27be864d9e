import { formatJsonFile } from "../case/case-files.ts";
import { writeAtif } from "./write-atif.ts";
import type { Exporter } from "./exported-case.ts";

/** The recorded run of each case as a trajectory, for Harbor and what reads its format. */
export const exportAtif: Exporter = (cases) => ({
  files: Object.fromEntries(
    cases.map(({ case: { id }, trace }) => [`${id}.trajectory.json`, formatJsonFile(writeAtif(trace))]),
  ),
  notes: [],
});
