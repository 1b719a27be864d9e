import * as z from "zod";
import { ReplayKitError } from "../../core/error.ts";
import type { Json } from "../../core/schema/json.ts";
import { jsonSchema } from "../../core/schema/json.ts";
import { callErrorSchema } from "../../core/schema/trace.ts";
import type { CallTool } from "../../sdk/index.ts";
import { errorOf, recordedError } from "../../sdk/recorder/record-stream.ts";

const answerSchema = z.looseObject({
  how: z.string().optional(),
  id: z.string().optional(),
  output: jsonSchema.optional(),
  error: callErrorSchema.optional(),
});

/** Sends tool calls to the gateway. It answers from the record, simulates the call, or lets the tool's own code run. */
export function gatewayTools(url: string): CallTool {
  return async function callTool({ tool, args }, work) {
    const answer = await post(`${url}/tools/${encodeURIComponent(tool)}`, { args });
    if (answer.id === undefined) {
      if (answer.error) throw recordedError(answer.error);
      return answer.output ?? null;
    }
    const result = await settled(work);
    await post(`${url}/tools/${encodeURIComponent(tool)}/result`, { id: answer.id, ...result.reported });
    if (result.thrown !== undefined) throw result.thrown;
    return result.output;
  };
}

async function settled(work: () => Promise<Json>) {
  try {
    const output = await work();
    return { output, reported: { output }, thrown: undefined };
  } catch (thrown) {
    return { output: null, reported: { error: errorOf(thrown) }, thrown };
  }
}

async function post(address: string, body: unknown) {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const parsed = answerSchema.safeParse(await response.json());
  if (parsed.success) return parsed.data;
  throw new ReplayKitError("network_failed", `the gateway answered ${response.status} with something other than JSON`);
}
