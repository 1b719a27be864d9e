import { foreignNames, secretWords, unspacedNames } from "../src/core/redact/rules/name-words.ts";
import { phoneFormats } from "../src/core/redact/rules/phone-formats.ts";
import { shellCommands } from "../src/core/redact/rules/shell-idioms.ts";
import { alphabets } from "../src/core/redact/rules/token-shape.ts";
import { allTokenRules, redactionVersion } from "../src/core/redact/rules/token-formats.ts";

/** Writes `docs/redaction-rules.md`: tables of the rules, from the rows that the redactor reads. */
export function redactionPage(): string {
  const letters = Object.entries(alphabets).map(([letter, chars]) => `| \`${letter}\` | ${code(short(chars))} |`);
  const tokens = allTokenRules.map(
    ({ kind, vendor, shape, needs }) => `| \`${kind}\` | ${vendor} | ${code(shape)} | ${needs ?? ""} |`,
  );
  const phones = phoneFormats.map(
    ({ country, example, announced }) => `| ${country} | ${example} | ${announced ? "yes" : ""} |`,
  );
  return [
    "# Redaction rules",
    "",
    `Version ${redactionVersion} of the rules. A case says in \`source.redaction\` which version its trace went through. [Redaction](redaction.md) says how they work.`,
    "",
    "## Tokens",
    "",
    "A shape is literal text, `(a|b)` for one of several texts, and runs: `{a:36}` is 36 characters of the alphabet `a`, `{a:20+}` at least 20.",
    "`!` at the end: no letter or digit may follow. *Needs*: `digit` asks for one; `mixed` for digits and letters in no order.",
    "",
    ...tableOf("alphabet | characters", letters),
    "",
    ...tableOf("kind | vendor | shape | needs", tokens),
    "",
    "## Phone numbers",
    "",
    "A format that plain numbers share counts only where the text before it speaks of a phone.",
    "",
    ...tableOf("written in | example | needs such a word", phones),
    "",
    "## Recovery phrases",
    "",
    "Twelve words or more of the English list of BIP 39 in a row, at least six of them different, are a `seed-phrase`.",
    "",
    ...namesOfSecrets(),
    "## Commands",
    "",
    "The password in the command lines of these is hidden:",
    "",
    ...rows(shellCommands.map((command) => `\`${command.trim()}\``)),
    "",
  ].join("\n");
}

function namesOfSecrets(): string[] {
  return [
    "## Names of secrets",
    "",
    "The value of a name that ends with one of these is hidden, and of `token` and `key` behind most words.",
    "",
    ...rows([...secretWords]),
    "",
    "In other languages:",
    "",
    ...rows([...foreignNames, ...unspacedNames]),
    "",
  ];
}

function tableOf(head: string, lines: readonly string[]): string[] {
  return [`| ${head} |`, `|${"---|".repeat(head.split("|").length)}`, ...lines];
}

const rowLength = 12;

/** Words as a list of rows, in the order of the rules. */
function rows(words: readonly string[]): string[] {
  return Array.from(
    { length: Math.ceil(words.length / rowLength) },
    (_, row) => `- ${words.slice(row * rowLength, (row + 1) * rowLength).join(", ")}`,
  );
}

function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``;
}

/** `A-Z` for the letters from A to Z. */
function short(chars: string): string {
  return chars
    .replace("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "A-Z")
    .replace("abcdefghijklmnopqrstuvwxyz", "a-z")
    .replace("0123456789", "0-9");
}
