import { describe, expect, it } from "vitest";
import { pythonHas } from "../../support/python.ts";
import { pythonAgent } from "./python-agent.ts";
import { ran } from "./python-ways.ts";

const shop = `
import collections, dataclasses, datetime, decimal, enum, pathlib, typing, uuid
${ran}
@dataclasses.dataclass(frozen=True)
class Line:
    sku: str
    price: decimal.Decimal

@dataclasses.dataclass
class Order:
    kind: typing.ClassVar[str] = "order"
    id: int
    lines: list = dataclasses.field(default_factory=list)

    def total(self):
        return sum(line.price for line in self.lines)

class State(enum.Enum):
    OPEN = "open"

class Kind(str, enum.Enum):
    CARD = "card"

Point = collections.namedtuple("Point", "x y")

class Node:
    def __init__(self, next):
        self.next = next

class CardDeclined(Exception):
    def __init__(self, code, why):
        super().__init__("declined: %s" % why)
        self.code = code

class Refused(CardDeclined):
    pass

def results():
    ran("results")
    return {
        "dataclass": Order(7, [Line("a", decimal.Decimal("1.10"))]),
        "enum": State.OPEN, "text enum": Kind.CARD, "namedtuple": Point(1, 2), "object": Node(Node(None)),
        "decimal": decimal.Decimal("5.00"), "datetime": datetime.datetime(2026, 1, 2, 3, 4, 5, 6, datetime.timezone.utc),
        "date": datetime.date(2026, 1, 2), "time": datetime.time(3, 4), "timedelta": datetime.timedelta(days=1, microseconds=1),
        "uuid": uuid.UUID(int=7), "path": pathlib.Path("/a/b"), "bytes": b"\\x00\\xff", "set": {3, 1}, "tuple": (1, (2,)),
        "nan": float("nan"), "inf": float("-inf"), "float": 425.0, "int": 2**70, "none": None, "keys": {1: "a", (2, 3): "b"},
    }

def declined(order):
    ran("declined")
    raise Refused(7, "no funds")

def fails(order):
    ran("fails")
    return {"a": 1}[order]
`;

const main = `
import shop
def told(value):
    if isinstance(value, shop.Node):
        return "Node(%s)" % told(value.next)
    return "%s %r" % (type(value).__name__, value)
found = shop.results()
for name, value in found.items():
    print(name, told(value))
print(found["dataclass"].total(), found["dataclass"].lines[0].price + 1, shop.State.OPEN is found["enum"])
try:
    shop.declined(1)
except shop.CardDeclined as error:
    print(type(error).__name__, error, error.args, error.code, error.__class__ is shop.Refused)
try:
    shop.fails("b")
except KeyError as error:
    print(repr(error), error.args)
`;

const tools = { results: "shop:results", declined: "shop:declined", fails: "shop:fails" };
const effects = { results: "read", declined: "write", fails: "read" } as const;

describe("results of routed Python functions", () => {
  it("have in a replay the type that they had, and exceptions the class", async () => {
    using agent = pythonAgent({ files: { "shop.py": shop, "main.py": main }, tools, effects });
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ exit: 0, stderr: "", ran: ["results", "declined", "fails"] });
    const [results, declined] = recorded.calls;
    expect(results?.output_types).toMatchObject({
      "/dataclass": "dataclass shop:Order",
      "/dataclass/lines/0/price": "Decimal",
      "/enum": "enum shop:State",
      "/nan": "float",
    });
    expect(results?.output).toMatchObject({ dataclass: { id: 7, lines: [{ sku: "a", price: "1.10" }] }, float: 425 });
    expect(declined?.error).toEqual({
      kind: "exception",
      message: "Refused: declined: no funds",
      thrown: {
        value: { args: ["declined: no funds"], attributes: { code: 7 } },
        types: { "": "exception shop:Refused" },
      },
    });
    // As a file of fixtures keeps them.
    const kept = JSON.parse(JSON.stringify(recorded.calls));
    const replayed = await agent.replay(kept);
    expect(replayed).toMatchObject({ exit: 0, stderr: "", stdout: recorded.stdout, ran: recorded.ran });
    expect(replayed.misses).toEqual([]);
  });

  it("are refused, and not given as something else, where their class is gone", async () => {
    using agent = pythonAgent({ files: { "shop.py": shop, "main.py": main }, tools, effects });
    const { calls } = await agent.record();
    const types = { ...calls[0]?.output_types, "/enum": "enum shop:Gone" };
    const replayed = await agent.replay(
      calls.map((call, index) => (index === 0 ? { ...call, output_types: types } : call)),
    );
    expect(replayed.exit).toBe(1);
    const reason = "the answer of results at /enum is of shop:Gone, which no longer exists";
    expect(replayed.misses).toEqual([
      `${reason}; record results again, or give it an answer under \`static\` in fixtures/tools.json`,
    ]);
    expect(replayed.stderr).toContain("replaykit._route.ToolError: replaykit: the answer of results is of shop:Gone");
  });

  it("load no module that the recording names", async () => {
    const evil = { "shop.py": shop, "main.py": main, "evil.py": `${ran}\nran("evil")\nclass Evil:\n    pass\n` };
    using agent = pythonAgent({ files: evil, tools, effects });
    const { calls } = await agent.record();
    const types = { ...calls[0]?.output_types, "/enum": "object evil:Evil" };
    const replayed = await agent.replay(
      calls.map((call, index) => (index === 0 ? { ...call, output_types: types } : call)),
    );
    expect(replayed).toMatchObject({ exit: 1, ran: ["results", "declined", "fails"] });
  });

  it("that are made up have the type of the annotation, or are a miss", async () => {
    const typed = `${shop}
def refund(order) -> Line:
    ran("refund")
    return Line("a", 1)

def cancel(order) -> typing.Optional[Order]:
    ran("cancel")
    return Order(order)

def notify(order) -> None:
    ran("notify")
`;
    const calls = `import shop\nprint(shop.notify(1), shop.cancel(1).total(), shop.refund(1).sku)\n`;
    const lines = { refund: "shop:refund", cancel: "shop:cancel", notify: "shop:notify" };
    const writes = { refund: "write", cancel: "write", notify: "write" } as const;
    using agent = pythonAgent({ files: { "shop.py": typed, "main.py": calls }, tools: lines, effects: writes });
    const fixed = { cancel: { output: { id: 3 } }, refund: { output: { sku: "b", price: 5 } } };
    const made = await agent.replay([], fixed);
    expect(made).toMatchObject({ exit: 0, stdout: "None 0 b\n", ran: [], misses: [] });
    const unmade = await agent.replay([], { cancel: fixed.cancel });
    expect(unmade).toMatchObject({ exit: 1, ran: [] });
    expect(unmade.misses).toEqual([
      "the answer of refund is made up, and does not fit Line: lacks sku, price, which Line has now; record refund again, or give it an answer under `static` in fixtures/tools.json",
    ]);
  });

  it.skipIf(!pythonHas("pydantic"))("may be models of pydantic", async () => {
    const models = `import pydantic, datetime\n${ran}
class Item(pydantic.BaseModel):
    sku: str
    at: datetime.datetime = datetime.datetime(2026, 1, 1)
    note: str = "none"

def find(sku):
    ran("find")
    return [Item(sku=sku), Item(sku=sku, note="x")]
`;
    const found = `import shop\nfor item in shop.find("a"):\n    print(repr(item), item.model_dump(exclude_unset=True))\n`;
    using agent = pythonAgent({ files: { "shop.py": models, "main.py": found }, tools: { find: "shop:find" } });
    const recorded = await agent.record();
    expect(recorded).toMatchObject({ exit: 0, stderr: "", ran: ["find"] });
    const replayed = await agent.replay(JSON.parse(JSON.stringify(recorded.calls)));
    expect(replayed).toMatchObject({ exit: 0, stdout: recorded.stdout, ran: ["find"] });
  });
});
