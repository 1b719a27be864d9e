import { traceSchema, type TraceRun } from "../../src/core/schema/trace.ts";

const agents = ["support-agent", "billing-agent", "docs-agent", "collections-agent", "travel-agent", "returns-agent"];
const subjects = ["invoice", "order", "refund", "shipment", "subscription", "coupon", "address", "warranty", "booking"];
const faults = [
  "TimeoutError: upstream did not answer within 30 s",
  "KeyError: 'plan'",
  "429 rate limited: quota exceeded",
  "ValidationError: amount must be a number",
  "ConnectionResetError: connection was reset by the peer",
  "PermissionError: the token lacks the scope write",
];
const comments = [
  "It said that my subscription was cancelled. It was not.",
  "Refunded the whole order instead of the mug.",
  "Gave me the address of another customer.",
  "Sent the reminder twice.",
  "The amount is wrong, it took the price without the discount.",
];

/**
 * Runs as an agent's month makes them: some failures often, many seldom, some said only by a person. The same number gives the same
 * run, so that pages can be compared.
 */
export function seedRun(number: number): TraceRun {
  const pick = <Item>(items: readonly Item[], salt: number): Item => {
    const place = (Math.imul(number + 1, 2_654_435_761) >>> (salt * 3)) % items.length;
    return items[place] as Item; // a remainder of the length
  };
  const [subject, agent] = [pick(subjects, 1), pick(agents, 2)];
  const id = `${subject.slice(0, 3)}_${1000 + (number % 900)}`;
  const began = Date.UTC(2026, 10, 20, 9, 0, number % 60);
  const at = (seconds: number) => new Date(began + seconds * 1_000).toISOString();
  const said = number % 3 === 0;
  const comment = pick(comments, 4);
  const events = [
    {
      type: "input_message",
      role: "user",
      content: `What about my ${subject} ${id}? It is the third time that I ask.`,
      at: at(0),
    },
    { type: "model_call", model: "gpt-5-mini", usage: { input: 412, output: 31 }, at: at(0.1), duration_ms: 800 },
    { type: "tool_call", call_id: "a", tool_name: `get_${subject}`, tool_args: { id }, at: at(1) },
    said
      ? { type: "tool_result", call_id: "a", output: { id, total: 89, state: "open" }, at: at(1.4) }
      : { type: "tool_result", call_id: "a", error: { kind: "exception", message: pick(faults, 3) }, at: at(1.4) },
    ...(said
      ? [
          {
            type: "tool_call",
            call_id: "b",
            tool_name: `update_${subject}`,
            tool_args: { id, amount: 89 },
            at: at(2.2),
          },
          { type: "tool_result", call_id: "b", output: { ok: true }, at: at(2.9) },
          { type: "final_output", content: `Done! Your ${subject} ${id} is changed.`, at: at(4) },
        ]
      : [{ type: "error", kind: "exception", error: pick(faults, 3), at: at(2) }]),
  ];
  return traceSchema.parse({
    run_id: `run_${(0x8f21c0 + number).toString(16)}`,
    status: said ? "success" : "error",
    agent: { name: agent, version: `4.${number % 3}.${number % 7}` },
    session_id: `session-${number % 40}`,
    ...(said ? { feedback: { rating: "bad", comment: `${comment} (${subject})` } } : {}),
    started_at: at(0),
    ended_at: at(said ? 4 : 2),
    events,
  });
}

/** A run of many events, with a step that is asked again and again, three errors and an end. */
export function longRun(runId: string, events: number): TraceRun {
  const rounds = Math.floor((events - 4) / 4);
  const at = (ms: number) => new Date(Date.UTC(2026, 10, 20, 9) + ms).toISOString();
  const loop = Array.from({ length: rounds }, (_, round) => {
    const failed = round === 60 || round === 120 || round === rounds - 2;
    const query = round > 30 && round < 60 ? "refund policy" : `refund policy, page ${round}`;
    return [
      {
        type: "model_call",
        model: "gpt-5-mini",
        output: null,
        usage: { input: 900 + round, output: 20 },
        at: at(round * 900),
      },
      {
        type: "tool_call",
        call_id: `c${round}`,
        tool_name: "search_docs",
        tool_args: { query },
        at: at(round * 900 + 500),
      },
      {
        type: "tool_result",
        call_id: `c${round}`,
        ...(failed ? { error: { kind: "timeout", message: "the search timed out" } } : { output: { documents: [] } }),
        at: at(round * 900 + 800),
      },
      { type: "other", name: "log", data: `round ${round}`, at: at(round * 900 + 850) },
    ];
  });
  return traceSchema.parse({
    run_id: runId,
    status: "error",
    agent: { name: "docs-agent", version: "2.0.0" },
    events: [
      { type: "input_message", role: "system", content: "You answer from the documents alone.", at: at(0) },
      { type: "input_message", role: "user", content: "How long can I send a mug back?", at: at(0) },
      ...loop.flat(),
      { type: "error", kind: "limit", error: `step limit of ${rounds} reached`, at: at(rounds * 900) },
    ],
  });
}
