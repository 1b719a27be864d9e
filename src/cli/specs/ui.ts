import type { CommandSpec } from "../command.ts";
import { fromFlags } from "./runs.ts";

export const ui: CommandSpec = {
  name: "ui",
  summary: "look at recorded runs in a browser",
  usage: "",
  about: `
Serves the runs of the local store as pages, on 127.0.0.1 and under an address that nobody can guess: the list, each run drawn to
scale with a slider through its steps and states, its forks, and two runs side by side. The pages only read, and read again at
every look. Prints the address and ends with Ctrl-C.
`,
  flags: [...fromFlags, { name: "port", value: "<n>", summary: "port to listen on (default: one that is free)" }],
  examples: ["replaykit ui", "replaykit ui --store .replaykit/store.db --port 4000"],
  load: () => import("../commands/ui.ts"),
};
