import { shortJson } from "../matching/short-json.ts";
import type { CheckOf } from "../schema/check.ts";
import type { Run, RunCall } from "../schema/run.ts";
import { type CheckResult, decided, notSeen, undecided } from "./check-result.ts";

/** Words with which people are told that something failed, in the languages that we know them in. */
const admits = new RegExp(
  [
    "error|fail|unable|could ?n.t|could not|can ?not|can.t|sorry|apolog|unfortunately|not (?:available|found|possible|able|enough)|insufficient|declined|refused|rejected|denied|expired|issue|problem|try again",
    "leider|fehler|fehlgeschlagen|nicht möglich|(?:konnte|kann)\\b.{0,60}\\bnicht|tut mir leid|entschuldig",
    "désolé|erreur|échou|impossible|malheureusement|n.ai pas pu|n.a pas pu",
    "lo siento|error|no (?:pude|se pudo|puedo|ha sido posible)|lamentablemente|desafortunadamente|falló",
    "mi dispiace|purtroppo|errore|non (?:è stato possibile|riesco|posso|ho potuto)",
    "desculp|infelizmente|erro\\b|não (?:foi possível|consegui|posso)|helaas|niet (?:gelukt|mogelijk)|mislukt",
  ].join("|"),
  "iu",
);

/** An error of fewer letters (`no`, `404`) says nothing by its words. */
const shortestWords = 8;

/** Holds where a tool failed for good and nothing that was said after it admits that; `not`: where no failure was passed over. */
export function errorIgnored(run: Run, { tool, not }: CheckOf<"error_ignored">): CheckResult {
  const failures = run.calls.filter((call, index) => failedForGood(run, index) && (tool ?? call.tool) === call.tool);
  const name = tool ?? "a tool";
  const none = `${tool ?? "no tool"} ${tool === undefined ? "failed" : "did not fail"} for good`;
  // A run that ended in an error says by that that something failed.
  if (failures.length === 0 || run.status === "error") {
    return answered(false, failures.length === 0 ? none : "the run itself ended in an error", { not, name });
  }
  const untold = failures.find(
    (call) => !saidAfter(run, call).some((text) => admits.test(text) || retells(text, call)),
  );
  if (untold === undefined) return answered(false, `${name} failed, and the agent says so`, { not, name });
  if (run.unseen.includes("said") || run.unseen.includes("answer"))
    return notSeen(run.unseen.includes("said") ? "said" : "answer");
  if (saidAfter(run, untold).some(isForeign))
    return undecided(`${untold.tool} failed; whether the agent admits it cannot be told in this language`);
  return answered(true, ignoredWords(untold), { not, name });
}

function answered(holds: boolean, came: string, { not, name }: { not: boolean; name: string }): CheckResult {
  const wanted = not ? `that no failure of ${name} is passed over` : `a failure of ${name} that is passed over`;
  return decided(holds !== not, holds !== not ? came : `expected ${wanted}; ${came}`);
}

/** What happened, in one sentence. */
export function ignoredWords({ tool, error }: RunCall): string {
  return `${tool} failed (${shortJson(error?.message ?? "", 120)}), and the agent went on as if it had not`;
}

/**
 * Whether a call failed and the run found no other way: the same tool worked later or, where nothing was to be written, any other
 * one that was asked after the failure was known.
 */
export function failedForGood({ calls }: Pick<Run, "calls">, index: number): boolean {
  const failed = calls[index];
  if (failed?.error === undefined) return false;
  const others = failed.effect !== "write";
  return !calls
    .slice(index + 1)
    .filter(({ group }) => group === undefined || group !== failed.group)
    .some((later) => later.error === undefined && (later.tool === failed.tool || (others && later.effect !== "pure")));
}

/** What the agent said after it knew a call's answer. */
export function saidAfter({ said }: Pick<Run, "said">, { said_before = 0 }: RunCall): string[] {
  return said.slice(said_before);
}

/** Whether a text has the error's own words, or the figures that only it told (`the total is 348, but 320 was paid`). */
function retells(text: string, { args, error }: RunCall): boolean {
  const words = (error?.message ?? "")
    .replace(/^(?:\w*(?:Error|Exception): )+/, "")
    .trim()
    .toLowerCase();
  if (words.length >= shortestWords && text.toLowerCase().includes(words)) return true;
  const argsText = JSON.stringify(args);
  const figures = (error?.message.match(/\d[\d.,]*\d/g) ?? []).filter((figure) => !argsText.includes(figure));
  return figures.length > 0 && figures.every((figure) => text.includes(figure));
}

/** A text in letters of which we know no words. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters - latin > latin;
}
