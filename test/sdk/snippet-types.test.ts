import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { builtDist } from "../support/build-once.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = resolve(import.meta.dirname, "../..");

/** The README's snippet, with the names that it leaves to its reader: interfaces, and a tool that gives nothing back. */
function program(): string {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  const snippet = /## Resume and fork a run\n[^`]*```ts\n(.*?)```/s.exec(readme)?.[1];
  if (snippet === undefined) throw new Error("README.md has lost its snippet of the SDK");
  return `${snippet}
interface Doc {
  id: string;
  title?: string;
}
interface Email {
  to: string;
  text: string;
}
declare const question: string;
declare function searchDocs(args: { query: string }): Promise<Doc[]>;
declare function sendEmail(email: Email): Promise<void>;
declare function answer(docs: Doc[]): Promise<string>;
await kit.run({ agent: "typed" }, async (run) => {
  const docs: Doc[] = await run.tool("search_docs", searchDocs)({ query: question });
  const nothing: void = await run.tool("send_email", sendEmail, { effect: "write" })({ to: "a", text: "b" });
  const registry = kit.tools({ read: { searchDocs }, write: { sendEmail } });
  const again: Doc[] = await registry.tools.searchDocs({ query: question });
  await registry.tools.sendEmail({ to: "a", text: "b" });
  return { docs, again: again[0], nothing };
});
`;
}

it("the README's snippet compiles under strict TypeScript, types of libraries checked", () => {
  using folder = temporaryFolder({ "package.json": '{ "type": "module" }' });
  const cwd = folder.path;
  const place = join(cwd, "node_modules/replaykit");
  mkdirSync(join(cwd, "node_modules/@types"), { recursive: true });
  mkdirSync(place);
  copyFileSync(join(root, "package.json"), join(place, "package.json"));
  symlinkSync(join(builtDist), join(place, "dist"));
  for (const name of ["zod", "@types/node", "undici-types"])
    symlinkSync(join(root, "node_modules", name), join(cwd, "node_modules", name));
  const right = program();
  // A text is missing, and a date would come back as a text.
  const wrong = right
    .replace('{ effect: "write" })({ to: "a", text: "b" })', '{ effect: "write" })({ to: "a" })')
    .replace("again: again[0]", "at: new Date()");
  writeFileSync(join(cwd, "agent.ts"), right);
  writeFileSync(join(cwd, "wrong.ts"), wrong);
  for (const [module, moduleResolution] of [
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ]) {
    const options = { strict: true, noEmit: true, skipLibCheck: false, target: "es2022", module, moduleResolution };
    writeFileSync(join(cwd, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...options, types: ["node"] } }));
    const { stdout } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc")], { cwd });
    const errors = stdout.toString().match(/^\S+: error TS.*(?:\n .*)*/gm) ?? [];
    expect(errors).toEqual([
      expect.stringMatching(/^wrong\.ts[^]*'Date' is not assignable to type 'never'/),
      expect.stringMatching(/^wrong\.ts[^]*'text' is missing/),
    ]);
  }
});
