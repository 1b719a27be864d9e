import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { configLines } from "../scripts/config-page.ts";
import { between, generatedDocs } from "../scripts/generated-docs.ts";
import { readConfig } from "../src/core/config/config-yaml.ts";

const root = resolve(import.meta.dirname, "..");

it("the generated docs are what the code says now", () => {
  const stale = generatedDocs(root).filter(({ path, text }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, "utf8") !== text;
  });
  expect(
    stale.map(({ path }) => path),
    "run `npm run docs` and commit the result",
  ).toEqual([]);
});

it("the whole replaykit.yaml of the docs is one that is read, without a word that nobody knows", () => {
  const { warnings } = readConfig(configLines().join("\n"), "replaykit.yaml");
  expect(warnings).toEqual([]);
  const misspelt = configLines().join("\n").replace("hide_checks", "hide_check");
  expect(readConfig(misspelt, "replaykit.yaml").warnings).toEqual([
    expect.stringContaining('did you mean "hide_checks"'),
  ]);
});

it("replaces only what stands between the markers", () => {
  const text = "a\n<!-- x:start -->\nold\n<!-- x:end -->\nb";
  expect(between(text, "x", "new")).toBe("a\n<!-- x:start -->\nnew\n<!-- x:end -->\nb");
  expect(between(text, "y", "new")).toBe(text);
});

/** Pages that are looked things up in, and the guide, most of whose words are code: as long as they must be. */
const reference = /\/(?:cli|checks|formats|trace|replaykit-yaml|redaction-rules|worker-reference|your-agent)\.md$/;
/** The table of attacks is a reference too. */
const prose = (page: string) => readFileSync(join(root, page), "utf8").replace(/^## Attacks.*$/ms, "");
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words of each sentence; code counts as one word, and blocks of code, tables and headings are no sentences. */
function sentencesOf(text: string): number[] {
  const plain = text
    .replaceAll(/<!-- (\S+):start -->.*?<!-- \1:end -->|^ *```.*?^ *```$|^ *\|[^\n]*$|^#[^\n]*$/gms, "")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/`[^`]+`/g, "Code");
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
  return plain
    .split(/\n\s*\n|\n(?=\s*(?:[*-]|\d+\.) )/)
    .flatMap((part) => [...sentences.segment(part.replaceAll(/\s+/g, " "))].map(({ segment }) => wordsOf(segment)))
    .filter((words) => words > 0)
    .toSorted((a, b) => a - b);
}

/** What is too long: more words than a page may have, or 1 sentence in 20 of more than 28 words. */
function tooLong(page: string, text: string): string[] {
  const words = wordsOf(text);
  const allowed = page === "README.md" ? 900 : reference.test(page) ? Infinity : 1500;
  const lengths = sentencesOf(text);
  const long = lengths[Math.ceil(lengths.length * 0.95) - 1] ?? 0;
  return [
    ...(words > allowed ? [`${page}: ${words} words, ${allowed} allowed`] : []),
    ...(long > 28 ? [`${page}: one sentence in 20 has ${long} words, 28 allowed`] : []),
  ];
}

it("every page is short, and so are its sentences", () => {
  const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/*.md", { cwd: root }).toSorted()];
  expect(pages.flatMap((page) => tooLong(page, prose(page)))).toEqual([]);
  const sentence = `${"word ".repeat(29)}ends.\n\n`;
  expect(tooLong("README.md", sentence.repeat(31))).toEqual([
    "README.md: 930 words, 900 allowed",
    "README.md: one sentence in 20 has 30 words, 28 allowed",
  ]);
  expect(tooLong("docs/cli.md", `| ${sentence.trim()} |\n# ${sentence}`)).toEqual([]);
});

/** An anchor as GitHub makes it of a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

/** Links of a page to files, and to headings of pages, that are not there. */
function brokenLinks(page: string, text: string): string[] {
  return [...text.replaceAll(/^```.*?^```$/gms, "").matchAll(/\]\((?!\w+:)([^)#]*)(?:#([^)]+))?\)/g)].flatMap(
    (link) => {
      const [, path = "", name] = link;
      const file = path === "" ? join(root, page) : resolve(root, dirname(page), path);
      if (!existsSync(file)) return [`${page}: ${path}`];
      const headings = name === undefined ? [] : [...readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm)];
      const found = name === undefined || headings.some(([, heading = ""]) => anchor(heading) === name);
      return found ? [] : [`${page}: ${path}#${name}`];
    },
  );
}

it("every link of a page leads to a file or heading that is there, and the map lists every page", () => {
  const pages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...globSync("docs/*.md", { cwd: root })];
  expect(pages.flatMap((page) => brokenLinks(page, readFileSync(join(root, page), "utf8")))).toEqual([]);
  expect(brokenLinks("docs/a.md", "[a](gone.md) [b](cases.md#gone) [c](cases.md#what-makes-it-good)")).toEqual([
    "docs/a.md: gone.md",
    "docs/a.md: cases.md#gone",
  ]);
  const map = readFileSync(join(root, "docs/README.md"), "utf8");
  const unlisted = globSync("*.md", { cwd: join(root, "docs") }).filter((page) => !map.includes(`(${page})`));
  expect(unlisted).toEqual(["README.md"]);
});
