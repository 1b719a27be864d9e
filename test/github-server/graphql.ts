import { schema as github } from "@octokit/graphql-schema";
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  parse,
  validate,
} from "graphql";
import { commitFiles, type FileChange } from "./commit-files.ts";
import { followHead } from "./pulls.ts";
import type { Issue, Repository, State, Token, User } from "./state.ts";
import { isRecord } from "./openapi-schema.ts";

let built: GraphQLSchema | undefined;

/** GitHub's own schema: 250 ms to build, so once per process. */
function schema(): GraphQLSchema {
  built ??= buildSchema(github.idl, { assumeValid: true, assumeValidSDL: true });
  return built;
}

export interface GraphqlContext {
  state: State;
  user: User;
  token: Token | undefined;
  mayWrite(repository: Repository, permission: "contents" | "pull_requests" | "issues"): boolean;
  maySee(repository: Repository): boolean;
}

export interface GraphqlRequest {
  document: DocumentNode;
  variables: Record<string, unknown>;
  /** `GRAPHQL viewer,repository`: the fields asked for at the root, each once. */
  name: string;
  write: boolean;
}

/** Reads a request's body; a sentence where it is no GraphQL that GitHub's schema knows. */
export function readGraphql(body: unknown): GraphqlRequest | string {
  if (!isRecord(body) || typeof body["query"] !== "string")
    return "A query attribute must be specified and must be a string.";
  let document: DocumentNode;
  try {
    document = parse(body["query"]);
  } catch (error) {
    return String(error);
  }
  const problems = validate(schema(), document);
  if (problems.length > 0) return problems.map(({ message }) => message).join("; ");
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fields = operation?.selectionSet.selections.flatMap((field) =>
    field.kind === Kind.FIELD ? [field.name.value] : [],
  );
  const variables = isRecord(body["variables"]) ? body["variables"] : {};
  const name = `GRAPHQL ${[...new Set(fields)].join(",")}`;
  return { document, variables, name, write: operation?.operation === OperationTypeNode.MUTATION };
}

/** Answers by graphql-js; an error carries GitHub's `type` beside its message. */
export async function answerGraphql(request: GraphqlRequest, context: GraphqlContext) {
  const result = await execute({
    schema: schema(),
    document: request.document,
    variableValues: request.variables,
    rootValue: root(context),
  });
  if (!result.errors) return { data: result.data };
  const errors = result.errors.map((error) => {
    const { extensions, ...rest } = error.toJSON();
    return { type: extensions?.["type"] ?? "INTERNAL", ...rest };
  });
  return { data: result.data ?? null, errors };
}

function failure(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

function findRepository(context: GraphqlContext, fullName: string): Repository {
  const repository = context.state.repositories.get(fullName);
  if (repository && context.maySee(repository)) return repository;
  throw failure("NOT_FOUND", `Could not resolve to a Repository with the name '${fullName}'.`);
}

function root(context: GraphqlContext) {
  return {
    viewer: () => ({ id: `U_${context.user.id}`, login: context.user.login, databaseId: context.user.id }),
    repository: ({ owner, name }: { owner: string; name: string }) =>
      repositoryNode(findRepository(context, `${owner}/${name}`), context.state),
    createCommitOnBranch: ({ input }: { input: CommitInput }) => createCommitOnBranch(input, context),
    minimizeComment: ({ input }: { input: { subjectId: string; classifier: string } }) =>
      minimizeComment(input, context),
  };
}

function refNode(repository: Repository, name: string) {
  const oid = repository.git.ref(name);
  if (oid === undefined) return null;
  return {
    id: `REF_${name}`,
    name: name.replace(/^refs\/heads\//, ""),
    prefix: "refs/heads/",
    target: { __typename: "Commit", oid },
  };
}

const typeNames: Record<string, string> = { blob: "Blob", tree: "Tree", commit: "Commit", tag: "Tag" };

function repositoryNode(repository: Repository, state: State) {
  return {
    id: `R_${repository.id}`,
    name: repository.name,
    nameWithOwner: repository.fullName,
    isPrivate: repository.private,
    isFork: repository.fork,
    url: `${state.url}/${repository.fullName}`,
    defaultBranchRef: () => refNode(repository, `refs/heads/${repository.defaultBranch}`),
    ref: ({ qualifiedName }: { qualifiedName: string }) =>
      refNode(repository, qualifiedName.startsWith("refs/") ? qualifiedName : `refs/heads/${qualifiedName}`),
    object: async ({ expression, oid }: { expression?: string; oid?: string }) => {
      const object = await repository.git.object(expression ?? oid ?? "");
      if (!object) return null;
      const text = object.type === "blob" ? object.content.toString() : null;
      return {
        __typename: typeNames[object.type],
        oid: object.oid,
        byteSize: object.content.length,
        text,
        isTruncated: false,
        entries: () => repository.git.entries(object.oid),
        blame: ({ path }: { path: string }) => blameOf(repository, object.oid, path),
      };
    },
    pullRequest: ({ number }: { number: number }) => {
      const issue = repository.issues.get(number);
      return issue?.pull ? pullNode(repository, issue, state) : null;
    },
    pullRequests: (wanted: PullQuery) => pullConnection(repository, wanted, state),
    refs: (wanted: { refPrefix: string; first?: number; after?: string | null }) =>
      refConnection(repository, wanted, state),
  };
}

/** Each line a range of its own. */
async function blameOf(repository: Repository, commit: string, path: string) {
  const said = await repository.git.run(["blame", "--line-porcelain", commit, "--", path]);
  const times = [...said.matchAll(/^committer-time (\d+)$/gm)].map((match) => Number(match[1]));
  const ranges = times.map((seconds, index) => {
    const committedDate = new Date(seconds * 1000).toISOString();
    return { startingLine: index + 1, endingLine: index + 1, commit: { committedDate } };
  });
  return { ranges };
}

async function refConnection(
  repository: Repository,
  { refPrefix, first = 0, after }: { refPrefix: string; first?: number; after?: string | null },
  state: State,
) {
  const all = repository.git.refs(refPrefix).map(({ name }) => name);
  const from = after ? Number(after) : 0;
  const nodes = all.slice(from, from + first).map((name) => ({
    ...refNode(repository, name),
    name: name.slice(refPrefix.length),
    prefix: refPrefix,
    associatedPullRequests: (wanted: PullQuery) =>
      pullConnection(repository, { ...wanted, headRefName: name.replace(/^refs\/heads\//, "") }, state),
  }));
  const end = from + nodes.length;
  return { totalCount: all.length, nodes, pageInfo: { hasNextPage: end < all.length, endCursor: String(end) } };
}

interface PullQuery {
  headRefName?: string;
  baseRefName?: string;
  states?: string[];
  first?: number;
  last?: number;
}

function pullConnection(repository: Repository, wanted: PullQuery, state: State) {
  if (wanted.first === undefined && wanted.last === undefined) {
    throw failure(
      "MISSING_PAGINATION_BOUNDARIES",
      "You must provide a `first` or `last` value to paginate the connection.",
    );
  }
  const all = [...repository.issues.values()].filter(({ pull }) => pull !== undefined);
  const matching = all.filter(
    (issue) =>
      (wanted.headRefName === undefined || issue.pull?.head === wanted.headRefName) &&
      (wanted.baseRefName === undefined || issue.pull?.base === wanted.baseRefName) &&
      (!wanted.states || wanted.states.includes(stateName(issue))),
  );
  const nodes = wanted.last === undefined ? matching.slice(0, wanted.first) : matching.slice(-wanted.last);
  return { totalCount: matching.length, nodes: nodes.map((issue) => pullNode(repository, issue, state)) };
}

function stateName(issue: Issue): string {
  return issue.pull?.merged ? "MERGED" : issue.state.toUpperCase();
}

function pullNode(repository: Repository, issue: Issue, state: State) {
  followHead(state, issue);
  return {
    id: `PR_${issue.id}`,
    number: issue.number,
    title: issue.title,
    body: issue.body ?? "",
    state: stateName(issue),
    url: `${state.url}/${repository.fullName}/pull/${issue.number}`,
    headRefName: issue.pull?.head,
    headRefOid: issue.pull?.headSha,
    baseRefName: issue.pull?.base,
    isCrossRepository: issue.pull?.headRepository !== repository.fullName,
    author: { __typename: issue.user.type, login: issue.user.login.replace(/\[bot\]$/, "") },
    labels: () => ({ nodes: issue.labels.map((name) => ({ name })) }),
    timelineItems: () => ({
      nodes: issue.labelled.map(({ name, login, at }) => ({
        __typename: "LabeledEvent",
        createdAt: at,
        label: { name },
        actor: { __typename: login.endsWith("[bot]") ? "Bot" : "User", login: login.replace(/\[bot\]$/, "") },
      })),
    }),
  };
}

interface CommitInput {
  branch: { repositoryNameWithOwner?: string; branchName?: string };
  message: { headline: string; body?: string };
  expectedHeadOid: string;
  fileChanges?: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

async function createCommitOnBranch(input: CommitInput, context: GraphqlContext) {
  const { state } = context;
  const repository = findRepository(context, input.branch.repositoryNameWithOwner ?? "");
  if (!context.mayWrite(repository, "contents")) throw failure("FORBIDDEN", "Resource not accessible by integration");
  const branch = input.branch.branchName ?? "";
  if (repository.git.ref(`refs/heads/${branch}`) === undefined) {
    throw failure("NOT_FOUND", `No branch named '${branch}' exists.`);
  }
  const changes: FileChange[] = [
    ...(input.fileChanges?.additions ?? []).map(({ path, contents }) => ({
      path,
      contents: Buffer.from(contents, "base64"),
    })),
    ...(input.fileChanges?.deletions ?? []).map(({ path }) => ({ path, contents: undefined })),
  ];
  if (changes.some(({ path }) => path.startsWith("/") || path.split("/").includes(".."))) {
    throw failure("UNPROCESSABLE", "A path was requested which is invalid");
  }
  const message = [input.message.headline, input.message.body].filter(Boolean).join("\n\n");
  const target = { repository, state, branch, expected: input.expectedHeadOid };
  const oid = await commitFiles(target, message, changes);
  if (oid === undefined) {
    const { expectedHeadOid } = input;
    throw failure("STALE_DATA", `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`);
  }
  return {
    commit: { oid, url: `${state.url}/${repository.fullName}/commit/${oid}`, tree: await treeOf(repository, oid) },
    ref: refNode(repository, `refs/heads/${branch}`),
  };
}

async function treeOf(repository: Repository, oid: string) {
  const tree = await repository.git.object(`${oid}^{tree}`);
  return tree && { oid: tree.oid };
}

function minimizeComment(input: { subjectId: string; classifier: string }, context: GraphqlContext) {
  const id = Number(input.subjectId.replace("IC_", ""));
  for (const repository of context.state.repositories.values()) {
    const comment = repository.comments.get(id);
    if (!comment || !context.maySee(repository)) continue;
    if (!context.mayWrite(repository, "pull_requests"))
      throw failure("FORBIDDEN", "Resource not accessible by integration");
    comment.minimized = input.classifier;
    const reason = input.classifier.toLowerCase();
    return { minimizedComment: { __typename: "IssueComment", isMinimized: true, minimizedReason: reason } };
  }
  throw failure("NOT_FOUND", `Could not resolve to a node with the global id of '${input.subjectId}'`);
}
