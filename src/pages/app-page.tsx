import type { Child } from "hono/jsx";

export interface AppPageProps {
  title: string;
  /** Left out before somebody has signed in. */
  project?: string | undefined;
  query?: string;
  children?: Child;
}

/** The frame of the Worker's pages. Styles and script are files of their own, so the policy can forbid all others. */
export function AppPage({ title, project, query, children }: AppPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ReplayKit`}</title>
        <link rel="icon" href="/assets/icon.svg" />
        <link rel="stylesheet" href="/assets/page.css" />
        <script src="/assets/page.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">
          To the content
        </a>
        {project === undefined ? null : (
          <header class="top">
            <nav class="grow" aria-label="Pages">
              <a href="/">Inbox</a> <span class="soft">of {project}</span>
            </nav>
            <search>
              <form class="line" action="/find">
                <label for="q">Run, trace, session or user</label>
                <input id="q" name="q" value={query ?? ""} maxlength={500} required />
                <button>Find</button>
              </form>
            </search>
            <form method="post" action="/sign-out">
              <button>Sign out</button>
            </form>
          </header>
        )}
        <main id="main">{children}</main>
      </body>
    </html>
  );
}

/** A fault in the page's language: what is wrong, and what to do. */
export function Problem({ message, hint }: { message: string; hint?: string | undefined }) {
  return (
    <div class="problem" role="alert">
      <p>{message}</p>
      {hint === undefined ? null : <p class="soft">{hint}</p>}
    </div>
  );
}

export function SignInPage({ refused }: { refused: boolean }) {
  return (
    <AppPage title="Sign in">
      <h1>ReplayKit</h1>
      {refused ? <Problem message="This token is not valid." hint="make one with: replaykit worker token" /> : null}
      <form class="line" method="post" action="/sign-in">
        <label for="token">Token of a project</label>
        <input id="token" name="token" type="password" autocomplete="current-password" required />
        <button class="main">Sign in</button>
      </form>
    </AppPage>
  );
}

export function ProblemPage({
  project,
  message,
  hint,
}: {
  project: string;
  message: string;
  hint?: string | undefined;
}) {
  return (
    <AppPage title="Not possible" project={project}>
      <h1>This is not possible</h1>
      <Problem message={message} hint={hint} />
    </AppPage>
  );
}
