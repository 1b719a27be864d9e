import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { devNull } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { basePython } from "./base-python.ts";
import { type IndexedPackage, startPackageIndex } from "./package-index.ts";
import { leaveOut } from "./left-out.ts";
import type { Libraries } from "./python-libraries.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const small: IndexedPackage = { name: "small", version: "1.0", source: "said = 'small one'", needs: ["absent"] };
const other: IndexedPackage = { name: "other", version: "2.0", source: "said = 'other two'" };

/** A cache, requirements, and settings of a user whose pip would put packages elsewhere. */
function scene(requirements: string, index: string, python = basePython()) {
  const folder = temporaryFolder({ "requirements.txt": requirements });
  const elsewhere = join(folder.path, "elsewhere");
  const cache = join(folder.path, "cache");
  const env = {
    ...process.env,
    PIP_CONFIG_FILE: devNull,
    PIP_INDEX_URL: index,
    PIP_EXTRA_INDEX_URL: "",
    PIP_FIND_LINKS: "",
    PIP_NO_CACHE_DIR: "1",
    PIP_USER: "1",
    PIP_TARGET: elsewhere,
    PYTHONUSERBASE: elsewhere,
  };
  const place = { python, requirements: join(folder.path, "requirements.txt"), cache };
  return {
    folder: folder.path,
    write: (text: string) => writeFileSync(place.requirements, text),
    kept: () => readdirSync(folder.path).flatMap((name) => (name === "cache" ? readdirSync(cache) : [name])),
    setUp: () => inProcess(place, env),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

/** Runs the set-up in another process: it waits for pip, while the test's index must answer in this one. */
async function inProcess(place: object, env: NodeJS.ProcessEnv): Promise<Libraries> {
  const code = `import { setUpLibraries } from ${JSON.stringify(join(import.meta.dirname, "python-libraries.ts"))};
    console.error(JSON.stringify(setUpLibraries({ ...${JSON.stringify(place)}, env: process.env })));`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], { env });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await once(child, "close");
  const made: Libraries = JSON.parse(said);
  return made;
}

function said(libraries: Libraries, module: string): string {
  if (!("python" in libraries)) throw new Error(libraries.absence);
  return spawnSync(libraries.python, ["-c", `import ${module}; print(${module}.said)`], { encoding: "utf8" }).stdout;
}

const pinned = "# Two of them.\nsmall==1.0\nother==2.0\n";

const asked = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"]);
if (asked.status !== 0) leaveOut("the set-up of Python libraries", "python3 is older than 3.11");

describe.skipIf(asked.status !== 0)("the Python libraries of the tests", () => {
  it("come from an index that answers, into a cache of their own, once for each version of the requirements", async () => {
    await using index = await startPackageIndex([small, other]);
    using place = scene(pinned, index.url);
    const first = await place.setUp();
    expect([said(first, "small"), said(first, "other")]).toEqual(["small one\n", "other two\n"]);
    // Only pinned packages were requested, and nothing is in the folders of the user's pip settings.
    expect(index.requests.filter((path) => path.includes("absent"))).toEqual([]);
    expect(place.kept()).toEqual([expect.stringMatching(/^python-[0-9a-f]{16}$/), "requirements.txt"]);

    const requests = index.requests.length;
    expect(await place.setUp()).toEqual(first);
    expect(index.requests).toHaveLength(requests);

    place.write("small==1.0\n");
    const second = await place.setUp();
    expect(said(second, "small")).toBe("small one\n");
    expect(said(second, "other")).toBe("");
  });

  it("come to a Python without a pip of its own, too", async () => {
    await using index = await startPackageIndex([small, other]);
    using folder = temporaryFolder();
    spawnSync("python3", ["-m", "venv", "--without-pip", folder.path]);
    using place = scene(pinned, index.url, join(folder.path, "bin/python"));
    expect(said(await place.setUp(), "other")).toBe("other two\n");
    expect(spawnSync(join(folder.path, "bin/python"), ["-c", "import other"]).status).toBe(1);
  });

  it("are absent where an index has not all of them, and nothing is left of the try", async () => {
    await using index = await startPackageIndex([small, { ...other, broken: true }]);
    using place = scene(pinned, index.url);
    expect(await place.setUp()).toEqual({ absence: expect.stringContaining("pip cannot install them: ") });
    expect(place.kept()).toEqual(["requirements.txt"]);
  });

  it("are absent where an index refuses, and the try is over soon", async () => {
    await using index = await startPackageIndex([]);
    using place = scene(pinned, index.url);
    const absence = "pip gets nothing from a package index here: No matching distribution found for small==1.0";
    expect(await place.setUp()).toEqual({ absence });
    expect(place.kept()).toEqual(["requirements.txt"]);
  });

  it("are absent where an index takes the question and never answers: nobody waits for it", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    using place = scene(pinned, `http://127.0.0.1:${port}/simple/`);
    expect(await place.setUp()).toEqual({ absence: expect.stringContaining("gets nothing from a package index here") });
    expect(place.kept()).toEqual(["requirements.txt"]);
    silent.close();
  });

  it("are absent without a Python, and with one that is too old for them", async () => {
    using none = scene(pinned, "http://127.0.0.1:1/", "no-such-python");
    expect(await none.setUp()).toEqual({ absence: expect.stringContaining("no-such-python does not start: ") });
    using folder = temporaryFolder();
    const old = join(folder.path, "python3");
    writeFileSync(old, "#!/bin/sh\necho 3 9 /usr/bin/python3.9\n", { mode: 0o755 });
    using place = scene(pinned, "http://127.0.0.1:1/", old);
    expect(await place.setUp()).toEqual({ absence: `they need Python 3.11, and ${old} is 3.9` });
  });
});
