import { formatJsonFile } from "../case/case-files.ts";
import { describeCheck } from "../checks/write-check.ts";
import { type ExportedCase, type Exporter, importLine, replayScript } from "./exported-case.ts";

/**
 * Exports a promptfoo configuration. Its provider replays the case, and each of the case's assertions becomes one of
 * its own.
 */
export const exportPromptfoo: Exporter = (cases) => ({
  files: {
    "promptfooconfig.json": formatJsonFile({
      description: "ReplayKit cases",
      prompts: ["{{case}}"],
      providers: ["file://replaykit-provider.mjs"],
      tests: cases.map(testOf),
    }),
    "replaykit-provider.mjs": `// Replays a ReplayKit case for promptfoo; run it at the repository's root. REPLAYKIT_COMMAND overrides \`npx replaykit\`.
${importLine("{ execFile }", "node:child_process")}

${replayScript}
export default class ReplayKitProvider {
  id() {
    return "replaykit";
  }

  async callApi(path) {
    try {
      const result = await replay(path);
      const { verdict, standing, blocks, attempts } = result;
      const assertions = attempts.at(-1)?.assertions ?? [];
      return { output: JSON.stringify({ verdict, standing, reason: fullReason(result), blocks, assertions }) };
    } catch (error) {
      return { error: error.message };
    }
  }
}
`,
  },
  notes: [],
});

function testOf({ case: { id, assertions }, path }: ExportedCase): object {
  const verdict = {
    type: "javascript",
    metric: "verdict",
    value: "JSON.parse(output).verdict === 'fixed'",
  };
  const each = assertions.map((check, index) => ({
    type: "javascript",
    metric: plainText(describeCheck(check).slice(0, 120)),
    value: outcomeOf(index),
  }));
  return { description: id, vars: { case: path }, assert: [verdict, ...each] };
}

/** promptfoo has only pass and fail. A check that needs a person or did not run fails, with that as its reason. */
function outcomeOf(index: number): string {
  const result = "{ pass: outcome === 'pass', score: outcome === 'pass' ? 1 : 0, reason: outcome + ': ' + message }";
  const notRun = "{ outcome: 'not run', message: reason }";
  return `(({ assertions, reason }) => (({ outcome, message }) => (${result}))(assertions[${index}] ?? ${notRun}))(JSON.parse(output))`;
}

/**
 * promptfoo renders metric names as templates, which could read its environment, and a check may contain text of a
 * trace.
 */
function plainText(text: string): string {
  return text.replace(/\{(?=[{%#])/g, "{ ");
}
