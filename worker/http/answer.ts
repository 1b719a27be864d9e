/** What the answers of a project say is kept by no cache, and read as nothing but what it is. */
export const jsonHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/**
 * A JSON answer. hono's `c.json` would carry the body's type into the app's own; with traces in it, whose values nest without end,
 * the compiler does not come back.
 */
export function answer(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...jsonHeaders, ...headers } });
}

/** JSON that is text already: large answers are written once. */
export function answerText(json: string): Response {
  return new Response(json, { headers: { ...jsonHeaders, "content-type": "application/json" } });
}
