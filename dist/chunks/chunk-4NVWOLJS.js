import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  timeline
} from "./chunk-UBUG5XII.js";
import {
  recordedExchanges
} from "./chunk-YIV2HGNZ.js";
import {
  answersTheRequest,
  withoutIdle
} from "./chunk-EOIGMXXM.js";
import {
  checksFromFeedback,
  detectSignatures,
  expectedWrites,
  fingerprint,
  isHandOver as isHandOver2,
  wantedCall
} from "./chunk-NDZC76CC.js";
import {
  onlyClassOf,
  replaceVariable
} from "./chunk-PSN3L2HE.js";
import {
  allHold,
  answerKnown,
  checkRun,
  containsText,
  describeCheck,
  editCaseYaml,
  effectLookup,
  emptyRun,
  equalJson,
  errorLine,
  formatCaseYaml,
  formatJsonFile,
  guessEffect,
  holdOnAnyCrash,
  isHandOver,
  isNumberPlaceholder,
  isObject,
  isPlaceholder,
  isWanted,
  matcherOf,
  maximumMatching,
  mostRepeated,
  outputText,
  placeholderKind,
  placeholderPattern,
  providerFailure,
  redactionVersion,
  runFromTrace,
  setPasses,
  textOf2 as textOf,
  toolFixtures,
  toolSchemas,
  traceVersion,
  writeCheck,
  writesOf
} from "./chunk-3QQEB6C6.js";
import {
  canonicalJson,
  caseVersion,
  plural,
  replayRulesSchema
} from "./chunk-ZPONSFWV.js";
import {
  nearestName
} from "./chunk-LOSFRJRI.js";
import {
  untrustedMarkdown,
  untrustedText
} from "./chunk-NP4WE3DX.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/core/promote/marked-part.ts
function markedPart(name, text) {
  return `<!-- replaykit:${name} -->${text}<!-- /replaykit:${name} -->`;
}
function withPart(body, name, text) {
  const [begin = "", end = ""] = markedPart(name, "\n").split("\n");
  const from = body.indexOf(begin);
  const to = body.indexOf(end, from);
  if (from === -1 || to === -1) return body;
  return `${body.slice(0, from)}${markedPart(name, text)}${body.slice(to + end.length)}`;
}

// src/core/promote/measured-rate.ts
function rateSentence(rate) {
  return markedPart("rate", words(rate));
}
function withRate(promotion, rate) {
  const body = withPart(promotion.body, "rate", words(rate));
  if ("unmeasured" in rate) return { ...promotion, body, rate };
  const { files, case: made, notes } = promotion;
  const value = `${rate.reproduced}/${rate.of}`;
  const yaml = editCaseYaml(files["case.yaml"] ?? "", [{ path: ["source", "rate"], value }]);
  return {
    ...promotion,
    body,
    rate,
    case: { ...made, ...made.source === void 0 ? {} : { source: { ...made.source, rate: value } } },
    files: { ...files, "case.yaml": yaml },
    notes: rate.reproduced > 0 ? notes : [...notes, "the case does not reproduce on the base"]
  };
}
function rateNote(rate) {
  if ("unmeasured" in rate) return `the rate was not measured: ${rate.unmeasured}`;
  return `reproduced in ${rate.reproduced} of ${attempts(rate.of)} on the base`;
}
function words(rate) {
  if ("unmeasured" in rate) return `How often it reproduces was not measured: ${untrustedMarkdown(rate.unmeasured)}.`;
  const { reproduced, of } = rate;
  if (reproduced > 0) return `It reproduced in ${reproduced} of ${attempts(of)} on the base.`;
  return `**It did not reproduce on the base** (${attempts(of)}): the base may hold the fix already, or what the case replays is not what production asked.`;
}
function attempts(of) {
  return of === 1 ? "1 attempt" : `${of} attempts`;
}

// src/core/notes.ts
function caseNotes({ trace, title, signatures, assertions, reasons, notes }) {
  const parts = [
    `# ${heading(title)}`,
    "## What went wrong",
    signatures.map(({ check, why }) => `- ${inlineCode(why)} (${inlineCode(describeCheck(check))})`).join("\n"),
    "## What must happen instead",
    assertions.map((check) => assertionLine(check, reasons?.get(check))).join("\n"),
    ...notes.length > 0 ? ["## To check", notes.map((note) => `- ${inlineCode(note)}`).join("\n")] : [],
    "## Timeline",
    codeBlock(timeline(trace))
  ];
  return `${parts.join("\n\n")}
`;
}
function assertionLine(check, why) {
  const text = inlineCode(describeCheck(check));
  return why === void 0 ? `- ${text}` : `- ${why} (${text})`;
}
function heading(text) {
  return /^[A-Za-z0-9 ,;:'()-]+$/.test(text.replaceAll("_", "")) && !text.includes("__") ? text : inlineCode(text);
}
function inlineCode(text) {
  const flat = untrustedText(text).replace(/\s+/g, " ").trim();
  const fence = "`".repeat(longestRun(flat) + 1);
  const pad = flat === "" || flat.startsWith("`") || flat.endsWith("`") ? " " : "";
  return `${fence}${pad}${flat}${pad}${fence}`;
}
function codeBlock(text) {
  const body = untrustedText(text);
  const fence = "`".repeat(Math.max(3, longestRun(body) + 1));
  return `${fence}text
${body}
${fence}`;
}
function longestRun(text) {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

// src/core/scaffold/case-effects.ts
function expectingLookup(input, feedback) {
  const { effects, configEffects, terminal_tools = [] } = input;
  const known = effectLookup(effects, configEffects);
  const expected2 = new Set((feedback?.expected_calls ?? []).map(({ tool }) => tool));
  const isTold2 = input.expectation?.expected_calls !== void 0;
  return (tool) => {
    const found = known(tool);
    if (!expected2.has(tool) || !found.guessed) return found;
    const ends = terminal_tools.includes(tool) || isHandOver(tool);
    return guessEffect(tool) === void 0 || isTold2 && !ends ? { effect: "write", guessed: true } : found;
  };
}
function expectedWrites2({ assertions }, lookup) {
  const calls = assertions.flatMap((check) => check.kind === "writes_are" ? check.calls : []);
  return calls.map(({ tool }) => {
    const { effect, guessed } = lookup(tool);
    return { tool, effect, effect_guessed: guessed };
  });
}
function caseEffects(calls, { effects = {}, configEffects = {} }) {
  const written = /* @__PURE__ */ new Map();
  const guessed = /* @__PURE__ */ new Set();
  for (const { tool, effect, effect_guessed } of calls) {
    if (Object.hasOwn(configEffects, tool) && !Object.hasOwn(effects, tool)) continue;
    if (configEffects[tool] === effect) continue;
    written.set(tool, effect);
    if (effect_guessed) guessed.add(tool);
  }
  const sorted = [...written].toSorted(([a], [b]) => a < b ? -1 : 1);
  return { effects: Object.fromEntries(sorted), guessed: [...guessed].toSorted() };
}

// src/core/scaffold/call-phrases.ts
var pasts = {
  buy: "bought",
  get: "got",
  give: "gave",
  make: "made",
  pay: "paid",
  put: "put",
  read: "read",
  reset: "reset",
  run: "ran",
  send: "sent",
  set: "set",
  submit: "submitted",
  transfer: "transferred",
  withdraw: "withdrew",
  write: "wrote",
  find: "found",
  hold: "held",
  cancel: "cancelled",
  book: "booked"
};
function toolWords(tool) {
  const words2 = wordsOfTool(tool);
  const [verb = tool, ...rest] = words2;
  if (isThing(words2)) {
    const name = words2.join(" ");
    return { done: `called ${name}`, plain: `call ${name}`, past: "called", object: name, objects: void 0 };
  }
  const past = pastOf(verb);
  const object = rest.join(" ");
  const { named, several } = objectWords(rest);
  const of = (form) => object === "" ? form : `${form} ${named}`;
  return { done: of(past), plain: of(verb), past, object, objects: several };
}
var prepositions = new Set("to for from in on at by with of off out up as into all my me the a an".split(" "));
var uncountable = new Set(
  "info information data money weather feedback code content text history help access memory news mail stock".split(
    " "
  )
);
function objectWords(words2) {
  const named = words2.join(" ");
  const end = words2.findIndex((word) => prepositions.has(word));
  const head = words2[(end === -1 ? words2.length : end) - 1];
  const isOne = head !== void 0 && /(?:[^s]|ss|us|is)$/.test(head) && !uncountable.has(head);
  if (!isOne || !/^[a-z]/.test(named)) return { named, several: void 0 };
  const article = /^(?:[aeio]|u(?!ni|se|rl|ri|uid))/.test(named) ? "an" : "a";
  return { named: `${article} ${named}`, several: end === -1 ? pluralOf(named) : void 0 };
}
function pluralOf(noun2) {
  if (/[^aeiou]y$/.test(noun2)) return `${noun2.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun2) ? `${noun2}es` : `${noun2}s`;
}
function wordsOfTool(tool) {
  return tool.slice(0, 80).replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll(/[^A-Za-z0-9]+/g, " ").trim().toLowerCase().split(" ");
}
var things = /* @__PURE__ */ new Set(["bash", "shell", "sql", "ls", "cat", "head", "tail", "stat", "status", "is", "has"]);
function isThing([first = "", ...rest]) {
  if (things.has(first)) return true;
  const isVerb = (word) => Object.hasOwn(pasts, word) || guessEffect(word) !== void 0;
  return !isVerb(first) && (rest.length === 0 || rest.some(isVerb));
}
function pastOf(verb) {
  if (Object.hasOwn(pasts, verb)) return pasts[verb] ?? verb;
  if (verb.endsWith("e")) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}
var personal = /(?:^|_)(?:ids?|uuid|user|username|names?|e?mails?|phone|tel|mobile|address|street|city|zip|postal|birth|birthday|dob|passengers?|customer|guests?|account|card|iban|token|key|password|secret|ssn|recipients?|to|from|cc|bcc|subject|body|message|text|comment|note|notes|reason|summary|description|query|content|payments?|methods?)(?:_|$)/i;
function showable(name, value) {
  const key = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2");
  if (personal.test(key)) return false;
  if (typeof value === "number") return !isNumberPlaceholder(value) && Math.abs(value) < 1e7;
  if (typeof value === "boolean") return true;
  if (typeof value !== "string" || isRedacted(value)) return false;
  return /^(?:[a-z][a-z _-]{0,23}|[A-Z]{2,5}\d{0,4}|\d{4}-\d{2}-\d{2}|[-+]?\d{1,9}(?:[.,]\d{1,2})?(?: ?[A-Z]{3})?)$/.test(
    value
  );
}
function isRedacted(text) {
  return placeholderKind(text) !== void 0 || placeholderPattern().test(text);
}
function shown(value, cents = typeof value === "number" && !Number.isInteger(value)) {
  if (typeof value === "number" && cents) return value.toFixed(2);
  return typeof value === "string" ? value : JSON.stringify(value);
}
function differences(wanted, came) {
  if (!isObject(wanted) || !isObject(came)) return [];
  return Object.keys(wanted).filter((name) => !isSame(wanted[name], came[name])).map((name) => difference(name, wanted[name], came[name])).toSorted((a, b) => Number(b.says) - Number(a.says));
}
function isSame(a, b) {
  return a === void 0 || b === void 0 ? a === b : equalJson(a, b);
}
function difference(name, wanted, came) {
  const label = plainName(name);
  if (came === void 0 || wanted === void 0) return { words: `no ${label}`, says: false };
  if (showable(name, came) && showable(name, wanted)) {
    const cents = [came, wanted].some((value) => typeof value === "number" && !Number.isInteger(value));
    return { words: `${label} ${shown(came, cents)} instead of ${shown(wanted, cents)}`, says: true };
  }
  if (Array.isArray(wanted) && Array.isArray(came)) return listDifference(label, wanted, came);
  return { words: `the wrong ${label}`, says: false };
}
function listDifference(label, wanted, came) {
  const one = label.replace(/s$/, "");
  if (wanted.length !== came.length)
    return { words: `${plural(came.length, one)} instead of ${wanted.length}`, says: true };
  const index = wanted.findIndex((item, at) => !isSame(item, came[at]));
  const inner = differences(wanted[index] ?? null, came[index] ?? null).find(({ says }) => says);
  if (inner === void 0) return { words: `the wrong ${wanted.length === 1 ? one : label}`, says: false };
  return inner.words.startsWith(one) ? inner : { words: `${one} ${inner.words}`, says: true };
}
function plainName(name) {
  return name.slice(0, 40).replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll(/[^A-Za-z0-9]+/g, " ").trim().toLowerCase();
}
function tellingArguments(args, { object }) {
  if (!isObject(args)) return "";
  const members = Object.entries(args).filter(([name, value]) => showable(name, value) && typeof value !== "boolean");
  const phrases = members.slice(0, 2).map(([name, value]) => [plainName(name), shown(value)]);
  const [first] = phrases;
  if (first === void 0) return "";
  if (phrases.length === 1 && first[0] === "amount") return ` of ${first[1]}`;
  if (phrases.length === 1 && object.endsWith(first[0])) return ` to ${first[1]}`;
  return ` with ${phrases.map((phrase2) => phrase2.join(" ")).join(" and ")}`;
}

// src/core/scaffold/claims.ts
var things2 = {
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
  withdrawal: "withdrawn"
};
function doneWords(tool) {
  const [verb = "", ...rest] = wordsOfTool(tool);
  const made = rest.flatMap((word) => Object.hasOwn(things2, word) ? [things2[word] ?? ""] : []);
  const words2 = [participleOf(verb), ...made].filter((word) => /^[a-z]{3,30}$/.test(word));
  return [...new Set(words2)].map((word) => word.replace(/ll?ed$/, "ll?ed"));
}
function participleOf(verb) {
  const participles = { withdraw: "withdrawn", give: "given", write: "written" };
  return Object.hasOwn(participles, verb) ? participles[verb] ?? verb : pastOf(verb);
}
var between = "(?: (?:now|just|also|already|fully|successfully|since))?";
var denial = /\b(?:not|n.t|never|no|none|nothing|neither|nor|nobody|cannot|unable|without|unless|before|once|if|whether|after|when|until|(?:should|could|would|might|may|must) have)\b/i;
function claims({ said }, tool) {
  const words2 = doneWords(tool);
  if (words2.length === 0) return false;
  const claim = new RegExp(
    `\\b(?:(?:ha(?:s|ve|d)|'ve|’ve|was|were|i|we)${between}(?: been${between})?|(?:is|are) now|successfully) (?:${words2.join("|")})\\b`,
    "i"
  );
  return said.some(
    (text) => text.split(/[.!?;\n]|, (?:and|but|so) | but /).some((clause) => claim.test(clause) && !denial.test(clause))
  );
}
var moved = new Set(
  "refund charge pay send transfer credit withdraw deposit issue".split(" ").map((verb) => participleOf(verb))
);
function amountClaims(tool, amount) {
  const said = doneWords(tool).find((word) => moved.has(word));
  if (said === void 0) return [];
  const number = numberPattern(amount);
  const neverSo = "(?<!not |never |n['’]t |yet )";
  const soon = "(?: now| just| also| already| fully)?";
  const verb = `\\b(?:i|we|i've|we've|have|has|was|were|${neverSo}been|will be)${soon} ${said}`;
  const thing = `${neverSo}(?:issued|processed|sent|made) (?:a|the|your|another) refund`;
  const passive = `\\b(?:has|have|was|were|is|are|will)${soon}(?: been| be| being)?${soon} (?:${said}|issued|processed|sent)`;
  const currency = "(?:[$€£] ?)?";
  const alone = `(?<![\\d.,]|\\b(?:no|not|none|nothing)(?: of)?(?: the| your)? ${currency}|(?:\\d of|of (?:the|your|this)) ${currency})`;
  const more = `(?:and|plus|also|another|further) (?:then )?(?:another |a further |further )?${currency}`;
  const patterns = [
    `(?:${verb}|${thing})[^.!?\\n\\d]{0,40}${number}`,
    `${verb}[^!?\\n]{0,80}${more}${number}`,
    `${alone}${number}[^.!?\\n\\d]{0,40}${passive}`
  ];
  return patterns.map((pattern) => ({ kind: "output_matches", pattern, flags: "i", in: "any", not: true }));
}
var plainVerbs = [
  {
    words: ["refunded", "credited"],
    alike: /refund|credit|return|pa(?:y|id)|charg|cancel|compensat|voucher|certificate|reimburs|money back/i
  },
  {
    words: ["cancell?ed", "deleted"],
    alike: /cancel|refund|delet|remov|terminat|clos|stop|exchang|replac|return|rebook|clear|purg|eras|archiv/i
  }
];
function claimOfOthers(tools, known) {
  const strange = plainVerbs.filter(({ alike }) => !alike.test(known)).flatMap(({ words: words3 }) => words3);
  const words2 = [...new Set(tools.flatMap(doneWords))].filter((word) => strange.includes(word));
  if (words2.length === 0) return [];
  const denied = "(?<!(?:n['’]t|\\b(?:no[tr]?|never|none|nothing|nobody|cannot|if|whether|once|until|unless|after|before|when|should|could|would|might|may|must))\\b[^.!?;\\n]{0,40})";
  const who = "(?:i|we|i['’]ve|we['’]ve)(?: have)?|(?:has|have)(?: now| just| also| already| since)?(?: been)?";
  const pattern = `${denied}\\b(?:${who})${between} (?:${words2.join("|")})\\b`;
  return [{ kind: "output_matches", pattern, flags: "i", in: "any", not: true }];
}
function numberPattern(amount) {
  const [whole = "", fraction = ""] = String(amount).split(".");
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[.,' ]?");
  const cents = fraction === "" ? "(?:[.,]00?)?" : `[.,]${fraction}0?`;
  return `${groups}${cents}(?!\\d|[.,]\\d)`;
}

// src/core/scaffold/sharper-assertions.ts
function sharperAssertions(input) {
  const called = lookUps(input).map(({ tool }) => ({ kind: "tool_called", tool, match: "exact" }));
  const all = [
    ...because("what a right run writes or says stands in the answer of this tool alone", called),
    ...because("does not say that the wrong amount was moved", wrongClaims(input)),
    ...because("does not say that something else was done", otherClaims(input)),
    ...because("answers in words, not with a print of all that is known", ownAnswer(input)),
    ...because("does not go in circles", noCircles(input))
  ];
  return [...new Map(all.map((one) => [JSON.stringify(one.check), one])).values()];
}
function because(why, checks) {
  return checks.map((check) => ({ check, why }));
}
function offeredAssertions(input) {
  const { run, others = [] } = input;
  const most = Math.max(run.steps, ...others.map(({ steps }) => steps));
  const limit = { kind: "max_steps", count: Math.max(2 * most, most + 10) };
  const before = lookUps(input).flatMap(({ tool, write }) => write === void 0 ? [] : [inOrder(tool, write)]);
  return [
    ...before.map((check) => `${offer(check)} (where no other tool may write the same)`),
    ...most === 0 ? [] : [`${offer(limit)} (the recorded runs took at most ${plural(most, "step")})`]
  ];
}
function offer(check) {
  return `offered, not taken: - ${yamlLine(writeCheck(check))}`;
}
function yamlLine(check) {
  return Object.entries(check).map(([kind, value]) => `${kind}: ${JSON.stringify(value)}`).join("");
}
function lookUps({ trace, run, assertions, others = [] }) {
  const told = toldTo(trace);
  const writes = assertions.flatMap((check) => check.kind === "writes_are" ? check.calls : []);
  const texts = assertions.flatMap((check) => check.kind === "output_contains" && !check.not ? [check.text] : []);
  const sourceOf = (facts) => {
    const telling = facts.filter((fact) => isTelling(fact, told));
    const tool = soleSource(telling, run);
    return others.every(({ calls }) => calls.some((call) => call.tool === tool)) ? tool : void 0;
  };
  const before = writes.flatMap((write) => {
    const tool = sourceOf(leavesOf(write.args));
    return tool === void 0 ? [] : [{ tool, write }];
  });
  const behind = sourceOf(texts);
  return [...before.slice(0, 1), ...behind === void 0 ? [] : [{ tool: behind }]];
}
function toldTo({ events }) {
  return events.flatMap((event) => event.type === "input_message" ? [textOf(event.content)] : []).join("\n");
}
function inOrder(tool, write) {
  const calls = [tool, write.tool].map((name) => ({ tool: name, match: "ignore" }));
  return { kind: "tool_sequence", mode: "in-order", calls };
}
function isTelling(fact, told) {
  return (fact.length >= 4 || /\d[\d.,]*\d/.test(fact)) && !containsText(told, fact);
}
function soleSource(facts, { calls }) {
  for (const fact of facts) {
    const [only, ...more] = new Set(calls.filter((call) => tells(call, fact)).map(({ tool }) => tool));
    if (only !== void 0 && more.length === 0) return only;
  }
  return void 0;
}
function tells({ effect, output, error }, fact) {
  return effect === "read" && error === void 0 && output !== void 0 && containsText(outputJson(output), fact);
}
function outputJson(output) {
  return typeof output === "string" ? output : JSON.stringify(output);
}
function leavesOf(value) {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null || matcherOf(value) !== void 0) return [];
  return Object.values(value).flatMap((member) => leavesOf(member));
}
function wrongClaims({ run, assertions }) {
  const wanted = assertions.find((check) => check.kind === "writes_are");
  if (wanted === void 0) return [];
  const right = new Set(wanted.calls.flatMap(({ args }) => leavesOf(args)));
  const checks = writesOf(run).flatMap(
    ({ tool, args }) => isObject(args) ? Object.values(args).filter((value) => typeof value === "number" && value >= 2 && !right.has(String(value))).flatMap((amount) => amountClaims(tool, amount)) : []
  );
  return checks.some((check) => checkRun(run, check).outcome === "fail") ? checks : [];
}
function otherClaims({ trace, run, assertions, others = [], writers = [] }) {
  const wanted = assertions.find((check) => check.kind === "writes_are")?.calls;
  if (wanted === void 0) return [];
  const calls = [run, ...others].flatMap((one) => one.calls);
  const known = [
    toldTo(trace),
    ...wanted.map(({ tool }) => tool),
    ...calls.flatMap(({ tool, effect, output }) => [effect === "write" ? tool : "", outputJson(output ?? "")]),
    ...[run, ...others].flatMap(({ said }) => said)
  ].join("\n");
  return claimOfOthers(writers, known);
}
var shortest = 1500;
function ownAnswer({ run, assertions, others = [] }) {
  const texts = assertions.filter((check) => check.kind === "output_contains" && !check.not);
  if (texts.length === 0) return [];
  const said = [run, ...others].flatMap((one) => [...one.said, outputText(one.final_output)]);
  const longest = Math.max(0, ...said.map((text) => text.length));
  const most = Math.min(15e3, Math.max(shortest, Math.ceil(3 * longest / 100) * 100));
  const data = "^\\s*[{[]";
  const inWords = said.every((text) => !new RegExp(data).test(text));
  return [
    { kind: "output_matches", pattern: `^[\\s\\S]{0,${most}}$`, flags: "", in: "final", not: false },
    ...inWords ? [{ kind: "output_matches", pattern: data, flags: "", in: "final", not: true }] : []
  ];
}
var circles = 10;
function noCircles({ run, others = [] }) {
  const most = Math.max(0, ...[run, ...others].map((one) => mostRepeated(one)?.count ?? 0));
  return most === 0 ? [] : [{ kind: "repeated_call", times: Math.max(circles, 3 * most), unchanged: false, not: true }];
}

// src/core/scaffold/optional-arguments.ts
function withoutOptional(checks, input) {
  const notes = [];
  const freed = checks.map((check) => {
    if (check.kind !== "writes_are") return check;
    const found = freedWrites(check, input);
    if (found.names.size === 0 || checkRun(input.run, found.check).outcome !== "fail") return check;
    for (const [tool, names2] of found.names) notes.push(freedNote(tool, [...names2]));
    return found.check;
  });
  return { checks: freed, notes };
}
function freedNote(tool, names2) {
  return `${tool} can do without ${names2.join(", ")}, so a right run may say it otherwise or not at all; where it matters, add it to writes_are in case.yaml`;
}
function freedWrites(check, input) {
  const schemas = toolSchemas(input.trace);
  const runs = [input.run, ...input.others ?? []];
  const names2 = /* @__PURE__ */ new Map();
  const calls = check.calls.map((call) => {
    if (!isObject(call.args) || call.match !== "subset") return call;
    const made = runs.flatMap((run) => run.calls.filter(({ tool, error }) => tool === call.tool && !error));
    const schema = Object.hasOwn(schemas, call.tool) ? schemas[call.tool] : void 0;
    const free = Object.entries(call.args).flatMap(
      ([name, value]) => isFree(name, value, { schema, made, failed: input.run }, call.tool) ? [name] : []
    );
    if (free.length === 0) return call;
    names2.set(call.tool, /* @__PURE__ */ new Set([...names2.get(call.tool) ?? [], ...free]));
    return { ...call, args: without(call.args, free) };
  });
  return { check: { ...check, calls }, names: names2 };
}
function isFree(name, value, { schema, made, failed }, tool) {
  if (!isOptional(name, schema, made)) return false;
  if (typeof value === "boolean") {
    return failed.calls.every(({ tool: other, args }) => other !== tool || memberOf(args, name) !== !value);
  }
  return typeof value === "string" && isProse(name, value) && !isChoice(propertyOf(schema, name));
}
function isOptional(name, schema, made) {
  const property = propertyOf(schema, name);
  if (property === void 0) {
    const isNamed = made.some(({ args }) => memberOf(args, name) !== void 0);
    return schema === void 0 && isNamed && made.some(({ args }) => isObject(args) && !Object.hasOwn(args, name));
  }
  const required = isObject(schema) && Array.isArray(schema["required"]) ? schema["required"] : [];
  return !required.includes(name) || isNullable(property);
}
function propertyOf(schema, name) {
  const properties = isObject(schema) ? schema["properties"] : void 0;
  return memberOf(properties, name);
}
function memberOf(value, name) {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : void 0;
}
function isNullable(property) {
  if (!isObject(property)) return false;
  const { type, anyOf } = property;
  if (Array.isArray(type) && type.includes("null")) return true;
  return Array.isArray(anyOf) && anyOf.some((one) => isObject(one) && one["type"] === "null");
}
function isChoice(property) {
  return isObject(property) && ("enum" in property || "const" in property);
}
var prose = /(?:^|_)(?:reasons?|notes?|comments?|remarks?|memo|messages?|descriptions?|explanations?|summary|details?|text|body|subject|justification|rationale)(?:_|$)/i;
var sentenceWords = 5;
function isProse(name, text) {
  if (isPlaceholder(text.trim())) return false;
  if (prose.test(name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2"))) return true;
  return !/\d/.test(text) && text.trim().split(/\s+/).length >= sentenceWords;
}
function without(args, names2) {
  return Object.fromEntries(Object.entries(args).filter(([name]) => !names2.includes(name)));
}

// src/core/scaffold/opposites.ts
var loopOfEqualCalls = 3;
function opposites(signatures, run) {
  const checks = signatures.flatMap((check) => opposite(check, run));
  const absent = checks.some(({ kind }) => kind === "status_is") && run.final_output === void 0;
  if (absent) checks.push({ kind: "final_output_exists", exists: true });
  return uniqueChecks(checks, (check) => check);
}
function opposite(check, run) {
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
function toldOrRepaired({ tool }) {
  return [
    ...tool === void 0 ? [] : [{ kind: "tool_called", tool, match: "exact" }],
    { kind: "error_ignored", ...tool === void 0 ? {} : { tool }, not: true },
    { kind: "status_is", status: "success" }
  ];
}
function fewerCalls({ tool, count }, run) {
  const repeated = mostRepeated(run, { tool, unchanged: true });
  if (repeated === void 0 || repeated.count < loopOfEqualCalls) return [];
  return [{ kind: "max_tool_calls", tool: repeated.call.tool, count: Math.max(1, Math.min(3, count - 1)) }];
}
function uniqueChecks(items, checkOf) {
  const seen = /* @__PURE__ */ new Set();
  return items.filter((item) => {
    const key = canonicalJson(checkOf(item));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

// src/core/scaffold/expected-behaviour.ts
function expectedBehaviour(input) {
  const { run, feedback, effects } = input;
  const provider = providerFailure(input.trace);
  if (provider && !isTold(input)) return { ok: false, reason: failedProvider(provider) };
  const found = signaturesOf(input);
  if (isRatedOnly(input, found)) return { ok: false, reason: ratedOnly };
  if (found.length > 0 && isAnyCrash(found, run)) return { ok: false, reason: anyCrash };
  if (found.length === 0) {
    return { ok: false, reason: isTold(input) ? "the run meets the expectation" : noFailure(input) };
  }
  const named = feedback === void 0 ? [] : checksFromFeedback(feedback, run, effects).assertions;
  const { checks: told, notes: freed } = withoutOptional(named, input);
  told.push(...toldReads(input));
  if (told.length > 0 && run.final_output !== void 0) told.push(endsProperly);
  const checks = found.map(({ check }) => check);
  const sharper = told.length > 0 ? sharperAssertions({ ...input, assertions: told, writers: writersOf(input) }) : [];
  const wanted = input.assertions ?? uniqueChecks([...told, ...sharper.map(({ check }) => check), ...opposites(checks, run)], (check) => check);
  const assertions = withStatements(dropUnmeetable(wanted, input), input);
  const decided = assertions.some(({ kind }) => kind !== "semantic" && kind !== "script");
  if (input.assertions === void 0 && !decided && input.statements.length === 0) {
    return { ok: false, reason: "nothing says what should have happened instead" };
  }
  if (setPasses(run, assertions, { terminal_tools: input.terminal_tools }))
    return { ok: false, reason: "the run meets the expectation" };
  const reasons = new Map(sharper.map(({ check, why }) => [check, why]));
  const notes = [
    ...answerKnown(input.trace) ? [] : [notRecorded],
    ...provider ? [providerNote(provider)] : [],
    ...input.assertions === void 0 ? freed : [],
    ...told.length > 0 && input.assertions === void 0 ? offeredAssertions({ ...input, assertions: told }) : []
  ];
  return withoutIdle(
    anchored({ ok: true, signatures: found, assertions, reasons, demandModelCall: false, notes }, input),
    input
  );
}
function writersOf({ tools = [], effects }) {
  return tools.filter((tool) => effects(tool).effect === "write");
}
function isTold({ feedback, statements, signatures, assertions }) {
  const { expected_calls, expected_text, forbidden_calls, forbidden_text } = feedback ?? {};
  return [expected_calls, expected_text, forbidden_calls, forbidden_text, signatures, assertions].some(Boolean) || statements.length > 0;
}
var ratedOnly = "the run was rated bad, but nothing says what a right run does instead";
function isRatedOnly(input, found) {
  if (input.feedback?.rating !== "bad" || isTold(input)) return false;
  return !found.some(({ check }) => check.kind === "status_is" && check.status === "error");
}
function failedProvider({ fault, text }) {
  return `the run failed of its model's provider (${fault}: ${text}), not of the agent, so a case of it would prove nothing; take another run, or, where the agent should have coped with that`;
}
function providerNote({ fault, text }) {
  return `the run failed of its model's provider (${fault}: ${text}): only a replay of that recorded answer (fixtures/model.json) shows how the agent copes, for a provider that fails during a replay makes it inconclusive`;
}
var anyCrash = "the run failed, but neither an error's text nor a call or an answer tells this failure from any other crash (a missing key, a misspelt import)";
function isAnyCrash(signatures, run) {
  return holdOnAnyCrash(signatures.map(({ check }) => check)) && signatureAnchor(run) === void 0;
}
var notRecorded = "the trace does not hold what the agent said, so a missing answer is not taken for a failure";
function noFailure({ trace }) {
  const reason = "the trace shows no failure by itself";
  return answerKnown(trace) ? reason : `${reason}, nor what the agent said`;
}
function signaturesOf(input) {
  const { trace, run, terminal_tools, effects, statements, signatures } = input;
  if (signatures) return signatures.map((check) => ({ check, why: describeCheck(check) }));
  const detected = detectSignatures(trace, run, { terminal_tools, effects });
  const unread = toldReads(input).filter((check) => checkRun(run, check).outcome === "fail");
  const missing = unread.map(({ tool, args, match }) => {
    const check = { kind: "tool_not_called", tool, ...args === void 0 ? {} : { args }, match };
    return { check, why: `expected a call of ${tool}, but the run made none` };
  });
  const all = [...uniqueChecks(detected, ({ check }) => check).map(({ check, why }) => ({ check, why })), ...missing];
  return all.length > 0 || statements.length === 0 ? all : sameAnswer(run);
}
function toldReads({ feedback, effects, run, told }) {
  if (told !== true) return [];
  const effectOf2 = (tool) => run.calls.find((call) => call.tool === tool)?.effect ?? effects(tool).effect;
  return (feedback?.expected_calls ?? []).filter(({ tool }) => effectOf2(tool) !== "write").map((call) => ({ kind: "tool_called", ...wantedCall(call) }));
}
function sameAnswer(run) {
  if (typeof run.final_output !== "string" || run.final_output.trim() === "") return [];
  const text = run.final_output.trim().slice(0, 500).trim();
  return [{ check: { kind: "output_contains", text, in: "final", not: false }, why: "The answer is the same again" }];
}
function dropUnmeetable(assertions, { feedback, terminal_tools }) {
  const mayEnd = (feedback?.expected_calls ?? []).some(({ tool }) => terminal_tools.includes(tool));
  return mayEnd ? assertions.filter(({ kind }) => kind !== "final_output_exists") : assertions;
}
function withStatements(assertions, { statements, feedback, assertions: given }) {
  const semantic = statements.map((statement) => ({ kind: "semantic", statement }));
  const told = statements.length > 0 || feedback !== void 0 || given !== void 0;
  if (!told) semantic.push({ kind: "semantic", statement: answersTheRequest });
  return [...assertions, ...semantic];
}
function anchored(expectation, { run, terminal_tools }) {
  const { signatures, assertions, notes } = expectation;
  const checks = signatures.map(({ check }) => check);
  if (allHold(emptyRun(), checks)) {
    const anchor2 = signatureAnchor(run);
    if (anchor2) signatures.push(anchor2);
    else {
      expectation.demandModelCall = true;
      notes.push("the failure looks like a run in which nothing ran, so a replay must show a model call");
    }
  }
  const anchor = holdOnAnyCrash(checks) ? signatureAnchor(run) : void 0;
  if (anchor) signatures.push(anchor);
  if (setPasses(emptyRun(), assertions)) assertions.push(terminal_tools.length > 0 ? endsProperly : saysSomething);
  return expectation;
}
var saysSomething = { kind: "output_matches", pattern: "\\S", flags: "", in: "any", not: false };
var endsProperly = { kind: "final_output_exists", exists: true };
function signatureAnchor(run) {
  const last = run.calls.at(-1);
  if (last) return { check: { kind: "tool_called", tool: last.tool, match: "exact" }, why: `${last.tool} was called` };
  const check = { kind: "final_output_exists", exists: true };
  return run.final_output === void 0 ? void 0 : { check, why: "The run has an answer" };
}

// src/core/scaffold/expectation-drafts.ts
var mostLikely = 3;
function expectationDrafts(run, trace, refused = { rating: "bad" }) {
  const writes = run.calls.filter(({ effect }) => effect === "write");
  const drafts = writes.length > 0 ? wrongWrites(writes) : missingWrites(run, trace);
  const likely = drafts.flatMap((draft) => isRefused(draft, refused) ? reopened(draft) : [draft]);
  return [
    ...likely.slice(0, mostLikely),
    ...likely.some(({ expectation }) => expectation.expected_calls) ? [] : [someCall(run)],
    {
      question: "What must a right answer say?",
      expectation: { rating: "bad", expected_text: [] },
      flags: "--expect-text '…'",
      complete: false
    },
    {
      question: "What must be true of a right run, in a sentence for review?",
      expectation: { rating: "bad" },
      flags: "--expect '…'",
      complete: false
    }
  ];
}
function isRefused({ expectation }, { expected_calls, forbidden_calls }) {
  const [forbidden2] = expectation.forbidden_calls ?? [];
  if (forbidden2) return (forbidden_calls ?? []).some(({ tool, args }) => tool === forbidden2.tool && args === void 0);
  const [call] = expectation.expected_calls ?? [];
  if (call === void 0) return expected_calls?.length === 0;
  const text = canonicalJson(call.args ?? {});
  return (expected_calls ?? []).some(({ tool, args }) => tool === call.tool && canonicalJson(args ?? {}) === text);
}
function reopened({ expectation, question }) {
  const [call] = expectation.expected_calls ?? [];
  return call === void 0 ? [] : [expected(call.tool, {}, { question, complete: false })];
}
function wrongWrites(writes) {
  const last = new Map(writes.map((call) => [call.tool, call]));
  const tools = [...last.keys()].filter(isPlainName);
  const [tool = ""] = tools;
  const args = plainArguments(last.get(tool)?.args ?? {});
  return [
    ...tools.slice(0, 1).map((name) => forbidden(name)),
    {
      question: "Should nothing have been written?",
      expectation: { rating: "bad", expected_calls: [] },
      flags: "--expect-none",
      complete: true
    },
    ...tool === "" ? [] : [expected(tool, args, { question: `Should ${tool} have had other arguments?`, complete: false })],
    ...tools.slice(1).map((name) => forbidden(name))
  ];
}
function forbidden(tool) {
  return {
    question: `Was ${tool} wrong to be called?`,
    expectation: { rating: "bad", forbidden_calls: [{ tool }] },
    flags: `--forbid-call ${tool}`,
    complete: true
  };
}
function missingWrites({ calls }, trace) {
  const lookup = effectLookup();
  const known = knownValues(calls);
  const schemas = Object.entries(trace === void 0 ? {} : toolSchemas(trace));
  return schemas.filter(([tool]) => isPlainName(tool) && lookup(tool).effect === "write").map(([tool, schema]) => filledIn(tool, schema, known)).toSorted((a, b) => b.filled - a.filled || a.open - b.open).map(
    ({ tool, args, open }) => expected(tool, args, { question: `Should ${tool} have been called?`, complete: open === 0 })
  );
}
function expected(tool, args, { question, complete }) {
  const text = complete || Object.keys(args).length > 0 ? JSON.stringify(args) : "{…}";
  return {
    question,
    expectation: { rating: "bad", expected_calls: [{ tool, args }] },
    flags: `--expect-call '${tool}=${text}'`,
    complete
  };
}
function someCall({ calls }) {
  const tool = calls.map((call) => call.tool).find(isPlainName) ?? "tool";
  return {
    question: "Which writes does a right run make, with which arguments?",
    expectation: { rating: "bad", expected_calls: [] },
    flags: `--expect-call '${tool}={…}'`,
    complete: false
  };
}
function filledIn(tool, schema, known) {
  const required = isObject(schema) && Array.isArray(schema["required"]) ? schema["required"] : [];
  const names2 = required.filter((name) => typeof name === "string").filter(isPlainName);
  const args = Object.fromEntries(names2.map((name) => [name, known.get(name) ?? "…"]));
  const filled = names2.filter((name) => known.has(name)).length;
  return { tool, args, filled, open: names2.length - filled + (names2.length < required.length ? 1 : 0) };
}
function knownValues(calls) {
  return new Map(calls.flatMap(({ args }) => Object.entries(plainArguments(args))));
}
function plainArguments(args) {
  if (!isObject(args)) return {};
  return Object.fromEntries(Object.entries(args).filter(([name, value]) => isPlainName(name) && isPlainValue(value)));
}
function isPlainValue(value) {
  if (typeof value === "number" || typeof value === "boolean") return true;
  return typeof value === "string" && isPlainName(value) && !isPlaceholder(value);
}
function expectationNeeded(reason, drafts) {
  const questions = drafts.map(({ question, flags }) => `${question} ${flags}`);
  const join = reason.endsWith(" that") ? ", " : "; ";
  return new ReplayKitError("expectation_needed", `${reason}${join}say what a right run does`, {
    hint: `one of: ${questions.join(" · ")}`,
    cause: { drafts }
  });
}
function isPlainName(name) {
  return /^[A-Za-z0-9_][A-Za-z0-9_.:-]{0,63}$/.test(name);
}

// src/core/scaffold/plain-text.ts
var maxTitle = 200;
function plainText(text) {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  if (plain.length <= maxTitle) return plain;
  return `${plain.slice(0, maxTitle - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

// src/core/scaffold/error-words.ts
var longestError = 90;
function errorWords(text) {
  const line = (errorLine(text) ?? text).replace(/^Uncaught /, "").replaceAll(placeholderPattern(), "…");
  const masked = replaceVariable(line.slice(0, 400), (found, mask, before) => {
    if (mask === "<text>" && /^["'`“][A-Za-z_$][\w$.-]{0,40}["'`”]$/.test(found)) return found;
    if (mask === "<number>" && (/^[45]\d\d$/.test(found) || /^\d{1,2}$/.test(found)) && !/[\w#-]$/.test(before))
      return found;
    return "…";
  });
  const whole = plainText(masked.replaceAll(/…(?:[\s,;:/.]*…)+/g, "…"));
  const first = /^.{20,}?(?=\. (?!Last error)[A-Z]|[,;] (?:learn more|see|please|for more|visit)\b)/.exec(whole)?.[0] ?? whole;
  return first.length <= longestError ? first : `${first.slice(0, longestError).replace(/\s+\S*$/, "")}…`;
}
function namelessError(text) {
  const words2 = errorWords(text).replace(/^(?:[\w.]{0,60}(?:Error|Exception): )+(?=.)/, "");
  return /^[a-z]+(?:_[a-z]+)+$/.test(words2) ? words2.replaceAll("_", " ") : words2;
}

// src/core/scaffold/write-phrases.ts
function writePhrase(wanted, made, run) {
  const partners = maximumMatching(wanted.length, made.length, (w, m) => {
    const [want, call] = [wanted[w], made[m]];
    return want !== void 0 && call !== void 0 && isWanted(want, call);
  });
  const used = new Set(partners);
  const { pairs, missing, extra } = paired(
    wanted.filter((_, index) => partners[index] === void 0),
    made.filter((_, index) => !used.has(index))
  );
  const wrong = pairs.map(wrongCall);
  const [worst] = [
    ...missing.filter(({ tool }) => !isLike(tool, made) && claims(run, tool)).map(claimed),
    ...tooOften(extra, wanted, made),
    ...wrong.filter(({ says }) => says).map(({ text: text2 }) => text2),
    ...unexpected(extra, wanted),
    ...wrong.filter(({ says }) => !says).map(({ text: text2 }) => text2)
  ];
  if (worst !== void 0) return { text: worst, left_out: false };
  const text = leftOut(missing, wanted, made, run);
  return text === void 0 ? void 0 : { text, left_out: true };
}
function paired(missing, extra) {
  const pairs = [];
  const near = missing.flatMap((want) => extra.filter(({ tool }) => tool === want.tool).map((call) => ({ want, call }))).map((pair) => ({ ...pair, far: differences(pair.want.args ?? {}, pair.call.args).length })).toSorted((a, b) => a.far - b.far);
  for (const { want, call } of near)
    if (!pairs.some((pair) => pair.want === want || pair.call === call)) pairs.push({ want, call });
  return {
    pairs,
    missing: missing.filter((want) => !pairs.some((pair) => pair.want === want)),
    extra: extra.filter((call) => !pairs.some((pair) => pair.call === call))
  };
}
function wrongCall({ want: { tool, args = {} }, call }) {
  const { done, past } = toolWords(tool);
  const found = differences(args, call.args);
  const [first] = found;
  if (first === void 0) return { text: `${done} wrongly`, says: false };
  const { says } = first;
  const money = found.length === 1 && /^(?:amount|total|sum|price|value) (\S+ instead of \S+)$/.exec(first.words)?.[1];
  if (money && says)
    return {
      text: `${/^(?:refund|pa[iy]|charg|credit|deposit|withdr)/.test(past) ? past : `${done} of`} ${money}`,
      says
    };
  return { text: `${done} with ${first.words}`, says };
}
function isNever(tool, made) {
  return !made.some((call) => call.tool === tool);
}
function isLike(tool, made) {
  return made.some((call) => toolWords(call.tool).past === toolWords(tool).past);
}
function claimed({ tool }) {
  const thing = noun(tool);
  if (thing !== void 0) return `claimed ${thing} that was never made`;
  return `claimed that it ${toolWords(tool).done}, but never did`;
}
function tooOften(extra, wanted, made) {
  return extra.filter((call) => wanted.some(({ tool }) => tool === call.tool)).map((call) => {
    const [all, due] = [made, wanted].map((calls) => calls.filter(({ tool }) => tool === call.tool));
    const alike = made.filter((one) => one.tool === call.tool && sameArgs(one.args, call.args)).length;
    if (alike < (all?.length ?? 0) || due?.length !== 1)
      return howOften(call.tool, all?.length ?? 0, due?.length ?? 0);
    const { past, object } = toolWords(call.tool);
    const often = alike === 2 ? "twice" : `${alike} times`;
    return object === "" ? `${past} ${often} instead of once` : `${past} the same ${object} ${often}`;
  });
}
function howOften(tool, came, due) {
  const { past, done, plain, object, objects } = toolWords(tool);
  if (objects === void 0 && came === 0) return `did not ${plain}, but should have ${plural(due, "time")}`;
  if (objects !== void 0 && came === 0) return `${past} none of ${due} ${objects}`;
  if (objects !== void 0) return `${past} ${came} ${came === 1 ? object : objects} instead of ${due}`;
  return `${done} ${plural(came, "time")} instead of ${due}`;
}
function unexpected(extra, wanted) {
  const tools = [...new Set(wanted.map(({ tool }) => tool))];
  const [only] = tools;
  const right = tools.length > 1 ? ", but should not have" : `, but should ${only === void 0 ? "have changed nothing" : `only have ${toolWords(only).done}`}`;
  return extra.filter((call) => !tools.includes(call.tool)).map(({ tool, args }) => {
    const words2 = toolWords(tool);
    const times = extra.filter((call) => call.tool === tool).length;
    return `${words2.done}${times === 1 ? tellingArguments(args, words2) : ` ${times} times`}${right}`;
  });
}
function leftOut(missing, wanted, made, run) {
  const tools = [...new Set(missing.map(({ tool }) => tool))];
  const tried = tools.find((tool) => isNever(tool, made) && failures(tool, run).length > 0);
  if (tried !== void 0) return triedInVain(tried, failures(tried, run));
  const [first, second] = tools;
  if (first === void 0) return void 0;
  const words2 = toolWords(first);
  const limit = run.errors.find(({ kind }) => kind === "limit");
  if (limit) return `stopped at a limit before it ${words2.done}: ${namelessError(limit.text)}`;
  const ended = run.calls.at(-1) && isHandOver2(run.calls.at(-1)?.tool ?? "") ? "handed over to a person" : "";
  const [came, due] = [made, wanted].map((calls) => calls.filter(({ tool }) => tool === first).length);
  if (due !== void 0 && due > 1) return `${howOften(first, came ?? 0, due)}${ended && `, then ${ended}`}`;
  const others = missing.length - 1;
  const rest = second === void 0 ? tellingArguments(missing[0]?.args ?? {}, words2) : ` and did not ${others === 1 ? toolWords(second).plain : `make ${others} other expected changes`}`;
  return `did not ${words2.plain}${rest}${ended && `, but ${ended}`}`;
}
function failures(tool, { calls }) {
  return calls.filter((call) => call.tool === tool && call.error !== void 0);
}
function triedInVain(tool, failed) {
  const { plain } = toolWords(tool);
  const why = namelessError(failed.at(-1)?.error?.message ?? "").replace(/(?<=\w), [^,]*….*$/, "");
  const [times, each] = failed.length === 1 ? ["", ""] : [` ${failed.length} times`, " each time"];
  return `tried${times} to ${plain}, but it failed${each}${why && `: ${why}`}`;
}
function sameArgs(a, b) {
  return isObject(a) && isObject(b) && differences(a, b).length === 0 && differences(b, a).length === 0;
}
var nouns = {
  cancel: "a cancellation",
  refund: "a refund",
  book: "a booking",
  pay: "a payment",
  create: "a creation",
  delete: "a deletion",
  order: "an order",
  transfer: "a transfer",
  exchange: "an exchange",
  return: "a return",
  upgrade: "an upgrade",
  reset: "a reset"
};
function noun(tool) {
  const [verb = tool] = wordsOfTool(tool);
  if (Object.hasOwn(nouns, verb)) return nouns[verb];
  const { object } = toolWords(tool);
  return /^(?:update|change|modify)$/.test(verb) ? `a change${object && ` of ${object}`}` : void 0;
}

// src/core/scaffold/case-title.ts
var maxComment = 80;
var manyCalls = 4;
function failureTitle(input) {
  const comment = commentOf(input.feedback);
  const wanted = input.statements?.slice(0, 1).map((text) => `wanted: ${plainText(text).slice(0, 100)}`) ?? [];
  const told = [worstPhrase(input) ?? [], wanted].flat().join("; ");
  if (comment === "")
    return plainText(told || (input.feedback?.rating === "bad" ? "rated bad without a reason" : "Failed run"));
  return plainText(told === "" ? comment : `${comment}: ${told}`);
}
function derivedTitle(signatures) {
  const phrases = [...new Set(signatures.flatMap(kindPhrase))];
  return plainText(phrases.slice(0, 4).join(", ")) || "Failed run";
}
function commentOf(feedback) {
  const text = plainText((feedback?.comment ?? "").replaceAll(placeholderPattern(), "…"));
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0].replace(/[.]$/, "") ?? text;
  if (sentence.length <= maxComment) return sentence;
  return `${sentence.slice(0, maxComment).replace(/\s+\S*$/, "")}…`;
}
function worstPhrase(input) {
  const { run, feedback, signatures } = input;
  const has = (kind) => signatures.some((check) => check.kind === kind);
  const write = has("writes_are") ? writePhrase(expectedWrites(feedback?.expected_calls ?? [], run, input.effects), writesOf(run), run) : void 0;
  const written = write && `${write.text}${size(run, write.left_out ? 0 : manyCalls)}`;
  if (write && (!write.left_out || run.status !== "error" || write.text.startsWith("stopped at"))) return written;
  const loop = signatures.find(isLoop);
  const [worst] = [
    ...loop && !(written && isFailed(loop, run)) ? [loopPhrase(loop, run)] : [],
    ...signatures.flatMap((check) => phrase(check, input)),
    ...written === void 0 ? [] : [written],
    ...unsaid(signatures, run)
  ];
  return worst;
}
function size({ calls, said, status }, least) {
  if (calls.length < least || status === "error") return "";
  if (calls.length === 0) return said.length > 1 ? ` (no tool calls in ${said.length} answers)` : " (no tool calls)";
  return ` (${plural(calls.length, "tool call")})`;
}
function phrase(check, { run, feedback }) {
  if (check.kind === "status_is") return check.status === "error" ? [endedWith(run)] : [];
  if (check.kind === "final_output_exists") return check.exists || run.status === "error" ? [] : [noAnswer(run)];
  if (check.kind === "error_ignored") return [ignored(check, run)];
  if (check.kind === "tool_called") {
    const call = run.calls.findLast(({ tool }) => tool === check.tool);
    const words2 = toolWords(check.tool);
    const why = feedback?.forbidden_calls?.some(({ tool }) => tool === check.tool) ? "forbidden" : "not expected";
    return check.args === void 0 && check.times === void 0 && call === void 0 ? [] : [`${words2.done}${tellingArguments(call?.args ?? {}, words2)}, which was ${why}`];
  }
  if (check.kind === "tool_not_called") return [`did not ${toolWords(check.tool).plain}`];
  if (check.kind === "output_contains" && !check.not)
    return [check.in === "any" ? "said something that was forbidden" : "gave a wrong answer"];
  return check.kind === "output_matches" ? [check.not ? "left out something it should have said" : "gave a wrong answer"] : [];
}
function endedWith({ errors, calls }) {
  const last = errors.at(-1);
  if (last === void 0) return `ended with an error${afterCalls(calls)}`;
  const limit = errors.find(({ kind }) => kind === "limit");
  if (limit) return `stopped at a limit${afterCalls(calls)}: ${namelessError(limit.text)}`;
  const failed = calls.findLast(({ error }) => error !== void 0 && sameError(error.message, last.text)) ?? unanswered(calls);
  const text = errorWords(last.text);
  if (failed === void 0) return `${text}${afterCalls(calls)}`;
  return /^(?!Error:|Exception:)[\w.]+: /.test(text) ? `${text} in ${failed.tool}` : `${failed.tool} failed: ${namelessError(last.text)}`;
}
function afterCalls(calls) {
  const last = calls.at(-1);
  if (last === void 0) return "";
  return calls.length === 1 ? ` after calling ${last.tool}` : ` after ${calls.length} tool calls`;
}
function unanswered(calls) {
  const last = calls.at(-1);
  return last?.output === void 0 && last?.error === void 0 ? last : void 0;
}
function sameError(message, text) {
  return message !== "" && (text.includes(message) || message.includes(text));
}
function isLoop(check) {
  return check.kind === "repeated_call" || check.kind === "min_tool_calls";
}
function loopPhrase(check, run) {
  const repeated = mostRepeated(run, { tool: check.tool });
  const times = check.kind === "min_tool_calls" ? check.count : check.times;
  const name = check.tool ?? repeated?.call.tool ?? "a tool";
  const limit = run.errors.find(({ kind }) => kind === "limit");
  const why = namelessError(limit?.text ?? "");
  if (repeated === void 0 || repeated.count < 3)
    return limit === void 0 ? `called ${name} ${times} times` : `stopped at a limit${afterCalls(run.calls)}, ${times} of them to ${name}: ${why}`;
  const { args } = repeated.call;
  const names2 = isObject(args) ? Object.keys(args) : [];
  const what = names2.length === 1 ? plainText(names2[0] ?? "").slice(0, 40) : "call";
  return `${name}: same ${what} ${repeated.count} times${effectOf(check, run)}${limit ? `, then stopped at a limit: ${why}` : ""}`;
}
function effectOf(check, run) {
  const call = mostRepeated(run, { tool: check.tool })?.call;
  if (call === void 0) return "";
  if (isFailed(check, run)) return ", each failed";
  return call.effect === "write" && call.error === void 0 ? ", each took effect" : "";
}
function isFailed(check, run) {
  const call = mostRepeated(run, { tool: check.tool })?.call;
  const alike = run.calls.filter(({ tool, args }) => tool === call?.tool && equalJson(args, call.args));
  return alike.length > 0 && alike.every(({ error }) => error !== void 0);
}
function noAnswer(run) {
  const last = run.calls.at(-1);
  return last === void 0 ? "gave no answer" : `gave no final answer after calling ${last.tool}${size(run, manyCalls)}`;
}
function ignored({ tool }, { calls }) {
  const failed = calls.findLast((call) => call.error !== void 0 && (tool ?? call.tool) === call.tool);
  const why = failed?.error?.message ? ` (${errorWords(failed.error.message)})` : "";
  return `${failed?.tool ?? tool ?? "a tool"} failed${why} and the answer hides it`;
}
function unsaid(signatures, run) {
  const texts = signatures.flatMap(
    (check) => check.kind === "output_contains" && check.in === "any" && check.not ? [check.text] : []
  );
  if (texts.length === 0) return [];
  const figures = texts.filter((text) => /^[-+$€£]?\d[\d.,]{0,12} ?[%€$]?$/.test(text.trim()));
  if (figures.length > 0) {
    const shown2 = figures.slice(0, 3).join(", ");
    return [
      `the answer does not contain the expected ${figures.length === 1 ? "number" : "numbers"} ${shown2}${size(run, 0)}`
    ];
  }
  const what = texts.length === 1 ? "something" : `${texts.length} things`;
  return [`left out ${what} it should have said${size(run, 1)}`];
}
function kindPhrase(check) {
  if (check.kind === "min_tool_calls") return [`${check.tool ?? "one tool"} called ${check.count} times`];
  if (check.kind === "repeated_call") return [`${check.tool ?? "one tool"} called ${check.times} times alike`];
  if (check.kind === "final_output_exists") return check.exists ? [] : ["no answer"];
  if (check.kind === "status_is") return [`ended with ${check.status}`];
  if (check.kind === "error_matches") return check.error_kind === void 0 ? [] : [`${check.error_kind} error`];
  if (check.kind === "error_ignored") return [`${check.tool ?? "tool"} error hidden`];
  if (check.kind === "writes_are")
    return [check.calls.length === 0 ? "nothing written" : `wrong writes: ${names(check.calls)}`];
  if (check.kind === "tool_called") return [`${check.tool} called`];
  if (check.kind === "tool_not_called") return [`${check.tool} not called`];
  if (check.kind === "output_contains" || check.kind === "output_matches") {
    return [check.not ? "something left unsaid" : "a wrong answer"];
  }
  return [];
}
function names(calls) {
  return [...new Set(calls.map(({ tool }) => tool))].slice(0, 3).join(", ");
}

// src/core/scaffold/scaffold-notes.ts
function scaffoldNotes({
  input,
  guessed,
  expected: expected2,
  lookup,
  expectation,
  fixtures,
  unknown
}) {
  const notes = [...unknown, ...expectation.notes];
  if (guessed.length > 0) {
    notes.push(
      `effects guessed from the names of the tools: ${guessed.join(", ")}; check them under effects in case.yaml`
    );
  }
  const taken = expected2.filter(
    (tool) => guessEffect(tool) !== "write" && lookup(tool).guessed && lookup(tool).effect === "write"
  );
  if (taken.length > 0) {
    const remedy = "where one only reads, say --effect <tool>=read";
    notes.push(`taken for writes, since a right run is said to make them: ${taken.join(", ")}; ${remedy}`);
  }
  const classes = expectation.signatures.flatMap(({ check }) => onlyClassOf(check) ?? []);
  if (classes.length > 0) {
    notes.push(
      `any ${classes.join(", ")} counts as this failure, for the rest of its message varies; add what tells it apart to signatures`
    );
  }
  const redacted2 = input.redactor.findings().length;
  if (redacted2 > 0) notes.push(`${redacted2} value${redacted2 === 1 ? " was" : "s were"} redacted`);
  if (input.modelFixtures === void 0) {
    const asked = input.trace.events.some(({ type }) => type === "model_call");
    const which = asked ? "so the replay uses a live model" : "so the replay uses a live model where the agent asks one";
    notes.push(`no model exchanges were recorded, ${which}`);
  }
  if (fixtures.calls.length === 0) notes.push("no tool answers were recorded");
  return notes;
}

// src/core/scaffold/slug.ts
var maxSlugLength = 48;
var reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
function slug(text) {
  const plain = text.slice(0, 400).normalize("NFKD").replace(new RegExp("\\p{M}+", "gu"), "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const short = shorten(plain);
  if (short === "") return "case";
  return reserved.test(short) ? `case-${short}` : short;
}
function shorten(plain) {
  if (plain.length <= maxSlugLength) return plain;
  const cut = plain.slice(0, maxSlugLength);
  const dash = plain[maxSlugLength] === "-" ? maxSlugLength : cut.lastIndexOf("-");
  return (dash >= maxSlugLength / 2 ? cut.slice(0, dash) : cut).replace(/-+$/, "");
}
function givenId(id) {
  if (slug(id) === id) return id;
  throw new ReplayKitError(
    "invalid_input",
    `the id is ${JSON.stringify(id.slice(0, 100))}; expected a-z, 0-9 and dashes, at most 48`,
    {
      hint: `take ${slug(id)}`
    }
  );
}

// src/core/scaffold/unknown-names.ts
function unknownNames(feedback, told, known) {
  const calls = [...feedback?.expected_calls ?? [], ...feedback?.forbidden_calls ?? []];
  const notes = calls.flatMap((call) => unknownInCall(call, known));
  return [...new Set(notes.filter(({ near }) => told || near !== void 0).map(noteOf))];
}
function noteOf({ what, near }) {
  return near === void 0 ? `${what}: check its spelling` : `${what}; did you mean ${near}?`;
}
function unknownInCall({ tool, args }, { run, schemas, tools }) {
  const made = run.calls.filter((call) => call.tool === tool);
  if (made.length === 0 && !Object.hasOwn(schemas, tool) && !tools.includes(tool)) {
    const others = [.../* @__PURE__ */ new Set([...run.calls.map((call) => call.tool), ...Object.keys(schemas), ...tools])];
    return [{ what: `no call of this run has the tool ${tool}`, near: nearestName(tool, others.filter(isPlainName)) }];
  }
  const wanted = isObject(args) ? Object.keys(args) : [];
  const declared = declaredNames(schemas[tool]);
  const names2 = [
    .../* @__PURE__ */ new Set([...made.flatMap((call) => isObject(call.args) ? Object.keys(call.args) : []), ...declared])
  ];
  return wanted.filter((name) => !names2.includes(name)).map((name) => ({
    what: `no call of ${tool} in this run has the argument ${name}`,
    near: nearestName(
      name,
      names2.filter((other) => isPlainName(other) && !wanted.includes(other))
    )
  })).filter(({ near }) => near !== void 0 || declared.length > 0);
}
function declaredNames(schema) {
  const properties = isObject(schema) ? schema["properties"] : void 0;
  return isObject(properties) ? Object.keys(properties) : [];
}

// src/core/scaffold.ts
function scaffoldCase(given) {
  const modelFixtures = given.modelFixtures ?? recordedExchanges(given.trace);
  const input = modelFixtures === void 0 ? given : { ...given, modelFixtures };
  const { trace, model, ...told } = redacted(input);
  const lookup = expectingLookup(input, told.feedback);
  const run = runFromTrace(trace, lookup);
  const known = Object.keys({ ...input.configEffects, ...input.effects });
  const schemas = toolSchemas(trace);
  const expectation = expectedBehaviour({
    trace,
    run,
    ...told,
    terminal_tools: input.terminal_tools ?? [],
    effects: lookup,
    told: input.expectation?.expected_calls !== void 0,
    tools: [.../* @__PURE__ */ new Set([...known, ...Object.keys(schemas)])],
    others: (input.others ?? []).map((other) => runFromTrace(other, lookup))
  });
  const unknown = unknownNames(told.feedback, input.expectation !== void 0, {
    run,
    schemas,
    tools: known.concat(input.terminal_tools ?? [])
  });
  if (!expectation.ok) {
    const why = unknown.length === 0 ? expectation.reason : `${expectation.reason} (${unknown.join("; ")})`;
    throw expectationNeeded(why, expectationDrafts(run, trace, told.feedback));
  }
  const effects = caseEffects([...run.calls, ...expectedWrites2(expectation, lookup)], input);
  const fixtures = toolFixtures(trace, run);
  const group = fingerprint({
    trace,
    run,
    terminal_tools: input.terminal_tools ?? [],
    effects: lookup,
    stored: expectation.signatures.map(({ check }) => check),
    statements: told.statements,
    hash: input.platform.hash
  });
  const replayCase = caseOf({
    input,
    trace,
    run,
    expectation,
    effects: effects.effects,
    lookup,
    statements: told.statements,
    group: group.id
  });
  const expected2 = new Set((told.feedback?.expected_calls ?? []).map(({ tool }) => tool));
  const notes = scaffoldNotes({
    input,
    guessed: effects.guessed,
    expected: [...expected2],
    lookup,
    expectation,
    fixtures,
    unknown
  });
  const files = {
    "case.yaml": formatCaseYaml(replayCase, { guessed: effects.guessed, reasons: expectation.reasons }),
    "source-trace.json": formatJsonFile(trace),
    "fixtures/tools.json": formatJsonFile(fixtures),
    ...model === void 0 ? {} : { "fixtures/model.json": formatJsonFile(model) },
    "notes.md": caseNotes({ trace, title: replayCase.title, ...expectation, notes })
  };
  return { files, case: replayCase, aliases: group.aliases, notes };
}
function redacted(input) {
  const { expectation, redactor } = input;
  const own = input.trace.feedback;
  const feedback = expectation === void 0 ? own : { ...own, ...expectation };
  const trace = { ...input.trace, version: traceVersion, ...feedback === void 0 ? {} : { feedback } };
  const { statements = [], signatures, assertions, modelFixtures: model } = input;
  return redactor.redact({
    trace,
    statements,
    ...feedback === void 0 ? {} : { feedback },
    ...signatures === void 0 ? {} : { signatures },
    ...assertions === void 0 ? {} : { assertions },
    ...model === void 0 ? {} : { model }
  });
}
function caseOf({ input, trace, run, expectation, effects, lookup, statements, group }) {
  const signatures = expectation.signatures.map(({ check }) => check);
  const given = input.title === void 0 ? "" : plainText(input.redactor.text(input.title));
  const failure = { run, feedback: trace.feedback, signatures, effects: lookup, statements };
  const title = given === "" ? failureTitle(failure) : given;
  return {
    version: caseVersion,
    id: caseId(input, given === "" ? derivedTitle(signatures) : given, group),
    title,
    state: "open",
    source: {
      run_id: trace.run_id,
      fingerprint: group,
      captured_at: trace.ended_at ?? trace.started_at ?? input.platform.now().toISOString(),
      ...input.rate === void 0 ? {} : { rate: input.rate },
      ...input.seen === void 0 ? {} : { seen: input.seen },
      redaction: redactionVersion
    },
    ...input.runner === void 0 ? {} : { runner: input.runner },
    ...trace.agent?.name === void 0 ? {} : { agent: trace.agent.name },
    tags: input.tags ?? [],
    effects,
    ...input.terminal_tools === void 0 || input.terminal_tools.length === 0 ? {} : { terminal_tools: input.terminal_tools },
    scenario: { input: inputMessages(trace), mode: "continue", context: {} },
    replay: replayRulesSchema.parse({
      model: input.modelFixtures === void 0 ? "live" : "recorded-until-divergence",
      ...expectation.demandModelCall ? { demand: "model_call" } : {},
      timeout: 6e4
    }),
    signatures,
    assertions: expectation.assertions,
    reviews: [],
    ...expectation.weak === void 0 ? {} : { weak: true, weak_reason: expectation.weak }
  };
}
function inputMessages(trace) {
  return trace.events.flatMap(
    (event) => event.type === "input_message" ? [{ role: event.role, content: event.content }] : []
  );
}
function caseId({ id, promoted, platform }, title, group) {
  const name = id === void 0 ? slug(title) : givenId(id);
  return promoted === true ? `${name}-${failureMarkOf(group, platform)}` : name;
}
function failureMarkOf(group, { hash }) {
  return hash(group).slice(0, 8);
}

export {
  markedPart,
  withPart,
  rateSentence,
  withRate,
  rateNote,
  scaffoldCase,
  failureMarkOf
};
