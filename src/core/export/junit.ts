import { reportJunit } from "../report/junit.ts";
import { buildReport } from "../verdict/suite/summary.ts";
import type { Exporter } from "./exported-case.ts";

/** Exports the results of the last stored replays as JUnit XML. */
export const exportJunit: Exporter = (cases) => {
  const results = cases.flatMap(({ result }) => (result === undefined ? [] : [result]));
  const blocking = [...new Set(results.filter(({ blocks }) => blocks).map(({ standing }) => standing))];
  return {
    files: { "replaykit.xml": reportJunit(buildReport(results, blocking)) },
    notes: cases.flatMap(({ case: { id }, result }) =>
      result === undefined ? [`${id} is left out: no replay of it is kept`] : [],
    ),
  };
};
