import { pageHeaders } from "../../src/pages/page-headers.ts";

export function answerPage(page: { toString(): string }, status = 200): Response {
  return new Response(`<!doctype html>${page.toString()}\n`, { status, headers: pageHeaders });
}
