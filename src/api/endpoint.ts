import type * as z from "zod";
import type { Scope } from "./schema/project.ts";

/** One address of the Worker's API with one method: what it takes, gives and refuses, and who may ask. */
export interface Endpoint {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** With a name in braces for each part that varies: `/v1/runs/{id}`. */
  path: string;
  summary: string;
  /**
   * What the credential must hold; of a list any will do. `none`: for everybody; `administrator`: who holds the Worker's own token;
   * `signature`: whose body is signed.
   */
  scope: "none" | Scope | readonly Scope[] | "administrator" | "signature";
  /** A parameter that is not named here is refused. */
  query?: z.ZodObject;
  /** Headers that mean something here beside the credential. */
  headers?: Record<string, string>;
  body?: z.ZodType;
  /** What an agent records of itself: a body of up to 16 MiB, whose texts are kept as they are. */
  recorded?: true;
  /** Content types of the body; left out: JSON. `binary`: not described by the schema. */
  types?: { json?: readonly string[]; binary?: readonly string[] };
  answer: z.ZodType;
  /** Content type of an answer that is text, not JSON. */
  text?: string;
  /** Of the answer; left out: 200. */
  status?: 201;
  /** Further statuses of this endpoint; one that is not an error has a schema. */
  also?: Readonly<Record<number, string | OtherAnswer>>;
  /** True if senders of others post, with refusals in OTLP's form. */
  otlp?: true;
  /** True if what senders add to the address is theirs, and no parameter is refused. */
  anyQuery?: true;
  example?: { query?: Record<string, string>; body?: unknown };
}

interface OtherAnswer {
  what: string;
  answer: z.ZodType;
}

/** Keeps the types of what is described, and checks that it is all there. */
export function endpoint<const E extends Endpoint>(described: E): E {
  return described;
}

/** The names in a path: `id` and `step` of `/v1/runs/{id}/checkpoints/{step}`. */
type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;
export type ParamsOf<E extends Endpoint> = Record<NameIn<E["path"]>, string>;

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Written<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** The parsed value that a handler gets. */
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
