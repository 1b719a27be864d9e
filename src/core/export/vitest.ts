import { type Exporter, importLine, replayScript } from "./exported-case.ts";

/**
 * Exports a vitest file with one test for each case. A blocking case fails, a case that is not fixed is skipped with
 * its reason, and a check that waits for a person gives a warning.
 */
export const exportVitest: Exporter = (cases) => ({
  files: {
    "replaykit-cases.test.mjs": `// Replays ReplayKit cases; run vitest at the repository's root. REPLAYKIT_COMMAND overrides \`npx replaykit\`.
${importLine("{ execFile }", "node:child_process")}
${importLine("{ expect, it }", "vitest")}

const cases = ${JSON.stringify(
      cases.map(({ path }) => path),
      null,
      2,
    )};

${replayScript}
for (const path of cases) {
  it(\`replays \${path}\`, async ({ skip }) => {
    const result = await replay(path);
    const { verdict, standing, blocks, attempts } = result;
    const said = \`\${standing}: \${fullReason(result)}\`;
    if (result.not_exercised !== undefined) console.warn(JSON.stringify(said));
    expect(blocks, said).toBe(false);
    if (verdict !== "fixed") skip(said);
    for (const { check, outcome, message } of attempts.at(-1).assertions) {
      if (outcome === "needs_human") console.warn(JSON.stringify(\`not decided, needs a person: \${check}: \${message}\`));
    }
  }, 300_000);
}
`,
  },
  notes: [],
});
