import { checkRun } from "../checks/check-run.ts";
import { describeCheck } from "../checks/write-check.ts";
import type { EffectLookup } from "../effects.ts";
import { readSourceTrace } from "../case/load-case.ts";
import { placeholderKind, placeholderPattern } from "../redact/placeholder.ts";
import type { RedactionFinding } from "../redact/redact.ts";
import { signatureWords } from "../report/shown-attempt.ts";
import { untrustedHtmlCode, untrustedMarkdown, untrustedMarkdownBlock } from "../report/untrusted.ts";
import { runFromTrace } from "../run/run-from-trace.ts";
import { textOf } from "../run/text-of.ts";
import type { CaseFiles, ReplayCase } from "../schema/case.ts";
import type { Check } from "../schema/check.ts";
import type { Run } from "../schema/run.ts";
import type { TraceRun } from "../schema/trace.ts";
import { timeline } from "../timeline.ts";
import { type MeasuredRate, type Promotion, rateSentence, occurrenceSentence } from "./promotion.ts";

export interface PromotionBodyInput {
  case: ReplayCase;
  files: CaseFiles;
  effects: EffectLookup;
  notes: string[];
  found: RedactionFinding[];
  rate: MeasuredRate;
}

/** Maximum characters of a part. GitHub allows 65,536 for the text, which several cases share (`joinBodies`). */
const mostTimeline = 6_000;
const mostFreeText = 6_000;

/**
 * The text of a pull request: what failed, what a right run must do, what to check, and how to run it. Trace text is
 * escaped.
 */
export function promotionBody(input: PromotionBodyInput): string {
  const { case: replayCase, files, effects, notes } = input;
  const trace = readSourceTrace(files["source-trace.json"] ?? "", "source-trace.json");
  const run = runFromTrace(trace, effects);
  return [
    `A run of ${agentName(trace)} failed; this adds it as the case \`${replayCase.id}\`.`,
    `${untrustedMarkdown(replayCase.title)}. ${occurrenceSentence(replayCase.source?.seen)}${rateSentence(input.rate)}`,
    "### What went wrong",
    signatureList(replayCase.signatures, run),
    runTimeline(trace),
    "### What a right run must do",
    "Check each before you merge; correct it in `case.yaml`.",
    assertionList(replayCase.assertions, run),
    "### Redacted",
    redactedWords(files, input.found),
    freeText(trace),
    ...(notes.length === 0 ? [] : ["### To know", notes.map((note) => `- ${untrustedMarkdown(note)}`).join("\n")]),
    "### Run it",
    untrustedMarkdownBlock(`npx replaykit replay ${replayCase.id}`, { language: "sh" }),
    "The case is `open`: it reports that the failure is still there and blocks nothing. Once a change fixes it, `npx replaykit guard` keeps it fixed.",
  ].join("\n\n");
}

function agentName({ agent }: TraceRun): string {
  return agent?.name === undefined ? "the agent" : untrustedMarkdown(agent.name, { max: 80 });
}

function signatureList(signatures: Check[], run: Run): string {
  return signatures
    .map((check) => {
      const words = signatureWords(checkRun(run, check));
      return `- ${untrustedMarkdown(words)} (${untrustedMarkdown(describeCheck(check))})`;
    })
    .join("\n");
}

const onSource = {
  fail: "fails on this run, as it must",
  pass: "holds on this run too",
  needs_human: "for a person or a judge",
  unseen: "not seen on this run",
} as const;

function assertionList(assertions: Check[], run: Run): string {
  return assertions
    .map((check) => {
      const { outcome, unseen } = checkRun(run, check);
      return `- [ ] ${untrustedMarkdown(describeCheck(check))} — ${onSource[unseen ? "unseen" : outcome]}`;
    })
    .join("\n");
}

function redactedWords(files: CaseFiles, found: RedactionFinding[]): string {
  const kinds = new Map<string, Set<string>>();
  for (const text of Object.values(files)) {
    for (const [placeholder] of text.matchAll(placeholderPattern())) {
      const kind = placeholderKind(placeholder) ?? "value";
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(placeholder));
    }
  }
  if (kinds.size === 0 && found.length === 0) return "Nothing was found to redact.";
  if (kinds.size === 0) return `${found.length} values.`;
  const list = [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return list.map(([kind, values]) => `- ${untrustedMarkdown(kind)}: ${values.size} different`).join("\n");
}

/** No rule can recognise names and addresses, so a person must check the free text. */
function freeText(trace: TraceRun): string {
  const texts = trace.events.flatMap((event) => {
    if (event.type === "input_message") return [`${event.role}: ${textOf(event.content)}`];
    return event.type === "final_output" ? [`answer: ${textOf(event.content)}`] : [];
  });
  if (texts.length === 0) return "The run has no free text.";
  const block = untrustedMarkdownBlock(texts.join("\n\n"), { max: mostFreeText });
  return `- [ ] No rule knows names and postal addresses: look through the free text once more.\n\n${details("Free text", block)}`;
}

function details(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** The text of a pull request that reopens a guard: the run that shows the failure again, and what to check. */
export function reopeningBody(id: string, { case: made, files }: Pick<Promotion, "case" | "files">): string {
  const trace = readSourceTrace(files["source-trace.json"] ?? "", "source-trace.json");
  return [
    `The guard \`${id}\` passes here, but its failure is back in production: the run ${untrustedMarkdown(trace.run_id)} of ${agentName(trace)} failed alike.`,
    `${untrustedMarkdown(made.title)}. ${occurrenceSentence(undefined)}`,
    runTimeline(trace),
    "This sets the case back to `open`, counts the run, and adds its recorded reads. While the case is open it blocks nothing.",
    "- [ ] Does the deployed agent hold the fix? An older version that still runs needs no case.\n- [ ] Does the case replay what production asked? If it passes here, a recording, an input or a check is too narrow.",
    "A pull request that weakens a guard fails its check until a maintainer sets the label `replaykit:accept`.",
    "### Run it",
    untrustedMarkdownBlock(`npx replaykit replay ${id}`, { language: "sh" }),
  ].join("\n\n");
}

function runTimeline(trace: TraceRun): string {
  return details("What the run did", untrustedMarkdownBlock(timeline(trace), { max: mostTimeline }));
}

/** Joins the texts of several cases in one pull request. Cases that no longer fit are only named. */
export function joinBodies(promotions: readonly { id: string; title: string; body: string }[], max = 60_000): string {
  const [first] = promotions;
  if (first !== undefined && promotions.length === 1) return first.body.slice(0, max);
  const parts: string[] = [];
  let room = max;
  for (const { id, body } of promotions) {
    const whole = `## \`${id}\`\n\n${body}`;
    const part =
      whole.length + 200 * promotions.length <= room ? whole : `## ${untrustedHtmlCode(id)}\n\nSee its \`notes.md\`.`;
    parts.push(part);
    room -= part.length;
  }
  return parts.join("\n\n");
}
