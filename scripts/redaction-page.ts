import { foreignNames, secretWords, unspacedNames } from "../src/core/redact/rules/name-words.ts";
import { phoneFormats } from "../src/core/redact/rules/phone-formats.ts";
import { shellCommands } from "../src/core/redact/rules/shell-idioms.ts";
import { alphabets } from "../src/core/redact/rules/token-shape.ts";
import { allTokenRules, redactionVersion } from "../src/core/redact/rules/token-formats.ts";

/** Writes `docs/redaction-rules.md`: tables of the rules, from the rows that the redactor reads. */
export function redactionPage(): string {
  const letters = Object.entries(alphabets).map(([letter, chars]) => `| \`${letter}\` | ${code(short(chars))} |`);
  const tokens = allTokenRules.map(
    ({ kind, vendor, shape, needs }) =>
      `| \`${kind}\` | ${vendor} | ${code(shape)}${needs === undefined ? "" : `, ${needs}`} |`,
  );
  const phones = phoneFormats.map(
    ({ country, example, announced }) => `| ${country} | ${example}${announced ? " *" : ""} |`,
  );
  return [
    "# Redaction rules",
    "",
    `Version ${redactionVersion} of the rules of [redaction](redaction.md). A case says in \`source.redaction\` which version its trace went through.`,
    "",
    "## Tokens",
    "",
    "A shape consists of literal text, alternatives `(a|b)`, and runs of characters: `{a:36}` is 36 characters of the alphabet `a`, `{a:20+}` at",
    "least 20. After a `!` at the end, no letter or digit may follow. *Digit*: it has a digit. *Mixed*: its digits and letters have no order.",
    "",
    ...tableOf("alphabet | characters", letters),
    "",
    ...tableOf("kind | vendor | shape", tokens),
    "",
    "## Phone numbers",
    "",
    "A format marked * counts only after a word for a phone, since other numbers have it too.",
    "",
    ...tableOf("written in | example", phones),
    "",
    "## Recovery phrases",
    "",
    "A `seed-phrase` is twelve or more words in a row from the English list of BIP 39, at least six of them different.",
    "",
    ...namesOfSecrets(),
    "## Commands",
    "",
    "The password in the command lines of these programs is hidden:",
    "",
    ...rows(shellCommands.map((command) => `\`${command.trim()}\``)),
    "",
  ].join("\n");
}

function namesOfSecrets(): string[] {
  return [
    "## Names of secrets",
    "",
    "If a name ends with one of these words, its value is hidden. So it is if the name ends with `token` or `key` after most other words.",
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
