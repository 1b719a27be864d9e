import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";
import { formatFlag, runFlag } from "./trace-flags.ts";

export const fingerprint: CommandSpec = {
  name: "trace fingerprint",
  formerly: "fingerprint",
  summary: "print the fingerprint that groups equal failures",
  usage: "<trace.json | case | run>",
  about: `
Two runs share a fingerprint if the same agent failed in the same way. Ids, numbers and names in error texts do not count, nor does the
length of a question or the number of calls. --explain also shows fingerprints of earlier versions (v1); inbox groups and cases that
have one keep it.
`,
  flags: [{ name: "explain", summary: "show its parts" }, formatFlag, runFlag, ...fromFlags],
  examples: ["replaykit trace fingerprint examples/traces/search-loop.json --explain"],
  load: () => import("../commands/fingerprint.ts"),
};
