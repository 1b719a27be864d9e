import { mostRepeated } from "../checks/call-counts.ts";
import { compact } from "../compact.ts";
import { canonicalJson } from "../json/canonical-json.ts";
import type { Check, CheckOf } from "../schema/check.ts";
import type { Json } from "../schema/json.ts";
import type { Run } from "../schema/run.ts";
import { pastOf, wordsOfTool } from "./call-phrases.ts";

/** Nouns in tool names that name an action: `issue_refund` is done when something was `refunded`. */
const things: Record<string, string> = {
  refund: "refunded",
  refunds: "refunded",
  cancellation: "cancelled",
  booking: "booked",
  payment: "paid",
  payout: "paid",
  transfer: "transferred",
  exchange: "exchanged",
  return: "returned",
  upgrade: "upgraded",
  credit: "credited",
  charge: "charged",
  deposit: "deposited",
  withdrawal: "withdrawn",
};

/** Participles that say that a tool's action is done, from its verb and its nouns, as patterns. */
function doneWords(tool: string): string[] {
  const [verb = "", ...rest] = wordsOfTool(tool);
  const made = rest.flatMap((word) => (Object.hasOwn(things, word) ? [things[word] ?? ""] : []));
  const words = [participleOf(verb), ...made].filter((word) => /^[a-z]{3,30}$/.test(word));
  return [...new Set(words)].map((word) => word.replace(/ll?ed$/, "ll?ed"));
}

/** The participle, as in `has been withdrawn`. For most verbs it equals the past form. */
function participleOf(verb: string): string {
  const participles: Record<string, string> = { withdraw: "withdrawn", give: "given", write: "written" };
  return Object.hasOwn(participles, verb) ? (participles[verb] ?? verb) : pastOf(verb);
}

const between = "(?: (?:now|just|also|already|fully|successfully|since))?";
/** Words that turn a claim into a denial, a condition or an unkept promise. */
const denial =
  /\b(?:not|n.t|never|no|none|nothing|neither|nor|nobody|cannot|unable|without|unless|before|once|if|whether|after|when|until|(?:should|could|would|might|may|must) have)\b/i;

/**
 * Whether the agent claims that a tool's action is done: `has been cancelled`, `I cancelled`, `52.50 was refunded`.
 * Denials and conditions do not count: `I have not refunded`, `nothing has been refunded`, `once it has been
 * cancelled`.
 */
export function claims({ said }: Pick<Run, "said">, tool: string): boolean {
  const words = doneWords(tool);
  if (words.length === 0) return false;
  const claim = new RegExp(
    `\\b(?:(?:ha(?:s|ve|d)|'ve|’ve|was|were|i|we)${between}(?: been${between})?|(?:is|are) now|successfully) (?:${words.join("|")})\\b`,
    "i",
  );
  return said.some((text) =>
    text.split(/[.!?;\n]|, (?:and|but|so) | but /).some((clause) => claim.test(clause) && !denial.test(clause)),
  );
}

/**
 * Verbs of moving money and goods. Claims of an amount are detected for these only, since other verbs vary too much.
 */
const moved = new Set(
  "refund charge pay send transfer credit withdraw deposit issue".split(" ").map((verb) => participleOf(verb)),
);

/**
 * Checks that the agent does not claim a wrong amount: `I have refunded $60.50`, `60.50 has been refunded`, `I refunded
 * 12.50 and another 60.50`. These do not count: `I cannot refund …`, `60.50 has not been refunded`, `I refunded 12.50
 * of 60.50`. Each check has its own pattern with one open repeat, because more repeats would shorten the text that is
 * searched.
 */
export function amountClaims(tool: string, amount: number): CheckOf<"output_matches">[] {
  const doneWord = doneWords(tool).find((word) => moved.has(word));
  if (doneWord === undefined) return [];
  const number = numberPattern(amount);
  const neverSo = "(?<!not |never |n['’]t |yet )";
  const soon = "(?: now| just| also| already| fully)?";
  const verb = `\\b(?:i|we|i've|we've|have|has|was|were|${neverSo}been|will be)${soon} ${doneWord}`;
  const thing = `${neverSo}(?:issued|processed|sent|made) (?:a|the|your|another) refund`;
  const passive = `\\b(?:has|have|was|were|is|are|will)${soon}(?: been| be| being)?${soon} (?:${doneWord}|issued|processed|sent)`;
  const currency = "(?:[$€£] ?)?";
  // A total (`of 60.50`) and a denied amount (`none of 60.50`) are not claims.
  const alone = `(?<![\\d.,]|\\b(?:no|not|none|nothing)(?: of)?(?: the| your)? ${currency}|(?:\\d of|of (?:the|your|this)) ${currency})`;
  const more = `(?:and|plus|also|another|further) (?:then )?(?:another |a further |further )?${currency}`;
  const patterns = [
    `(?:${verb}|${thing})[^.!?\\n\\d]{0,40}${number}`,
    `${verb}[^!?\\n]{0,80}${more}${number}`,
    `${alone}${number}[^.!?\\n\\d]{0,40}${passive}`,
  ];
  return patterns.map((pattern) => ({ kind: "output_matches", pattern, flags: "i", in: "any", not: true }));
}

/**
 * Groups of synonyms. `alike` matches words for related actions, which a right run may describe with the same verbs.
 */
const plainVerbs: { words: string[]; alike: RegExp }[] = [
  {
    words: ["refunded", "credited"],
    alike: /refund|credit|return|pa(?:y|id)|charg|cancel|compensat|voucher|certificate|reimburs|money back/i,
  },
  {
    words: ["cancell?ed", "deleted"],
    alike: /cancel|refund|delet|remov|terminat|clos|stop|exchang|replac|return|rebook|clear|purg|eras|archiv/i,
  },
];

/**
 * Checks that the agent does not claim an action that only one of these tools does: `has been refunded`, `I cancelled`,
 * but not `nothing has been refunded` or `will be refunded`. `known` holds the expected writes and all text and answers
 * of the recorded runs. If it mentions a related action, the check is left out, because a right run may report that
 * action.
 */
export function claimOfOthers(tools: readonly string[], known: string): CheckOf<"output_matches">[] {
  const strange = plainVerbs.filter(({ alike }) => !alike.test(known)).flatMap(({ words }) => words);
  const words = [...new Set(tools.flatMap(doneWords))].filter((word) => strange.includes(word));
  if (words.length === 0) return [];
  const denied =
    "(?<!(?:n['’]t|\\b(?:no[tr]?|never|none|nothing|nobody|cannot|if|whether|once|until|unless|after|before|when|should|could|would|might|may|must))\\b[^.!?;\\n]{0,40})";
  const who = "(?:i|we|i['’]ve|we['’]ve)(?: have)?|(?:has|have)(?: now| just| also| already| since)?(?: been)?";
  const pattern = `${denied}\\b(?:${who})${between} (?:${words.join("|")})\\b`;
  return [{ kind: "output_matches", pattern, flags: "i", in: "any", not: true }];
}

/** Matches an amount with the separators of any country. */
function numberPattern(amount: number): string {
  const [whole = "", fraction = ""] = String(amount).split(".");
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[.,' ]?");
  const cents = fraction === "" ? "(?:[.,]00?)?" : `[.,]${fraction}0?`;
  return `${groups}${cents}(?!\\d|[.,]\\d)`;
}

/** This many equal calls are a loop (`detectSignatures`). A right run makes fewer, whatever the failed run made. */
const loopOfEqualCalls = 3;

/**
 * For each signature the check that a right run passes. Signatures that come from feedback have none, because the
 * feedback itself gives the assertions.
 */
export function opposites(signatures: readonly Check[], run: Run): Check[] {
  const checks = signatures.flatMap((check) => opposite(check, run));
  // A run that ended in an error has no answer to judge, but a right run has one.
  const absent = checks.some(({ kind }) => kind === "status_is") && run.final_output === undefined;
  if (absent) checks.push({ kind: "final_output_exists", exists: true });
  return uniqueChecks(checks, (check) => check);
}

function opposite(check: Check, run: Run): Check[] {
  if (check.kind === "status_is" && check.status !== "success") return [{ kind: "status_is", status: "success" }];
  if (check.kind === "error_matches") return [{ kind: "status_is", status: "success" }];
  if (check.kind === "error_ignored" && !check.not) return toldOrRepaired(check);
  if (check.kind === "final_output_exists" && !check.exists) return [{ kind: "final_output_exists", exists: true }];
  if (check.kind === "min_tool_calls") return fewerCalls(check, run);
  if (check.kind === "repeated_call" && !check.not) {
    return [{ ...check, times: Math.min(loopOfEqualCalls, check.times), not: true }];
  }
  return [];
}

/** A run that never calls the tool cannot hide its error, so the tool must be called too. */
function toldOrRepaired({ tool }: CheckOf<"error_ignored">): Check[] {
  return [
    ...(tool === undefined ? [] : [{ kind: "tool_called", tool, match: "exact" } satisfies Check]),
    { kind: "error_ignored", ...compact({ tool }), not: true },
    { kind: "status_is", status: "success" },
  ];
}

/** The number of calls is limited only if equal calls formed a loop. Any other limit would be arbitrary. */
function fewerCalls({ tool, count }: CheckOf<"min_tool_calls">, run: Run): Check[] {
  const repeated = mostRepeated(run, { tool, unchanged: true });
  if (repeated === undefined || repeated.count < loopOfEqualCalls) return [];
  return [{ kind: "max_tool_calls", tool: repeated.call.tool, count: Math.max(1, Math.min(3, count - 1)) }];
}

/** Items whose checks differ, in their order. */
export function uniqueChecks<T>(items: T[], checkOf: (item: T) => Check): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = canonicalJson(checkOf(item) as Json); // a check is JSON
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
