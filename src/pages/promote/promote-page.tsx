import { Expectation, type PromotePageProps } from "./promote-expectation.tsx";
import { CheckBoxes, type OfferedCheckView } from "./promote-expectation.tsx";
import { Files } from "./promote-files.tsx";
import { plural } from "../../core/checks/check-result.ts";
import { AppPage, Problem } from "../app-page.tsx";
import { Commands } from "../run/run-parts.tsx";
import { asSentence, safeText } from "../safe-text.ts";

/**
 * The dialog that makes a case of a run. With the script every change is evaluated at once, without it a button does
 * that.
 */
export function PromotePage(props: PromotePageProps) {
  const { project, run, problem, done, existing } = props;
  return (
    <AppPage title="Promote" project={project}>
      <p class="trail">
        <a href="/">Inbox</a>
        <a href={`/runs/${run.id}`} class="mono">
          {safeText(run.run_id, 80)}
        </a>
      </p>
      <h1>Promote to a case</h1>
      {done === undefined ? null : <Done done={done} run={run} />}
      {done !== undefined || existing === undefined ? null : <Existing {...existing} />}
      {done !== undefined || props.lacking === undefined ? null : <Lacking {...props} lacking={props.lacking} />}
      {done !== undefined ? null : <Key draft={props.draft} />}
      {done !== undefined ? null : (
        <form method="post" action={`/runs/${run.id}/promote`} data-evaluate>
          {/* Enter in a field presses the first button of the form. */}
          <button name="do" value="preview" hidden>
            Evaluate
          </button>
          <div id="questions" data-live>
            {problem === undefined || problem.questions.length === 0 ? null : <Questions {...problem} />}
            {/* The pull request could not be opened: the error stands at the top of the page. */}
            {problem === undefined || props.draft === undefined ? null : <Problem {...problem} />}
          </div>
          <div id="wrong" data-live>
            <WentWrong {...props} />
          </div>
          <Expectation {...props} />
          <div id="evaluation" data-live data-summary={summaryOf(props)}>
            <Evaluation {...props} />
          </div>
          <p id="live" class="unseen" aria-live="polite" />
        </form>
      )}
    </AppPage>
  );
}

function Done({ done: { message, url }, run }: { done: NonNullable<PromotePageProps["done"]>; run: { id: string } }) {
  return (
    <div class="box good" role="status">
      <p>
        {safeText(message)} {url === undefined ? null : <a href={url}>{url}</a>}
      </p>
      <p>
        <a href="/">To the inbox</a> · <a href={`/runs/${run.id}`}>back to the run</a> ·{" "}
        <a href={`/runs/${run.id}/promote`}>promote it again</a>
      </p>
    </div>
  );
}

/** Says why no pull request can be opened here, and how to make the case without one. */
function Lacking({ project, run, lacking }: PromotePageProps & { lacking: "repository" | "github" }) {
  const settings = `npx replaykit worker project ${project} --settings '{"repositories":["owner/name"]}'`;
  return (
    <div class="box warn" role="note">
      <p>
        {lacking === "repository"
          ? "This project names no repository, so no pull request can be opened here."
          : "This Worker has no access to GitHub, so no pull request can be opened here: give it a GitHub App (docs/operations.md)."}
      </p>
      <Commands
        commands={[
          {
            about: "In a checkout of your agent, this makes the case:",
            command: `npx replaykit promote ${run.id} --to .`,
          },
          ...(lacking === "repository" ? [{ about: "An administrator names a repository:", command: settings }] : []),
        ]}
      />
    </div>
  );
}

/** Says first that the failure already has a case. */
function Existing({ name, url }: NonNullable<PromotePageProps["existing"]>) {
  return (
    <div class="box warn">
      <p>
        This failure already has a case: <code>{safeText(name, 80)}</code>.
      </p>
      <p>
        {url === undefined ? null : (
          <>
            <a href={url}>{safeText(url, 200)}</a>.{" "}
          </>
        )}
        What you say here goes to it while its pull request is open. Once that is merged, change the case in the
        repository.
      </p>
    </div>
  );
}

/** What a screen reader announces after each change. */
function summaryOf({ draft, problem, offered }: PromotePageProps): string {
  if (problem !== undefined || draft === undefined) return `Not ready: ${safeText(problem?.message ?? "", 300)}`;
  const ticked = (list: OfferedCheckView[]) => list.filter((one) => one.ticked).length;
  return `Ready: ${plural(ticked(offered.signatures), "signature")} and ${plural(ticked(offered.assertions), "assertion")}`;
}

function WentWrong({ run, offered, off }: PromotePageProps) {
  return (
    <CheckBoxes
      name="signatures"
      legend="What went wrong"
      about="All ticked checks must hold on this run."
      wanted="pass"
      checks={offered.signatures}
      off={off.signatures}
      source={run.source}
    />
  );
}

function Evaluation({ run, offered, off, draft, lacking, problem, doubts = [] }: PromotePageProps) {
  return (
    <>
      {doubts.length === 0 ? null : (
        <div class="box warn" role="note">
          {doubts.map((doubt) => (
            <p>{asSentence(doubt)}</p>
          ))}
        </div>
      )}
      <CheckBoxes
        name="assertions"
        legend="What must hold instead"
        about="At least one must fail on this run, and a run that does nothing must not meet them."
        wanted="fail"
        checks={offered.assertions}
        off={off.assertions}
        source={run.source}
      />
      {problem === undefined || draft !== undefined || problem.questions.length > 0 ? null : (
        <Problem message={problem.message} hint={problem.hint} />
      )}
      {draft === undefined ? null : <Files draft={draft} />}
      <p class="line last">
        <button name="do" value="preview" data-needless>
          Evaluate
        </button>{" "}
        <button class="main" name="do" value="open" disabled={draft === undefined || lacking !== undefined}>
          Open the pull request
        </button>
        {draft === undefined ? <span class="soft">There is no case yet.</span> : null}
      </p>
    </>
  );
}

/** Whether the case replays without a key. A reviewer asks this first. */
function Key({ draft }: Pick<PromotePageProps, "draft">) {
  const recorded = Object.keys(draft?.files ?? {}).some((name) => name.endsWith("fixtures/model.json"));
  return (
    <p id="key" class="line" data-live>
      <span class={recorded ? "chip good" : "chip warn"}>{recorded ? "runs without a key" : "needs a key"}</span>
      <span class="soft">
        {recorded
          ? "The model's answers were recorded: a key is needed once the agent asks something new."
          : "A trace keeps what a model said, not what it was asked. If the agent asks a model, replays ask a live one."}
      </span>
    </p>
  );
}

function Questions({ message, questions }: NonNullable<PromotePageProps["problem"]>) {
  return (
    <div class="box warn" role="alert">
      <p>{asSentence(message)}</p>
      <ul>
        {questions.map(({ text, answer }) => (
          <li>
            {safeText(text, 300)}{" "}
            {answer === undefined ? null : (
              <button name="answer" value={answer}>
                {answer.startsWith("--expect-call") ? "Fill in" : "Yes"}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
