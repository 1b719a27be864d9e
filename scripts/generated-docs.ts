import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { contract } from "../src/api/contract.ts";
import type { Endpoint } from "../src/api/endpoint.ts";
import { records } from "../src/api/endpoints/records.ts";
import { formatJsonFile } from "../src/core/case/case-files.ts";
import { formatSummaries } from "../src/core/formats/input/trace-formats.ts";
import { caseJsonSchema, configJsonSchema, traceJsonSchema } from "../src/core/json/json-schema.ts";
import { checkValuesTable } from "./check-values.ts";
import { cliPage } from "./cli-page.ts";
import { configPage } from "./config-page.ts";
import { redactionPage } from "./redaction-page.ts";
import { tracePage } from "./trace-page.ts";
import { checkKinds, checkParams, checkShorthand, checkSummaries } from "../src/core/schema/check.ts";

export interface GeneratedDoc {
  /** Relative to the repository's root. */
  path: string;
  text: string;
}

/** Every file that has generated parts, with its full text. */
export function generatedDocs(root: string): GeneratedDoc[] {
  const docs = [
    { path: "docs/cli.md", text: cliPage() },
    { path: "docs/checks.md", text: checksPage() },
    { path: "docs/trace.md", text: tracePage() },
    { path: "docs/replaykit-yaml.md", text: configPage() },
    { path: "docs/redaction-rules.md", text: redactionPage() },
    { path: "docs/trace.schema.json", text: formatJsonFile(traceJsonSchema()) },
    { path: "docs/case.schema.json", text: formatJsonFile(caseJsonSchema()) },
    { path: "docs/replaykit.schema.json", text: formatJsonFile(configJsonSchema()) },
  ];
  docs.push({ path: "docs/formats.md", text: formatsPage(readFileSync(join(root, "docs/formats.md"), "utf8")) });
  docs.push({ path: "docs/your-agent.md", text: agentPage(root) });
  const reference = readFileSync(join(root, "docs/worker-reference.md"), "utf8");
  docs.push({ path: "docs/worker-reference.md", text: between(reference, "endpoints", endpointsTable()) });
  if (!existsSync(join(root, "action.yml"))) return docs;
  const page = readFileSync(join(root, "docs/pull-requests.md"), "utf8");
  const action = actionTables(readFileSync(join(root, "action.yml"), "utf8"));
  return [...docs, { path: "docs/pull-requests.md", text: between(page, "action", action) }];
}

/** Replaces the text between `<!-- name:start -->` and `<!-- name:end -->`; without these marks the text stays as it is. */
export function between(text: string, name: string, content: string): string {
  const start = `<!-- ${name}:start -->`;
  const end = `<!-- ${name}:end -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from === -1 || to === -1) return text;
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}

/** Copies the files of examples/your-agent into the recipes of the page, so that typecheck and lint cover what it shows. */
function agentPage(root: string): string {
  const page = readFileSync(join(root, "docs/your-agent.md"), "utf8");
  const files = globSync("examples/your-agent/*/*.{ts,mjs,py}", { cwd: root }).toSorted();
  return files.reduce((text, file) => {
    const [, , recipe = "", name = ""] = file.split("/");
    const source = readFileSync(join(root, file), "utf8");
    const fence = `\`\`\`${name.split(".").at(-1)?.replace("m", "")} title=${name}\n${source}\`\`\``;
    return between(text, `${recipe}/${name}`, fence);
  }, page);
}

function formatsPage(page: string): string {
  const rows = formatSummaries().map(
    ({ name, title, carries }) => `| \`${name}\` | ${cell(title)} | ${cell(carries)} |`,
  );
  return between(
    page,
    "formats",
    ["| name | what it reads | what else it holds, or lacks |", "|---|---|---|", ...rows].join("\n"),
  );
}

/** The table of the Worker's routes, from the contract that it mounts, without those that only the SDK calls. */
function endpointsTable(): string {
  const ofSdk = new Set<Endpoint>(Object.values(records));
  const shown = contract.filter((endpoint) => !ofSdk.has(endpoint));
  const rows = shown.map(({ method, path, summary, scope, query }) => {
    const parameters = Object.keys(query?.shape ?? {}).map((name) => `\`${name}\``);
    const scopes = [scope].flat().map((one) => `\`${one}\``);
    const given = parameters.length === 0 ? "" : ` (query: ${parameters.join(", ")})`;
    return `| \`${method.toUpperCase()} ${path}\` | ${cell(summary)}${given} | ${scopes.join(" or ")} |`;
  });
  return ["| route | what it does | scope |", "|---|---|---|", ...rows].join("\n");
}

const detectedFailures = [
  "## What is detected automatically",
  "",
  "`scaffold`, `promote` and the inbox detect these failures, and none if unsure:",
  "",
  "| what went wrong | signature | what a right run does |",
  "|---|---|---|",
  "| the run ended in an error, or at a limit | `status_is: error`, `error_matches` | `status_is: success` |",
  "| no answer, except after a tool that ends or hands over the run, a hosted tool, or a call that waits | `final_output_exists: false` | `final_output_exists: true` |",
  "| three equal calls with equal answers, no write between them, and nothing better afterwards | `repeated_call`, `unchanged: true` | the same with `not: true` |",
  "| a tool failed for good, and nothing said after it admits that | `error_ignored` | `error_ignored` with `not: true`, and the tool is called |",
  "| what feedback contradicts | `writes_are`, `output_contains`, `tool_called` | what the feedback says |",
  "",
  "A bad rating alone is not enough: say what a right run does.",
  "",
];

function checksPage(): string {
  const rows = checkKinds.map((kind) => {
    const fields = z.toJSONSchema(checkParams[kind], { io: "input", unrepresentable: "any" }).properties ?? {};
    const short = checkShorthand[kind];
    const names = Object.keys(fields).map((name) => (name === short ? `**${name}**` : name));
    return `| \`${kind}\` | ${cell(checkSummaries[kind])} | ${names.join(", ")} |`;
  });
  return [
    "# Checks",
    "",
    "A check is a statement about a run. In a case, *signatures* say what went wrong and all hold in the failed run; *assertions* must hold in a good run.",
    "",
    "Write a check as `kind: value`, which sets the parameter in bold, or as `kind: { parameter: value, … }`.",
    "",
    "| check | holds when | parameters |",
    "|---|---|---|",
    ...rows,
    "",
    'Argument values can be matchers: `{$any: true}`, `{$regex: "^A"}`, `{$type: string}`, `{$one_of: [1, 2]}`, `{$near: 5, $by: 0.01}`.',
    "",
    "Numbers are compared by value, in texts and in the arguments of expected calls: `1,286.00`, `1.286 €` and `1286` are equal.",
    "Two arguments that are strings of digits are compared as text: `3.10` may be a version.",
    "",
    "## Values of the parameters",
    "",
    ...checkValuesTable(),
    "",
    ...detectedFailures,
    "## What a check cannot see",
    "",
    "A runner that writes only `tool_calls` does not report steps, parallel calls, or what the agent said before its answer. A check that needs",
    "these is *not visible in this run*. The attempt is then `inconclusive`, unless another check decides against the run, or nothing in it differs",
    "from the recorded failure.",
    "",
    "To decide it, let the runner write `events` ([as in a trace](trace.md)), let its model calls pass the gateway, or check only the answer",
    "(`in: final`).",
    "",
  ].join("\n");
}

const actionSchema = z.object({
  inputs: z.record(z.string(), z.object({ description: z.string(), default: z.string().optional() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

function actionTables(text: string): string {
  const { inputs, outputs } = actionSchema.parse(parse(text));
  const inputRows = Object.entries(inputs).map(
    ([name, input]) =>
      `| \`${name}\` | ${cell(input.description)}${input.default ? ` Default: \`${cell(input.default)}\`.` : ""} |`,
  );
  const outputRows = Object.entries(outputs).map(([name, output]) => `| \`${name}\` | ${cell(output.description)} |`);
  return ["| input | |", "|---|---|", ...inputRows, "", "| output | |", "|---|---|", ...outputRows].join("\n");
}

function cell(text: string): string {
  return text.trim().replaceAll("|", "\\|").replaceAll("\n", " ");
}
