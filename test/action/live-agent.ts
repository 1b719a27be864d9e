/** Asks the model once, and is as good as what it says. */
export const agent = `import { readFileSync, writeFileSync } from "node:fs";
const messages = [
  { role: "system", content: readFileSync("prompt.txt", "utf8") },
  { role: "user", content: process.env.REPLAYKIT_CASE_ID + " " + process.env.REPLAYKIT_ATTEMPT },
];
const answer = await fetch(process.env.OPENAI_BASE_URL + "/chat/completions", {
  method: "POST",
  headers: { "content-type": "application/json", authorization: "Bearer " + process.env.OPENAI_API_KEY },
  body: JSON.stringify({ model: "gpt-4o-mini", messages }),
});
if (!answer.ok) process.exit(1);
const said = (await answer.json()).choices[0].message.content;
const good = said === "good";
const run = { status: good ? "success" : "error", final_output: said, errors: good ? [] : ["it went wrong"], tool_calls: [] };
writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify(run));
`;

/** A case that holds where the model says "good". */
export function caseFiles(id: string, state: "open" | "guard"): Record<string, string> {
  const events = [
    { type: "input_message", role: "user", content: "Do it." },
    { type: "error", kind: "exception", error: "it went wrong" },
  ];
  return {
    [`cases/${id}/case.yaml`]: `version: 1
id: ${id}
title: It goes wrong
state: ${state}
source: { run_id: run-${id} }
scenario: { input: [{ role: user, content: "Do it." }] }
signatures: [{ status_is: error }]
assertions: [{ status_is: success }]
`,
    [`cases/${id}/source-trace.json`]: JSON.stringify({ version: 1, run_id: `run-${id}`, status: "error", events }),
    [`cases/${id}/fixtures/tools.json`]: JSON.stringify({ version: 1, calls: [], static: {} }),
  };
}
