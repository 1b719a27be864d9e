import { beginNamespace } from "../../node/sandbox/namespace.ts";
import type { CommandSpec } from "../command.ts";

export const rehearse: CommandSpec = {
  name: "rehearse",
  summary: "try another model, prompt or configuration on all cases before you switch",
  usage: "[case.yaml | folder | glob …] --model <name> | --prompt <file> | --candidate-config <file>",
  about: `
Runs your cases, also those of good runs (scaffold --control), with the current model or prompt and with each candidate, at the same
time. Models are live, tools answer from recordings, writes are simulated. A paired test compares the whole suite and gives an
interval. The report lists writes that only one side makes, cost, tokens and steps, and the ten pairs of runs that differ most.

Models cost money, so a budget is required. Exit code 1: a candidate is worse, or could not be compared.
`,
  flags: [
    {
      name: "model",
      value: "<names>",
      summary: "models to try, comma-separated; openai/gpt-5 replaces only requests to that provider",
    },
    {
      name: "prompt",
      value: "<file>",
      repeatable: true,
      summary: "a file that you changed: it is compared with the committed one",
    },
    {
      name: "candidate-config",
      value: "<file>",
      summary: "another replaykit.yaml: another command, upstream or provider",
    },
    { name: "base", value: "<ref>", summary: "with --prompt: the commit that has the prompt in use (default: HEAD)" },
    { name: "attempts", value: "<n>", summary: "attempts of each case on each side (default: 2)" },
    { name: "budget", value: "<usd>", summary: "what all sides may cost together (default: budget of replaykit.yaml)" },
    { name: "jobs", short: "j", value: "<n>", summary: "runs at the same time (default: number of processors)" },
    { name: "markdown", value: "<file>", summary: "also write the report as Markdown" },
    { name: "html", value: "<file>", summary: "also write a self-contained HTML report" },
  ],
  examples: [
    "replaykit rehearse --model gpt-5 --budget 5",
    "replaykit rehearse --model gpt-5-mini,gpt-5 --attempts 4 --html rehearsal.html",
    "replaykit rehearse --prompt prompts/system.md --base main 'cases/billing-*'",
  ],
  load: () => {
    beginNamespace();
    return import("../commands/rehearse.ts");
  },
};
