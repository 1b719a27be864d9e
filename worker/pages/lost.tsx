import type { Context } from "hono";
import { LostPage } from "../../src/pages/app-page.tsx";
import { answerPage } from "./answer-page.tsx";

/** The answer to a person whose address leads nowhere; programs get the API's error. */
export function lostPage({ req }: Context): Response | undefined {
  const isPerson = req.method === "GET" && (req.header("accept") ?? "").includes("text/html");
  return isPerson && !req.path.startsWith("/v1/") ? answerPage(<LostPage path={req.path} />, 404) : undefined;
}
