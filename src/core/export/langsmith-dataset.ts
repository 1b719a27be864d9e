import type { JsonObject } from "../schema/json.ts";
import { criteriaOf, type ExportedCase, type Exporter, importLine, labelsOf } from "./exported-case.ts";

/** Exports examples for a LangSmith dataset, and a script that uploads them with LangSmith's own client. */
export const exportLangSmithDataset: Exporter = (cases) => ({
  files: {
    "langsmith-examples.jsonl": cases.map((exported) => `${JSON.stringify(exampleOf(exported))}\n`).join(""),
    "upload-to-langsmith.mjs": script,
  },
  notes: cases
    .filter(({ case: { assertions } }) => assertions.some(({ kind }) => kind !== "semantic"))
    .map(
      ({ case: { id } }) =>
        `${id}: LangSmith holds checks of calls and status as text; your own evaluator must read them`,
    ),
});

function exampleOf({ case: replayCase, path }: ExportedCase): JsonObject {
  return {
    inputs: { messages: replayCase.scenario.input.map(({ role, content }) => ({ role, content })) },
    outputs: { criteria: criteriaOf(replayCase) },
    metadata: labelsOf(replayCase, path),
    split: replayCase.state,
  };
}

const script = `// Uploads the examples beside this file to a LangSmith dataset, and updates those of cases that are already there.
//
//   npm install langsmith
//   LANGSMITH_API_KEY=… node upload-to-langsmith.mjs [name of the dataset]
${importLine("{ readFileSync }", "node:fs")}
${importLine("{ Client }", "langsmith")}

const [name = "replaykit-cases"] = process.argv.slice(2);
const lines = readFileSync(new URL("langsmith-examples.jsonl", import.meta.url), "utf8").split("\\n");
const examples = lines.filter(Boolean).map((line) => JSON.parse(line));

const client = new Client();
const dataset = (await client.hasDataset({ datasetName: name }))
  ? await client.readDataset({ datasetName: name })
  : await client.createDataset(name, { description: "Regression cases kept by ReplayKit" });
const known = new Map();
for await (const { id, metadata } of client.listExamples({ datasetId: dataset.id })) known.set(metadata?.case, id);

const added = examples.filter(({ metadata }) => !known.has(metadata.case));
const updated = examples.filter(({ metadata }) => known.has(metadata.case));
if (added.length > 0) await client.createExamples(added.map((example) => ({ ...example, dataset_id: dataset.id })));
if (updated.length > 0) {
  const changes = updated.map((example) => ({ ...example, id: known.get(example.metadata.case), dataset_id: dataset.id }));
  await client.updateExamples(changes);
}
console.log(\`\${name}: \${added.length} added, \${updated.length} updated\`);
`;
