import { formatJsonFile } from "../case/case-files.ts";
import { writeOtlp } from "./write-otlp.ts";
import type { Exporter } from "./exported-case.ts";

/** Exports the recorded run of each case as an OTLP request for any tracing backend. */
export const exportOtlp: Exporter = (cases, platform) => ({
  files: Object.fromEntries(
    cases.map(({ case: { id }, trace }) => [`${id}.otlp.json`, formatJsonFile(writeOtlp(trace, platform))]),
  ),
  notes: [],
});
