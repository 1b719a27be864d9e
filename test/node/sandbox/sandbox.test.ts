import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configSchema } from "../../../src/core/schema/config.ts";
import { startCaseGateway } from "../../../src/node/replay/attempt/case-gateway.ts";
import { openSandbox } from "../../../src/node/sandbox/sandbox.ts";
import { replaySuite } from "../../../src/node/replay/replay-suite.ts";
import { findCases } from "../../../src/node/files/case-folder.ts";
import { leaveOut } from "../../support/left-out.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";
import { caseFilesOf } from "../project.ts";

/** Tells which addresses it reached, without asking the gateway for anything else. */
const runner = `
import { connect } from "node:net";
import { writeFileSync } from "node:fs";
const reach = (port) => new Promise((done) => {
  const socket = connect(port, "127.0.0.1", () => { socket.destroy(); done("reached"); });
  socket.on("error", (error) => done(error.code));
});
const gateway = (await fetch(new URL("/healthz", process.env.REPLAYKIT_GATEWAY_URL))).status;
const final_output = "gateway " + gateway + ", other " + (await reach(Number(process.argv[2])));
writeFileSync(process.env.REPLAYKIT_OUTPUT_PATH, JSON.stringify({ status: "success", final_output }));
`;

const opened = await openSandbox();
const possible = !("reason" in opened);
if ("reason" in opened) leaveOut("sandboxes", `this system allows none: ${opened.reason}`);
else opened[Symbol.dispose]();

async function replay(network: "deny" | "allow") {
  const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const more = "  - output_contains: { text: other reached, in: final }\n";
  using folder = temporaryFolder({ ...caseFilesOf("reach", { assertions: more }), "runner.mjs": runner });
  const config = configSchema.parse({ runner: { command: ["node", "runner.mjs", `${port}`], network } });
  await using gateway = await startCaseGateway(config, {});
  const cases = await findCases(folder.path, ["cases"]);
  const report = await replaySuite({ root: folder.path, config, cases, evidence: false, gateway });
  other.close();
  const attempt = report.cases[0]?.attempts[0];
  const reached = attempt?.assertions.find(({ kind }) => kind === "output_contains");
  return { isolated: attempt?.counts.isolated, reached: reached?.outcome, message: reached?.message };
}

describe.skipIf(!possible)("a network of its own", () => {
  it("holds the gateway and nothing else", async () => {
    const { isolated, reached, message } = await replay("deny");
    expect({ isolated, reached }).toEqual({ isolated: true, reached: "fail" });
    expect(message).toContain("gateway 200, other ECONNREFUSED");
  });

  it("is left out where the runner may reach others, and the report says so", async () => {
    expect(await replay("allow")).toMatchObject({ isolated: false, reached: "pass" });
  });

  it("that was begun and that nobody took keeps no process alive, and ends with it, however that ends", async () => {
    const module = JSON.stringify(join(import.meta.dirname, "../../../src/node/sandbox/namespace.ts"));
    const begin = `import { beginNamespace, takeNamespace } from ${module}; beginNamespace();`;
    const left = spawnSync(process.execPath, ["--input-type=module", "-e", begin], { timeout: 20_000 });
    expect({ status: left.status, signal: left.signal }).toEqual({ status: 0, signal: null });
    const tell = `${begin} console.log(takeNamespace().warden.pid); setTimeout(() => process.kill(process.pid, "SIGKILL"), 500);`;
    const killed = spawnSync(process.execPath, ["--input-type=module", "-e", tell], { timeout: 20_000 });
    expect(killed.signal).toBe("SIGKILL");
    const holder = killed.stdout.toString().trim();
    expect(holder).toMatch(/^\d+$/);
    await expect.poll(() => existsSync(`/proc/${holder}`), { timeout: 10_000 }).toBe(false);
  });

  it.each(["SIGKILL", "SIGTERM", "exit"])("leaves no folder behind, many at once that end by %s", async (how) => {
    using folder = temporaryFolder();
    const module = JSON.stringify(join(import.meta.dirname, "../../../src/node/sandbox/namespace.ts"));
    const end = how === "exit" ? "process.exit();" : `process.kill(process.pid, "${how}");`;
    const script = `
import { readdirSync } from "node:fs";
import { takeNamespace } from ${module};
for (let count = 0; count < 8; count += 1) takeNamespace();
console.log(readdirSync(process.env.TMPDIR).length);
${end}`;
    const env = { PATH: process.env["PATH"] ?? "", TMPDIR: folder.path };
    const ended = spawnSync(process.execPath, ["--input-type=module", "-e", script], { env, timeout: 20_000 });
    expect(ended.stdout.toString()).toBe("8\n");
    expect(ended.signal).toBe(how === "exit" ? null : how);
    await expect.poll(() => readdirSync(folder.path), { timeout: 30_000 }).toEqual([]);
  });
});
