import { describe, expect, it } from "vitest";
import { commandWithQuestion, questionOf } from "../../../src/cli/traces/asked-question.ts";
import { inputMessages } from "../../../src/core/run/trace-input.ts";
import { configSchema } from "../../../src/core/schema/config.ts";
import { traceSchema } from "../../../src/core/schema/trace.ts";

const redactor = { text: (word: string) => word.replaceAll("kim@example.com", "u-1@redacted.invalid") };

/** A run in which the model was given these, and the first of them is the prompt. */
function traceOf(said: unknown[], source?: object) {
  const events = [
    { type: "input_message", role: "system", content: "You refund orders." },
    ...said.map((content) => ({ type: "input_message", role: "user", content })),
  ];
  return traceSchema.parse({ run_id: "r", status: "success", events, ...(source && { source }) });
}

function asked(argv: string[], said: unknown[], { config = {}, env = {} }: { config?: object; env?: object } = {}) {
  const configured = { config: configSchema.parse({ version: 1, ...config }) };
  return questionOf(argv, { trace: traceOf(said), redactor, env: { ...env } }, configured);
}

describe("the question of a recorded run", () => {
  const question = "Refund order 7";
  const around = `A customer writes: <msg>${question}</msg>`;

  it.each<[string, string[], object]>([
    ["the words at the end of the command", ["python3", "agent.py", question], {}],
    ["the same without quotation marks", ["python3", "agent.py", "Refund", "order", "7"], {}],
    [
      "the place of {input}",
      ["node", "a.ts", question, "--json"],
      { config: { runner: { command: ["node", "a.ts", "{input}", "--json"] } } },
    ],
    [
      "that of one of several runners",
      ["node", "b.ts", "Refund", "order", "7"],
      {
        config: {
          runners: { a: { command: "node a.ts {input}" }, b: { command: "node b.ts {input}", cwd: "services/b" } },
        },
      },
    ],
    [
      "that of the runner that says most of the command",
      ["node", "a.ts", question, "stream"],
      { config: { runners: { a: { command: "node a.ts {input}" }, b: { command: "node a.ts {input} stream" } } } },
    ],
    ["its variable", ["node", "a.ts"], { env: { REPLAYKIT_INPUT: question } }],
  ])("comes from %s", (_, argv, options) => {
    expect(asked(argv, [around], options)).toBe(question);
    expect(asked(argv, [{ type: "text", text: around }], options)).toBe(question);
    // A message that says it and no more is the question as it stands.
    expect(asked(argv, [question, "Go on."], options)).toBeUndefined();
  });

  it("is what the runner gets, whatever the agent made of it", () => {
    const config = { runner: { command: "python3 agent.py {input}" } };
    expect(asked(["python3", "agent.py", "orders 7 and 8"], ["Refund 7", "Refund 8"], { config })).toBe(
      "orders 7 and 8",
    );
    expect(asked(["python3", "other.py", "orders 7 and 8"], ["Refund 7", "Refund 8"], { config })).toBeUndefined();
  });

  it("is none where each argument is a question of its own, also an equal one", () => {
    const config = { runner: { command: "python3 agent.py {input}" } };
    for (const said of [
      [question, "And 8?"],
      [question, question],
    ])
      expect(asked(["python3", "agent.py", ...said], said, { config })).toBeUndefined();
    expect(asked(["python3", "agent.py", question, question], [question], { config })).toBe(`${question} ${question}`);
  });

  it("is redacted as the run was", () => {
    const said = "Ticket: I am u-1@redacted.invalid";
    expect(asked(["node", "a.ts", "I am kim@example.com"], [said])).toBe("I am u-1@redacted.invalid");
  });

  it("is unknown where a message holds one word of the command, or nobody said anything", () => {
    expect(asked(["node", "a.ts", "order"], [around])).toBeUndefined();
    expect(asked(["node", "a.ts"], [around])).toBeUndefined();
    expect(asked(["node", "a.ts", question], [])).toBeUndefined();
  });

  it("puts {input} where the words are", () => {
    const configured = { config: configSchema.parse({ version: 1 }) };
    const recorded = { trace: traceOf([around]), redactor };
    expect(commandWithQuestion(["node", "a.ts", question], recorded, configured)).toEqual(["node", "a.ts", "{input}"]);
    expect(commandWithQuestion(["node", "a.ts", "order"], recorded, configured)).toBeUndefined();
    const several = { trace: traceOf([question, "And 8?"]), redactor };
    const written = (...words: string[]) => commandWithQuestion(["node", "a.ts", ...words], several, configured);
    expect(written(question, "And 8?")).toEqual(["node", "a.ts", "{inputs}"]);
    // Only the last one was an argument.
    expect(written("And 8?")).toEqual(["node", "a.ts", "{input}"]);
  });
});

describe("the input of a case", () => {
  const system = { role: "system", content: "You refund orders." };

  it("is what the agent was asked, where the recording tells it", () => {
    const source = { format: "gateway", question: "Refund order 7" };
    expect(inputMessages(traceOf(["Ticket: Refund order 7"], source))).toEqual([
      system,
      { role: "user", content: "Refund order 7" },
    ]);
  });

  it("has words of any length, and no data that would make the file too large", () => {
    const data = "QUJD".repeat(150_000);
    const picture = (url: string) => [
      { type: "text", text: "What is this?" },
      { type: "image_url", image_url: { url } },
    ];
    const words = "one more word ".repeat(5_000);
    const left = "(600022 characters of data, in source-trace.json)";
    const messages = inputMessages(
      traceOf([picture(`data:image/png;base64,${data}`), words, picture("https://x/a.png")]),
    );
    const contents = messages.slice(1).map(({ content }) => content);
    expect(contents).toEqual([picture(left), words, picture("https://x/a.png")]);
    const small = [picture("QUJD".repeat(5_000))];
    expect(inputMessages(traceOf(small))).toMatchObject([system, { content: small[0] }]);
  });

  it.each([[undefined], [{ format: "gateway" }], [{ format: "x", question: { a: 1 } }]])(
    "is what its model was told, where it does not: %j",
    (source) => {
      expect(inputMessages(traceOf(["Ticket: Refund order 7", "Go on."], source))).toEqual([
        system,
        { role: "user", content: "Ticket: Refund order 7" },
        { role: "user", content: "Go on." },
      ]);
    },
  );
});
