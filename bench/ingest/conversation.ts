import { type TraceRun, traceSchema } from "../../src/core/schema/trace.ts";

const words =
  "the refund policy says that a ticket bought within one day may be changed or returned when the agent finds its booking and passenger".split(
    " ",
  );

/** A conversation with tools of about this many bytes; its words are pseudorandom and the same in every run. */
export function conversation(bytes: number): TraceRun {
  let state = bytes >>> 0;
  const next = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const sentence = (length: number) => Array.from({ length }, () => words[next(words.length)] ?? "").join(" ");
  const events: unknown[] = [{ type: "input_message", role: "user", content: sentence(30) }];
  for (let size = 0, n = 0; size < bytes * 0.98; n += 1) {
    const step = [
      {
        type: "model_call",
        model: "gpt-4o",
        output: { role: "assistant", content: sentence(20) },
        usage: { input: next(3000), output: next(300) },
      },
      {
        type: "tool_call",
        call_id: `call_${n}`,
        tool_name: "find_booking",
        tool_args: { booking: `B${next(99_999)}`, note: sentence(6) },
      },
      {
        type: "tool_result",
        call_id: `call_${n}`,
        output: { rows: Array.from({ length: 4 }, () => ({ id: next(1e6), price: next(900), text: sentence(14) })) },
      },
    ];
    events.push(...step);
    size += JSON.stringify(step).length;
  }
  events.push({ type: "final_output", content: sentence(40) });
  return traceSchema.parse({ run_id: `bench-${bytes}`, status: "success", events });
}
