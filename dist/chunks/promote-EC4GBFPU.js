import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  failureMark,
  openPromotions,
  promoteCase
} from "./chunk-MIK7QTT2.js";
import "./chunk-ZPUANOFE.js";
import {
  createGithub
} from "./chunk-FSJFNUDF.js";
import {
  git
} from "./chunk-6BJHP374.js";
import "./chunk-HFQML2CA.js";
import "./chunk-GHTYS6UC.js";
import {
  effectsOf,
  expectationOf
} from "./chunk-C2GG4RFU.js";
import {
  createWorkerClient
} from "./chunk-NYKZS4MU.js";
import "./chunk-E6G7FQRC.js";
import "./chunk-ZR4RKPDP.js";
import "./chunk-5TCZSE3R.js";
import "./chunk-HD4APGMM.js";
import "./chunk-KPOU4LZN.js";
import "./chunk-NJ6GYLXS.js";
import "./chunk-MC57L6XC.js";
import {
  readOneTrace,
  readTraceFile
} from "./chunk-CZSUPR6N.js";
import "./chunk-KN7GQKJS.js";
import "./chunk-ETBUDBER.js";
import "./chunk-ZDRCJSVA.js";
import "./chunk-UJV7WWBT.js";
import "./chunk-D77QAQ4M.js";
import "./chunk-6OKKB3RO.js";
import "./chunk-3IOC3QWO.js";
import "./chunk-JWK2KAH4.js";
import {
  oneArgument,
  openProject,
  projectRedactor
} from "./chunk-7VXHW6NI.js";
import {
  loadConfig
} from "./chunk-BZZTWJ2Q.js";
import "./chunk-SKBEGQT3.js";
import {
  findRoot
} from "./chunk-SD42YD4V.js";
import {
  exitCode
} from "./chunk-KSUFQAIU.js";
import "./chunk-BEDZKUB6.js";
import "./chunk-ODDJKHMF.js";
import {
  nodePlatform
} from "./chunk-AD2P542H.js";
import "./chunk-QRDE2U5I.js";
import "./chunk-P72BP2YS.js";
import {
  findCases,
  readCaseFiles,
  writeCaseFolder
} from "./chunk-YPDIPNTS.js";
import "./chunk-ZNXELE7A.js";
import "./chunk-F3XWN5HJ.js";
import "./chunk-STBE43RC.js";
import "./chunk-3U2T44OD.js";
import "./chunk-JLQWZFRY.js";
import "./chunk-5LI65K7B.js";
import "./chunk-CDTRLQZL.js";
import "./chunk-XEYS2RPR.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-E3666BLM.js";
import "./chunk-GC64FZBI.js";
import "./chunk-SN3GIU3B.js";
import "./chunk-TC25HOH2.js";
import "./chunk-AHRWLNSE.js";
import "./chunk-UEQIKGNP.js";
import "./chunk-DN6WLQW3.js";
import "./chunk-CFR755V3.js";
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";
import "./chunk-VHE66NNS.js";

// src/cli/commands/promote.ts
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";

// src/node/case-branch.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
async function commitCaseBranch(options) {
  const { root, id, folder } = options;
  const branch = `replaykit/${id}`;
  const path = `${folder}/${id}`;
  const prefix = (await git(["rev-parse", "--show-prefix"], { cwd: root }).catch(refuseNoCheckout(root))).toString().trim();
  const existing = await commitOf(root, `refs/heads/${branch}`);
  if (existing !== void 0) {
    const there = await commitOf(root, `${existing}:${prefix}${path}/case.yaml`);
    if (there !== void 0) return { how: "unchanged", branch, path, commit: existing };
    throw new ReplayKitError("conflict", `the branch ${branch} is there, without the case`, {
      hint: `git branch -D ${branch}`
    });
  }
  if (await commitOf(root, "HEAD") === void 0) {
    throw new ReplayKitError("conflict", `the checkout at ${root} has no commit to branch from`, {
      hint: "commit something first"
    });
  }
  const commit = await commitIn({ ...options, branch, path: `${prefix}${path}` });
  return { how: "created", branch, path, commit };
}
async function commitIn({
  root,
  branch,
  path,
  files,
  title,
  body
}) {
  const parent = mkdtempSync(join(tmpdir(), "replaykit-branch-"));
  const worktree = join(parent, "worktree");
  try {
    await git(["worktree", "add", "--quiet", "-b", branch, worktree, "HEAD"], { cwd: root });
    await writeCaseFolder(join(worktree, path), files);
    const names = Object.keys(readCaseFiles(join(worktree, path)));
    await git(["add", "--force", "--", ...names.map((name) => `${path}/${name}`)], { cwd: worktree });
    await git([...await author(root), "commit", "--quiet", "--no-verify", "--file=-"], {
      cwd: worktree,
      input: `${title}

${body}
`
    });
    return (await git(["rev-parse", "HEAD"], { cwd: worktree })).toString().trim();
  } catch (error) {
    await git(["worktree", "remove", "--force", worktree], { cwd: root }).catch(() => {
    });
    await git(["branch", "-D", branch], { cwd: root }).catch(() => {
    });
    throw error;
  } finally {
    rmSync(parent, { recursive: true, force: true });
    await git(["worktree", "prune"], { cwd: root });
  }
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
function refuseNoCheckout(root) {
  return (cause) => {
    throw new ReplayKitError("not_found", `${root} is no git checkout`, {
      hint: "name a checkout with --to, or `git init` there",
      cause
    });
  };
}

// src/cli/commands/promote.ts
async function run(context) {
  const { flags, terminal } = context;
  const source = await readSource(context);
  const project = await targetProject(context);
  const promotion = promote(context, project, source);
  const outcome = await deliver(context, project, promotion);
  if (source.inbox !== void 0 && outcome.how !== "dry_run") await tellInbox(source.inbox, promotion, outcome);
  if (flags.on("json")) {
    terminal.printJson({
      version: 1,
      case_id: promotion.id,
      fingerprint: promotion.case.source?.fingerprint,
      ...outcome,
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
function workerOf({ env }, argument) {
  const url = env["REPLAYKIT_WORKER_URL"];
  const token = env["REPLAYKIT_WORKER_TOKEN"];
  if (url && token) return createWorkerClient({ url, token });
  throw new ReplayKitError("not_found", `there is no file "${argument}", and no Worker to read a run from`, {
    hint: "name a trace file, or set REPLAYKIT_WORKER_URL and REPLAYKIT_WORKER_TOKEN"
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
    config: project.config,
    platform: nodePlatform,
    redactor: projectRedactor(project, env)
  });
}
async function deliver(context, project, promotion) {
  if (context.flags.on("dry-run")) return { how: "dry_run" };
  return context.flags.text("to") === void 0 ? openPullRequest(context, project, promotion) : commitLocally(project, promotion);
}
async function commitLocally({ root, config }, promotion) {
  const { id, files, title } = promotion;
  const there = await findCases(root, [config.cases].flat());
  const existing = there.map((path2) => basename(path2)).find((name) => failureMark(name) === failureMark(id));
  if (existing !== void 0) return { how: existing === id ? "on_base" : "known", existing };
  const body = `Replaykit-Case: ${id}`;
  const { how, branch, path } = await commitCaseBranch({ root, id, folder: folderOf(config), files, title, body });
  return { how, branch, path };
}
async function openPullRequest({ flags, env, terminal }, { config }, promotion) {
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
  const { pull, known } = await openPromotions({
    github: createGithub({ octokit, onWait: (message) => terminal.note(message) }),
    repository: { owner, repo },
    promotions: [promotion],
    folder: folderOf(config),
    ...base === void 0 ? {} : { base }
  });
  const [first] = known;
  if (first !== void 0) return { how: "known", existing: first.existing };
  return outcomeOf(pull);
}
function outcomeOf(pull) {
  if (pull === void 0 || pull.how === "on_base") return { how: "on_base" };
  return { how: pull.how, url: pull.url, ..."branch" in pull ? { branch: pull.branch } : {} };
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
  terminal.print(terminal.safe(headline(promotion, outcome)));
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
  if (outcome.how !== "created") return;
  terminal.print(`
Next: git -C ${flags.text("to") ?? "."} switch ${outcome.branch}`);
  terminal.print(`      replaykit replay ${promotion.id}`);
}
function headline({ id }, { how, branch, url, existing, path }) {
  const words = {
    created: `committed ${path} on the new branch ${branch}`,
    unchanged: `${id} is proposed already: ${url ?? `branch ${branch}`}`,
    opened: `opened ${url}`,
    updated: `finished ${url}`,
    on_base: `${id} is a case of the repository already`,
    declined: `${id} was proposed and closed: ${url}`,
    known: `the case ${existing} has this failure already; none was added`,
    dry_run: `${id} would be proposed (nothing was written)`
  };
  return words[how];
}
export {
  run
};
