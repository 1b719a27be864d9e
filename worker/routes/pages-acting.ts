import { Hono } from "hono";
import { csrf } from "hono/csrf";
import * as z from "zod";
import { groups as groupEndpoints } from "../../src/api/endpoints/groups.ts";
import { runs as runEndpoints } from "../../src/api/endpoints/runs.ts";
import { groupStateSchema } from "../../src/api/schema/group.ts";
import { compact, unlessEmpty } from "../../src/core/compact.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { type Api, ask } from "../pages/api-client.ts";
import { backTo } from "../pages/inbox-filter.ts";
import { type PageContext, signedIn } from "../pages/signed-in.tsx";
import { parsed } from "../http/request.ts";

const feedbackFormSchema = z.object({ rating: z.enum(["bad", "good"]), comment: z.string().max(1_000).default("") });
const markFormSchema = z.object({ mark: z.enum(["promote", "none"]) });
const stateFormSchema = z.object({ state: groupStateSchema });
const statesFormSchema = stateFormSchema.extend({
  group: z.union([z.array(z.string()).max(200), z.string().transform((one) => [one])]),
});

const idOf = (c: PageContext) => c.req.param("id") ?? "";
const back = (c: PageContext, list: "runs" | "groups") => c.redirect(`/${list}/${encodeURIComponent(idOf(c))}`, 303);

/** The small actions of triage; each leads back to its page. */
export function actingRoutes(api: Api, deps: Deps) {
  return new Hono<AppEnv>()
    .post(
      "/runs/:id/feedback",
      csrf(),
      signedIn(deps, async (c) => {
        const { rating, comment } = parsed(feedbackFormSchema, await c.req.parseBody(), "form");
        const body = { rating, ...compact({ comment: unlessEmpty(comment) }) };
        await ask(api, c, runEndpoints.feedback, { params: { id: idOf(c) }, body });
        return back(c, "runs");
      }),
    )
    .post(
      "/runs/:id/mark",
      csrf(),
      signedIn(deps, async (c) => {
        const { mark } = parsed(markFormSchema, await c.req.parseBody(), "form");
        const body = { mark: mark === "none" ? null : mark };
        await ask(api, c, runEndpoints.mark, { params: { id: idOf(c) }, body });
        return back(c, "runs");
      }),
    )
    .post(
      "/groups/state",
      csrf(),
      signedIn(deps, async (c) => {
        const body = await c.req.parseBody({ all: true });
        const { state, group: ids } = parsed(statesFormSchema, body, "form");
        for (const id of ids) await ask(api, c, groupEndpoints.setState, { params: { id }, body: { state } });
        return c.redirect(backTo(body["back"]), 303);
      }),
    )
    .post(
      "/groups/:id/state",
      csrf(),
      signedIn(deps, async (c) => {
        const { state } = parsed(stateFormSchema, await c.req.parseBody(), "form");
        const params = { id: idOf(c) };
        const { group } = await ask(api, c, groupEndpoints.read, { params });
        await ask(api, c, groupEndpoints.setState, { params, body: { state, note: group.note } });
        return back(c, "groups");
      }),
    );
}
