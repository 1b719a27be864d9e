/** Measures how soon the page of a run with a thousand events is painted, against an empty page in the same Chromium. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Browser } from "playwright-core";
import { launchChromium } from "../test/support/chromium.ts";
import type { BenchResult } from "./bench-result.ts";

const rounds = 20;
const root = resolve(import.meta.dirname, "..");

/** The exports of `bench/pages/sample-pages.tsx`. */
interface SamplePages {
  pages: Record<"empty" | "long", string>;
  asset: (name: string) => { text: string; headers: Record<string, string> } | undefined;
}

export async function run(): Promise<BenchResult[]> {
  const { pages, asset } = await samplePages();
  const server = createServer(({ url = "" }, response) => {
    const file = asset(url.replace("/assets/", ""));
    if (file) response.writeHead(200, file.headers).end(file.text);
    else
      response.writeHead(200, { "content-type": "text/html" }).end(url === "/long" ? timed(pages.long) : pages.empty);
  });
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on a TCP port
  const browser = await launchChromium();
  const times: Record<"empty" | "long" | "rows", number[]> = { empty: [], long: [], rows: [] };
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ["empty", "long"] as const) {
        const { first, rows } = await paints(browser, `http://127.0.0.1:${port}/${name}`, name === "long");
        if (round === 0) continue; // the first round only warms up the browser
        times[name].push(first);
        if (name === "long") times.rows.push(rows);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  const value = lowerQuartile(times.long) / lowerQuartile(times.empty);
  const rows = lowerQuartile(times.rows) / lowerQuartile(times.empty);
  const size = Buffer.byteLength(asset("page.js")?.text ?? "");
  return [
    {
      name: "first paint of a run of 1,000 events against an empty page",
      value,
      unit: "×",
      budget: 1.5,
      ok: value <= 1.5,
    },
    {
      name: "its drawing and first rows, which the next frame brings, against the same",
      value: rows,
      unit: "×",
      ok: true,
    },
    { name: "script of the pages", value: size, unit: "bytes", budget: 61_440, ok: size <= 61_440 },
  ];
}

/** Builds the sample pages, because Node cannot load JSX. */
async function samplePages(): Promise<SamplePages> {
  const folder = mkdtempSync(join(root, "node_modules/.bench-"));
  try {
    const outfile = join(folder, "pages.mjs");
    const jsx = { jsx: "automatic", jsxImportSource: "hono/jsx" } as const;
    const entry = join(import.meta.dirname, "pages/sample-pages.tsx");
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      packages: "external",
      ...jsx,
    });
    return (await import(pathToFileURL(outfile).href)) as SamplePages; // what it exports
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Makes the browser report when the timeline, below the run's story, is painted. */
function timed(page: string): string {
  const marked = page.replace("<h2>Timeline<", '<h2 elementtiming="rows">Timeline<');
  if (marked === page) throw new Error("the page of a run has no heading Timeline to time");
  return marked;
}

async function paints(browser: Browser, address: string, withRows: boolean): Promise<{ first: number; rows: number }> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const timeOf = async (type: string, name: string, time: string) =>
    Number(
      await page.evaluate(`new Promise((done) => new PerformanceObserver((list) => {
        const entry = list.getEntries().find((one) => (one.identifier ?? one.name) === "${name}");
        if (entry) done(entry.${time});
      }).observe({ type: "${type}", buffered: true }))`),
    );
  try {
    await page.goto(address);
    const first = await timeOf("paint", "first-contentful-paint", "startTime");
    return { first, rows: withRows ? await timeOf("element", "rows", "renderTime") : first };
  } finally {
    await page.close();
  }
}

/** Other programs only add time, so the faster rounds show the page's own. */
function lowerQuartile(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? Number.NaN;
}
