import type { Child } from "hono/jsx";
import { AppPage, Empty } from "./app-page.tsx";
import { Commands } from "./run/run-parts.tsx";
import { safeText } from "./safe-text.ts";
import { Time } from "./time.tsx";

type Tab = "settings" | "tokens" | "audit";

const tabs: Record<Tab, string> = { settings: "Settings", tokens: "Tokens", audit: "Audit" };

function ProjectPage({ project, tab, children }: { project: string; tab: Tab; children?: Child }) {
  return (
    <AppPage title={tabs[tab]} project={project} here="settings">
      <h1>{tabs[tab]}</h1>
      <div class="filter">
        <nav class="tabs" aria-label="Project">
          {Object.entries(tabs).map(([name, words]) => (
            <a href={`/${name}`} {...(name === tab ? { "aria-current": "page" } : {})}>
              {words}
            </a>
          ))}
        </nav>
      </div>
      {children}
    </AppPage>
  );
}

/** One part of the settings: its title, and its values by key. */
export interface SettingsPart {
  title: string;
  entries: [key: string, value: string][];
}

/** The project's settings. They are changed by a command, which checks all of them. */
export function SettingsPage({ project, parts }: { project: string; parts: SettingsPart[] }) {
  return (
    <ProjectPage project={project} tab="settings">
      <div class="cards">
        {parts.map(({ title, entries }) => (
          <section class="panel">
            <h2>{title}</h2>
            {entries.length === 0 ? <p class="soft">None.</p> : null}
            <dl class="entries">
              {entries.map(([key, value]) => (
                <div>
                  <dt>{safeText(key, 120)}</dt>
                  <dd>{safeText(value, 300)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Commands
        commands={[
          {
            about: "Who runs the Worker changes them; what is not named stays as it is:",
            command: `npx replaykit worker project ${project} --settings '{"retention":{"failed":"60d"}}'`,
          },
        ]}
      />
    </ProjectPage>
  );
}

export interface TokenView {
  id: string;
  name: string;
  scopes: string[];
  created_at: number;
  expires_at: number | null;
  revoked_at: number | null;
}

interface TokensPageProps {
  project: string;
  tokens: TokenView[];
  now: number;
}

/** The tokens without their secrets, valid ones first. */
export function TokensPage({ project, tokens, now }: TokensPageProps) {
  const open = (token: TokenView) => stateOf(token, now) === "works";
  const sorted = tokens.toSorted((a, b) => Number(open(b)) - Number(open(a)) || b.created_at - a.created_at);
  return (
    <ProjectPage project={project} tab="tokens">
      {tokens.length === 0 ? (
        <Empty title="No token yet." />
      ) : (
        <table class="list">
          <thead>
            <tr>
              <th class="what">Name</th>
              <th class="c-mid middle">Scopes</th>
              <th class="c-time wide">Created</th>
              <th class="c-time wide">Expires</th>
              <th class="c-state">State</th>
              <th class="c-short">
                <span class="unseen">Revoke</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((token) => (
              <TokenLine token={token} now={now} />
            ))}
          </tbody>
        </table>
      )}
      <Commands
        commands={[
          {
            about: "The Worker's administrator makes one; it is shown once:",
            command: `npx replaykit worker token ${project} --scope ingest --name agents`,
          },
        ]}
      />
    </ProjectPage>
  );
}

function stateOf({ revoked_at, expires_at }: TokenView, now: number): "works" | "revoked" | "expired" {
  if (revoked_at !== null) return "revoked";
  return expires_at !== null && expires_at <= now ? "expired" : "works";
}

function TokenLine({ token, now }: { token: TokenView; now: number }) {
  const { id, name, scopes, created_at, expires_at } = token;
  const state = stateOf(token, now);
  return (
    <tr>
      <td class="what">
        {safeText(name, 80)} <span class="soft mono small">{id}</span>
        <span class="narrow">{scopes.join(", ")}</span>
      </td>
      <td class="middle">{scopes.join(", ")}</td>
      <td class="soft wide">
        <Time at={created_at} now={now} />
      </td>
      <td class="soft wide">{expires_at === null ? "never" : <Time at={expires_at} />}</td>
      <td>
        <span class={`chip ${state === "works" ? "good" : "soft"}`}>{state}</span>
      </td>
      <td>
        {state === "works" ? (
          <form method="post" action={`/tokens/${encodeURIComponent(id)}/revoke`}>
            <button aria-label={`Revoke ${safeText(name, 80)} ${id}`}>Revoke</button>
          </form>
        ) : null}
      </td>
    </tr>
  );
}

export interface ActView {
  at: number;
  actor: string;
  act: string;
  subject: string;
}

interface AuditPageProps {
  project: string;
  acts: ActView[];
  /** Cursor of the older entries; `null` if there are none. */
  next: string | null;
  now: number;
}

/** Who viewed, decided, erased and revoked what, newest first. */
export function AuditPage({ project, acts, next, now }: AuditPageProps) {
  return (
    <ProjectPage project={project} tab="audit">
      {acts.length === 0 ? (
        <Empty title="No entries yet." />
      ) : (
        <table class="list">
          <thead>
            <tr>
              <th class="c-time">When</th>
              <th class="c-mid middle">Who</th>
              <th class="c-mid middle">Did</th>
              <th class="what">To</th>
            </tr>
          </thead>
          <tbody>
            {acts.map(({ at, actor, act, subject }) => (
              <tr>
                <td class="soft">
                  <Time at={at} now={now} />
                </td>
                <td class="middle">{safeText(actor, 120)}</td>
                <td class="middle">{safeText(act, 80)}</td>
                <td class="what mono">
                  <Subject subject={subject} />
                  <span class="narrow">
                    {safeText(act, 80)} · {safeText(actor, 120)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next === null ? null : (
        <p>
          <a href={`/audit?cursor=${encodeURIComponent(next)}`}>Older</a>
        </p>
      )}
    </ProjectPage>
  );
}

function Subject({ subject }: { subject: string }) {
  const text = safeText(subject, 120);
  if (/^[0-9a-f]{24}$/.test(subject)) return <a href={`/runs/${subject}`}>{text}</a>;
  return /^v\d+:[0-9a-f]+$/.test(subject) ? <a href={`/groups/${subject}`}>{text}</a> : <>{text}</>;
}
