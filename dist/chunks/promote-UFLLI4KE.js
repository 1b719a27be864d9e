import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  failureMark,
  measureRates,
  openPromotions,
  promoteCase,
  promotionSentence,
  recurrence,
  reopeningBranch,
  stateLine
} from "./chunk-FB334O5Y.js";
import "./chunk-7P7MFHQG.js";
import "./chunk-CZ3EWTXR.js";
import {
  createGithub
} from "./chunk-CWUAN237.js";
import {
  rateNote
} from "./chunk-4NVWOLJS.js";
import {
  effectsOf,
  expectationOf
} from "./chunk-XUBIGLQG.js";
import "./chunk-C3YRFKQ7.js";
import {
  redactByCommand
} from "./chunk-RTSCL43B.js";
import "./chunk-OTUBKPWA.js";
import {
  caseBrief
} from "./chunk-GR4CGXSL.js";
import "./chunk-UBUG5XII.js";
import "./chunk-YIV2HGNZ.js";
import {
  readOneTrace,
  readTraceFile
} from "./chunk-O46J4PBA.js";
import "./chunk-57MWDYF7.js";
import "./chunk-FRAGFHDS.js";
import "./chunk-P43ETFAW.js";
import "./chunk-DLDHOSKD.js";
import "./chunk-EOIGMXXM.js";
import "./chunk-NDZC76CC.js";
import "./chunk-PSN3L2HE.js";
import "./chunk-RXF2VI3V.js";
import "./chunk-6TEMVQCY.js";
import {
  connectWorker,
  workerOfEnvironment
} from "./chunk-3TKLPOSB.js";
import "./chunk-RWNS3AU4.js";
import {
  oneArgument,
  openProject,
  projectRedactor
} from "./chunk-NIGZXU2K.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-4F47BQLO.js";
import "./chunk-J7ST2HF5.js";
import {
  findRoot
} from "./chunk-LCONLFVP.js";
import "./chunk-GW5BUQB7.js";
import "./chunk-J7NXW55N.js";
import "./chunk-7BNPROQB.js";
import "./chunk-SYGJYNB6.js";
import {
  effectLookup,
  findCases,
  git,
  isCheckoutOf,
  loadConfig,
  readCaseFiles,
  readSourceTrace,
  replaySuite,
  runFromTrace,
  startCaseGateway,
  writeCaseFolder
} from "./chunk-3QQEB6C6.js";
import "./chunk-ZPONSFWV.js";
import "./chunk-LOSFRJRI.js";
import {
  nodePlatform
} from "./chunk-NP4WE3DX.js";
import "./chunk-YQFYJEPK.js";
import "./chunk-KGLR3FBA.js";
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";
import "./chunk-HZA3QJ3V.js";
import "./chunk-ABXW3CI3.js";
import {
  __callDispose,
  __using
} from "./chunk-VHE66NNS.js";

// src/cli/commands/promote.ts
import { existsSync } from "node:fs";
import { resolve } from "node:path";

// src/github/open-issue.ts
async function openIssue({ github, repository, title, body, assignee }) {
  const result = await github.once(
    `open an issue for ${assignee}`,
    () => github.octokit.request("POST /repos/{owner}/{repo}/issues", { ...repository, title, body, assignees: [assignee] })
  );
  if (!result.ok) return { refused: result.fault.error.message };
  const { html_url: url, assignees } = result.value.data;
  const assigned = assignees?.some(({ login }) => login.toLowerCase() === assignee.toLowerCase()) === true;
  return { url, assigned };
}

// src/cli/assign-brief.ts
function assigneeOf(login, to) {
  if (login === void 0) return void 0;
  if (to !== void 0) {
    throw new ReplayKitError("usage", "--assign opens an issue on GitHub, and --to proposes the case in a checkout", {
      hint: "leave one of the two out; `replaykit case brief <case>` prints the brief"
    });
  }
  if (/^[a-z\d](?:[a-z\d-]{0,98}[a-z\d])?(?:\[bot\])?$/i.test(login)) return login;
  throw new ReplayKitError("usage", `--assign is "${login}"; expected a login on GitHub`);
}
function promotedBrief({ case: made, files, id }, { config, folder }) {
  const trace = readSourceTrace(files["source-trace.json"] ?? "", "source-trace.json");
  return caseBrief({
    case: made,
    trace,
    run: runFromTrace(trace, effectLookup(made.effects, config.effects, config.aliases)),
    path: `${folder}/${id}`,
    terminal_tools: made.terminal_tools ?? config.terminal_tools,
    last: void 0,
    code: [],
    runner: void 0,
    others: void 0,
    budget: config.budget
  });
}
async function assignBrief({
  pull,
  brief,
  ...issue
}) {
  const { title, ...place } = issue;
  const body = `The case comes with ${pull}.

${brief}`;
  const opened = await openIssue({ ...place, title: `Mend: ${title}`.slice(0, 200), body });
  if ("refused" in opened) return `no issue was opened: ${opened.refused}`;
  const { url, assigned } = opened;
  return assigned ? `assigned to ${issue.assignee}: ${url}` : `${issue.assignee} may not be assigned here; the issue waits: ${url}`;
}

// src/cli/promote-to-checkout.ts
import { basename, join as join2, relative, sep } from "node:path";

// src/node/case-branch.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
async function commitCaseBranch(options) {
  const { root, branch, path } = options;
  const { head, at } = await branchesOf(root, branch);
  if (at !== void 0) {
    if (await textAt(root, at, `${path}/case.yaml`) !== void 0)
      return { how: "unchanged", branch, path, commit: at };
    throw new ReplayKitError("conflict", `the branch ${branch} is there, without the case`, {
      hint: `git branch -D ${branch}`
    });
  }
  return { how: "created", branch, path, commit: await commitFiles(options, { start: head, expected: void 0 }) };
}
async function readCaseBranch({ root, branch, path }) {
  const { head, at } = await branchesOf(root, branch);
  const start = at === void 0 || await isAncestor(root, at, head) ? head : at;
  const yaml = await textAt(root, start, `${path}/case.yaml`);
  if (yaml === void 0) return void 0;
  const tools = await textAt(root, start, `${path}/fixtures/tools.json`);
  return { yaml, tools, stateSince: await stateWrittenAt(root, start, { path, yaml }), start, at };
}
function commitCaseChange(options, { start, at }) {
  return commitFiles({ ...options, body: "" }, { start, expected: at });
}
async function waitingBranches(root) {
  await prefixOf(root);
  const format = "--format=%(refname:short)";
  const out = await git(["for-each-ref", format, "--no-merged=HEAD", "refs/heads/replaykit/"], { cwd: root });
  return out.toString().split("\n").filter((name) => name !== "");
}
async function foldersAt(root, revision, folder) {
  const prefix = await prefixOf(root);
  const out = await git(["ls-tree", "-d", "--name-only", "-z", `${revision}:${prefix}${folder}`], { cwd: root }).catch(
    () => Buffer.alloc(0)
    // the branch has no such folder
  );
  return out.toString().split("\0").filter((name) => name !== "");
}
async function branchesOf(root, branch) {
  await prefixOf(root);
  const head = await commitOf(root, "HEAD");
  if (head !== void 0) return { head, at: await commitOf(root, `refs/heads/${branch}`) };
  throw new ReplayKitError("conflict", `the checkout at ${root} has no commit to branch from`, {
    hint: "commit something first"
  });
}
async function commitFiles({ root, branch, path, files, title, body }, { start, expected }) {
  const inside = `${await prefixOf(root)}${path}`;
  const parent = mkdtempSync(join(tmpdir(), "replaykit-branch-"));
  const worktree = join(parent, "worktree");
  try {
    await refuseCheckedOut(root, branch);
    await git(["worktree", "add", "--quiet", "--detach", worktree, start], { cwd: root });
    await writeCaseFolder(join(worktree, inside), files);
    const names = Object.keys(readCaseFiles(join(worktree, inside)));
    await git(["add", "--force", "--", ...names.map((name) => `${inside}/${name}`)], { cwd: worktree });
    await git([...await author(root), "commit", "--quiet", "--no-verify", "--file=-"], {
      cwd: worktree,
      input: `${title}

${body}
`
    });
    const commit = (await git(["rev-parse", "HEAD"], { cwd: worktree })).toString().trim();
    await moveBranch(root, branch, { commit, expected });
    return commit;
  } finally {
    await git(["worktree", "remove", "--force", worktree], { cwd: root }).catch(() => {
    });
    rmSync(parent, { recursive: true, force: true });
    await git(["worktree", "prune"], { cwd: root });
  }
}
async function moveBranch(root, branch, { commit, expected = "" }) {
  await git(["update-ref", `refs/heads/${branch}`, commit, expected], { cwd: root }).catch((cause) => {
    throw new ReplayKitError("conflict", `the branch ${branch} was moved meanwhile`, { hint: "run it again", cause });
  });
}
async function refuseCheckedOut(root, branch) {
  const list = (await git(["worktree", "list", "--porcelain"], { cwd: root })).toString().split("\n");
  if (!list.includes(`branch refs/heads/${branch}`)) return;
  throw new ReplayKitError("conflict", `the branch ${branch} is checked out`, {
    hint: "switch to another branch first: git switch -"
  });
}
async function author(root) {
  const set = await git(["config", "user.email"], { cwd: root }).then(
    (email) => email.toString().trim() !== "",
    () => false
  );
  return set ? [] : ["-c", "user.name=ReplayKit", "-c", "user.email=replaykit@localhost"];
}
async function commitOf(root, revision) {
  return git(["rev-parse", "--verify", "--quiet", revision], { cwd: root }).then(
    (id) => id.toString().trim(),
    () => void 0
  );
}
async function textAt(root, revision, path) {
  const prefix = await prefixOf(root);
  return git(["cat-file", "blob", `${revision}:${prefix}${path}`], { cwd: root }).then(
    (text) => text.toString(),
    () => void 0
  );
}
async function stateWrittenAt(root, revision, { path, yaml }) {
  const line = stateLine(yaml);
  if (line === void 0) return void 0;
  const args = ["blame", "--porcelain", `-L${line},${line}`, revision, "--", `${path}/case.yaml`];
  const said = (await git(args, { cwd: root })).toString();
  const seconds = Number(/^committer-time (\d+)$/m.exec(said)?.[1]);
  return Number.isNaN(seconds) ? void 0 : new Date(seconds * 1e3).toISOString();
}
async function isAncestor(root, commit, of) {
  return git(["merge-base", "--is-ancestor", commit, of], { cwd: root }).then(
    () => true,
    () => false
  );
}
async function prefixOf(root) {
  try {
    return (await git(["rev-parse", "--show-prefix"], { cwd: root })).toString().trim();
  } catch (cause) {
    throw new ReplayKitError("not_found", `${root} is no git checkout`, {
      hint: "name a checkout with --to, or `git init` there",
      cause
    });
  }
}

// src/cli/promote-to-checkout.ts
async function promoteToCheckout({ root, config }, promotion, { folder, complete }) {
  const { marks } = promotion;
  const there = await findCases(root, [config.cases].flat());
  const existing = there.find((path) => marks.includes(failureMark(basename(path))));
  if (existing !== void 0) {
    const path = relative(root, existing).split(sep).join("/");
    const branch = reopeningBranch(basename(existing));
    return { promotion, outcome: await again({ root, branch, path, promotion }, "counted") };
  }
  const waiting = await waitingCase({ root, folder, marks });
  if (waiting) return { promotion, outcome: await again({ root, ...waiting, promotion }, "waiting") };
  const measured2 = await complete(promotion);
  const { id, files, title, rate } = measured2;
  const note = rateNote(rate);
  const body = `${note.slice(0, 1).toUpperCase()}${note.slice(1)}.

Replaykit-Case: ${id}`;
  const options = { root, branch: `replaykit/${id}`, path: `${folder}/${id}`, files, title, body };
  return { promotion: measured2, outcome: await commitCaseBranch(options) };
}
async function waitingCase({ root, folder, marks }) {
  for (const branch of await waitingBranches(root)) {
    const id = (await foldersAt(root, branch, folder)).find((name) => marks.includes(failureMark(name)));
    if (id !== void 0) return { branch, path: `${folder}/${id}` };
  }
  return void 0;
}
async function again(place, how) {
  const { root, branch, path, promotion } = place;
  const existing = basename(path);
  const same = existing === promotion.id;
  const there = await readCaseBranch(place);
  const files = there && { "case.yaml": there.yaml, "fixtures/tools.json": there.tools };
  const found = files && recurrence(files, promotion, there.stateSince);
  if (!found) return { how: same ? "on_base" : "known", existing };
  const { files: edited, reopened, seen } = found;
  const changed = Object.keys(edited).length > 0;
  if (!changed && there.start !== there.at) return { how: same ? "on_base" : "known", existing, seen };
  const title = reopened ? `test(cases): reopen ${existing}` : `test(cases): count ${existing} again`;
  if (changed) await commitCaseChange({ root, branch, path, files: edited, title }, there);
  if (how === "waiting" && same) return { how: changed ? "updated" : "unchanged", branch, path, existing, seen };
  const back = reopened || how === "counted" && await wasReopened(place, there);
  return { how: back ? "reopened" : how, branch, path, existing, seen };
}
async function wasReopened({ root, path, promotion }, { yaml }) {
  const checkedOut = readCaseFiles(join2(root, path))["case.yaml"] ?? "";
  const [was, is] = [checkedOut, yaml].map((text) => recurrence({ "case.yaml": text }, promotion)?.was);
  return was === "guard" && is === "open";
}

// src/cli/commands/promote.ts
async function run(context) {
  const { flags, terminal } = context;
  assigneeOf(flags.text("assign"), flags.text("to"));
  const read = await readSource(context);
  const project = await targetProject(context);
  const { trace, others } = read;
  const source = { ...read, ...await redactByCommand({ trace, others }, { ...project, env: context.env }) };
  const { promotion, outcome } = await deliver(context, project, promote(context, project, source));
  if (source.inbox !== void 0 && outcome.how !== "dry_run") await tellInbox(source.inbox, promotion, outcome);
  if (flags.on("json")) {
    terminal.printJson({
      version: 1,
      case_id: promotion.id,
      fingerprint: promotion.case.source?.fingerprint,
      ...outcome,
      ..."unmeasured" in promotion.rate ? {} : { rate: promotion.rate },
      files: Object.keys(promotion.files),
      notes: promotion.notes,
      ...outcome.how === "dry_run" ? { title: promotion.title, body: promotion.body } : {}
    });
    return exitCode.ok;
  }
  print(context, promotion, outcome);
  return exitCode.ok;
}
async function targetProject(context) {
  const to = context.flags.text("to");
  if (to === void 0) return openProject(context);
  const folder = resolve(context.cwd, to);
  if (!existsSync(folder))
    throw new ReplayKitError("not_found", `there is no folder ${to}`, { hint: "name a checkout" });
  const root = findRoot(folder);
  return { root, config: await loadConfig(root) };
}
async function readSource(context) {
  const argument = oneArgument(context, "promote", "run id or trace file");
  const also = await Promise.all(context.flags.list("also").map((file) => readTraceFile(file, context)));
  const given = also.flat().map(({ trace: trace2 }) => trace2);
  const isFile = argument === "-" || existsSync(resolve(context.cwd, argument));
  const worker = isFile ? void 0 : workerOf(context, argument);
  if (worker === void 0) {
    const { trace: trace2 } = await readOneTrace(argument, context);
    return { trace: trace2, others: given, seen: void 0 };
  }
  const { run: row, trace } = await worker.run(argument);
  const { group } = row;
  const others = group === void 0 ? [] : await worker.others(group, row.id);
  const seen = group === void 0 ? void 0 : await worker.seen(group);
  return { trace, others: [...given, ...others], seen, inbox: { worker, run: row } };
}
function workerOf(context, argument) {
  const url = context.flags.text("worker") ?? workerOfEnvironment(context);
  if (url !== void 0) return connectWorker(context);
  throw new ReplayKitError("not_found", `there is no file "${argument}", and no Worker to read a run from`, {
    hint: "name a trace file, give --worker <url>, or set REPLAYKIT_WORKER_URL"
  });
}
function promote({ flags, env }, project, { trace, others, seen }) {
  const slug = flags.text("slug");
  const title = flags.text("title");
  const runner = flags.text("runner");
  const expectation = expectationOf(flags);
  return promoteCase({
    trace,
    others,
    ...seen === void 0 ? {} : { seen },
    ...slug === void 0 ? {} : { slug },
    ...title === void 0 ? {} : { title },
    ...runner === void 0 ? {} : { runner },
    ...expectation === void 0 ? {} : { expectation },
    statements: flags.list("expect"),
    effects: effectsOf(flags),
    tags: flags.list("tag"),
    unmeasured: flags.on("no-rate") ? "--no-rate was given" : "it was promoted without a checkout of the agent",
    config: project.config,
    platform: nodePlatform,
    redactor: projectRedactor(project, env)
  });
}
async function deliver(context, project, promotion) {
  const { flags } = context;
  if (flags.on("dry-run")) return { promotion, outcome: { how: "dry_run" } };
  if (flags.text("to") === void 0) return openPullRequest(context, project, promotion);
  const complete = flags.on("no-rate") ? async () => promotion : () => measured(context, project, promotion);
  return promoteToCheckout(project, promotion, { folder: folderOf(project.config), complete });
}
async function measured({ env, signal, terminal }, { root, config }, promotion) {
  var _stack = [];
  try {
    const line = terminal.progress();
    line.update("replaying the case on this checkout");
    const gateway = __using(_stack, await startCaseGateway(config, env), true);
    const options = { root, config, env, gateway, signal, evidence: false };
    const [complete = promotion] = await measureRates(
      [promotion],
      (cases, attempts) => replaySuite({ ...options, cases, ...attempts })
    ).finally(() => line.clear());
    return complete;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = __callDispose(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function openPullRequest(context, project, promotion) {
  const { flags, env, terminal } = context;
  const assignee = assigneeOf(flags.text("assign"), flags.text("to"));
  const token = env["GITHUB_TOKEN"];
  const [owner, repo, ...more] = (flags.text("repository") ?? env["GITHUB_REPOSITORY"] ?? "").split("/");
  if (!token || !owner || !repo || more.length > 0) {
    throw new ReplayKitError("usage", "promote needs --to, or a repository on GitHub and a token for it", {
      hint: "--to . for this checkout; else --repository owner/name and GITHUB_TOKEN with contents and pull requests: write"
    });
  }
  const { Octokit } = await import("./dist-src-UFKR2Z3M.js");
  const silent = { debug() {
  }, info() {
  }, warn() {
  }, error() {
  } };
  const octokit = new Octokit({ auth: token, baseUrl: env["GITHUB_API_URL"] ?? "https://api.github.com", log: silent });
  const base = flags.text("base");
  const measures = !flags.on("no-rate") && base === void 0 && await isCheckoutOf(project.root, { owner, repo });
  let proposed = promotion;
  const complete = async (fresh) => {
    const all = await Promise.all(fresh.map((one) => measured(context, project, one)));
    proposed = all[0] ?? promotion;
    return all;
  };
  const github = createGithub({ octokit, onWait: (message) => terminal.note(message) });
  const [opened] = await openPromotions({
    github,
    repository: { owner, repo },
    promotions: [promotion],
    folder: folderOf(project.config),
    ...base === void 0 ? {} : { base },
    ...measures ? { complete } : {}
  });
  const { id: _, ...outcome } = opened ?? { id: promotion.id, how: "on_base" };
  if (assignee === void 0 || outcome.how !== "opened" || outcome.url === void 0)
    return { promotion: proposed, outcome };
  const brief = promotedBrief(proposed, { config: project.config, folder: folderOf(project.config) });
  const issue = { github, repository: { owner, repo }, assignee, brief, title: proposed.title, pull: outcome.url };
  return { promotion: { ...proposed, notes: [...proposed.notes, await assignBrief(issue)] }, outcome };
}
function folderOf({ cases }) {
  const [first = "cases"] = [cases].flat();
  return /[*?[\]{}!]/.test(first) ? "cases" : first;
}
async function tellInbox({ worker, run: row }, { id }, outcome) {
  const place = outcome.url ?? outcome.branch;
  await worker.promoted(row, { case: outcome.existing ?? id, ...place === void 0 ? {} : { pull_request: place } });
}
function print({ terminal, flags }, promotion, outcome) {
  const place = outcome.url === void 0 ? "" : `: ${outcome.url}`;
  terminal.print(terminal.safe(`${promotionSentence(promotion.id, outcome)}${place}`));
  if (outcome.how === "created" || outcome.how === "opened")
    terminal.print(`  ${terminal.safe(rateNote(promotion.rate))}`);
  for (const note of promotion.notes) terminal.print(`  note: ${terminal.safe(note)}`);
  if (outcome.how === "dry_run") {
    for (const [name, text] of Object.entries(promotion.files)) {
      terminal.print(`
--- ${promotion.id}/${name} (${text.length} characters)`);
      if (name === "case.yaml") terminal.print(terminal.safe(text));
    }
    terminal.print(`
--- pull request: ${promotion.title}
${terminal.safe(promotion.body)}`);
  }
  const branches = ["created", "reopened", "counted"];
  if (flags.text("to") === void 0 || !branches.includes(outcome.how)) return;
  terminal.print(`
Next: git -C ${flags.text("to")} switch ${outcome.branch}`);
  terminal.print(`      replaykit replay ${outcome.existing ?? promotion.id}`);
}
export {
  run
};
