import { AppPage, Empty } from "./app-page.tsx";
import { RunList, type RunView } from "./run/run-list.tsx";
import { safeText } from "./safe-text.ts";

export interface MatchesPageProps {
  project: string;
  query: string;
  runs: RunView[];
  message?: string | undefined;
  now?: number | undefined;
}

export function MatchesPage({ project, query, runs, message, now }: MatchesPageProps) {
  return (
    <AppPage title="Find" project={project} query={query}>
      <h1>Found for “{safeText(query, 100)}”</h1>
      {runs.length === 0 ? <Empty title={safeText(message ?? "Nothing.")} /> : <RunList runs={runs} now={now} />}
    </AppPage>
  );
}
