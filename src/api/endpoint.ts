import type * as z from "zod";
import type { Scope } from "./schema/project.ts";

/** One method at one address of the Worker's API: what it takes, returns and refuses, and who may use it. */
export interface Endpoint {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** Has a name in braces for each part that varies: `/v1/runs/{id}`. */
  path: string;
  summary: string;
  /**
   * What the credential must hold; any one of a list is enough. `none`: public; `administrator`: the Worker's own
   * token; `signature`: a signed body.
   */
  scope: "none" | Scope | readonly Scope[] | "administrator" | "signature";
  /** Query parameters. Any other is refused. */
  query?: z.ZodObject;
  /** Headers that have a meaning here, beside the credential. */
  headers?: Record<string, string>;
  body?: z.ZodType;
  /** True for what an agent records of itself: a body of up to 16 MiB, whose texts are kept as they are. */
  recorded?: true;
  /** Content types of the body. Default: JSON. The schema does not describe `binary`. */
  types?: { json?: readonly string[]; binary?: readonly string[] };
  answer: z.ZodType;
  /** Content type of an answer that is text, not JSON. */
  text?: string;
  /** Status of the answer. Default: 200. */
  status?: 201;
  /** Further statuses of this endpoint. One that is not an error has a schema. */
  also?: Readonly<Record<number, string | OtherAnswer>>;
  /** True if exporters of other projects post here. Refusals then have OTLP's form. */
  otlp?: true;
  /** True if senders may add parameters of their own. None is refused then. */
  anyQuery?: true;
  example?: { query?: Record<string, string>; body?: unknown };
}

interface OtherAnswer {
  what: string;
  answer: z.ZodType;
}

/** Keeps the exact types of an endpoint, and checks that it is complete. */
export function endpoint<const E extends Endpoint>(described: E): E {
  return described;
}

/** The names in a path: `id` and `step` of `/v1/runs/{id}/checkpoints/{step}`. */
type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;
export type ParamsOf<E extends Endpoint> = Record<NameIn<E["path"]>, string>;

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Written<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** The parsed values that a handler gets. */
export type QueryOf<E extends Endpoint> = Read<E["query"]>;
export type BodyOf<E extends Endpoint> = Read<E["body"]>;
/** The value that a client sends. */
export type SentBody<E extends Endpoint> = Written<E["body"]>;

type OtherAnswersOf<Also> = {
  [Status in keyof Also]: Also[Status] extends { answer: infer Schema } ? Read<Schema> : never;
}[keyof Also];
/** Answers that are not errors: the usual one, and those with another status. */
export type AnswerOf<E extends Endpoint> =
  | Read<E["answer"]>
  | (E["also"] extends object ? OtherAnswersOf<E["also"]> : never);
