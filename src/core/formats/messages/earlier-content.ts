import type { Json } from "../../schema/json.ts";
import { present } from "../fields/fields.ts";
import type { Message } from "./message-shape.ts";

/** An earlier turn's message with its calls and results as parts. It is input of the run, not an action. */
export function earlierContent({ text, extras, calls, results }: Message): Json {
  return [
    ...(text === "" ? [] : [{ type: "text", text }]),
    ...extras,
    ...calls.map(({ id, name, args }) => present({ type: "tool_call", id, name, arguments: args })),
    ...results.map(({ id, output, error }) =>
      present({ type: "tool_call_response", id, response: output, is_error: error ? true : undefined }),
    ),
  ];
}
