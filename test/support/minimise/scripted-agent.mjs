// Repeats a recorded run: makes its calls in order. An argument that an earlier result held is taken from the new result.
import { readFileSync, writeFileSync } from "node:fs";

const { calls, ...end } = JSON.parse(readFileSync(new URL("script.json", import.meta.url), "utf8"));
const results = [];
const made = [];
for (const { tool, args, group, recorded } of calls) {
  const tool_args = filled(args);
  const { how, id, ...answer } = await post(`/tools/${tool}`, { args: tool_args });
  if (how === "run") await post(`/tools/${tool}/result`, { id, output: recorded });
  const output = how === "run" ? recorded : (answer.output ?? null);
  results.push(parsed(output));
  made.push({ tool_name: tool, tool_args, tool_output: output, error: answer.error ?? null, ...(group && { group }) });
}
writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ ...end, tool_calls: made }));

function filled(value) {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== "object" || value === null) return value;
  if ("$of" in value) return value.path.reduce((held, key) => held?.[key], results[value.$of]) ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member)]));
}

function parsed(output) {
  try {
    return typeof output === "string" ? JSON.parse(output) : output;
  } catch {
    return output;
  }
}

async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const url = `${process.env.REPLAYKIT_GATEWAY_URL}${path}`;
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
