import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { annotationCommand, reportAnnotations } from "../core/report/annotations.ts";
import type { TableLinks } from "../core/report/comment/case-table.ts";
import { reportJson } from "../core/report/json.ts";
import { reportText } from "../core/report/terminal/text.ts";
import { untrustedCommandData, untrustedTerminal } from "../core/report/untrusted.ts";
import { type CaseResult, type ReplayReport, type Standing, standingSchema } from "../core/schema/result.ts";
import { nodePlatform } from "../node/platform.ts";
import type { RunPairs } from "../pages/report/report-page.tsx";
import type { ActionEvent } from "./event.ts";

export type Environment = Record<string, string | undefined>;

/** Tells the user something on the run's page, as one line that is no command of the trace's making. */
export function tell(level: "notice" | "warning" | "error", message: string): void {
  process.stdout.write(`::${level}::${untrustedCommandData(message)}\n`);
}

/** A line of the log that needs nobody's attention. */
export function say(message: string): void {
  process.stdout.write(`ReplayKit: ${untrustedTerminal(message).replaceAll(/\s+/g, " ")}\n`);
}

/** One output of the step (GitHub: "Setting an output parameter"); the delimiter cannot stand in the value. */
export function setOutput(env: Environment, name: string, value: string): void {
  const file = env["GITHUB_OUTPUT"];
  if (file === undefined || file === "") return;
  const delimiter = `replaykit_${nodePlatform.newId()}`;
  appendFileSync(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}

export interface Destination {
  name: string;
  write: () => void | Promise<void>;
}

/** Writes to every destination; one that fails is named and never keeps another from being written. */
export async function writeAll(destinations: Destination[]): Promise<void> {
  for (const { name, write } of destinations) {
    try {
      await write();
    } catch (error) {
      tell(
        "warning",
        `ReplayKit could not write the ${name}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}

export interface LocalOptions {
  env: Environment;
  event: ActionEvent;
  /** Folder of the artifact. */
  folder: string;
  /** The runs behind the results, for the page; read only when it is written. */
  runs?: () => RunPairs;
  /** Page of the run that a case was made from. */
  runUrl?: TableLinks["runUrl"];
}

/** The files of the artifact, the log, the annotations, the summary and the outputs: all but the comment. */
export function localDestinations(
  report: ReplayReport,
  { env, event, folder, runs, runUrl }: LocalOptions,
): Destination[] {
  const file = (name: string, text: () => string | Promise<string>): Destination => ({
    name,
    write: async () => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await text());
    },
  });
  return [
    {
      name: "report.json",
      write: () => {
        mkdirSync(folder, { recursive: true });
        const text = reportJson(report);
        writeFileSync(join(folder, "report.json"), text);
        setOutput(env, "report-sha256", nodePlatform.hash(text));
      },
    },
    file("junit.xml", async () => (await import("../core/report/junit.ts")).reportJunit(report)),
    file("report.html", async () => (await import("../pages/report/report-page.tsx")).reportPage(report, runs?.())),
    { name: "log", write: () => void process.stdout.write(logOf(report)) },
    { name: "annotations", write: () => void process.stdout.write(annotationsOf(report)) },
    {
      name: "job summary",
      write: async () => {
        const path = env["GITHUB_STEP_SUMMARY"];
        if (path === undefined || path === "") return;
        const { reportJobSummary } = await import("../core/report/comment/markdown.ts");
        const { serverUrl, owner, repo, base, sha, runUrl: artifactUrl } = event;
        const caseBase = `${serverUrl}/${owner}/${repo}/blob/${base?.headSha ?? sha}`;
        const conversation = ({ path: casePath }: CaseResult) => runs?.().get(casePath);
        const { byteLength } = nodePlatform;
        appendFileSync(path, reportJobSummary(report, { byteLength, artifactUrl, runUrl, caseBase, conversation }));
      },
    },
    { name: "outputs", write: () => writeOutputs(report, { env, folder }) },
  ];
}

function annotationsOf(report: ReplayReport): string {
  return reportAnnotations(report)
    .map((item) => `${annotationCommand(item)}\n`)
    .join("");
}

/** The report in the log, with command processing off, so that no text of a trace is taken for a command. */
function logOf(report: ReplayReport): string {
  const token = nodePlatform.newId();
  return `::stop-commands::${token}\n${reportText(report)}\n::${token}::\n`;
}

/** Standings that `action.yml` has no output for. */
const withoutOutput = new Set<Standing>(["altered", "skipped"]);

function writeOutputs({ summary }: ReplayReport, { env, folder }: { env: Environment; folder: string }): void {
  for (const standing of standingSchema.options) {
    if (!withoutOutput.has(standing)) setOutput(env, standing, String(summary.standings[standing] ?? 0));
  }
  setOutput(env, "result-path", folder);
  setOutput(env, "report-json", join(folder, "report.json"));
}
