import type { Flag } from "../command.ts";

/** How a file of traces is read; `read-trace.ts` reads them. */
export const formatFlag: Flag = {
  name: "format",
  value: "<name>",
  summary: "format of the trace (default: recognised by content)",
};

export const runFlag: Flag = { name: "run", value: "<run id>", summary: "which run, if the file holds several" };
