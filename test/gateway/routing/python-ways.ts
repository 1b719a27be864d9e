/** One way to define a tool in Python. */
export interface PythonWay {
  way: string;
  at: string;
  /** The module `shop`, of which `ran` notes that a tool really ran. */
  shop: string;
  /** What the agent does; it prints what it got. */
  agent: string;
  args: unknown;
  words?: string[];
  more?: Record<string, string>;
}

/** The first lines of each module with tools. */
export const ran = `
def ran(name):
    with open("ran.log", "a") as file:
        file.write(name + "\\n")
`;

const one = { order: 7 };
const call = `print(refund(7))`;

/** Each is routed by its line in replaykit.yaml, without a change of its code. */
export const routedWays: PythonWay[] = [
  {
    way: "a function that another module imports by name",
    at: "shop:refund",
    shop: `def refund(order, amount=5):\n    ran("refund")\n    return {"order": order, "amount": amount}`,
    agent: `from shop import refund\n${call}`,
    args: one,
  },
  {
    way: "a star import",
    at: "shop:refund",
    shop: `def refund(order):\n    ran("refund")\n    return order`,
    agent: `from shop import *\n${call}`,
    args: one,
  },
  {
    way: "a re-export, where the code imports it from its own module",
    at: "shop:refund",
    shop: `from payments import refund`,
    more: { "payments.py": `${ran}\ndef refund(order):\n    ran("refund")\n    return order` },
    agent: `from payments import refund\nimport shop\nprint(refund(order=7))`,
    args: one,
  },
  {
    way: "a re-export by star",
    at: "shop:refund",
    shop: `from payments import *`,
    more: { "payments.py": `${ran}\ndef refund(order):\n    ran("refund")\n    return order` },
    agent: `import shop\nprint(shop.refund(7))`,
    args: one,
  },
  {
    way: "a function in the main script",
    at: "main:refund",
    shop: "",
    agent: `"""Doc."""\nfrom __future__ import annotations\nfrom shop import ran\ndef refund(order: Order):\n    ran("refund")\n    return order\n${call}`,
    args: one,
  },
  {
    way: "a function in a module that runs by -m",
    at: "package.agent:refund",
    shop: "",
    words: ["-m", "package.agent"],
    more: {
      "package/__init__.py": "",
      "package/agent.py": `from shop import ran\ndef refund(order):\n    ran("refund")\n    return order\n${call}`,
    },
    agent: "",
    args: one,
  },
  {
    way: "a lambda",
    at: "shop:refund",
    shop: `refund = lambda order: (ran("refund"), order)`,
    agent: `from shop import refund\n${call}`,
    args: one,
  },
  {
    way: "a partial",
    at: "shop:refund",
    shop: `import functools\ndef pay(kind, order):\n    ran("refund")\n    return kind, order\nrefund = functools.partial(pay, "refund")`,
    agent: `from shop import refund\nprint(refund.func.__name__, refund(7))`,
    args: one,
  },
  {
    way: "a member of a dict that holds a lambda",
    at: "shop:TOOLS.refund",
    shop: `TOOLS = {"refund": lambda order: (ran("refund"), order)}`,
    agent: `from shop import TOOLS\nprint(TOOLS["refund"](7))`,
    args: one,
  },
  {
    way: "a function of which a dict holds a reference",
    at: "shop:refund",
    shop: `def refund(order):\n    ran("refund")\n    return order\nTOOLS = {"refund": refund}`,
    agent: `from shop import TOOLS\nprint(TOOLS["refund"](order=7))`,
    args: one,
  },
  {
    way: "a member that a table gets by assignment",
    at: "shop:TOOLS.refund",
    shop: `TOOLS = {}\nTOOLS["refund"] = lambda order: (ran("refund"), order)`,
    agent: `from shop import TOOLS\nprint(TOOLS["refund"](7))`,
    args: one,
  },
  {
    way: "a member that a loop puts into a table",
    at: "shop:TOOLS.refund",
    shop: `def pay(order):\n    ran("refund")\n    return order\nTOOLS = {}\nfor name, function in [("refund", pay)]:\n    TOOLS[name] = function`,
    agent: `from shop import TOOLS\nprint(TOOLS["refund"](7))`,
    args: one,
  },
  {
    way: "a static method",
    at: "shop:Shop.refund",
    shop: `class Shop:\n    @staticmethod\n    def refund(order):\n        ran("refund")\n        return order`,
    agent: `from shop import Shop\nprint(Shop.refund(7), Shop.refund.__name__)`,
    args: one,
  },
  {
    way: "a class method",
    at: "shop:Shop.refund",
    shop: `class Shop:\n    @classmethod\n    def refund(cls, order):\n        ran("refund")\n        return cls.__name__, order`,
    agent: `from shop import Shop\nprint(Shop.refund(7))`,
    args: one,
  },
  {
    way: "an instance's method",
    at: "shop:Shop.refund",
    shop: `class Shop:\n    def refund(self, order):\n        ran("refund")\n        return order`,
    agent: `from shop import Shop\nprint(Shop().refund(7))`,
    args: one,
  },
  {
    way: "a method that a class inherits",
    at: "shop:Shop.refund",
    shop: `class Base:\n    def refund(self, order):\n        ran("refund")\n        return order\nclass Shop(Base):\n    pass`,
    agent: `from shop import Shop\nprint(Shop().refund(7))`,
    args: one,
  },
  {
    way: "a method of an object that the module makes",
    at: "shop:tools.refund",
    shop: `class Tools:\n    def refund(self, order):\n        ran("refund")\n        return order\ntools = Tools()\nTABLE = {"refund": tools.refund}`,
    agent: `from shop import TABLE\nprint(TABLE["refund"](7))`,
    args: one,
  },
  {
    way: "an object that is called",
    at: "shop:Refunder.__call__",
    shop: `class Refunder:\n    def __call__(self, order):\n        ran("refund")\n        return order\nrefund = Refunder()`,
    agent: `from shop import refund\n${call}`,
    args: one,
  },
  {
    way: "a function inside of a function",
    at: "shop:make.refund",
    shop: `def make(currency):\n    def refund(order):\n        ran("refund")\n        return currency, order\n    return {"refund": refund}`,
    agent: `from shop import make\nprint(make("EUR")["refund"](7))`,
    args: one,
  },
  {
    way: "an async function",
    at: "shop:refund",
    shop: `async def refund(order):\n    ran("refund")\n    return order`,
    agent: `import asyncio, inspect\nfrom shop import refund\nassert inspect.iscoroutinefunction(refund)\nprint(asyncio.run(refund(7)))`,
    args: one,
  },
  {
    way: "a lambda that hands on an async function",
    at: "shop:refund",
    shop: `async def pay(order):\n    ran("refund")\n    return (order,)\nrefund = lambda order: pay(order)`,
    agent: `import asyncio\nfrom shop import refund\nasync def main():\n    print(await refund(7))\nasyncio.run(main())`,
    args: one,
  },
  {
    way: "a generator",
    at: "shop:refund",
    shop: `def refund(order):\n    ran("refund")\n    yield (order, 1)\n    yield (order, 2)\n    return "done"`,
    agent: `import inspect\nfrom shop import refund\nassert inspect.isgeneratorfunction(refund)\ndef whole():\n    print((yield from refund(7)))\nprint(list(whole()))`,
    args: one,
  },
  {
    way: "an async generator",
    at: "shop:refund",
    shop: `async def refund(order):\n    ran("refund")\n    sent = yield (order, 1)\n    yield sent`,
    agent: `import asyncio\nfrom shop import refund\nasync def main():\n    items = refund(7)\n    print(await items.__anext__(), await items.asend(b"two"))\n    print([item async for item in items])\nasyncio.run(main())`,
    args: one,
  },
  {
    way: "a function under decorators of its own",
    at: "shop:refund",
    shop: `import functools\nREGISTRY = {}\ndef register(function):\n    REGISTRY[function.__name__] = function\n    return function\n@functools.lru_cache\n@register\ndef refund(order):\n    ran("refund")\n    return order`,
    agent: `from shop import REGISTRY, refund\nassert REGISTRY["refund"] is refund.__wrapped__\nprint(REGISTRY["refund"](7))`,
    args: one,
  },
  {
    way: "keyword-only, positional-only and collected arguments",
    at: "shop:refund",
    shop: `def refund(order, /, *items, currency="EUR", **more):\n    ran("refund")\n    return order, items, currency, more`,
    agent: `from shop import refund\nprint(refund(7, "a", "b", currency="USD", note="x"))`,
    args: { order: 7, items: ["a", "b"], currency: "USD", note: "x" },
  },
  {
    way: "one parameter that is given a dict",
    at: "shop:refund",
    shop: `def refund(input):\n    ran("refund")\n    return input["order"]`,
    agent: `from shop import refund\nprint(refund({"order": 7}))`,
    args: one,
  },
  {
    way: "functools.singledispatch, for each type",
    at: "shop:refund",
    shop: `import functools\n@functools.singledispatch\ndef refund(order):\n    raise TypeError\n@refund.register\ndef _(order: int):\n    ran("refund")\n    return order`,
    agent: `from shop import refund\n${call}`,
    args: one,
  },
  {
    way: "a definition inside of try and if",
    at: "shop:refund",
    shop: `try:\n    import nothing_of_this_name\nexcept ImportError:\n    if True:\n        def refund(order):\n            ran("refund")\n            return order`,
    agent: `from shop import refund\n${call}`,
    args: one,
  },
  {
    way: "a function in a process that multiprocessing starts anew",
    at: "main:refund",
    shop: "",
    agent: [
      "import multiprocessing",
      "from shop import ran",
      "def refund(order):",
      `    ran("refund")`,
      "    return order",
      `if __name__ == "__main__":`,
      `    with multiprocessing.get_context("spawn").Pool(1) as pool:`,
      "        print(pool.map(refund, [7]))",
    ].join("\n"),
    args: one,
  },
];

/** Ways in which modules are found and loaded. */
export const loadedWays: PythonWay[] = [
  {
    way: "a module that another import hook loads",
    at: "shop:refund",
    shop: `def refund(order):\n    ran("refund")\n    return order`,
    more: {
      "hook.py": [
        "import importlib.machinery, sys",
        "class Loader(importlib.machinery.SourceFileLoader):",
        "    def source_to_code(self, data, path, **more):",
        `        print("hooked", path.rpartition("/")[2])`,
        "        return super().source_to_code(data, path, **more)",
        "class Finder:",
        "    def find_spec(self, name, path=None, target=None):",
        "        spec = importlib.machinery.PathFinder.find_spec(name, path, target)",
        `        if name == "shop":`,
        "            spec.loader = Loader(name, spec.origin)",
        "        return spec",
        "sys.meta_path.insert(0, Finder())",
      ].join("\n"),
    },
    agent: `import hook\nfrom shop import refund\n${call}`,
    args: one,
  },
  {
    way: "a module that is there only compiled",
    at: "compiled:refund",
    shop: "",
    more: { "source.py": `from shop import ran\ndef refund(order):\n    ran("refund")\n    return order` },
    agent: `import py_compile\npy_compile.compile("source.py", "compiled.pyc")\nfrom compiled import refund\n${call}`,
    args: one,
  },
  {
    way: "a module in src, named by its path",
    at: "src.bill.tools:refund",
    shop: "",
    more: {
      "src/bill/__init__.py": "from .tools import refund",
      "src/bill/tools.py": `from shop import ran\ndef refund(order):\n    ran("refund")\n    return order`,
    },
    agent: `import sys\nsys.path.insert(0, "src")\nfrom bill import refund\n${call}`,
    args: one,
  },
  {
    way: "a package that hands a function on",
    at: "bill:refund",
    shop: "",
    more: {
      "bill/__init__.py": "from .tools.pay import charge as refund",
      "bill/tools/__init__.py": "",
      "bill/tools/pay.py": `from shop import ran\ndef charge(order):\n    ran("refund")\n    return order`,
    },
    agent: `from bill.tools.pay import charge\nprint(charge(7))`,
    args: one,
  },
  {
    way: "a module that is loaded before the one that hands it on",
    at: "bill:refund",
    shop: "",
    more: {
      "bill.py": "from pay import charge as refund",
      "pay.py": `from shop import ran\ndef charge(order, note=None):\n    ran("refund")\n    return order\nTABLE = {"pay": charge}`,
    },
    agent: `import inspect\nfrom pay import TABLE, charge\nimport bill\nprint(inspect.signature(charge), TABLE["pay"](7))`,
    args: one,
  },
  {
    way: "a folder that is run",
    at: "folder.__main__:refund",
    shop: "",
    words: ["folder"],
    more: {
      "folder/__main__.py": `import sys\nsys.path.insert(0, ".")\nfrom shop import ran\ndef refund(order):\n    ran("refund")\n    return order\n${call}`,
    },
    agent: "",
    args: one,
  },
];

/** What cannot be wrapped is refused with the line to write, and no tool runs. */
export const refusedWays: (Omit<PythonWay, "args"> & { message: string })[] = [
  {
    way: "a name that is not there",
    at: "shop:refnd",
    shop: `def refund(order):\n    ran("refund")`,
    agent: `from shop import refund\n${call}`,
    message: `tools.refund (shop:refnd): shop has no refnd (did you mean refund?); correct the line in replaykit.yaml, or write \`@replaykit.tool(name="refund")\` above the function`,
  },
  {
    way: "a member of a list",
    at: "shop:TOOLS.refund",
    shop: `TOOLS = [lambda order: ran("refund")]`,
    agent: `from shop import TOOLS\nprint(TOOLS[0](7))`,
    message: `tools.refund (shop:TOOLS.refund): shop has no TOOLS.refund; correct the line in replaykit.yaml, or write \`@replaykit.tool(name="refund")\` above the function`,
  },
  {
    way: "an object that is called",
    at: "shop:refund",
    shop: `class Refunder:\n    def __call__(self, order):\n        ran("refund")\nrefund = Refunder()`,
    agent: `from shop import refund\n${call}`,
    message:
      "tools.refund (shop:refund): is an object of Refunder, not a function; name the method that runs: `refund: shop:Refunder.__call__`",
  },
  {
    way: "a value that is no function",
    at: "shop:refund",
    shop: `refund = "refund"`,
    agent: `from shop import refund\nprint(refund)`,
    message: `tools.refund (shop:refund): is a str, not a function; write \`@replaykit.tool(name="refund")\` above the function`,
  },
  {
    way: "a name that the main script does not have",
    at: "main:refnd",
    shop: "",
    agent: `from shop import ran\ndef refund(order):\n    ran("refund")\n${call}`,
    message: `tools.refund (main:refnd): main has no refnd (did you mean refund?); correct the line in replaykit.yaml, or write \`@replaykit.tool(name="refund")\` above the function`,
  },
];
