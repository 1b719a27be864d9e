import { describeCheck } from "../checks/write-check.ts";
import { compact } from "../compact.ts";
import type { Platform } from "../platform.ts";
import type { ReplayCase } from "../schema/case.ts";
import type { CaseResult } from "../schema/result.ts";
import type { TraceRun } from "../schema/trace.ts";

/** A case to export, with its trace and last result. */
export interface ExportedCase {
  case: ReplayCase;
  trace: TraceRun;
  /** Folder of the case relative to the repository's root, with `/`. */
  path: string;
  /** Result of the last stored replay. */
  result: CaseResult | undefined;
}

export interface ExportOutput {
  /** Texts by file name. */
  files: Record<string, string>;
  /** Notes on what the other tool cannot represent. */
  notes: string[];
}

export type Exporter = (cases: readonly ExportedCase[], platform: Pick<Platform, "hash">) => ExportOutput;

/** The assertions as text for a grader or a reader. */
export function criteriaOf({ assertions }: ReplayCase): string[] {
  return assertions.map((check) => (check.kind === "semantic" ? check.statement : describeCheck(check)));
}

/** Metadata of a case for examples in other tools. */
export function labelsOf({ id, title, state, tags, source }: ReplayCase, path: string) {
  return {
    case: id,
    path,
    title,
    state,
    tags,
    ...compact({ run_id: source?.run_id, fingerprint: source?.fingerprint }),
  };
}

/** The warning of exported files about tools of `not_exercised`, whose names it follows. */
export const notExercisedWords = "replaced in this replay although the code changed here";

/**
 * JavaScript that replays one case with the command line and returns its result, and tells what that cannot judge. It is
 * part of exported files, so it uses only Node.
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
        fail(new Error(\`\${path} could not be replayed: \${stderr + stdout || error?.message}\`));
      }
    });
  });
}

function fullReason({ reason, not_exercised: tools = [] }) {
  return tools.length === 0 ? reason : \`\${tools.join(", ")}: ${notExercisedWords}; \${reason}\`;
}
`;

/** An import in an exported file. */
export function importLine(names: string, module: string): string {
  return `import ${names} from ${JSON.stringify(module)};`;
}
