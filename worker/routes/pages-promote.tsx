import { Hono } from "hono";
import { csrf } from "hono/csrf";
import * as z from "zod";
import type { GroupRow } from "../../src/api/schema/group.ts";
import { effectLookup } from "../../src/core/effects.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { type PromotionOutcome, promotionSentence } from "../../src/core/promote/promotion-outcome.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import { isObject } from "../../src/core/schema/is-object.ts";
import { feedbackSchema } from "../../src/core/schema/trace.ts";
import { PromotePage } from "../../src/pages/promote/promote-page.tsx";
import type { PromotePageProps, Question } from "../../src/pages/promote/promote-expectation.tsx";
import { allows, type Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError, statusOf } from "../http/answer.ts";
import { type PageContext, pageFor, signedIn } from "../pages/answer-page.tsx";
import { choicesOf, doubtsOf, type Fields, fieldsOf, formOf, requestOf } from "../pages/promote-form.ts";
import { runKey } from "../http/platform.ts";
import { draftCase } from "../promote/draft-case.ts";
import { hasGithubAccess } from "../promote/github-access.ts";
import { propose, readPromotionSource } from "../promote/promote-run.ts";
import { audited } from "../http/request.ts";

/** The promote dialog: a form that shows the case as it would be written, and opens the pull request. */
export function promotePageRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get(
      "/runs/:id/promote",
      signedIn(deps, async (c, principal) => {
        await audited(deps, principal, "view", idOf(c, principal));
        return dialog({}, { c, principal, deps });
      }),
    )
    .post(
      "/runs/:id/promote",
      csrf(),
      signedIn(deps, async (c, principal) =>
        dialog(fieldsOf(await c.req.parseBody({ all: true })), { c, principal, deps }),
      ),
    );
}

interface DialogParts {
  c: PageContext;
  principal: Principal;
  deps: Deps;
}

async function dialog(fields: Fields, { c, principal, deps }: DialogParts): Promise<Response> {
  if (!allows(principal, "promote")) {
    throw new HttpError(
      403,
      "forbidden",
      "this credential lacks the scope promote",
      `make a token with it: npx replaykit worker token ${principal.project} --scope read --scope promote`,
    );
  }
  const { project, settings } = principal;
  const { stored, group, make } = await readPromotionSource(
    idOf(c, principal),
    { ...principal, origin: new URL(c.req.url).origin },
    deps,
  );
  const form = formOf(fields, settings.repositories);
  const { promotion, problem, ...checks } = draftCase(make, () => requestOf(form), choicesOf(fields));
  const { id, run_id } = stored.row;
  const source = runFromTrace(stored.trace, effectLookup({}, settings.effects));
  const run = { id, run_id, source };
  const existing = existingOf(group);
  const { repositories } = settings;
  const lacking = lackingOf(repositories, deps);
  const base = { project, run, repositories, form, existing, lacking, ...checks };
  const done = existing && doneInQuery(c.req.query(), existing);
  if (done) return pageFor(principal, <PromotePage {...base} done={done} />);
  // The dialog is for completing a case that cannot be made yet; only an attempt to open it fails.
  const open = fields["do"]?.[0] === "open";
  if (problem)
    return pageFor(principal, <PromotePage {...base} problem={problemOf(problem)} />, open ? statusOf(problem) : 200);
  if (!open || !promotion) {
    const doubts = doubtsOf(requestOf(form), stored.trace, settings);
    return pageFor(principal, <PromotePage {...base} draft={promotion} doubts={doubts} />);
  }
  try {
    const outcome = await propose({ stored, group, promotion, request: requestOf(form) }, principal, deps);
    // The group stores the case and the pull request, so that reloading the page sends nothing again.
    const { how, added = 0 } = outcome.outcome;
    if (group) return c.redirect(`/runs/${id}/promote?done=${how}${added > 0 ? `&added=${added}` : ""}`, 303);
    return pageFor(principal, <PromotePage {...base} draft={promotion} done={doneOf(outcome)} />);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return pageFor(principal, <PromotePage {...base} draft={promotion} problem={problemOf(error)} />, statusOf(error));
  }
}

/** What a promotion lacks. The page says so before anything is typed, so that no filled-in form is refused for it. */
function lackingOf(repositories: readonly string[], { variables }: Deps): PromotePageProps["lacking"] {
  if (repositories.length === 0) return "repository";
  return hasGithubAccess(variables) ? undefined : "github";
}

/** The run's key; the agent's own run id works too. */
function idOf(c: PageContext, { project }: Principal): string {
  const given = c.req.param("id") ?? "";
  return /^[0-9a-f]{24}$/.test(given) ? given : runKey(project, given);
}

type Existing = NonNullable<PromotePageProps["existing"]>;

function existingOf(group: GroupRow | undefined): Existing | undefined {
  const { case: name, pull_request: url } = group?.note ?? {};
  if (name === undefined) return undefined;
  return { name, ...(url !== undefined && /^https?:\/\//.test(url) ? { url } : {}) };
}

const doneSchema = z.object({
  done: z.enum(["opened", "updated", "unchanged", "on_base", "declined", "known", "waiting", "reopened"]),
  added: z.coerce.number().int().min(0).max(1_000).catch(0),
});

/** What the page says after a promotion. */
function doneInQuery(query: Record<string, string>, { name, url }: Existing) {
  const parsed = doneSchema.safeParse(query);
  if (!parsed.success) return undefined;
  const { done: how, added } = parsed.data;
  return doneOf({ promotion: { id: name }, outcome: { how, url, added } });
}

function doneOf({
  promotion,
  outcome,
}: {
  promotion: { id: string };
  outcome: PromotionOutcome;
}): NonNullable<PromotePageProps["done"]> {
  const sentence = promotionSentence(promotion.id, outcome);
  const message = `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}${outcome.url === undefined ? "." : ":"}`;
  return { message, url: outcome.url };
}

function problemOf({ message, hint, cause }: ReplayKitError): NonNullable<PromotePageProps["problem"]> {
  const drafts = typeof cause === "object" && cause !== null && "drafts" in cause ? cause.drafts : [];
  const questions = Array.isArray(drafts) ? drafts.flatMap((draft: unknown) => questionOf(draft)) : [];
  return { message, hint, questions };
}

const draftSchema = z.object({
  question: z.string(),
  flags: z.string(),
  expectation: feedbackSchema,
  complete: z.boolean(),
});

/**
 * A question for the form. A complete draft can be accepted at once and corrected in the form; the others need words.
 */
function questionOf(draft: unknown): Question[] {
  const parsed = draftSchema.safeParse(draft);
  if (!parsed.success) return [];
  const { question, flags, expectation, complete } = parsed.data;
  const [call] = expectation.expected_calls ?? [];
  const answered = call === undefined ? complete : isObject(call.args) && Object.keys(call.args).length > 0;
  return [{ text: question, ...(answered ? { answer: flags } : {}) }];
}
