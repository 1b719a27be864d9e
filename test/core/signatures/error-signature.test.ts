import { describe, expect, it } from "vitest";
import * as z from "zod";
import { checkRun } from "../../../src/core/checks/check-run.ts";
import { safePattern } from "../../../src/core/matching/safe-pattern.ts";
import { strayCrash } from "../../../src/core/run/empty-run.ts";
import { errorSignature, onlyClassOf, stableText } from "../../../src/core/signatures/error-signature.ts";

const python = `Traceback (most recent call last):
  File "/srv/agent/main.py", line 12, in <module>
    main()
  File "/srv/agent/main.py", line 8, in main
    total = order['total']
KeyError: 'total'`;
const node = `/srv/agent/main.mjs:3
    throw new OrderMissing(7);
    ^

OrderMissing: no order 7
    at main (file:///srv/agent/main.mjs:3:11)
    at node:internal/modules/cjs/loader:1554:14

Node.js v24.11.0`;

/** The text, what is kept of it, a text of the same error that must match, and one of another error that must not. */
const table: [text: string, kept: unknown, same: string, other: string][] = [
  ["KeyError: 'total'", "KeyError: 'total'", python, "KeyError: 'OPENAI_API_KEY'"],
  [python, "KeyError: 'total'", "KeyError: 'total'", python.replace("'total'\n", "x\n").replace(/'total'$/, "'plan'")],
  [node, { $regex: "OrderMissing: no order \\d" }, node.replaceAll("7", "12"), "OrderMissing: no order given"],
  ["KeyError: 12345", { $regex: "KeyError: \\d" }, "KeyError: 7", "KeyError: 'OPENAI_API_KEY'"],
  [
    "TypeError: Cannot read properties of undefined (reading 'total')",
    "Cannot read properties of undefined (reading 'total')",
    "Cannot read properties of undefined (reading 'total')",
    "TypeError: Cannot read properties of undefined (reading 'plan')",
  ],
  [
    "order ORD-1299 not found in /var/data/orders.json",
    { $regex: "order .+ not found in" },
    "RuntimeError: order ORD-7 not found in C:\\data\\o.json",
    "order ORD-1299 was cancelled",
  ],
  [
    "openai.BadRequestError: Error code: 400 - {'error': {'message': \"This model's maximum context length is 8192 tokens. However you asked for 9001.\"}}",
    {
      $regex:
        "Error code: 400 - \\{'error': \\{'message': \"This model's maximum context length is .+ tokens\\. However you asked for \\d",
    },
    "Error code: 400 - {'error': {'message': \"This model's maximum context length is 4096 tokens. However you asked for 5000.\"}}",
    "openai.AuthenticationError: Error code: 401 - {'error': {'message': \"Incorrect API key provided: sk-1\"}}",
  ],
  ["HTTP 503 from billing", "HTTP 503 from billing", "Error: HTTP 503 from billing", "HTTP 401 from billing"],
  [
    "call [redacted-secret-3f9a1c02] failed at 2026-01-02T10:00:00Z after 3 tries of refund",
    { $regex: "failed at .+ after .+ tries of refund" },
    "call [redacted-secret-99999999] failed at 2027-01-02T10:00:00Z after 12 tries of refund",
    "call failed of refund",
  ],
  ["错误：找不到订单 12", { $regex: "错误：找不到订单 \\d" }, "错误：找不到订单 7", "错误：没有密钥"],
  [
    "a (b)* [c] wrong {1,2} $x ^y | z\\d",
    { $regex: "a \\(b\\)\\* \\[c\\] wrong \\{.+\\} \\$x \\^y \\| z\\\\d" },
    "a (b)* [c] wrong {3} $x ^y | z\\d",
    "abbb",
  ],
];

describe("the error that a case names", () => {
  it.each(table)("%s", (text, kept, same, other) => {
    const stable = stableText(text);
    expect(stable).toEqual(kept);
    if (stable === undefined) throw new Error("nothing was kept");
    const { $regex } = z.object({ $regex: z.string().optional() }).catch({}).parse(stable);
    if ($regex !== undefined) expect(safePattern($regex)).toMatchObject({ ok: true });
    const holds = (error: string) =>
      checkRun(
        { ...strayCrash(), errors: [{ kind: "exception", text: error }] },
        { kind: "error_matches", text: stable },
      ).outcome;
    expect([holds(text), holds(same), holds(other)]).toEqual(["pass", "pass", "fail"]);
  });

  it.each(["", " \n ", "Error", "failed", "an error occurred", "Unknown error", "12345", "Error: 42", "\uE000\uE001"])(
    "is not named by %j",
    (text) => {
      expect(stableText(text)).toBeUndefined();
    },
  );

  it("is a class without a message, and no other error of the class", () => {
    const table = [
      ["ValueError", "builtins.ValueError", "ValueError: no such date"],
      ["app.errors.QuotaError", "app.errors.QuotaError", "app.errors.QuotaError: 3 left"],
      ['Traceback (most recent call last):\n  File "a.py", line 3\nKeyError', "KeyError", "KeyError: 'plan'"],
    ] as const;
    for (const [text, same, other] of table) {
      const check = errorSignature({ errors: [{ kind: "exception", text }] });
      const holds = (error: string) =>
        check && checkRun({ ...strayCrash(), errors: [{ kind: "exception", text: error }] }, check).outcome;
      expect([holds(text), holds(same), holds(other)]).toEqual(["pass", "pass", "fail"]);
      expect(check && onlyClassOf(check)).toBeUndefined();
    }
  });

  it("is told to be weak where all of its message varies", () => {
    const named = (text: string) => {
      const check = errorSignature({ errors: [{ kind: "exception", text }] });
      return check && onlyClassOf(check);
    };
    expect(named("ValueError: 2026-11-22T10:00:00Z")).toBe("ValueError");
    expect(named("ValueError: no such date")).toBeUndefined();
    expect(named("boom")).toBeUndefined();
  });

  it("is found behind a stack that is longer than a pattern is tested on", () => {
    const stack = Array.from({ length: 900 }, (_, line) => `  File "/srv/a.py", line ${line}, in step`).join("\n");
    const check = errorSignature({
      errors: [{ kind: "exception", text: `${stack}\nRuntimeError: job 7 of 9 was lost` }],
    });
    expect(check).toEqual({ kind: "error_matches", text: { $regex: "job .+ of .+ was lost" } });
    const run = (text: string) => ({ ...strayCrash(), errors: [{ kind: "exception" as const, text }] });
    expect(check && checkRun(run(`${stack}\nRuntimeError: job 8 of 9 was lost`), check).outcome).toBe("pass");
    expect(check && checkRun(run(`${stack}\nRuntimeError: job 8 was found`), check).outcome).toBe("fail");
  });

  it("is a kind where texts differ from library to library", () => {
    const of = (kind: "timeout" | "limit" | "tool" | "model", text: string) =>
      errorSignature({ errors: [{ kind, text }] });
    expect(of("timeout", "timed out after 30 s")).toEqual({ kind: "error_matches", error_kind: "timeout" });
    expect(of("limit", "step limit")).toBeUndefined();
    expect(of("tool", "billing is down")).toEqual({ kind: "error_matches", text: "billing is down" });
    expect(
      errorSignature({ errors: [{ kind: "exception", text: "Maximum number of steps reached" }] }),
    ).toBeUndefined();
    expect(errorSignature({ errors: [] })).toBeUndefined();
  });

  it("is the last one that says something", () => {
    const errors = ["no city Bern", "boom", "Error"].map((text) => ({ kind: "exception" as const, text }));
    expect(errorSignature({ errors })).toEqual({ kind: "error_matches", text: "boom" });
  });
});
