import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { effectLookup } from "../../src/core/effects.ts";
import { ReplayKitError } from "../../src/core/error.ts";
import { parseJson } from "../../src/core/json-limits.ts";
import { promotionSentence } from "../../src/core/promote/promotion-outcome.ts";
import { runFromTrace } from "../../src/core/run/run-from-trace.ts";
import type { Run } from "../../src/core/schema/run.ts";
import type { ExpectedCall, Feedback } from "../../src/core/schema/trace.ts";
import { type CaseDraft, type PromoteForm, PromotePage, type PromotePageProps } from "../../src/pages/promote-page.tsx";
import { allows, type Principal } from "../auth/principal.ts";
import type { AppEnv, Deps } from "../deps.ts";
import { HttpError, statusOf } from "../http-error.ts";
import { answerPage } from "../pages/answer-page.ts";
import { runAnswerSchema } from "../pages/answers.ts";
import { type Api, ask } from "../pages/api-client.ts";
import { type PageContext, signedIn } from "../pages/signed-in.tsx";
import { type PromoteOutcome, type PromoteRequest, promoteRequestSchema, promoteRun } from "../promote/promote-run.ts";

type Fields = Record<string, string[]>;

/** The promote dialog: a form that shows the case as it would be, and opens the pull request. */
export function promotePageRoutes(api: Api, deps: Deps) {
  return new Hono<AppEnv>()
    .get(
      "/runs/:id/promote",
      signedIn(deps, (c, principal) => dialog({}, { c, principal, api, deps })),
    )
    .post(
      "/runs/:id/promote",
      csrf(),
      signedIn(deps, async (c, principal) =>
        dialog(fieldsOf(await c.req.parseBody({ all: true })), { c, principal, api, deps }),
      ),
    );
}

interface DialogParts {
  c: PageContext;
  principal: Principal;
  api: Api;
  deps: Deps;
}

async function dialog(fields: Fields, { c, principal, api, deps }: DialogParts): Promise<Response> {
  if (!allows(principal, "promote")) {
    throw new HttpError(
      403,
      "forbidden",
      "this credential lacks the scope promote",
      "make a token with it: replaykit worker token",
    );
  }
  const path = `/v1/runs/${encodeURIComponent(c.req.param("id") ?? "")}`;
  const { run, trace } = await ask(api, c, { path, schema: runAnswerSchema });
  const { project, settings } = principal;
  const source: Run = runFromTrace(trace, effectLookup({}, settings.effects));
  const form = formOf(fields, settings.repositories);
  const base = { project, run: { id: run.id, run_id: run.run_id, source }, repositories: settings.repositories, form };
  const open = fields["do"]?.[0] === "open";
  try {
    const outcome = await promoteRun(run.id, { ...requestOf(form, fields), dry_run: !open }, principal, deps);
    return answerPage(<PromotePage {...base} draft={draftOf(outcome)} {...(open ? { done: doneOf(outcome) } : {})} />);
  } catch (error) {
    if (!(error instanceof ReplayKitError)) throw error;
    return answerPage(<PromotePage {...base} problem={problemOf(error)} />, statusOf(error));
  }
}

function fieldsOf(body: Record<string, unknown>): Fields {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      [value].flat().filter((item): item is string => typeof item === "string"),
    ]),
  );
}

function formOf(fields: Fields, repositories: string[]): PromoteForm {
  const text = (name: string) => fields[name]?.[0] ?? "";
  return {
    title: text("title"),
    repository: text("repository") || (repositories[0] ?? ""),
    expect_none: text("expect_none") !== "",
    expected_calls: text("expected_calls"),
    expected_text: text("expected_text"),
    forbidden_calls: text("forbidden_calls"),
    statements: text("statements"),
  };
}

function requestOf(form: PromoteForm, fields: Fields): PromoteRequest {
  const checks = (name: string) => fields[name]?.map((text) => parseJson(text, { name }));
  const expectation = expectationOf(form);
  // An expectation that was changed since makes other checks; those that stand in the form are of the one before.
  const same = fields["do"]?.[0] === "open";
  return promoteRequestSchema.parse({
    ...(form.repository === "" ? {} : { repository: form.repository }),
    title: form.title,
    ...(expectation === undefined ? {} : { expectation }),
    statements: linesOf(form.statements),
    ...(same && fields["signatures"] ? { signatures: checks("signatures") } : {}),
    ...(same && fields["assertions"] ? { assertions: checks("assertions") } : {}),
  });
}

function expectationOf(form: PromoteForm): Feedback | undefined {
  const expected = linesOf(form.expected_calls).map(callOf);
  const forbidden = linesOf(form.forbidden_calls).map(callOf);
  const texts = linesOf(form.expected_text);
  if (!form.expect_none && expected.length + forbidden.length + texts.length === 0) return undefined;
  return {
    rating: "bad",
    ...(form.expect_none || expected.length > 0 ? { expected_calls: expected } : {}),
    ...(texts.length > 0 ? { expected_text: texts } : {}),
    ...(forbidden.length > 0 ? { forbidden_calls: forbidden } : {}),
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** `tool` or `tool={json}`, as the command's flags take it. */
function callOf(line: string): ExpectedCall {
  const equals = line.indexOf("=");
  if (equals === -1) return { tool: line };
  return {
    tool: line.slice(0, equals).trim(),
    args: parseJson(line.slice(equals + 1), { name: line.slice(0, equals) }),
  };
}

function draftOf({ promotion }: PromoteOutcome): CaseDraft {
  const { id, files, notes } = promotion;
  const { signatures, assertions } = promotion.case;
  return { id, files, notes, signatures, assertions };
}

function doneOf({ promotion, outcome }: PromoteOutcome): NonNullable<PromotePageProps["done"]> {
  const sentence = promotionSentence(promotion.id, outcome);
  const message = `${sentence.slice(0, 1).toUpperCase()}${sentence.slice(1)}${outcome.url === undefined ? "." : ":"}`;
  return { message, url: outcome.url };
}

function problemOf({ message, hint, cause }: ReplayKitError): NonNullable<PromotePageProps["problem"]> {
  const drafts = typeof cause === "object" && cause !== null && "drafts" in cause ? cause.drafts : [];
  const questions = Array.isArray(drafts) ? drafts.flatMap((draft: unknown) => questionOf(draft)) : [];
  return { message, hint, questions };
}

function questionOf(draft: unknown): string[] {
  return typeof draft === "object" && draft !== null && "question" in draft ? [String(draft.question)] : [];
}
