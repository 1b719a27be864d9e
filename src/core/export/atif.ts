import { formatJsonFile } from "../case/case-files.ts";
import type { TraceRun } from "../schema/trace.ts";
import { writeAtif } from "./write-atif.ts";
import type { Exporter } from "./exported-case.ts";

/** The recorded run of each case as a trajectory, for Harbor and what reads its format. */
export const exportAtif: Exporter = (cases) => ({
  files: Object.fromEntries(
    cases.map(({ case: { id }, trace }) => [`${id}.trajectory.json`, formatJsonFile(writeAtif(trace))]),
  ),
  notes: cases.flatMap(({ case: { id }, trace }) => {
    const lost = notHeld(trace);
    return lost.length === 0 ? [] : [`${id}: ATIF holds no ${lost.join(", no ")}; they are left out`];
  }),
});

function notHeld({ events }: TraceRun): string[] {
  const there = (type: string) => events.some((event) => event.type === type);
  const errors = events.filter(({ type }) => type === "error").length;
  return [
    ...(there("state") ? ["states of steps"] : []),
    ...(there("other") ? ["other events"] : []),
    ...(errors > 1 ? ["errors but the last"] : []),
  ];
}
