import { spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { builtDist } from "./support/build-once.ts";
import { copyOfRepository } from "./support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "..");

/** Run by CI itself, or on other machines: everything else that a page shows runs here. */
const elsewhere = [/^npm (ci|run|test|install)/, /^npm ci && /];

interface Shown {
  page: string;
  command: string;
  exit: number;
}

/** Every command in the `sh` blocks of a page; `# exits 1` behind a command says how it ends. */
function commandsOf(page: string): Shown[] {
  const blocks = readFileSync(join(root, page), "utf8").matchAll(/^```sh\n(.*?)^```/gms);
  return [...blocks]
    .flatMap((block) => (block[1] ?? "").replaceAll("\\\n", " ").split("\n"))
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const exit = /\s+# exits (\d)\s*$/.exec(line);
      return { page, command: line.replace(/\s+#.*$/, ""), exit: Number(exit?.[1] ?? 0) };
    });
}

/** The package as an install leaves it, so that the examples import it by its name. */
function install(folder: string): void {
  const place = join(folder, "node_modules", "replaykit");
  mkdirSync(place, { recursive: true });
  copyFileSync(join(root, "package.json"), join(place, "package.json"));
  symlinkSync(builtDist, join(place, "dist"));
}

function runLike(command: string, cwd: string) {
  const shim = `npx() { shift; ${JSON.stringify(process.execPath)} ${JSON.stringify(join(builtDist, "cli.js"))} "$@"; }\n`;
  const env = { ...process.env, NO_COLOR: "1", PATH: `${dirname(process.execPath)}:${process.env["PATH"] ?? ""}` };
  return spawnSync("bash", ["-c", `${shim}${command}`], { cwd, env, encoding: "utf8" });
}

/** Not pages of commands: generated help, and walk-throughs that make repositories of their own (incident.test.ts, your-agent.test.ts). */
const others = new Set(["docs/cli.md", "docs/incident.md", "docs/your-agent.md"]);
const pages = ["README.md", ...globSync("docs/*.md", { cwd: root })].filter((page) => !others.has(page));

describe("every command that a page shows works, in the order in which it stands", () => {
  for (const page of pages) {
    const shown = commandsOf(page).filter(({ command }) => !elsewhere.some((pattern) => pattern.test(command)));
    if (shown.length === 0) continue;
    it(page, () => {
      using folder = copyOfRepository("examples", "cases", "replaykit.yaml");
      install(folder.path);
      const endings = shown.map(({ command }) => {
        const { status, stderr } = runLike(command, folder.path);
        return { command, exit: status, stderr: status === 0 || status === 1 ? "" : stderr };
      });
      expect(endings).toEqual(shown.map(({ command, exit }) => ({ command, exit, stderr: "" })));
    });
  }
});
