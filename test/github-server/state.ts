import type { Git } from "./git.ts";

export type Permission = "contents" | "pull_requests" | "issues" | "checks" | "statuses" | "actions" | "metadata";
export type Level = "read" | "write";

export interface Token {
  login: string;
  /** Left out: everything may be written. */
  permissions?: Partial<Record<Permission, Level>>;
  /** `owner/name`s it may see; left out: all. */
  repositories?: string[];
}

export interface User {
  id: number;
  login: string;
  type: "User" | "Bot";
}

export interface Comment {
  id: number;
  issue: number;
  user: User;
  body: string;
  created_at: string;
  updated_at: string;
  minimized: string | undefined;
}

export interface Issue {
  id: number;
  number: number;
  user: User;
  title: string;
  body: string | null;
  state: "open" | "closed";
  locked: boolean;
  labels: string[];
  /** Of issues that are none of a pull request: who is to work on it. */
  assignees?: User[];
  /** Who put a label on it, and when; the oldest first. */
  labelled: { name: string; login: string; at: string }[];
  created_at: string;
  updated_at: string;
  pull: Pull | undefined;
}

export interface Pull {
  base: string;
  /** The base's commit when it was opened. */
  baseSha: string;
  head: string;
  /** `owner/name` of the head's repository; `undefined` once a fork is deleted. */
  headRepository: string | undefined;
  headSha: string;
  draft: boolean;
  merged: boolean;
  mergeCommit: string | null;
}

export interface Label {
  id: number;
  name: string;
  color: string;
  /** Never null: GitHub's description of a listed pull request allows only text. */
  description: string;
}

export interface CheckRun {
  id: number;
  /** Slug of the App that wrote it. */
  app: string;
  fields: Record<string, unknown>;
}

export interface WorkflowRun {
  id: number;
  name: string;
  event: string;
  head_sha: string;
  head_branch: string;
  head_repository: string;
  conclusion: string;
  created_at: string;
}

export interface Artifact {
  id: number;
  run: number;
  name: string;
  zip: Uint8Array;
  /** What the listing says, where a test wants it to lie. */
  size: number;
  expired: boolean;
}

export interface Repository {
  id: number;
  owner: string;
  name: string;
  fullName: string;
  defaultBranch: string;
  private: boolean;
  fork: boolean;
  git: Git;
  issues: Map<number, Issue>;
  comments: Map<number, Comment>;
  labels: Map<string, Label>;
  checks: Map<number, CheckRun>;
  statuses: { sha: string; fields: Record<string, unknown> }[];
  runs: Map<number, WorkflowRun>;
  artifacts: Map<number, Artifact>;
  /** What people may do, by login; who is not named may read. */
  people: Map<string, "admin" | "write" | "read" | "none">;
  /** Workflow runs that were asked for, by file, branch and inputs. */
  dispatches: { workflow: string; ref: string; inputs: unknown }[];
  /** Runs whose failed jobs were started again. */
  reruns: number[];
  /** One change at a time, as GitHub's own transactions. */
  turn: Promise<unknown>;
}

export interface State {
  url: string;
  users: Map<string, User>;
  tokens: Map<string, Token>;
  repositories: Map<string, Repository>;
  nextId(): number;
  now(): string;
}

export function userOf(state: State, login: string): User {
  const known = state.users.get(login);
  if (known) return known;
  const user: User = { id: state.nextId(), login, type: login.endsWith("[bot]") ? "Bot" : "User" };
  state.users.set(login, user);
  return user;
}

/** Runs changes of one repository one after the other. */
export function inTurn<T>(repository: Repository, work: () => Promise<T>): Promise<T> {
  const result = repository.turn.then(work, work);
  repository.turn = result.catch(() => {});
  return result;
}
