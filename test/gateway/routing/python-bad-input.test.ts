import { describe, expect, it } from "vitest";
import { pythonAgent } from "./python-agent.ts";
import { ran } from "./python-ways.ts";

const refund = `def refund(order, amount=5):\n    ran("refund")\n    return order\n`;

describe("Python functions that cannot be routed as they stand", () => {
  it("a result that cannot be kept is told of with its place, and the run goes on", async () => {
    const shop = `${ran}\ndef read(path):\n    ran("read")\n    return {"file": open(path)}\n`;
    const main = `import shop\nprint(shop.read("shop.py")["file"].readable())\n`;
    using agent = pythonAgent({ files: { "shop.py": shop, "main.py": main }, tools: { read: "shop:read" } });
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ exit: 0, stdout: "True\n", ran: ["read"] });
    expect(recorded.routing).toContainEqual({
      tool: "read",
      at: "shop:read",
      state: "unkept",
      message:
        "the result of read at /file is of _io.TextIOWrapper, which is not JSON and cannot be rebuilt; return what can be kept, such as a dataclass or a dict, or route the function that it calls",
    });
  });

  it.each([
    ["a cursor", "import sqlite3", 'sqlite3.connect(":memory:").execute("select 1")', "found.fetchall()", "[(1,)]"],
    ["what a `with` opens", "import os", 'os.scandir(".")', "found.__enter__() is found", "True"],
  ])("%s stays what it is, and is told of", async (_what, load, made, use, printed) => {
    const shop = `${ran}\n${load}\ndef find():\n    ran("find")\n    return ${made}\n`;
    const files = { "shop.py": shop, "main.py": `import shop\nfound = shop.find()\nprint(${use})\n` };
    using agent = pythonAgent({ files, tools: { find: "shop:find" } });
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ exit: 0, stdout: `${printed}\n`, ran: ["find"] });
    expect(recorded.routing).toContainEqual(expect.objectContaining({ tool: "find", state: "unkept" }));
  });

  it("an iterator that can do nothing more is recorded item by item", async () => {
    const shop = `${ran}\ndef find():\n    ran("find")\n    return map(str, [1, 2])\n`;
    const files = { "shop.py": shop, "main.py": "import shop\nprint(list(shop.find()))\n" };
    using agent = pythonAgent({ files, tools: { find: "shop:find" } });
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ exit: 0, stdout: "['1', '2']\n", ran: ["find"] });
    expect(await agent.replay(recorded.calls)).toMatchObject({ stdout: "['1', '2']\n", ran: ["find"], misses: [] });
  });

  it("a library's arguments that JSON does not know are asked for as it has them", async () => {
    const main = `from replaykit import _route\nasked = {"limit": float("nan"), "by_place": {(1, 2): "x"}}\nprint(_route.run("find", asked, lambda: "found"))\n`;
    using agent = pythonAgent({ files: { "shop.py": ran, "main.py": main }, tools: {} });
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ exit: 0, stdout: "found\n" });
    expect(recorded.calls).toMatchObject([{ args: { limit: null, by_place: { "(1, 2)": "x" } }, output: "found" }]);
  });

  it("arguments that are no JSON are told of, and `args` picks what counts", async () => {
    const shop = `${ran}\nclass Session:\n    __slots__ = ("open",)\ndef refund(session, order, file=None):\n    ran("refund")\n    return order\n`;
    const main = `import shop\nprint(shop.refund(shop.Session(), 7, open("shop.py")))\n`;
    const files = { "shop.py": shop, "main.py": main };
    using unpicked = pythonAgent({ files, tools: { refund: "shop:refund" }, effects: { refund: "write" } });
    const told = await unpicked.record();
    expect(told).toMatchObject({ exit: 0, stdout: "7\n", ran: ["refund"] });
    const unkept = told.routing.filter(({ state }) => state === "unkept").map(({ message }) => message);
    const remedy = "list the parameters that count: `args: [order]` under tools.refund in replaykit.yaml";
    expect(unkept).toEqual([
      `an argument of refund at /session is of shop.Session, which is not JSON and cannot be rebuilt; ${remedy}`,
      `an argument of refund at /file is of _io.TextIOWrapper, which is not JSON and cannot be rebuilt; ${remedy}`,
    ]);
    const refused = await unpicked.replay(told.calls);
    expect(refused).toMatchObject({ exit: 1, ran: ["refund"] });
    expect(refused.misses).toEqual(unkept);

    const tools = { refund: { at: "shop:refund", args: ["order"] } };
    using picked = pythonAgent({ files, tools, effects: { refund: "write" } });
    const recorded = await picked.record();
    expect(recorded.calls).toMatchObject([{ args: { order: 7 } }]);
    const replayed = await picked.replay(recorded.calls);
    expect(replayed).toMatchObject({ exit: 0, stdout: "7\n", ran: ["refund"], misses: [] });
  });

  it("an argument to pick that the function has not is refused with those that it has", async () => {
    const tools = { refund: { at: "shop:refund", args: ["customer"] } };
    using agent = pythonAgent({
      files: { "shop.py": ran + refund, "main.py": "import shop\nshop.refund(1)\n" },
      tools,
    });
    const { exit, routing, ran: made } = await agent.record();
    expect([exit, made]).toEqual([1, []]);
    expect(routing.map(({ message }) => message)).toEqual([
      "tools.refund (shop:refund): has no parameter customer; list some of these under args: order, amount",
    ]);
  });

  it("a module that fails to load fails as it does without us", async () => {
    const files = { "shop.py": `${ran}${refund}raise ValueError("no database")\n`, "main.py": "import shop\n" };
    using agent = pythonAgent({ files, tools: { refund: "shop:refund" } });
    const { exit, stderr } = await agent.record();
    expect(exit).toBe(1);
    expect(stderr).toMatch(/shop\.py", line \d+, in <module>[^]*ValueError: no database\n$/);
    using broken = pythonAgent({
      files: { "shop.py": "def refund(:\n", "main.py": "import shop\n" },
      tools: { refund: "shop:refund" },
    });
    expect((await broken.record()).stderr).toMatch(/shop\.py", line 1\n[^]*SyntaxError: invalid syntax\n/);
  });

  it("a function that has a mark and a line is one tool, asked for once", async () => {
    const files = {
      "shop.py": `import replaykit\n${ran}@replaykit.tool\n${refund}`,
      "main.py": "from shop import refund\nprint(refund(7))\n",
    };
    using agent = pythonAgent({ files, tools: { refund: "shop:refund" }, effects: { refund: "write" } });
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ exit: 0, ran: ["refund"], calls: [{ tool: "refund", args: { order: 7 } }] });
    expect(recorded.calls).toHaveLength(1);
  });

  it("a function under two names, and two functions of one name, are refused", async () => {
    const main = { "main.py": "import shop\nshop.refund(1)\n" };
    const lines = { refund: "shop:refund", cancel: "shop:refund" };
    using twice = pythonAgent({ files: { "shop.py": ran + refund, ...main }, tools: lines });
    const message =
      "tools.cancel (shop:refund): tools.refund names the same function, which can be only one tool; remove one of the two lines";
    expect((await twice.record()).routing).toContainEqual({
      tool: "cancel",
      at: "shop:refund",
      state: "refused",
      message,
    });

    const marked = { "shop.py": `import replaykit\n${ran}@replaykit.tool(name="pay")\n${refund}`, ...main };
    using other = pythonAgent({ files: marked, tools: { refund: "shop:refund" } });
    expect((await other.record()).routing.map((notice) => notice.message)).toContain(
      "tools.pay: its function is the tool refund already, and can be only one; route it under one of the two names",
    );

    const both = {
      "a.py": `import replaykit\n${ran}@replaykit.tool\n${refund}`,
      "main.py": `import replaykit, a\n@replaykit.tool\n${refund}refund(1)\n`,
    };
    using same = pythonAgent({ files: both });
    const { exit, stderr, ran: made } = await same.replay([]);
    expect([exit, made]).toEqual([1, []]);
    expect(stderr).toMatch(
      /^replaykit: tools\.refund: refund in .*a\.py and refund in .*main\.py both have this name; give one of them another name: @replaykit\.tool\(name="\.\.\."\)\n$/,
    );
  });

  it("a generator that is left half read is served so far, and reading on is a miss", async () => {
    const shop = `${ran}\ndef pages(query):\n    for number in range(5):\n        ran("page %d" % number)\n        yield {"page": number}\n`;
    const main = (count: number) =>
      `import itertools, shop\nprint(list(itertools.islice(shop.pages("x"), ${count})))\n`;
    using agent = pythonAgent({ files: { "shop.py": shop, "main.py": main(2) }, tools: { pages: "shop:pages" } });
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ exit: 0, ran: ["page 0", "page 1"] });
    expect(recorded.calls).toMatchObject([
      { output: { yielded: [{ page: 0 }, { page: 1 }], left: true }, output_types: { "": "generator" } },
    ]);
    const replayed = await agent.replay(recorded.calls);
    expect(replayed).toMatchObject({ exit: 0, stdout: recorded.stdout, ran: recorded.ran, misses: [] });

    using further = pythonAgent({ files: { "shop.py": shop, "main.py": main(3) }, tools: { pages: "shop:pages" } });
    const beyond = await further.replay(recorded.calls);
    expect(beyond).toMatchObject({ exit: 1, ran: [] });
    expect(beyond.misses).toEqual([
      "the generator of pages at /yielded ends after 2 recorded items, but the agent asks for more; record pages again, or give it an answer under `static` in fixtures/tools.json",
    ]);
  });

  it.each([
    { how: "by its line", shop: "", tools: { pages: "shop:pages" } },
    { how: "by a decorator", shop: "import replaykit\n@replaykit.tool\n", tools: {} },
    { how: "in place", shop: "", tools: { pages: "other:pages" } },
  ])("an async generator that is routed $how gets what its caller throws, and is closed", async ({ shop, tools }) => {
    const pages = [
      "async def pages(query):",
      "    try:",
      "        for number in range(9):",
      "            try:",
      "                yield number",
      "            except (KeyError, KeyboardInterrupt) as error:",
      "                yield type(error).__name__",
      "    finally:",
      '        ran("closed")',
    ];
    const main = [
      "import asyncio, other",
      "async def main():",
      '    steps = other.pages("x")',
      "    got = [await steps.__anext__(), await steps.athrow(KeyError()), await steps.__anext__()]",
      "    print(got, await steps.athrow(KeyboardInterrupt()))",
      "    await steps.aclose()",
      '    ran("after")',
      "asyncio.run(main())",
    ];
    const files = {
      "shop.py": `${ran}\n${shop}${pages.join("\n")}\n`,
      "other.py": 'exec("from shop import pages")\n',
      "main.py": `${ran}\n${main.join("\n")}\n`,
    };
    using agent = pythonAgent({ files, tools });
    expect(await agent.record()).toMatchObject({
      stdout: "[0, 'KeyError', 1] KeyboardInterrupt\n",
      stderr: "",
      ran: ["closed", "after"],
      calls: [{ tool: "pages", output: { yielded: [0, "KeyError", 1, "KeyboardInterrupt"], left: true } }],
    });
  });

  it("a generator that fails midway fails there again, and one that a process ends with is told of", async () => {
    const shop = `${ran}\ndef pages(query):\n    yield (1,)\n    raise LookupError("no page 2")\n`;
    const main = `import shop\ntry:\n    for page in shop.pages("x"):\n        print(page)\nexcept LookupError as error:\n    print(error)\n`;
    using agent = pythonAgent({ files: { "shop.py": shop, "main.py": main }, tools: { pages: "shop:pages" } });
    const recorded = await agent.record();
    expect(recorded.stdout).toBe("(1,)\nno page 2\n");
    expect(await agent.replay(recorded.calls)).toMatchObject({ exit: 0, stdout: recorded.stdout, misses: [] });

    const open = `import os, shop\nkept = shop.pages("x")\nprint(next(kept))\nimport sys\nsys.modules["keep"] = kept\n`;
    using left = pythonAgent({ files: { "shop.py": shop, "main.py": open }, tools: { pages: "shop:pages" } });
    expect((await left.record()).calls).toMatchObject([{ output: { yielded: [[1]], left: true } }]);
  });

  it("a tool inside of a pure one is asked for, since the pure one runs in a replay", async () => {
    const shop = `${ran}${refund}def plan(order):\n    return [refund(order)]\n`;
    const tools = { refund: "shop:refund", plan: "shop:plan" };
    const effects = { refund: "write", plan: "pure" } as const;
    using agent = pythonAgent({
      files: { "shop.py": shop, "main.py": "import shop\nprint(shop.plan(7))\n" },
      tools,
      effects,
    });
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ ran: ["refund"], calls: [{ tool: "plan" }, { tool: "refund" }] });
    const replayed = await agent.replay(recorded.calls);
    expect(replayed).toMatchObject({ stdout: "[7]\n", ran: ["refund"], misses: [] });
    expect(replayed.observations).toMatchObject([{ how: "run" }, { how: "served" }]);
  });

  it("a module that is not there is told of when it was recorded, with the modules near", async () => {
    const files = { "shop.py": ran + refund, "main.py": "import shop\nshop.refund(1)\n" };
    using agent = pythonAgent({ files, tools: { refund: "shopp:refund" } });
    expect((await agent.record()).routing.map(({ message }) => message)).toEqual([
      'tools.refund (shopp:refund): there is no module shopp (did you mean shop?); correct the line in replaykit.yaml, or write `@replaykit.tool(name="refund")` above the function',
    ]);
  });

  it("a module that this run had no need of is no fault", async () => {
    const files = { "shop.py": ran + refund, "main.py": "print(1)\n" };
    using agent = pythonAgent({ files, tools: { refund: "shop:refund" } });
    expect(await agent.record()).toMatchObject({ exit: 0, routing: [] });
  });

  it("wrong arguments raise what Python raises, and nobody is asked", async () => {
    const main = `import shop\ntry:\n    shop.refund(amount=1)\nexcept TypeError as error:\n    print(error)\n`;
    using agent = pythonAgent({
      files: { "shop.py": ran + refund, "main.py": main },
      tools: { refund: "shop:refund" },
    });
    const plain = "refund() missing 1 required positional argument: 'order'\n";
    expect(await agent.record()).toMatchObject({ exit: 0, stdout: plain, calls: [] });
  });
});
