/** Nothing but this Worker's own style and script; no frame, no other place to send a form to. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": policy,
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

export function answerPage(page: { toString(): string }, status = 200): Response {
  return new Response(`<!doctype html>${page.toString()}\n`, { status, headers });
}
