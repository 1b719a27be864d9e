import { editCaseYaml } from "../../core/case/case-yaml.ts";
import { ReplayKitError } from "../../core/error.ts";
import { caseFold } from "../../core/report/comment/case-markdown.ts";
import { untrustedMarkdown, untrustedMarkdownBlock, untrustedMarkdownText } from "../../core/report/untrusted.ts";
import type { CaseFiles } from "../../core/schema/case.ts";
import type { CaseResult } from "../../core/schema/result.ts";
import { groupByAttention } from "../../core/verdict/suite/attention.ts";
import { lacksKey } from "../../core/verdict/attempt/evidence.ts";
import { shellWord } from "../../core/text/shell-word.ts";
import { acceptCases, type CommandAnswer } from "../acceptance/accept-cases.ts";
import { type CaseChange, commitCases, startReplay } from "../pull-request/case-commit.ts";
import { readCaseAt } from "../pull-request/case-contents.ts";
import { addedAnswers } from "./evidence-answers.ts";
import { filePatch } from "./file-patch.ts";
import { absentCase, type HeadReport, type PullRequestAccess, readHeadReport } from "./head-report.ts";
import { type MaintainerComment, readMaintainerComment } from "../acceptance/maintainer.ts";

/** The result of a comment; `reply` is the text that was posted below it. */
interface AnsweredComment {
  taken: boolean;
  /** Text for the log. */
  words: string;
  reply: string | undefined;
}

/**
 * Carries out a command in a comment and replies. People who may not write get no reply, so that a stranger cannot make
 * us write. Runs no code of the pull request.
 */
export async function answerComment(access: PullRequestAccess, id: number): Promise<AnsweredComment> {
  const read = await readMaintainerComment(access, { id, number: access.number });
  if ("refused" in read) {
    return {
      taken: false,
      words: read.refused,
      reply: read.reply ? await reply(access, `⚪ ${markdownText(read.refused)}`) : undefined,
    };
  }
  const answer = await carriedOut(access, read.comment);
  if ("refused" in answer) {
    const words = answer.refused;
    return { taken: false, words, reply: await reply(access, `⚪ Nothing was done: ${markdownText(words)}.`) };
  }
  const text = "shown" in answer ? answer.shown : doneText(answer);
  return {
    taken: true,
    words: "shown" in answer ? "explained" : answer.done.join("; "),
    reply: await reply(access, text),
  };
}

/** Carries the command out. After an error it replies first: people do not see the run of a comment's workflow. */
async function carriedOut(access: PullRequestAccess, comment: MaintainerComment): ReturnType<typeof carryOut> {
  try {
    return await carryOut(access, comment);
  } catch (error) {
    if (error instanceof ReplayKitError) {
      const next = error.hint === undefined ? "" : `  \nNext: ${markdownText(error.hint)}.`;
      await reply(access, `🔴 This failed: ${markdownText(error.message)}.${next}`);
    }
    throw error;
  }
}

async function carryOut(
  access: PullRequestAccess,
  comment: MaintainerComment,
): Promise<CommandAnswer | { shown: string }> {
  const head = await readHeadReport(access, comment);
  if ("refused" in head) return head;
  const { command } = comment;
  if (command.name === "accept") return acceptCases(access, head, { ...comment, command });
  if (command.name === "guard") return changeCases(access, head, { ...comment, wanted: guarding(command.target) });
  if (command.name === "record") return changeCases(access, head, { ...comment, wanted: recording(command.target) });
  const results = head.report.cases.filter(({ case_id }) => case_id === command.target);
  if (results.length === 0) return { refused: absentCase(command.target, head) };
  return { shown: explained(results) };
}

/**
 * Lists the results of one case, those that need attention first. An altered guard has two: its own and that of the
 * base's version.
 */
function explained(results: CaseResult[]): string {
  const ordered = [...groupByAttention(results).values()].flat();
  return ordered.map((result, index) => caseFold(result, { open: index === 0 })).join("\n");
}

/** A change of cases that needs no acceptance beyond the command. */
interface WantedChange {
  cases: (head: HeadReport) => HeadReport["report"]["cases"];
  none: (head: HeadReport) => string;
  /** The new files of a case, with notes on changes that the files do not explain. */
  after: (files: CaseFiles, head: HeadReport, result: CaseResult) => { files: CaseFiles; notes: string[] };
  /** Why nothing changed in a case. */
  unchanged: (result: CaseResult) => string;
  headline: (ids: string[]) => string;
}

function guarding(target: string): WantedChange {
  return {
    cases: ({ report }) =>
      report.cases.filter(
        ({ standing, case_id }) => standing === "newly-fixed" && (target === "all" || case_id === target),
      ),
    none(head) {
      if (target === "all") return "no case here is proven fixed";
      const found = head.report.cases.some(({ case_id }) => case_id === target);
      return found ? `${target} is not proven fixed here` : absentCase(target, head);
    },
    // Adds what the models answered in the good attempt, as `replaykit guard` does: the next pull request may have no
    // key.
    after: (files, { evidenceOf }, result) => {
      const state = editCaseYaml(files["case.yaml"] ?? "", [{ path: ["state"], value: "guard" }]);
      return addedAnswers(
        { ...files, "case.yaml": state },
        { result, evidence: evidenceOf(result.path), wanted: "fixed" },
      );
    },
    unchanged: ({ case_id }) => `${case_id} is a guard already`,
    headline: (ids) => `test(cases): guard ${ids.length === 1 ? ids[0] : `${ids.length} fixed cases`}`,
  };
}

function recording(target: string): WantedChange {
  return {
    cases: ({ report }) => report.cases.filter(({ case_id }) => case_id === target),
    none: (head) => absentCase(target, head),
    after: (files, { evidenceOf }, result) =>
      addedAnswers(files, { result, evidence: evidenceOf(result.path), wanted: "fixed" }),
    unchanged: nothingToRecord,
    headline: () => `test(cases): record what answered ${target}`,
  };
}

async function changeCases(
  access: PullRequestAccess,
  head: HeadReport,
  { by, wanted }: MaintainerComment & { wanted: WantedChange },
): Promise<CommandAnswer> {
  const changes: CaseChange[] = [];
  const notes: string[] = [];
  for (const result of wanted.cases(head)) {
    const { case_id, path } = result;
    const before = await readCaseAt(access.github, access.repository, { commit: head.pull.headSha, folder: path });
    const planned = wanted.after(before, head, result);
    const after = access.redact(planned.files);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    changes.push({ case_id, path, before, after });
    notes.push(...planned.notes.map((note) => `${case_id}: ${note}`));
  }
  const [first] = wanted.cases(head);
  if (first === undefined) return { refused: wanted.none(head) };
  if (changes.length === 0) return { refused: wanted.unchanged(first) };
  if (head.fromFork)
    return { done: ["ReplayKit cannot commit to a fork's branch: apply this patch there.", ...notes], patch: changes };
  const headline = wanted.headline(changes.map(({ case_id }) => case_id));
  const message = { headline, body: `Asked for by @${by} in #${access.number}.` };
  const made = await commitCases(access, head, { changes, message });
  if ("refused" in made) return made;
  const started = await startReplay(access, head);
  return { done: [`${headline}: committed as ${made.sha.slice(0, 12)}. ${started}`, ...notes], commit: made.sha };
}

/** Why nothing was recorded, and how to get a recording. */
function nothingToRecord({ attempts, commands, path }: CaseResult): string {
  const by = commands.add_recordings ?? `npx replaykit case fixtures add ${path} <trace.json>`;
  if (attempts.some(lacksKey))
    return `the workflow has no model key, so there is nothing to record; where you have one: ${by}`;
  if (attempts.every(({ verdict }) => verdict !== "fixed"))
    return `no attempt was good, and answers to a failing agent are not kept; to add your own trace: ${by}`;
  return `the case already has every answer that its replay used; to add your own trace: ${by}`;
}

/** Longest patch that fits a reply, in characters. */
const longestPatch = 30_000;

function doneText({ done, patch }: Extract<CommandAnswer, { done: string[] }>): string {
  const lines = done.map((line) => markdownText(line)).join("  \n");
  if (patch === undefined) return `🟢 ${lines}`;
  const { text, tooLong } = patchOf(patch);
  const block = untrustedMarkdownBlock(text, { language: "diff", max: longestPatch });
  const save = `Save it as \`accept.patch\`, then \`git apply accept.patch && git commit --all --message "test(cases): accept what they do now"\`.`;
  const parts = [`🟢 ${lines}`, ...(text === "" ? [] : [block, save]), ...tooLongText(tooLong, patch)];
  return parts.join("\n\n");
}

/** As many whole files as fit a reply, since `git apply` refuses a part of one; and the files that do not fit. */
function patchOf(changes: CaseChange[]): { text: string; tooLong: string[] } {
  let text = "";
  const tooLong: string[] = [];
  for (const { path, before, after } of changes) {
    for (const name of Object.keys(after) as (keyof CaseFiles)[]) {
      const [old, now = ""] = [before[name], after[name]];
      const one = old === now ? "" : filePatch(`${path}/${name}`, old, now);
      if (text.length + one.length > longestPatch) tooLong.push(`${path}/${name}`);
      else text += one;
    }
  }
  return { text, tooLong };
}

/** What a patch lacks, and how to get it. */
function tooLongText(files: string[], patch: CaseChange[]): string[] {
  const [first] = files;
  if (first === undefined) return [];
  const [one = { case_id: "", path: "" }] = patch.filter(({ path }) => first.startsWith(`${path}/`));
  const add = untrustedMarkdown(`npx replaykit case fixtures add ${shellWord(one.path)} <trace.json>`);
  const how =
    patch.length > 1
      ? `Name one case instead of \`all\`, such as ${untrustedMarkdown(one.case_id)}, to get them by themselves.`
      : `In a checkout of the branch, use the case's trace from the artifact \`replaykit-report\`: ${add}. Edit \`case.yaml\` by hand.`;
  return [
    `Too long for a comment, and missing from the patch: ${files.map((file) => untrustedMarkdown(file)).join(", ")}. ${how}`,
  ];
}

function markdownText(words: string): string {
  return untrustedMarkdownText(words, { max: 2000 });
}

/** Posts a reply without our marker, so that only the report comment carries it. */
async function reply({ github, repository, number }: PullRequestAccess, body: string): Promise<string | undefined> {
  try {
    // Repeated after a lost answer: two replies are better than none.
    await github.repeat(`reply on #${number}`, () =>
      github.octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...repository,
        issue_number: number,
        body,
      }),
    );
    return body;
  } catch (error) {
    // A locked pull request accepts no reply; the command's changes remain.
    if (error instanceof ReplayKitError) return undefined;
    throw error;
  }
}
