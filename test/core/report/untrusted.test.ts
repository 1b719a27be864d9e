import MarkdownIt from "markdown-it";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { reportAnnotations, annotationCommand } from "../../../src/core/report/annotations.ts";
import { reportMarkdown } from "../../../src/core/report/comment/markdown.ts";
import { reportSession } from "../../../src/core/report/terminal/session.ts";
import { reportText } from "../../../src/core/report/terminal/text.ts";
import { reportJunit } from "../../../src/core/report/junit.ts";
import {
  untrustedHtml,
  untrustedMarkdown,
  untrustedMarkdownBlock,
  untrustedMarkdownText,
  untrustedTerminal,
} from "../../../src/core/report/untrusted.ts";
import { buildReport } from "../../../src/core/verdict/suite/summary.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { payloads } from "./payloads.ts";
import { failOn, hostileResult, sampleResult } from "./sample.ts";
import { growth, tooMuchGrowth } from "../../support/growth.ts";

const markdownIt = new MarkdownIt({ html: true, linkify: true });
const renderers: Record<string, (text: string) => string> = {
  "markdown-it": (text) => markdownIt.render(text),
  micromark: (text) => micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
};

/** What is left of a page when code is taken out: where GitHub looks for mentions, references, emoji and formulas. */
function outsideCode(html: string): string {
  return html.replaceAll(/<code\b[^>]*>[^<]*<\/code>/g, "");
}

const ours = new Set("p pre code strong br h3 ul li details summary b sub span table thead tbody tr th td".split(" "));

/** What the rendered page holds that we did not write; empty where a text is inert. */
function alive(html: string): string[] {
  const open = outsideCode(html);
  const tags = [...open.matchAll(/<\/?([a-zA-Z!?][\w-]*)/g)]
    .map(([, tag]) => tag ?? "")
    .filter((tag) => !ours.has(tag));
  const words = open
    .replaceAll(/<[^>]*>/g, " ")
    .match(/@\w|#\d|GH-1|octocat|evil|:tada:|\$|\[\^|alert|replaykit -->|owned|[\u202a-\u202e\u2066-\u2069]/g);
  return [...tags, ...(words ?? [])];
}

/** What GitHub would act on in the text of the rendered page: where plain words stand, none of these may. */
function awake(html: string): string[] {
  const open = outsideCode(html);
  const tags = [...open.matchAll(/<\/?([a-zA-Z!?][\w-]*)/g)]
    .map(([, tag]) => tag ?? "")
    .filter((tag) => !ours.has(tag));
  const texts = open
    .replaceAll(/<span>(?:&#36;|\$)<\/span>/g, "")
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))));
  const acting =
    /@\w|#\d|\bGH-\d|:\w+:|:\/\/|\bwww\.|mailto:\w|\$|(?<!\w)[0-9a-f]{7,40}(?!\w)|[\u202a-\u202e\u2066-\u2069]/gi;
  return [...tags, ...texts.flatMap((text) => text.match(acting) ?? [])];
}

/** The elements of a page, without those that only break a text up. */
function shapeOf(html: string): string {
  const tags = outsideCode(html)
    .replaceAll(/<\/?span>/g, "")
    .match(/<\/?\w+/g);
  return (tags ?? []).join("");
}

describe("untrusted text", () => {
  it("has enough payloads", () => expect(payloads.length).toBeGreaterThanOrEqual(500));

  it.each(Object.entries(renderers))("is inert inline and in blocks, rendered by %s", (_name, render) => {
    for (const { name, text } of payloads) {
      expect([name, alive(render(`a ${untrustedMarkdown(text)} b`))]).toEqual([name, []]);
      expect([name, alive(render(`- x: ${untrustedMarkdown(text)}\n- y`))]).toEqual([name, []]);
      expect([name, alive(render(`a\n\n${untrustedMarkdownBlock(text)}\n\nb`))]).toEqual([name, []]);
    }
  });

  it.each(Object.entries(renderers))("is inert as plain words, rendered by %s", (_name, render) => {
    const places = "a § b\n\n§\n\n- § b\n- y\n\n| a | b |\n|---|---|\n| § | [§](https://x.example/) |\n\n<b>§</b> a";
    const link = /<a href="https:\/\/x\.example\/">|<\/a>/g;
    const page = (text: string) => render(places.replaceAll("§", () => text)).replaceAll(link, "");
    const plain = shapeOf(page("plain"));
    for (const { name, text } of payloads) {
      const html = page(untrustedMarkdownText(text));
      expect([name, awake(html), shapeOf(html)]).toEqual([name, [], plain]);
    }
  });

  it.each(Object.entries(renderers))("as plain words would be awake without it, rendered by %s", (_name, render) => {
    const live = payloads.filter(({ text }) => awake(render(`a ${text} b`)).length > 0);
    expect(live.length).toBeGreaterThan(payloads.length / 2);
  });

  it("is escaped in a time that grows with its length only", () => {
    for (const beginning of ["@", "a:", "0123456", "www.", "$", "/aaaaaaaaaaaaa", "GH-1", "[", "`"]) {
      const escape = (text: string) => untrustedMarkdownText(text, { max: text.length });
      expect(growth(escape, beginning, 200_000), beginning).toBeLessThan(tooMuchGrowth);
    }
  });

  it.each(Object.entries(renderers))("would be alive without it, rendered by %s", (_name, render) => {
    const live = payloads.filter(({ text }) => alive(render(`a ${text} b`)).length > 0);
    expect(live.length).toBeGreaterThan(payloads.length / 2);
  });

  it.each(Object.entries(renderers))("leaves the whole comment's structure alone, rendered by %s", (_name, render) => {
    const comment = (text: string): string =>
      reportMarkdown(buildReport([hostileResult(text)], failOn), {
        byteLength: (bytes) => nodePlatform.byteLength(bytes),
        marker: "<!-- replaykit -->",
      });
    const plain = shapeOf(render(comment("plain")));
    for (const { name, text } of payloads) {
      const markdown = comment(text);
      const html = render(markdown.replace(/\n<!-- replaykit -->\n$/, ""));
      expect([name, awake(html)]).toEqual([name, []]);
      expect([name, shapeOf(html)]).toEqual([name, plain]);
      expect(markdown.split("<!--")).toHaveLength(2);
    }
  });

  it("links only where we say, whatever the folder is called", () => {
    for (const { text } of payloads) {
      const result = { ...sampleResult(), path: text, commands: { reproduce: "x", guard: "npx replaykit guard x" } };
      const html = markdownIt.render(
        reportMarkdown(buildReport([result], failOn), {
          byteLength: (bytes) => nodePlatform.byteLength(bytes),
          editBase: "https://github.com/o/r/edit/b",
          caseBase: "https://github.com/o/r/blob/c",
        }),
      );
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
      const edit = links.filter((link) => /^https:\/\/github\.com\/o\/r\/edit\/b\/[\w.%/-]*case\.yaml$/.test(link));
      const shown = links.filter((link) => /^https:\/\/github\.com\/o\/r\/blob\/c\/[\w.%/-]*case\.yaml$/.test(link));
      expect(edit).toHaveLength(1);
      expect(edit.length + shown.length).toBe(links.length);
    }
  });

  it("reaches no terminal, log, command or XML", () => {
    // oxlint-disable-next-line no-control-regex -- what must not come through
    const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
    for (const { name, text } of payloads) {
      const report = buildReport([hostileResult(text)], failOn);
      for (const out of [untrustedTerminal(text), reportText(report), reportSession(report), reportJunit(report)]) {
        expect([name, control.test(out)]).toEqual([name, false]);
        const isFile = out.startsWith("<?xml"); // goes to a file, never to a log
        expect([name, !isFile && /^\s*::|##\[/m.test(out)]).toEqual([name, false]);
      }
      const commands = reportAnnotations(report).map(annotationCommand);
      expect([name, commands.length, commands.join("").split("\n").length]).toEqual([name, 1, 1]);
    }
  });

  it("shows what it changed", () => {
    expect(untrustedTerminal("a\u001b[31mb\u202e")).toBe("a\\u001b[31mb\\u202e");
    const family = "\u{1f469}\u200d\u{1f467}";
    expect(untrustedTerminal(`${family} a\u200db`)).toBe(`${family} a\\u200db`);
    expect(untrustedHtml("<a href='x'>&\"")).toBe("&lt;a href=&#39;x&#39;&gt;&amp;&quot;");
    expect(untrustedMarkdown("a `b` c")).toBe("`` a `b` c ``");
    expect(untrustedMarkdown(" \n ")).toBe("`(empty)`");
  });
});
