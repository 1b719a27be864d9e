import { AppPage, Empty } from "./app-page.tsx";
import { RunList, type RunView } from "./run/run-list.tsx";
import { asSentence, safeText } from "./safe-text.ts";

export interface MatchesPageProps {
  project: string;
  query: string;
  runs: RunView[];
  /** True if there may be more runs than the listed ones, which are the newest. */
  more?: boolean | undefined;
  message?: string | undefined;
  now?: number | undefined;
}

export function MatchesPage({ project, query, runs, more, message, now }: MatchesPageProps) {
  return (
    <AppPage title="Find" project={project} query={query}>
      <h1>
        {runs.length === 0 ? "Nothing found for" : "Found for"} “{safeText(query, 100)}”
      </h1>
      {more === true && <p class="soft">The newest {runs.length}; there may be more.</p>}
      {runs.length === 0 ? <NothingFound message={message} /> : <RunList runs={runs} now={now} />}
    </AppPage>
  );
}

function NothingFound({ message }: Pick<MatchesPageProps, "message">) {
  return (
    <Empty title={asSentence(message ?? "no run matches")}>
      <p class="soft">
        A search takes the whole id of a run, trace, session or user, or a label such as <code>tier:gold</code>.
      </p>
      <p>
        <a href="/">To the inbox</a>, which finds words in what went wrong
      </p>
    </Empty>
  );
}
