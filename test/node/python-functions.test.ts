import { expect, it } from "vitest";
import { findFunctions, likeliest } from "../../src/node/routing/find-functions.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const shop = `import functools
raise SystemExit("this code does not run")

def refund(order):
    def book(amount):
        pass

class Shop:
    @staticmethod
    async def cancelOrder(order):
        pass

    def __init__(self):
        self.notify = lambda text: None

TOOLS = {"lookup": lambda query: query, "refund": refund}
transfer = functools.partial(refund, kind="transfer")
`;

it("finds Python functions by the names of tools, without running their code", async () => {
  using folder = temporaryFolder({
    "services/my-agent/shop/tools.py": shop,
    "services/my-agent/shop/__init__.py": "def escalate():\n    pass\n",
    "broken.py": "def refund(:\n",
    "venv/lib/tools.py": shop,
    "notes.txt": "def refund(): pass\n",
  });
  const tools = ["refund", "book", "cancel_order", "notify", "lookup", "transfer", "escalate", "nothing"];
  const found = await findFunctions(folder.path, tools);
  const file = "services/my-agent/shop/tools.py";
  expect(found.toSorted((a, b) => a.line - b.line)).toEqual([
    { name: "escalate", at: "shop:escalate", file: "services/my-agent/shop/__init__.py", line: 1 },
    { name: "refund", at: "shop.tools:refund", file, line: 4 },
    { name: "book", at: "shop.tools:refund.book", file, line: 5 },
    { name: "cancelOrder", at: "shop.tools:Shop.cancelOrder", file, line: 10 },
    { name: "notify", fault: "each object has its own function", file, line: 14 },
    { name: "lookup", at: "shop.tools:TOOLS.lookup", file, line: 16 },
    { name: "transfer", at: "shop.tools:transfer", file, line: 17 },
  ]);
  expect(likeliest(found, "refund").map(({ at }) => at)).toEqual(["shop.tools:refund"]);
  expect(likeliest(found, "nothing")).toEqual([]);
});
