import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";
import { formatFlag, runFlag } from "./trace-flags.ts";

export const fingerprint: CommandSpec = {
  name: "trace fingerprint",
  formerly: "fingerprint",
  summary: "print the fingerprint that groups equal failures",
  usage: "<trace.json | case | run>",
  about: `
Two runs share a fingerprint where the same agent failed in the same way: ids, numbers and names in error texts do not count, nor how
long a question was or how often a tool was called. Fingerprints of earlier versions (v1) are shown with --explain; inbox groups and
cases that have one stay known by it.
`,
  flags: [{ name: "explain", summary: "show the parts that go into it" }, formatFlag, runFlag, ...fromFlags],
  examples: ["replaykit trace fingerprint examples/traces/search-loop.json --explain"],
  load: () => import("../commands/fingerprint.ts"),
};
