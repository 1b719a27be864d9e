import { plural } from "../../core/checks/check-result.ts";
import { caseFingerprints } from "../../core/fingerprint/fingerprint.ts";
import { type LoadedCase, loadCase } from "../../core/case/load-case.ts";
import { ReplayKitError } from "../../core/error.ts";
import type { Verdict } from "../../core/schema/attempt-result.ts";
import { readCaseFiles } from "../../node/files/case-folder.ts";
import { keptHistory } from "../../node/evidence/kept-evidence.ts";
import { nodePlatform } from "../../node/platform.ts";
import { type CommandContext, type ExitCode, exitCode } from "../command.ts";
import { caseFolders, openProject, shortPath } from "../project.ts";

interface ListedCase {
  case_id: string;
  path: string;
  title: string;
  state: string;
  tags: string[];
  fingerprint: string | undefined;
  quarantine: { owner: string; reason: string; until: string } | undefined;
  /** Set for a case that an agent doing nothing also passes: why nothing better can be asserted. */
  weak: string | undefined;
  /** Number of recordings that are marked stale or older than the limit. */
  stale: number;
  /** Verdicts in the kept evidence of the last command that replayed the case, newest last. */
  verdicts: Verdict[];
  /** Its counts on the branch and on the base, from the last replay that found it flaky. */
  flaky: string | undefined;
}

const staleAfterDays = 180;
const dayMs = 86_400_000;

export async function run(context: CommandContext): Promise<ExitCode> {
  const { flags, terminal } = context;
  const project = await openProject(context);
  const history = await keptHistory(project.root);
  const all: ListedCase[] = [];
  const names = new Map<ListedCase, string[]>();
  const folders = await caseFolders(project, context);
  for (const folder of folders) {
    const path = shortPath(project.root, folder);
    const loaded = readOrNote(folder, path, context);
    if (loaded === undefined) continue;
    const { case: found, toolFixtures } = loaded;
    const { quarantine } = found;
    const item: ListedCase = {
      case_id: found.id,
      path,
      title: found.title,
      state: found.state,
      tags: found.tags,
      fingerprint: found.source?.fingerprint,
      quarantine: quarantine && { owner: quarantine.owner, reason: quarantine.reason, until: quarantine.until },
      weak: found.weak === true ? (found.weak_reason ?? "no reason was given") : undefined,
      stale: toolFixtures.calls.filter(({ stale, recorded_at }) => stale === true || isOld(recorded_at)).length,
      verdicts: history.get(found.id)?.verdicts ?? [],
      flaky: history.get(found.id)?.flaky,
    };
    all.push(item);
    if (flags.on("duplicates")) names.set(item, caseFingerprints(loaded, project.config, nodePlatform));
  }
  const kept = filtered(all, flags);
  const listed = flags.on("duplicates") ? duplicates(kept, names) : kept;
  if (flags.on("json")) terminal.printJson({ version: 1, cases: listed });
  else print(terminal, listed, all.length);
  return all.length === folders.length ? exitCode.ok : exitCode.broken;
}

/** The case, or `undefined` with a note of what is wrong: one that cannot be read does not hide the others. */
function readOrNote(folder: string, path: string, { terminal }: CommandContext): LoadedCase | undefined {
  try {
    return loadCase(readCaseFiles(folder), path);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    terminal.note(terminal.safe(`not listed: ${error.message}${error.hint === undefined ? "" : ` → ${error.hint}`}`));
    return undefined;
  }
}

function isOld(recordedAt: string | undefined): boolean {
  const time = recordedAt === undefined ? Number.NaN : Date.parse(recordedAt);
  return nodePlatform.now().getTime() - time > staleAfterDays * dayMs;
}

function filtered(all: ListedCase[], flags: CommandContext["flags"]): ListedCase[] {
  const tags = flags.list("tag");
  let listed = tags.length === 0 ? all : all.filter((item) => tags.some((tag) => item.tags.includes(tag)));
  if (flags.on("stale")) listed = listed.filter(({ stale }) => stale > 0);
  if (flags.on("flaky"))
    listed = listed.filter(({ verdicts, flaky }) => flaky !== undefined || new Set(verdicts).size > 1);
  if (!flags.on("quarantined")) return listed;
  const until = ({ quarantine }: ListedCase) => quarantine?.until ?? "";
  return listed.filter(({ state }) => state === "quarantined").toSorted((a, b) => (until(a) < until(b) ? -1 : 1));
}

/** Cases that share a failure with another case, grouped by failure. Fingerprints of older releases count too. */
function duplicates(cases: ListedCase[], names: ReadonlyMap<ListedCase, string[]>): ListedCase[] {
  const groups: { names: Set<string>; cases: ListedCase[] }[] = [];
  for (const item of cases) {
    const own = names.get(item) ?? [];
    const same = groups.filter((group) => own.some((name) => group.names.has(name)));
    for (const group of same) groups.splice(groups.indexOf(group), 1);
    groups.push({
      names: new Set([...same.flatMap((group) => [...group.names]), ...own]),
      cases: [...same.flatMap((group) => group.cases), item],
    });
  }
  return groups.filter((group) => group.cases.length > 1).flatMap((group) => group.cases);
}

function print(terminal: CommandContext["terminal"], cases: ListedCase[], total: number): void {
  const width = Math.max(0, ...cases.map(({ case_id }) => case_id.length)) + 2;
  for (const { case_id, state, title, quarantine, weak, stale, verdicts, flaky, fingerprint } of cases) {
    const notes = [
      ...(weak === undefined ? [] : [`weak: ${weak}`]),
      ...(quarantine ? [`until ${quarantine.until}, ${quarantine.owner}: ${quarantine.reason}`] : []),
      ...(stale > 0 ? [plural(stale, "stale recording")] : []),
      ...(new Set(verdicts).size > 1 ? [`verdicts: ${verdicts.join(", ")}`] : []),
      ...(flaky === undefined ? [] : [flaky]),
      ...(fingerprint === undefined ? [] : [fingerprint]),
    ];
    terminal.print(`${case_id.padEnd(width)}${state.padEnd(12)}${terminal.safe(title)}`);
    if (notes.length > 0) terminal.print(`${" ".repeat(width + 12)}${terminal.safe(notes.join("; "))}`);
  }
  const weak = cases.filter((item) => item.weak !== undefined).length;
  terminal.print(`${cases.length} of ${plural(total, "case")}${weak === 0 ? "" : `, ${weak} of them weak`}`);
}
