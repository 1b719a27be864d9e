import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { faultIn, listIn } from "../../src/cli/worker/deploy-account.ts";
import { mergeConfig, parseJsonc, writeMissing } from "../../src/cli/worker/deploy-config.ts";
import { builtDist } from "../support/build-once.ts";
import { type CliResult, cli } from "../support/cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { adminToken, startWorker, type TestWorker } from "../worker/support/harness.ts";
import { type Cloudflare, startCloudflare } from "./cloudflare-stand-in.ts";

const shipped = join(builtDist, "worker/wrangler.jsonc");
const migrations = readdirSync(resolve(shipped, "../migrations")).toSorted();

let worker: TestWorker;
beforeAll(async () => {
  worker = await startWorker();
});
afterAll(() => worker.close());

/** The real wrangler, an account on this machine, and the Worker itself where the account's address would be. */
function deployer(cwd: string, cloudflare: Cloudflare, more: Record<string, string> = {}) {
  const env = {
    ...cloudflare.env,
    WRANGLER_SEND_METRICS: "false",
    REPLAYKIT_WORKER_URL: worker.url,
    REPLAYKIT_ADMIN_TOKEN: adminToken,
    ...more,
  };
  return (...args: string[]): Promise<CliResult> => cli(["worker", "deploy", ...args], { cwd, env });
}

/** Leaves the database as it was before the last migration. */
function undoLastMigration(sqlite: DatabaseSync): void {
  const tables = sqlite.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  for (const { name } of tables) {
    if (!/^(sqlite_|d1_migrations$)/.test(String(name))) sqlite.exec(`DROP TABLE "${String(name)}"`);
  }
  for (const name of migrations.slice(0, -1))
    sqlite.exec(readFileSync(resolve(shipped, "../migrations", name), "utf8"));
  sqlite.prepare("DELETE FROM d1_migrations WHERE name = ?").run(migrations.at(-1) ?? "");
}

const steps = (first: boolean) => [
  ...(first ? ["database replaykit", "bucket replaykit-traces", "upload"] : []),
  ...migrations.map((name) => `migration ${name}`),
  ...(first ? [] : ["upload"]),
  "lifecycle",
];

it("makes all that is missing, keeps what the user changed, and applies what is pending before it uploads", async () => {
  await using cloudflare = await startCloudflare();
  using folder = temporaryFolder({ "replaykit.yaml": "version: 1\n" });
  const run = deployer(folder.path, cloudflare);
  const at = (name: string) => join(folder.path, "replaykit-worker", name);

  const rehearsed = await run("--dry-run");
  expect(rehearsed).toMatchObject({ exit: 0 });
  expect(rehearsed.stdout).toMatch(/make the database replaykit and the bucket replaykit-traces\n/);
  // Wrangler keeps logs, and we what it compiled, in the home folder, which this one is here.
  expect([cloudflare.changes, readdirSync(folder.path)]).toEqual([[], [".cache", ".config", "replaykit.yaml"]]);

  const first = await run();
  expect(first.stderr).toContain("written: replaykit-worker/wrangler.jsonc");
  expect(first.stdout).toMatch(/^The Worker is ready at .*\nIts first project is replaykit-.*WORKER_TOKEN=rk_/s);
  expect({ exit: first.exit, changes: cloudflare.changes.splice(0) }).toEqual({ exit: 0, changes: steps(true) });
  expect([...cloudflare.secrets.keys()]).toEqual(["REPLAYKIT_KEY", "REPLAYKIT_ADMIN_TOKEN"]);
  expect([statSync(at("secrets.json")).mode & 0o077, existsSync(at("wrangler.deploy.json"))]).toEqual([0, false]);
  expect(readFileSync(at(".gitignore"), "utf8")).toContain("secrets.json\n");
  expect(cloudflare.buckets.get("replaykit-traces")?.rules).toHaveLength(5);

  const edited = readFileSync(at("wrangler.jsonc"), "utf8")
    .replace('"17 * * * *"', '"3 * * * *"')
    .replace('"OTLP_CLOSE_MS"', '/* ours */ "PUBLIC_URL": "https://traces.acme.test", "OTLP_CLOSE_MS"');
  writeFileSync(at("wrangler.jsonc"), edited);
  const last = migrations.at(-1) ?? "";
  const database = cloudflare.databases.get("replaykit");
  if (database) undoLastMigration(database.sqlite);
  // A new key for a database that was filled under another one would hide its users.
  cloudflare.secrets.delete("REPLAYKIT_KEY");
  rmSync(at("secrets.json"));
  const lost = await run();
  expect([lost.exit, cloudflare.changes]).toEqual([2, []]);
  expect(lost.stderr).toContain("the Worker has no REPLAYKIT_KEY");

  const second = await deployer(folder.path, cloudflare, { REPLAYKIT_KEY: "the-key-of-before-it-was-lost" })();
  expect({ exit: second.exit, out: second.stdout, changes: cloudflare.changes.splice(0) }).toEqual({
    exit: 0,
    out: `The Worker is ready at ${worker.url}\n`,
    changes: [`migration ${last}`, "upload", "lifecycle"],
  });
  expect(readFileSync(at("wrangler.jsonc"), "utf8")).toBe(edited);
  expect(cloudflare.schedules).toEqual([{ cron: "3 * * * *" }]);
  const bound = cloudflare.uploads.at(-1)?.bindings ?? [];
  expect(bound).toContainEqual({ name: "PUBLIC_URL", type: "plain_text", text: "https://traces.acme.test" });
  // A secret that is there is neither made anew nor sent again.
  expect(bound.filter(({ type }) => type === "secret_text").map(({ name, text }) => [name, text])).toEqual([
    ["REPLAYKIT_KEY", "the-key-of-before-it-was-lost"],
  ]);

  database?.sqlite.exec("INSERT INTO d1_migrations (name) VALUES ('9999_of_tomorrow.sql')");
  const back = await run("--dry-run");
  expect([back.exit, cloudflare.changes]).toEqual([2, []]);
  expect(back.stderr).toMatch(/the database is of a newer version: it has 9999_of_tomorrow\.sql/);
});

it("every command of docs/operations.md works", async () => {
  const page = readFileSync(resolve(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const blocks = [...page.matchAll(/^```bash\n(.*?)^```/gms)].flatMap(([, block = ""]) => block.trimEnd().split("\n"));
  const shown = blocks.filter((line) => !line.startsWith("npm install"));
  const deploys = shown.filter((line) => line.startsWith("npx replaykit worker deploy"));
  // What these do is tested above, and what wrangler's own do is wrangler's.
  expect(new Set(deploys)).toEqual(new Set(["npx replaykit worker deploy --dry-run", "npx replaykit worker deploy"]));
  const rest = shown.filter((line) => !deploys.includes(line));
  const secrets = rest.filter((line) => line.startsWith("npx wrangler secret put "));
  expect(secrets.map((line) => line.split(" ")[4])).toEqual(["GITHUB_APP_ID", "GITHUB_APP_KEY"]);
  using folder = temporaryFolder({});
  const env = { REPLAYKIT_WORKER_URL: worker.url, REPLAYKIT_ADMIN_TOKEN: adminToken };
  for (const line of rest.filter((one) => !secrets.includes(one))) {
    const [npx, , ...words] = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
    const { exit, stderr } = await cli(words, { cwd: folder.path, env });
    expect({ npx, line, exit, stderr: exit === 0 ? "" : stderr }).toEqual({ npx: "npx", line, exit: 0, stderr: "" });
  }
  expect(readFileSync(join(folder.path, "billing.jsonl"), "utf8")).toMatch(/"kind":"end".*\n$/);
  // It was closed, and came back from its backup without its tokens: the one there is was made after that.
  const tokens = await cli(["worker", "token", "billing", "--list"], { cwd: folder.path, env });
  expect([tokens.exit, tokens.stdout.trimEnd().split("\n")]).toEqual([0, [expect.stringMatching(/\bprometheus\b/)]]);
});

describe("the configuration", () => {
  const own = (text: string) => mergeConfig(text, { name: "wrangler.jsonc", shipped });

  it("of an older version is completed, and of the user nothing is lost", () => {
    const older = parseJsonc(readFileSync(shipped, "utf8"), shipped) as Record<string, unknown>;
    const { ratelimits: _, limits: __, ...less } = older;
    const { added, text, database, bucket, jurisdiction } = own(
      JSON.stringify({
        ...less,
        name: "traces-eu",
        r2_buckets: [{ binding: "TRACES", bucket_name: "eu", jurisdiction: "eu" }],
        routes: [{ pattern: "traces.acme.test", custom_domain: true }],
        compatibility_flags: ["global_fetch_strictly_public"],
      }),
    );
    expect({ added, database, bucket, jurisdiction }).toEqual({
      added: ["limits", "ratelimits"],
      database: "replaykit",
      bucket: "eu",
      jurisdiction: "eu",
    });
    expect(JSON.parse(text)).toMatchObject({
      name: "traces-eu",
      main: resolve(shipped, "../index.js"),
      r2_buckets: [{ binding: "TRACES", bucket_name: "eu", jurisdiction: "eu" }],
      routes: [{ pattern: "traces.acme.test", custom_domain: true }],
      compatibility_flags: ["nodejs_compat", "global_fetch_strictly_public"],
      ratelimits: older["ratelimits"],
    });
    expect(text).not.toContain("database_id");
    expect(own(readFileSync(shipped, "utf8"))).toMatchObject({ added: [], jurisdiction: undefined });
  });

  it("cannot be written where a file has the folder's name, which is said with another way", () => {
    using folder = temporaryFolder({ "replaykit-worker": "a file" });
    const error = { code: "io_failed", hint: "name another one: npx replaykit worker deploy <folder>" };
    expect(() => writeMissing(join(folder.path, "replaykit-worker"), shipped)).toThrow(expect.objectContaining(error));
    expect(writeMissing(join(folder.path, "other"), shipped)).toHaveLength(3);
  });

  it("is read with comments and commas, and what is wrong in it is named", () => {
    const text = '{ // the name\n "a": "// no, \\" comment, }", /* two\nlines */ "b": [1, 2, ], }';
    expect(parseJsonc(text, "x")).toEqual({ a: '// no, " comment, }', b: [1, 2] });
    expect(() => parseJsonc('{ "a": , }', "wrangler.jsonc")).toThrow("wrangler.jsonc");
    expect(() => own('{ "name": 7 }')).toThrow("wrangler.jsonc: name: ");
  });

  it("shows what wrangler printed where it printed no list", () => {
    const read = (text: string) => listIn(z.object({ name: z.string() }), { args: ["secret", "list"], text });
    expect(read('a note\n[{"name":"KEY"}]\n')).toEqual([{ name: "KEY" }]);
    expect(() => read("Use of this command has moved")).toThrow("wrangler secret list failed: Use of this command has");
    expect(() => read('[{"id":1}]')).toThrow('wrangler secret list failed: [{"id":1}]');
    expect(() => read("")).toThrow("it printed nothing");
  });
});

it("says of wrangler's output what is wrong, and none of its own advice", () => {
  const shown =
    "\u001B[31m✘ \u001B[41;31m[\u001B[41;97mERROR\u001B[41;31m]\u001B[0m A request to the Cloudflare API (/x) failed.";
  const advice =
    "\n\n  To continue without logging in, rerun this command with `--temporary`.\n🪵  Logs were written to /x";
  expect(
    faultIn(`▲ [WARNING] Proxy variables detected.\n\n${shown}\n\n  Authentication error [code: 10000]${advice}`),
  ).toBe("✘ [ERROR] A request to the Cloudflare API (/x) failed.\nAuthentication error [code: 10000]");
  expect(
    faultIn('▲ [WARNING] Proxy variables detected.\n{\n  "error": {\n    "text": "the \\"x\\" failed"\n  }\n}\n'),
  ).toBe('the "x" failed');
  expect(faultIn("something else\n")).toBe("something else");
});
