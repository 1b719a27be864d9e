import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compact } from "../../src/core/compact.ts";
import { builtDist } from "../support/build-once.ts";
import { leaveOut } from "../support/left-out.ts";
import {
  canPlayUsers,
  layOver,
  plainUser,
  plantPrograms,
  refusesAll,
  refusesUsers,
  sudoStandIn,
} from "../support/other-users.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type AgentRepository, brokenAgent, fixedAgent, startAgentRepository } from "./agent-repository.ts";
import { canaries, doesAll, overwritesTheAction, readsEnvironments, secretInputs } from "./exploit-agents.ts";

if (!canPlayUsers) leaveOut("sandboxes of other users", "only root can play them");
let repository: AgentRepository;
const agents = { "bad_agent.py": brokenAgent, "good_agent.py": fixedAgent };

beforeAll(async () => {
  repository = await startAgentRepository();
});
afterAll(async () => {
  await repository[Symbol.asyncDispose]();
});

/** What the agent printed, from the evidence. */
function printed({ outputs }: { outputs: Record<string, string> }): string {
  const runs = join(outputs["result-path"] ?? "", "runs");
  const [log = ""] = readdirSync(runs, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith("stdout.log"),
  );
  return readFileSync(join(runs, log), "utf8").trim();
}

const readReport = ({ outputs }: { outputs: Record<string, string> }) =>
  readFileSync(outputs["report-json"] ?? "", "utf8");

/** A port and a socket in the file system, as Docker's, that lead to the machine. */
async function doorsOf(folder: string) {
  const socket = join(folder, "docker.sock");
  const unix = createServer((client) => client.destroy()).listen(socket);
  const tcp = createServer((client) => client.destroy()).listen(0, "127.0.0.1");
  await Promise.all([once(unix, "listening"), once(tcp, "listening")]);
  chmodSync(socket, 0o777);
  const address = tcp.address();
  return {
    socket,
    port: typeof address === "object" && address !== null ? address.port : 0,
    async [Symbol.asyncDispose]() {
      unix.close();
      tcp.close();
    },
  };
}

describe.skipIf(!canPlayUsers)("a sandbox is made", () => {
  it.each([
    { way: "as root", user: undefined, programs: undefined },
    { way: "by an ordinary user", user: plainUser, programs: undefined },
    {
      way: "by sudo where the kernel restricts user namespaces (a stand-in for sudo, which is not installed here)",
      user: plainUser,
      programs: (folder: string) => ({ ...refusesUsers(folder), ...sudoStandIn(folder) }),
    },
  ])("$way, and holds what a pull request tries", async ({ way, user, programs }) => {
    using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    await using host = await doorsOf(folder.path);
    const planted = programs && plantPrograms(join(folder.path, "bin"), programs(join(folder.path, "real")));
    const result = await repository.pullRequest({
      branch: `way-${way.replaceAll(/\W+/g, "-").slice(0, 20)}`,
      files: { ...agents, "README.md": "one line\n", "agent.py": doesAll(host.port, host.socket) },
      env: canaries,
      inputs: secretInputs,
      ...compact({ user, before: planted && layOver(planted) }),
    });
    const { exit, log, outputs, workspace } = result;
    expect({ exit, log: exit === 0 ? "" : log }).toEqual({ exit: 0, log: "" });
    const lines = printed(result).split("\n");
    expect(lines[0]).toBe("REACHED port False, entered False, socket False, gateway True");
    expect(lines[1]).toBe("FOUND REPLAYKIT_CASE_ID");
    expect(lines[2]).toMatch(new RegExp(` USER ${user ?? 0}$`));
    await sleep(2500);
    const report = readReport(result);
    expect(report).not.toContain("forged");
    expect(report).not.toContain("not_sandboxed");
    expect(report).toContain('"isolated": true');
    // What it wrote is told, and is nowhere.
    expect(report).toMatch(/"path": "README\.md",\s*"what": "\+1 line"/);
    expect(readFileSync(join(workspace, "README.md"), "utf8")).toBe("one line\n");
    expect(existsSync(join(workspace, "exploit_daemon.py"))).toBe(false);
    expect(outputs["holding"]).toBe("1");
  });

  it("nowhere where the base turns it off, which shows that the same agent does all of it", async () => {
    using folder = temporaryFolder();
    await using host = await doorsOf(folder.path);
    const yaml = "version: 1\nsandbox: off\nrunners:\n  agent: { command: [python3, agent.py] }\n";
    await using open = await startAgentRepository({
      "replaykit.yaml": `${yaml}effects: { lookup_billing: read }\n`,
      "README.md": "one line\n",
    });
    const files = { ...agents, "agent.py": doesAll(host.port, host.socket) };
    const result = await open.pullRequest({ branch: "no-sandbox-at-all", files, env: canaries, inputs: secretInputs });
    const [reached, found] = printed(result).split("\n");
    expect(reached).toBe("REACHED port True, entered True, socket True, gateway True");
    expect(found).toMatch(/OPENAI_API_KEY.*REPLAYKIT_REDACTION_KEY/);
    expect(readFileSync(join(result.workspace, "README.md"), "utf8")).toBe("one line\nwritten by the agent\n");
    await expect.poll(() => readReport(result), { timeout: 20_000 }).toContain("forged");
  });
});

describe.skipIf(!canPlayUsers)("programs of another's choice", () => {
  const touches = (mark: string) =>
    Object.fromEntries(
      ["unshare", "nsenter", "setpriv", "mount", "ip", "sh", "env", "sudo"].map((name) => [
        name,
        `echo ${name} "$@" >> '${mark}'\nexit 1`,
      ]),
    );

  it("are not run, though they come first on PATH or are the user's own beside the system's", async () => {
    using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const mark = join(folder.path, "ran");
    writeFileSync(mark, "", { mode: 0o666 });
    chmodSync(mark, 0o666);
    const planted = plantPrograms(join(folder.path, "bin"), touches(mark));
    // `sh` is whatever a shebang or a user's own command asks for by its path, and not of the sandbox alone.
    const own = plantPrograms(join(folder.path, "own"), { sudo: touches(mark)["sudo"] ?? "" });
    chownSync(join(own, "sudo"), plainUser, plainUser);
    const result = await repository.pullRequest({
      branch: "planted-programs",
      files: { ...agents, "agent.py": readsEnvironments },
      env: { ...canaries, PATH: [planted, process.env["PATH"]].join(delimiter) },
      user: plainUser,
      before: layOver(own),
    });
    expect(readFileSync(mark, "utf8")).toBe("");
    expect(readReport(result)).toContain('"isolated": true');
    expect(result.outputs["holding"]).toBe("1");
  });

  it("are run where they are the system's, which shows that the marks would be seen", async () => {
    using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const mark = join(folder.path, "ran");
    writeFileSync(mark, "");
    chmodSync(mark, 0o666);
    const { unshare = "" } = touches(mark);
    const result = await repository.pullRequest({
      branch: "system-programs",
      files: { ...agents, "agent.py": fixedAgent, "README.md": "other\n" },
      before: layOver(plantPrograms(join(folder.path, "bin"), { unshare })),
    });
    expect(readFileSync(mark, "utf8")).toContain("unshare --net");
    expect(readReport(result)).toContain("; not sandboxed");
  });
});

describe.skipIf(!canPlayUsers)("where no sandbox can be made", () => {
  const withoutNamespaces = (folder: string) => ({ before: layOver(plantPrograms(join(folder, "bin"), refusesAll)) });

  it("no process has a secret in its environment, and the first line says so", async () => {
    using folder = temporaryFolder();
    const result = await repository.pullRequest({
      branch: "no-sandbox",
      files: { ...agents, "agent.py": readsEnvironments },
      env: canaries,
      ...withoutNamespaces(folder.path),
      inputs: { ...secretInputs, comment: "always" },
    });
    expect(printed(result)).toBe("FOUND REPLAYKIT_CASE_ID");
    expect(result.exit).toBe(0);
    expect(readReport(result)).toContain("; not sandboxed");
    expect(result.log).toContain("Not sandboxed: ");
    expect(result.log).toContain("sandbox: off");
    const [first] = (repository.comments(result.number)[0]?.body ?? "")
      .split("\n")
      .filter((line) => !line.startsWith("<!--"));
    expect(first).toContain("Not sandboxed");
    expect(result.summary).toContain("ot sandboxed");
    const page = readFileSync(`${result.outputs["result-path"]}/report.html`, "utf8");
    expect(page.slice(page.indexOf("<h1"), page.indexOf("</h1>"))).toContain("ot sandboxed");
  });

  it("what the Action loads late is loaded before the first runner", async () => {
    using folder = temporaryFolder();
    using own = temporaryFolder({ "package.json": '{ "type": "module" }' });
    cpSync(builtDist, join(own.path, "dist"), { recursive: true });
    symlinkSync(join(import.meta.dirname, "../../node_modules"), join(own.path, "node_modules"));
    const { exit, log, outputs } = await repository.pullRequest({
      branch: "no-sandbox-overwrite",
      files: { ...agents, "agent.py": overwritesTheAction },
      ...withoutNamespaces(folder.path),
      script: join(own.path, "dist/action.js"),
    });
    expect(log).not.toContain("TOKEN IN HAND");
    expect({ exit, regressed: outputs["regressed"] }).toEqual({ exit: 1, regressed: "1" });
  });

  it("sandbox: required on the base refuses to replay, and says what to set", async () => {
    using folder = temporaryFolder();
    const yaml = `version: 1\nsandbox: required\nrunners:\n  agent: { command: [python3, agent.py] }\neffects: { lookup_billing: read }\n`;
    await using strict = await startAgentRepository({ "replaykit.yaml": yaml });
    const { exit, log } = await strict.pullRequest({
      branch: "asks-for-less",
      files: { "replaykit.yaml": yaml.replace("required", "off") },
      ...withoutNamespaces(folder.path),
    });
    expect(exit).toBe(1);
    expect(log).toContain("sandbox: required, but there is none");
    expect(log).toContain("set `sandbox: auto`");
  });
});
