/**
 * JavaScript that replays one case with the command line and returns its result; part of the files that are written for other
 * tools, so it uses nothing but Node.
 */
export const replayScript = `const command = (process.env.REPLAYKIT_COMMAND ?? "npx replaykit").split(" ");

function replay(path) {
  return new Promise((done, fail) => {
    const [program, ...words] = command;
    execFile(program, [...words, "replay", path, "--json"], { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      // A case that needs action ends with exit code 1, and still prints its report.
      try {
        const [result] = JSON.parse(stdout).cases;
        done(result);
      } catch {
        fail(new Error(\`\${path} could not be replayed: \${stderr || error?.message}\`));
      }
    });
  });
}
`;

/** An import in a file that is written for another tool. */
export function importLine(names: string, module: string): string {
  return `import ${names} from ${JSON.stringify(module)};`;
}
