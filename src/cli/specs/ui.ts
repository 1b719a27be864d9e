import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";

export const ui: CommandSpec = {
  name: "ui",
  summary: "look at recorded runs in a browser",
  usage: "",
  about: `
Serves the runs of the local store as read-only pages, on 127.0.0.1 at an unguessable address. They list the runs, draw each to scale with
a slider through its steps and states, show its forks, and compare two runs. Reload a page to see new data. Prints the
address and ends with Ctrl-C.
`,
  flags: [...fromFlags, { name: "port", value: "<n>", summary: "port to listen on (default: any free one)" }],
  examples: ["replaykit ui", "replaykit ui --store .replaykit/store.db --port 4000"],
  load: () => import("../commands/ui.ts"),
};
