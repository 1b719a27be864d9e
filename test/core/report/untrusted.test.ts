import MarkdownIt from "markdown-it";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { reportAnnotations, annotationCommand } from "../../../src/core/report/annotations.ts";
import { reportMarkdown } from "../../../src/core/report/markdown.ts";
import { reportSession } from "../../../src/core/report/session.ts";
import { reportText } from "../../../src/core/report/text.ts";
import { reportJunit } from "../../../src/core/report/junit.ts";
import {
  untrustedHtml,
  untrustedMarkdown,
  untrustedMarkdownBlock,
  untrustedTerminal,
} from "../../../src/core/report/untrusted.ts";
import { buildReport } from "../../../src/core/verdict/summary.ts";
import { nodePlatform } from "../../../src/node/platform.ts";
import { payloads } from "./payloads.ts";
import { failOn, hostileResult, sampleResult } from "./sample.ts";

const markdownIt = new MarkdownIt({ html: true, linkify: true });
const renderers: Record<string, (text: string) => string> = {
  "markdown-it": (text) => markdownIt.render(text),
  micromark: (text) => micromark(text, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
};

/** What is left of a page when code is taken out: where GitHub looks for mentions, references, emoji and formulas. */
function outsideCode(html: string): string {
  return html.replaceAll(/<code\b[^>]*>[^<]*<\/code>/g, "");
}

const ours = new Set(["p", "pre", "code", "strong", "br", "h3", "ul", "li", "details", "summary"]);

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

describe("untrusted text", () => {
  it("has enough payloads", () => expect(payloads.length).toBeGreaterThanOrEqual(500));

  it.each(Object.entries(renderers))("is inert inline and in blocks, rendered by %s", (_name, render) => {
    for (const { name, text } of payloads) {
      expect([name, alive(render(`a ${untrustedMarkdown(text)} b`))]).toEqual([name, []]);
      expect([name, alive(render(`- x: ${untrustedMarkdown(text)}\n- y`))]).toEqual([name, []]);
      expect([name, alive(render(`a\n\n${untrustedMarkdownBlock(text)}\n\nb`))]).toEqual([name, []]);
    }
  });

  it.each(Object.entries(renderers))("would be alive without it, rendered by %s", (_name, render) => {
    const live = payloads.filter(({ text }) => alive(render(`a ${text} b`)).length > 0);
    expect(live.length).toBeGreaterThan(payloads.length / 2);
  });

  it.each(Object.entries(renderers))("leaves the whole comment's structure alone, rendered by %s", (_name, render) => {
    const shape = (html: string): string => (outsideCode(html).match(/<\/?\w+/g) ?? []).join("");
    const comment = (text: string): string =>
      reportMarkdown(buildReport([hostileResult(text)], failOn), {
        byteLength: (bytes) => nodePlatform.byteLength(bytes),
        marker: "<!-- replaykit -->",
      });
    const plain = shape(render(comment("plain")));
    for (const { name, text } of payloads) {
      const markdown = comment(text);
      const html = render(markdown.replace(/\n<!-- replaykit -->\n$/, ""));
      expect([name, alive(html)]).toEqual([name, []]);
      expect([name, shape(html)]).toEqual([name, plain]);
      expect(markdown.split("<!--")).toHaveLength(2);
    }
  });

  it("links only where we say, whatever the folder is called", () => {
    for (const { text } of payloads) {
      const result = { ...sampleResult(), path: text, commands: { reproduce: "x", guard: "replaykit guard x" } };
      const html = markdownIt.render(
        reportMarkdown(buildReport([result], failOn), {
          byteLength: (bytes) => nodePlatform.byteLength(bytes),
          editBase: "https://github.com/o/r/edit/b",
        }),
      );
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? "");
      expect(links).toHaveLength(1);
      expect(links[0]).toMatch(/^https:\/\/github\.com\/o\/r\/edit\/b\/[\w.%/-]*case\.yaml$/);
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
    expect(untrustedHtml("<a href='x'>&\"")).toBe("&lt;a href=&#39;x&#39;&gt;&amp;&quot;");
    expect(untrustedMarkdown("a `b` c")).toBe("`` a `b` c ``");
    expect(untrustedMarkdown(" \n ")).toBe("`(empty)`");
  });
});
