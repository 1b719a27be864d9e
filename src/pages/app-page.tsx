import type { Child } from "hono/jsx";
import { shortened } from "../core/text/characters.ts";
import { Coded } from "./coded.tsx";
import { asSentence, safeText } from "./safe-text.ts";
import { useSite } from "./site.ts";

export interface AppPageProps {
  title: string;
  /** Absent before sign-in. */
  project?: string | undefined;
  query?: string;
  /** The navigation link that is this page. */
  here?: "inbox" | "settings";
  children?: Child;
}

/**
 * The frame of all pages. Styles and script are separate files, so that the content security policy can forbid all
 * others.
 */
export function AppPage({ title, project, query, here, children }: AppPageProps) {
  const { root } = useSite();
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ReplayKit`}</title>
        <link rel="icon" href={`${root}assets/icon.svg`} />
        <link rel="stylesheet" href={`${root}assets/page.css`} />
        <script src={`${root}assets/page.js`} defer></script>
      </head>
      <body>
        <a class="skip" href="#main">
          To the content
        </a>
        {project === undefined ? null : <Top project={project} query={query} here={here} />}
        <p id="notice" role="status" hidden />
        <main id="main">{children}</main>
      </body>
    </html>
  );
}

interface TopProps {
  project: string;
  query: string | undefined;
  here: AppPageProps["here"] | undefined;
}

function Top({ project, query, here }: TopProps) {
  const { root, home, inbox, may } = useSite();
  return (
    <header class="top">
      <nav aria-label="Pages">
        <a class="brand" href={root}>
          <img src={`${root}assets/icon.svg`} alt="ReplayKit" width="20" height="20" /> <span>{project}</span>
        </a>
        <a href={root} {...(here === "inbox" ? { "aria-current": "page" } : {})}>
          {home}
        </a>
        {may.admin ? (
          <a href="/settings" {...(here === "settings" ? { "aria-current": "page" } : {})}>
            Settings
          </a>
        ) : null}
      </nav>
      {inbox ? (
        <>
          <search>
            <form class="line" method="post" action={`${root}find`}>
              <input
                id="q"
                name="q"
                aria-label="Run, trace, session or user"
                placeholder="Run, trace, session, user or label  ( / )"
                value={query ?? ""}
                maxlength={500}
                required
              />
              <button>Find</button>
            </form>
          </search>
          <form method="post" action={`${root}sign-out`}>
            <button class="plain">Sign out</button>
          </form>
        </>
      ) : null}
    </header>
  );
}

/** An error as a sentence, with what to do about it. */
export function Problem({ message, hint }: { message: string; hint?: string | undefined }) {
  return (
    <div class="box bad" role="alert">
      <p>
        <Coded text={asSentence(message)} />
      </p>
      {hint === undefined || hint === "" ? null : (
        <p class="soft">
          <Coded text={asSentence(hint)} />
        </p>
      )}
    </div>
  );
}

/** Stands in place of an empty list: why it is empty, and what fills it. */
export function Empty({ title, children }: { title: string; children?: Child }) {
  return (
    <div class="empty">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  );
}

/** Names scopes, because a token's default scope opens no page. */
const makeToken = "npx replaykit worker token <project> --scope read --scope promote";

/** `to` is the page that was asked for. */
export function SignInPage({ refused, to }: { refused: boolean; to: string }) {
  return (
    <AppPage title="Sign in">
      <div class="sign-in" {...(refused || to === "/" ? {} : { "data-onward": to })}>
        <h1>
          <img src="/assets/icon.svg" alt="" width="28" height="28" /> ReplayKit
        </h1>
        {refused ? <Problem message="This token is not valid." /> : null}
        <form method="post" action="/sign-in">
          <input type="hidden" name="to" value={to} />
          <label for="token">Token of a project</label>
          <input id="token" class="wide" name="token" type="password" autocomplete="current-password" required />
          <p>
            <button class="main">Sign in</button>
          </p>
        </form>
        <p class="soft">
          <code>{makeToken}</code> makes one.
        </p>
      </div>
    </AppPage>
  );
}

interface ProblemPageProps {
  project: string;
  message: string;
  hint?: string | undefined;
  /** HTTP status. It decides the help if there is no hint. */
  status: number;
}

/** In place of a page: what is wrong as its heading, then what to do. */
export function ProblemPage({ project, message, hint = "", status }: ProblemPageProps) {
  const { root, home, inbox } = useSite();
  const heading = asSentence(message).replace(/\.$/, "");
  const help = hint === "" ? helpFor(status, inbox) : hint;
  return (
    <AppPage title={shortened(heading, 80)} project={project}>
      <div role="alert">
        <h1>
          <Coded text={heading} />
        </h1>
        {help === "" ? null : (
          <p>
            <Coded text={asSentence(help)} />
          </p>
        )}
      </div>
      <p>
        <a href={root}>To the {home.toLowerCase()}</a>
      </p>
    </AppPage>
  );
}

function helpFor(status: number, canFind: boolean): string {
  if (status === 404 || status === 410) return canFind ? "Search for it by run, trace, session or user id." : "";
  return status === 429 || status >= 500 ? "Try it again in a minute." : "";
}

/** For an address without a page. */
export function LostPage({ path }: { path: string }) {
  return (
    <AppPage title="No such page">
      <div class="sign-in">
        <h1>
          <img src="/assets/icon.svg" alt="" width="28" height="28" /> There is no such page
        </h1>
        <p>
          Nothing is at <code>{safeText(path, 200)}</code>.
        </p>
        <p>
          <a href="/">To the inbox</a>, or find a run there by its id.
        </p>
      </div>
    </AppPage>
  );
}
