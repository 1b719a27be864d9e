import { expect, it } from "vitest";
import { cli, type CliResult } from "../support/cli.ts";
import { shippedCli } from "../support/shipped-cli.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const shop = `
from shop.payments import charge as pay
from shop.stars import *
from json import dumps as given

def refund(order):
    return order

class Shop:
    limit = 5

    def close(self):
        def inner(): return 1
        return inner

class Branch(Shop):
    pass

tools = {"look_up": lambda order: order}
made = make()
`;

const doctor = (cwd: string) => cli(["doctor"], { cwd });

/** What doctor says, and whether a file of the repository ran. */
async function doctorOn(tools: Record<string, string>, run: (cwd: string) => Promise<CliResult> = doctor) {
  const lines = Object.entries(tools).map(([tool, at]) => `  ${tool}: "${at}"\n`);
  using folder = temporaryFolder({
    "replaykit.yaml": `version: 1\nrunner: { command: [node, tools.ts] }\ntools:\n${lines.join("")}`,
    "tools.ts": "export function refund(id: string) {\n  return id;\n}\nexport const lookUp = (id: string) => id;\n",
    "src/shop/__init__.py": "raise SystemExit('it ran')\n",
    "src/shop/tools.py": shop,
    "src/shop/payments.py": "def charge(amount):\n    return amount\n",
    "src/shop/stars.py": "def star():\n    return 1\n",
    "broken.py": "def refund(:\n",
  });
  const { stdout } = await run(folder.path);
  return stdout;
}

it("doctor tries the functions of tools, and says what to correct", async () => {
  const said = await doctorOn({ refund: "tools.ts#refnd", look_up: "tools.ts#lookUp", lost: "gone.ts#lost" });
  expect(said).toContain("tools.refund: tools.ts#refnd names no function; the nearest are refund, lookUp");
  expect(said).toContain("correct tools.refund in replaykit.yaml");
  expect(said).toContain("tools.lost: gone.ts#lost: there is no such file");
  expect(said).toContain("1 function of tools can be routed");
});

it("doctor finds nothing to correct where each is there", async () => {
  const said = await doctorOn({ refund: "tools.ts#refund", look_up: "tools.ts#lookUp" });
  expect(said).toContain("2 functions of tools can be routed");
  expect(said).not.toContain("correct tools.");
});

it("doctor tries Python functions too, and runs none of their code", async () => {
  const said = await doctorOn({
    a: "shop.tools:refnd",
    b: "shop.tols:refund",
    c: "shop.tools:Shop",
    d: "shop.tools:Shop.open",
    e: "broken:refund",
    f: "nowhere:refund",
    g: "shop.tools:refund",
  });
  expect(said).toContain("tools.a: shop.tools:refnd: shop.tools has no refnd (did you mean refund?)");
  expect(said).toContain("correct tools.a in replaykit.yaml");
  expect(said).toContain("tools.b: shop.tols:refund: there is no module shop.tols (did you mean shop.tools");
  expect(said).toContain("tools.c: shop.tools:Shop: is a class; name its method: shop.tools:Shop.__call__ or another");
  expect(said).toContain("tools.d: shop.tools:Shop.open: shop.tools has no Shop.open");
  expect(said).toContain("tools.e: broken:refund: broken cannot be read: invalid syntax");
  expect(said).toContain("tools.f: nowhere:refund: there is no module nowhere");
  expect(said).toContain("1 function of tools can be routed");
});

it("doctor finds nothing to correct in Python where each is there, or only the agent's run can tell", async () => {
  const said = await doctorOn({
    a: "shop.tools:refund",
    b: "shop.tools:Shop.close",
    c: "shop.tools:Shop.close.inner",
    d: "shop.tools:pay",
    e: "shop.tools:star",
    f: "shop.tools:tools.look_up",
    g: "shop.tools:Branch.close",
    h: "shop.tools:made",
    i: "shop.tools:given",
    j: "json:dumps",
  });
  expect(said).toContain("10 functions of tools can be routed");
  expect(said).not.toContain("correct tools.");
});

it("doctor says so where no Python can look", async () => {
  using empty = temporaryFolder({ "README.md": "" });
  // Python is looked for where the process looks, so this one is not of the test's own.
  const alone = (cwd: string) => shippedCli(["doctor"], { cwd, env: { PATH: empty.path } });
  const said = await doctorOn({ refund: "shop.tools:refund" }, alone);
  expect(said).toContain("1 Python function of tools could not be checked: python3 does not start");
});
