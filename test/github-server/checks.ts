import { type Answer, type Call, notFound, numberParam, param, type Route, reads, writes } from "./route.ts";
import type { CheckRun } from "./state.ts";

function view(call: Call, check: CheckRun) {
  const { id, fields } = check;
  const { output } = fields;
  const given = typeof output === "object" && output !== null ? output : {};
  return {
    status: "queued",
    conclusion: null,
    started_at: null,
    completed_at: null,
    details_url: null,
    external_id: null,
    check_suite: null,
    pull_requests: [],
    ...fields,
    id,
    node_id: `CR_${id}`,
    url: `${call.state.url}/repos/${call.repository.fullName}/check-runs/${id}`,
    html_url: null,
    app: { id: 1, slug: check.app, name: check.app },
    output: { title: null, summary: null, text: null, ...given, annotations_count: 0, annotations_url: call.state.url },
  };
}

function checkOf(call: Call): CheckRun {
  const check = call.repository.checks.get(numberParam(call, "check_run_id"));
  if (!check) throw notFound();
  return check;
}

function createCheck(call: Call): Answer {
  const check: CheckRun = {
    id: call.state.nextId(),
    app: call.user.login.replace(/\[bot\]$/, ""),
    fields: { ...call.body },
  };
  if ("conclusion" in check.fields) check.fields["status"] = "completed";
  call.repository.checks.set(check.id, check);
  return { status: 201, body: view(call, check) };
}

function createStatus(call: Call): Answer {
  const at = call.state.now();
  const fields = { id: call.state.nextId(), context: "default", description: null, target_url: null, ...call.body };
  const status = { ...fields, created_at: at, updated_at: at, avatar_url: null, url: call.state.url, node_id: "S" };
  call.repository.statuses.push({ sha: param(call, "sha"), fields: status });
  return { status: 201, body: { ...status, creator: null } };
}

/** What GitHub lists unless it is asked for all. */
function lastOfEachName(checks: CheckRun[]): CheckRun[] {
  return [...new Map(checks.map((check) => [`${check.app} ${String(check.fields["name"])}`, check])).values()];
}

export const checkRoutes: Record<string, Route> = {
  "POST /repos/{owner}/{repo}/check-runs": writes("checks", createCheck),
  "GET /repos/{owner}/{repo}/check-runs/{check_run_id}": reads("checks", (call) => ({
    body: view(call, checkOf(call)),
  })),
  "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}": writes("checks", (call) => {
    const check = checkOf(call);
    Object.assign(check.fields, call.body);
    return { body: view(call, check) };
  }),
  "GET /repos/{owner}/{repo}/commits/{ref}/check-runs": reads("checks", async (call) => {
    const commit = await call.repository.git.object(`${param(call, "ref")}^{commit}`);
    const name = call.query.get("check_name");
    const found = [...call.repository.checks.values()].filter(
      ({ fields }) => fields["head_sha"] === commit?.oid && (name === null || fields["name"] === name),
    );
    const list = call.query.get("filter") === "all" ? found : lastOfEachName(found);
    return { list: list.map((check) => view(call, check)), listKey: "check_runs" };
  }),
  "POST /repos/{owner}/{repo}/statuses/{sha}": writes("statuses", createStatus),
};
