import type * as z from "zod";

/** One address of the API and what it takes and gives. */
export interface Operation {
  method: "get" | "post" | "put" | "patch" | "delete";
  path: string;
  summary: string;
  /** `none`: for everybody; `administrator`: who holds the Worker's own token. */
  scope: "none" | "ingest" | "read" | "promote" | "admin" | "administrator" | "signature";
  query?: z.ZodObject;
  body?: z.ZodType;
  answer?: z.ZodType;
  /** Statuses with a meaning of their own beyond 200, 400, 401, 403, 404 and 429. */
  also?: Record<number, string>;
}
