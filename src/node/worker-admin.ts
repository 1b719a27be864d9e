import * as z from "zod";
import { ReplayKitError } from "../core/error.ts";
import type { Json } from "../core/schema/json.ts";

const projectSchema = z.looseObject({ project: z.string() });
const tokenSchema = z.looseObject({ token: z.string(), id: z.string() });
const faultSchema = z.looseObject({ error: z.looseObject({ message: z.string(), hint: z.string().optional() }) });

/** What the holder of the administrator's token does on a Worker. */
export interface WorkerAdmin {
  /** Makes a project, or changes its settings. */
  putProject(name: string, settings: Json): Promise<z.infer<typeof projectSchema>>;
  /** Makes a token; its text is answered this once. */
  createToken(project: string, request: { name: string; scopes: string[] }): Promise<z.infer<typeof tokenSchema>>;
}

export function createWorkerAdmin({ url, secret }: { url: string; secret: string }): WorkerAdmin {
  const base = `${url.replace(/\/+$/, "")}/v1/projects`;

  async function send(method: string, path: string, body: Json): Promise<unknown> {
    const response = await reach(`${base}/${path}`, method, body);
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const fault = faultSchema.safeParse(answer);
    const message = fault.success ? fault.data.error.message : `the Worker answered ${response.status}`;
    const hint = fault.success ? fault.data.error.hint : undefined;
    throw new ReplayKitError(
      response.status === 401 ? "unauthorized" : "invalid_input",
      message,
      hint === undefined ? {} : { hint },
    );
  }

  async function reach(address: string, method: string, body: Json): Promise<Response> {
    try {
      const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
      return await fetch(address, { method, headers, body: JSON.stringify(body) });
    } catch (cause) {
      throw new ReplayKitError("network_failed", `cannot reach the Worker at ${url}`, {
        hint: "is it running? replaykit worker dev",
        cause,
      });
    }
  }

  return {
    putProject: async (name, settings) => projectSchema.parse(await send("PUT", encodeURIComponent(name), settings)),
    createToken: async (project, request) =>
      tokenSchema.parse(await send("POST", `${encodeURIComponent(project)}/tokens`, request)),
  };
}
