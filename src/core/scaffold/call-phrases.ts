import { isNumberPlaceholder, placeholderKind, placeholderPattern } from "../redact/placeholder.ts";
import { guessEffect } from "../effects.ts";
import { plural } from "../checks/check-result.ts";
import { equalJson } from "../matching/equal-json.ts";
import { isObject } from "../schema/is-object.ts";
import type { Json } from "../schema/json.ts";

/** Past forms of verbs in tool names where the spelling rules of `pastOf` do not give them. */
const pasts: Record<string, string> = {
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
  book: "booked",
};

export interface ToolWords {
  /** `cancelled a reservation` for `cancel_reservation`. */
  done: string;
  /** `cancel a reservation`. */
  plain: string;
  /** The verb alone, in the past: `cancelled`. */
  past: string;
  /** The object of the verb without an article: `reservation`. Empty if the name has none. */
  object: string;
  /** The object's plural, if it has one: `reservations`. */
  objects: string | undefined;
}

/** Puts a tool's name into words. */
export function toolWords(tool: string): ToolWords {
  const words = wordsOfTool(tool);
  const [verb = tool, ...rest] = words;
  if (isThing(words)) {
    const name = words.join(" ");
    return { done: `called ${name}`, plain: `call ${name}`, past: "called", object: name, objects: undefined };
  }
  const past = pastOf(verb);
  const object = rest.join(" ");
  const { named, several } = objectWords(rest);
  const of = (form: string) => (object === "" ? form : `${form} ${named}`);
  return { done: of(past), plain: of(verb), past, object, objects: several };
}

const prepositions = new Set("to for from in on at by with of off out up as into all my me the a an".split(" "));
/** Nouns that take no article and no plural. */
const uncountable = new Set(
  "info information data money weather feedback code content text history help access memory news mail stock".split(
    " ",
  ),
);

/** `a reservation` and `reservations`. Plural and uncountable nouns stay as they are. */
function objectWords(words: string[]): { named: string; several: string | undefined } {
  const named = words.join(" ");
  const end = words.findIndex((word) => prepositions.has(word));
  const head = words[(end === -1 ? words.length : end) - 1];
  const isOne = head !== undefined && /(?:[^s]|ss|us|is)$/.test(head) && !uncountable.has(head);
  if (!isOne || !/^[a-z]/.test(named)) return { named, several: undefined };
  const article = /^(?:[aeio]|u(?!ni|se|rl|ri|uid))/.test(named) ? "an" : "a";
  return { named: `${article} ${named}`, several: end === -1 ? pluralOf(named) : undefined };
}

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The words of a tool's name in lower case. */
export function wordsOfTool(tool: string): string[] {
  return tool
    .slice(0, 80)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .toLowerCase()
    .split(" ");
}

/** Words for which `guessEffect` knows an effect, but which are not verbs in a sentence. */
const things = new Set(["bash", "shell", "sql", "ls", "cat", "head", "tail", "stat", "status", "is", "has"]);

/** Whether a name does not begin with a verb: `terminal`, or `browser_open`, whose verb comes later. */
function isThing([first = "", ...rest]: string[]): boolean {
  if (things.has(first)) return true;
  const isVerb = (word: string) => Object.hasOwn(pasts, word) || guessEffect(word) !== undefined;
  return !isVerb(first) && (rest.length === 0 || rest.some(isVerb));
}

export function pastOf(verb: string): string {
  if (Object.hasOwn(pasts, verb)) return pasts[verb] ?? verb;
  if (verb.endsWith("e")) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`;
}

/** Names of arguments that identify a person or a place or hold free text. Titles never show their values. */
const personal =
  /(?:^|_)(?:ids?|uuid|user|username|names?|e?mails?|phone|tel|mobile|address|street|city|zip|postal|birth|birthday|dob|passengers?|customer|guests?|account|card|iban|token|key|password|secret|ssn|recipients?|to|from|cc|bcc|subject|body|message|text|comment|note|notes|reason|summary|description|query|content|payments?|methods?)(?:_|$)/i;

/** Whether a title may show a value: a number, date, code or plain word that identifies nobody. */
function showable(name: string, value: Json): boolean {
  const key = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2");
  if (personal.test(key)) return false;
  if (typeof value === "number") return !isNumberPlaceholder(value) && Math.abs(value) < 1e7;
  if (typeof value === "boolean") return true;
  if (typeof value !== "string" || isRedacted(value)) return false;
  return /^(?:[a-z][a-z _-]{0,23}|[A-Z]{2,5}\d{0,4}|\d{4}-\d{2}-\d{2}|[-+]?\d{1,9}(?:[.,]\d{1,2})?(?: ?[A-Z]{3})?)$/.test(
    value,
  );
}

function isRedacted(text: string): boolean {
  return placeholderKind(text) !== undefined || placeholderPattern().test(text);
}

/** A value as a title shows it. Amounts of money keep their cents. */
function shown(value: Json, cents = typeof value === "number" && !Number.isInteger(value)): string {
  if (typeof value === "number" && cents) return value.toFixed(2);
  return typeof value === "string" ? value : JSON.stringify(value);
}

export interface ArgumentDifference {
  /** `amount 19.50 instead of 89.00`. The words omit values that a title must not show. */
  words: string;
  /** Whether the words contain both values. */
  says: boolean;
}

/** Compares expected and actual arguments by name. Differences whose values can be shown come first. */
export function differences(wanted: Json, came: Json): ArgumentDifference[] {
  if (!isObject(wanted) || !isObject(came)) return [];
  // Arguments that the expectation does not name may have any value.
  return Object.keys(wanted)
    .filter((name) => !isSame(wanted[name], came[name]))
    .map((name) => difference(name, wanted[name], came[name]))
    .toSorted((a, b) => Number(b.says) - Number(a.says));
}

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalJson(a, b);
}

function difference(name: string, wanted: Json | undefined, came: Json | undefined): ArgumentDifference {
  const label = plainName(name);
  if (came === undefined || wanted === undefined) return { words: `no ${label}`, says: false };
  if (showable(name, came) && showable(name, wanted)) {
    const cents = [came, wanted].some((value) => typeof value === "number" && !Number.isInteger(value));
    return { words: `${label} ${shown(came, cents)} instead of ${shown(wanted, cents)}`, says: true };
  }
  if (Array.isArray(wanted) && Array.isArray(came)) return listDifference(label, wanted, came);
  return { words: `the wrong ${label}`, says: false };
}

/** Compares lists by length, then by the first item that differs. */
function listDifference(label: string, wanted: Json[], came: Json[]): ArgumentDifference {
  const one = label.replace(/s$/, "");
  if (wanted.length !== came.length)
    return { words: `${plural(came.length, one)} instead of ${wanted.length}`, says: true };
  const index = wanted.findIndex((item, at) => !isSame(item, came[at]));
  const inner = differences(wanted[index] ?? null, came[index] ?? null).find(({ says }) => says);
  if (inner === undefined) return { words: `the wrong ${wanted.length === 1 ? one : label}`, says: false };
  return inner.words.startsWith(one) ? inner : { words: `${one} ${inner.words}`, says: true };
}

/** The name of an argument in words. */
function plainName(name: string): string {
  return name
    .slice(0, 40)
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .toLowerCase();
}

/** Whether the verb takes an amount as its object: `refunded 89`, but not `booked 89`. */
export function takesMoney(past: string): boolean {
  return /^(?:refund|pa[iy]|charg|credit|deposit|withdr)/.test(past);
}

/**
 * Up to two arguments that a title may show, for a call without a counterpart to compare it with: ` with quantity 3`.
 */
export function tellingArguments(args: Json, { object, past }: Pick<ToolWords, "object" | "past">): string {
  if (!isObject(args)) return "";
  const members = Object.entries(args).filter(([name, value]) => showable(name, value) && typeof value !== "boolean");
  const phrases = members.slice(0, 2).map(([name, value]) => [plainName(name), shown(value)] as const);
  const [first] = phrases;
  if (first === undefined) return "";
  const isAmount = phrases.length === 1 && first[0] === "amount";
  if (isAmount && object !== "") return ` of ${first[1]}`;
  if (isAmount && takesMoney(past)) return ` ${first[1]}`;
  if (phrases.length === 1 && object.endsWith(first[0])) return ` to ${first[1]}`;
  return ` with ${phrases.map((phrase) => phrase.join(" ")).join(" and ")}`;
}
