import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { annotationCommand, reportAnnotations } from "../core/report/annotations.ts";
import type { TableLinks } from "../core/report/comment/case-table.ts";
import { reportJson } from "../core/report/json.ts";
import { reportText } from "../core/report/terminal/text.ts";
import { untrustedCommandData, untrustedTerminal } from "../core/report/untrusted.ts";
import { type CaseResult, type ReplayReport, type Standing, standingSchema } from "../core/schema/result.ts";
import { replaceFile } from "../node/files/write-file.ts";
import { nodePlatform } from "../node/platform.ts";
import type { RunPairs } from "../pages/report/report-page.tsx";
import type { ActionEvent } from "./event.ts";

export type Environment = Record<string, string | undefined>;

/** Writes one annotation on the run's page. Escapes the message, so that trace text cannot start a workflow command. */
export function tell(level: "notice" | "warning" | "error", message: string): void {
  process.stdout.write(`::${level}::${untrustedCommandData(message)}\n`);
}

/** Writes an informational line to the log. */
export function say(message: string): void {
  process.stdout.write(`ReplayKit: ${untrustedTerminal(message).replaceAll(/\s+/g, " ")}\n`);
}

/**
 * Sets one output of the step (GitHub: "Setting an output parameter"). The random delimiter cannot occur in the value.
 */
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

/** Writes to every destination. If one fails, warns with its name and continues with the rest. */
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
  /** Returns the runs behind the results for the HTML page. Called only when the page is written. */
  runs?: () => RunPairs;
  /** Address of the page of the run that a case was made from. */
  runUrl?: TableLinks["runUrl"];
}

/** All destinations but the comment: the artifact's files, the log, the annotations, the summary and the outputs. */
export function localDestinations(
  report: ReplayReport,
  { env, event, folder, runs, runUrl }: LocalOptions,
): Destination[] {
  const file = (name: string, text: () => string | Promise<string>): Destination => ({
    name,
    write: async () => {
      replaceFile(join(folder, name), await text());
    },
  });
  return [
    {
      name: "report.json",
      write: () => {
        const text = reportJson(report);
        replaceFile(join(folder, "report.json"), text);
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

/** The report for the log. Workflow commands are turned off around it, so that trace text cannot be read as one. */
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
