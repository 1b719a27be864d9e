import type { Run, RunCall } from "../../schema/run.ts";

const mostLines = 30;

/** A run as a sequence diagram that GitHub draws. Equal calls in a row become one. */
export function timelinePicture({ calls, final_output: output }: Run): string {
  const groups = repeated(calls);
  const shown = groups.slice(0, mostLines).flatMap(({ call, times }) => {
    const { tool, error, simulated, effect } = call;
    const what = `${effect === "write" ? "writes " : ""}${plainName(tool)}${times > 1 ? ` ×${times}` : ""}`;
    const answer = error ? `${plainName(error.kind)} error` : simulated ? "simulated answer" : "answer";
    return [`Agent->>Tools: ${what}`, `Tools-->>Agent: ${answer}`];
  });
  const more = groups.length - mostLines;
  const lines = [
    "sequenceDiagram",
    "participant User",
    "participant Agent",
    "participant Tools",
    "User->>Agent: asks",
    ...shown,
    ...(more > 0 ? [`Note over Agent,Tools: and ${more} more`] : []),
    output === undefined ? "Agent--xUser: no answer" : "Agent->>User: answers",
  ];
  return `\`\`\`mermaid\n${lines.join("\n")}\n\`\`\``;
}

function repeated(calls: RunCall[]): { call: RunCall; times: number }[] {
  const groups: { call: RunCall; times: number }[] = [];
  for (const call of calls) {
    const last = groups.at(-1);
    const same = last && last.call.tool === call.tool && (last.call.error === undefined) === (call.error === undefined);
    if (same) last.times += 1;
    else groups.push({ call, times: 1 });
  }
  return groups;
}

/** Keeps only letters, digits and underscores, so that text of a trace cannot act as diagram syntax. */
function plainName(text: string): string {
  const name = text.slice(0, 40).replaceAll(/[^A-Za-z0-9_]+/g, "_");
  // `end` closes a block of the diagram.
  return /^end$/i.test(name) ? `${name}_` : name;
}
