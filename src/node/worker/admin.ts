import * as z from "zod";
import { type ApiClient, createApiClient } from "../../api/client.ts";
import type { AnswerOf, QueryOf } from "../../api/endpoint.ts";
import { projects } from "../../api/endpoints/projects.ts";
import { ApiError } from "../../api/api-error.ts";
import { isObject } from "../../core/schema/is-object.ts";
import type { Json, JsonObject } from "../../core/schema/json.ts";

/** Settings are passed on unchanged: a newer Worker may have settings that this version does not know. */
const projectSchema = z.looseObject({ project: z.string(), settings: z.record(z.string(), z.json()) });
const pageSchema = z.looseObject({ lines: z.array(z.unknown()), next: z.string().nullable() });

export type WorkerProject = z.infer<typeof projectSchema>;
export type WorkerToken = AnswerOf<typeof projects.tokens>["tokens"][number];
export type WorkerAct = AnswerOf<typeof projects.audit>["acts"][number];

/** Operations on a Worker with the administrator's token. */
export interface WorkerAdmin {
  projects(): Promise<{ id: string; created_at: number }[]>;
  /** `undefined` if there is no project of this name. */
  project(name: string): Promise<WorkerProject | undefined>;
  /** Creates a project, or replaces its settings. */
  putProject(name: string, settings: Json): Promise<WorkerProject>;
  /** All data of a project, in pages of lines. */
  exportProject(name: string, options?: { limit?: number }): AsyncGenerator<unknown[]>;
  /** Sends lines of an export (JSON texts) that start at `line`. Returns the next line to send. */
  importLines(name: string, page: { backup: string; line: number; lines: string[] }): Promise<number>;
  /** Deletes a project, in as many requests as needed. A repeated call continues after an interruption. */
  deleteProject(name: string, progress?: (objects: number) => void): Promise<{ objects: number }>;
  /** Makes the index again from the stored runs, in as many requests as needed. Returns how many were missing in it. */
  rebuild(name: string, progress?: (calls: number) => void): Promise<{ runs: number }>;
  /** The audit log, the newest entry first. */
  audit(name: string): AsyncGenerator<WorkerAct>;
  tokens(project: string): Promise<WorkerToken[]>;
  /** Creates a token. Only this answer contains its text. */
  createToken(project: string, request: TokenRequest): Promise<AnswerOf<typeof projects.createToken>>;
  revokeToken(project: string, id: string): Promise<void>;
}

export interface TokenRequest {
  name: string;
  /** The Worker rejects unknown scopes. */
  scopes: string[];
  expires_at?: string;
}

export function createWorkerAdmin({ url, secret }: { url: string; secret: string }): WorkerAdmin {
  const credential = { authorization: `Bearer ${secret}` };
  const { ask, askVerbatim } = createApiClient({ url, credential, hint: "is it running? npx replaykit worker dev" });
  return {
    projects: async () => (await ask(projects.list, {})).projects,
    async project(project) {
      try {
        return projectSchema.parse(await askVerbatim(projects.read, { params: { project } }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }
    },
    putProject: async (project, settings) =>
      projectSchema.parse(await askVerbatim(projects.put, { params: { project }, body: JSON.stringify(settings) })),
    async *exportProject(project, { limit } = {}) {
      const query: { [Name in keyof QueryOf<typeof projects.export>]?: string | number | undefined } = { limit };
      for (let more = true; more; ) {
        const { lines, next } = pageSchema.parse(await askVerbatim(projects.export, { params: { project }, query }));
        yield lines;
        query.cursor = next ?? undefined;
        more = next !== null;
      }
    },
    async importLines(project, { backup, line, lines }) {
      const body = `{"lines":[${lines.join(",")}]}`;
      return (await ask(projects.import, { params: { project }, query: { backup, line }, body })).next;
    },
    deleteProject: (project, progress) => deleteProject(ask, project, progress),
    rebuild: (project, progress) => rebuild(ask, project, progress),
    async *audit(project) {
      let cursor: string | undefined;
      do {
        const { acts, next } = await ask(projects.audit, { params: { project }, query: { cursor } });
        yield* acts;
        cursor = next ?? undefined;
      } while (cursor !== undefined);
    },
    ...tokenCalls(ask),
  };
}

function tokenCalls(ask: ApiClient["ask"]): Pick<WorkerAdmin, "tokens" | "createToken" | "revokeToken"> {
  return {
    tokens: async (project) => (await ask(projects.tokens, { params: { project } })).tokens,
    createToken: (project, request) =>
      ask(projects.createToken, { params: { project }, body: JSON.stringify(request) }),
    async revokeToken(project, token) {
      await ask(projects.revokeToken, { params: { project, token } });
    },
  };
}

async function rebuild(
  ask: ApiClient["ask"],
  project: string,
  progress?: (calls: number) => void,
): Promise<{ runs: number }> {
  let runs = 0;
  let cursor: string | undefined;
  for (let calls = 1; ; calls += 1) {
    const answer = await ask(projects.rebuild, { params: { project }, query: { cursor } });
    runs += answer.runs;
    progress?.(calls);
    if (answer.next === null) return { runs };
    cursor = answer.next;
  }
}

async function deleteProject(
  ask: ApiClient["ask"],
  project: string,
  progress?: (objects: number) => void,
): Promise<{ objects: number }> {
  let objects = 0;
  for (;;) {
    const answer = await ask(projects.remove, { params: { project } });
    objects += answer.objects;
    if (answer.deleted) return { objects };
    progress?.(objects);
  }
}

/**
 * Merges changes into settings. Objects are merged by member, other values are replaced, and `null` removes a member.
 */
export function mergeSettings(settings: JsonObject, change: JsonObject): JsonObject {
  const merged = new Map(Object.entries(settings));
  for (const [name, value] of Object.entries(change)) {
    const before = merged.get(name);
    if (value === null) merged.delete(name);
    else merged.set(name, isObject(before) && isObject(value) ? mergeSettings(before, value) : value);
  }
  return Object.fromEntries(merged);
}
