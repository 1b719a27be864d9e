/** Headers that forbid caching and content sniffing of a project's answers. */
export const jsonHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
};

/**
 * A JSON answer. hono's `c.json` would add the body's type to the app's; with the endless nesting of traces the compiler would never
 * finish.
 */
export function answer(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...jsonHeaders, ...headers } });
}

/** JSON that is already text, so that large answers are written once. */
export function answerText(json: string): Response {
  return new Response(json, { headers: { ...jsonHeaders, "content-type": "application/json" } });
}
