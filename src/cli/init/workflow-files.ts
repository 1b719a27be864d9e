import { version } from "../../core/version.ts";
import type { DetectedAgent } from "./detect-project.ts";

/** Pinned commits of the actions in the written workflows: a tag can move, a commit cannot. */
const pins = {
  checkout: "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0",
  setupNode: "actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0",
  setupPython: "actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0",
  uploadArtifact: "actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2",
  downloadArtifact: "actions/download-artifact@634f93cb2916e3fdff6788551b99b062d0335ce0 # v5.0.0",
} as const;

/** The tag of this package's own Action. `init` replaces it by its commit. */
const action = "replaykit/replaykit@v0.1.0";

/** Shows where keys go. Recorded answers need none. */
const keyLines = `        # Guards with recorded answers need no key. Cases that ask a live model do: put it into the repository's secrets.
        # The key stays in the gateway, out of your agent's sight; pull requests from forks get none.
        # env:
        #   OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
        #   ANTHROPIC_API_KEY: \${{ secrets.ANTHROPIC_API_KEY }}
`;

/** Starts the replay of a commit that a comment's command made. */
const dispatchTrigger = `  workflow_dispatch: # replays what a comment's command committed; GitHub starts nothing for commits of a workflow's token
    inputs:
      pull-request:
        description: Number of the pull request to replay.
        required: true
`;

/**
 * The workflow that carries out a maintainer's commands in comments. It runs as the default branch defines it, checks
 * nothing out and runs no code of the pull request.
 */
export function commandsWorkflow(): string {
  return `name: ReplayKit commands
on:
  issue_comment:
    types: [created]
permissions: {}
jobs:
  command:
    # Whether the author may decide is asked of GitHub again, by the Action.
    if: >-
      github.event.issue.pull_request && github.event.comment.user.type == 'User' &&
      startsWith(github.event.comment.body, '/replaykit ')
    runs-on: ubuntu-latest
    timeout-minutes: 5
    concurrency:
      group: replaykit-commands-\${{ github.event.issue.number }}
    permissions:
      actions: write # read the replay's report, start it again
      checks: write # record what was accepted, on its commit
      contents: write # commit accepted expectations and fixtures to the branch
      pull-requests: write # answer
    steps:
      - uses: ${action}
        with:
          mode: command
`;
}

/** On which events cases are replayed. The report of a push to the default branch is what pull requests compare with. */
const triggers = (branch: string) => `on:
  pull_request:
  merge_group:
  push:
    branches: [${/^[a-z][\w./-]*$/i.test(branch) ? branch : JSON.stringify(branch)}]
`;

/** A later push to a pull request ends the replay of an earlier one. On the default branch each commit's report counts. */
const concurrency = `concurrency:
  group: replaykit-\${{ github.event_name == 'push' && github.sha || github.ref }}
  cancel-in-progress: true
`;

/** The workflow that replays cases on every pull request. */
export function replayWorkflow(agents: DetectedAgent[], { commands = false, branch = "main" } = {}): string {
  return `name: ReplayKit
${triggers(branch)}${commands ? dispatchTrigger : ""}permissions:
  actions: read # a re-run counts what the attempt before it tried
  checks: write # write the check named ReplayKit, whose title is the verdict
  contents: read # read the cases and the base commit
  pull-requests: write # write the one comment; forks get a read-only token and use replaykit-report.yml
${concurrency}jobs:
  replay:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: ${pins.checkout}
        with:
          fetch-depth: 0 # guards and policy are read from the base commit
          persist-credentials: false
${setupSteps(agents)}      - uses: ${action}
        id: replaykit
        with:
          mode: replay
${keyLines}      - uses: ${pins.uploadArtifact}
        if: always() && steps.replaykit.outputs.result-path != ''
        with:
          name: replaykit-report
          path: \${{ steps.replaykit.outputs.result-path }}
`;
}

/** The workflow that comments on pull requests from forks. It runs no code of the pull request. */
export function reportWorkflow(): string {
  return `name: ReplayKit report
on:
  workflow_run:
    workflows: [ReplayKit]
    types: [completed]
permissions:
  actions: read # fetch the report of the finished run
  pull-requests: write # write the comment
jobs:
  report:
    # Runs of this repository's own branches comment themselves; a fork's and Dependabot's may only read.
    if: >-
      github.event.workflow_run.event == 'pull_request' &&
      (github.event.workflow_run.head_repository.full_name != github.repository ||
      github.event.workflow_run.actor.login == 'dependabot[bot]')
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: ${action}
        with:
          mode: report
`;
}

/** The job that merges the shards' reports and comments once. */
const mergeJob = `  merge:
    needs: replay
    if: always()
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      actions: read # compare with the report of the base
      checks: write
      contents: read
      pull-requests: write
    steps:
      # No checkout: what the pull request holds is never taken for a shard's report.
      - uses: ${pins.downloadArtifact}
        with:
          pattern: replaykit-shard-*
          path: \${{ runner.temp }}/replaykit-shards
      - uses: ${action}
        id: replaykit
        with:
          mode: merge
      - uses: ${pins.uploadArtifact}
        if: always() && steps.replaykit.outputs.result-path != ''
        with:
          name: replaykit-report
          path: \${{ steps.replaykit.outputs.result-path }}
`;

/** The replay workflow in shards: a matrix of jobs, and a merge that comments once. */
export function shardedWorkflow(agents: DetectedAgent[], shards: number, branch = "main"): string {
  const numbers = Array.from({ length: shards }, (_, index) => index + 1).join(", ");
  return `name: ReplayKit
${triggers(branch)}permissions:
  actions: read # a re-run counts what the attempt before it tried
  contents: read
${concurrency}jobs:
  replay:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    strategy:
      fail-fast: false
      matrix:
        shard: [${numbers}]
    steps:
      - uses: ${pins.checkout}
        with:
          fetch-depth: 0
          persist-credentials: false
${setupSteps(agents)}      - uses: ${action}
        id: replaykit
        with:
          mode: replay
          shard: \${{ matrix.shard }}/${shards}
          comment: never
${keyLines}      - uses: ${pins.uploadArtifact}
        if: always() && steps.replaykit.outputs.result-path != ''
        with:
          name: replaykit-shard-\${{ matrix.shard }}
          path: \${{ steps.replaykit.outputs.result-path }}
${mergeJob}`;
}

/** The nightly workflow that lists suspicious successful runs. It passes whatever it finds. */
export function watchWorkflow(agents: DetectedAgent[]): string {
  const hasNode = agents.some(({ language }) => language === "node");
  const node = hasNode ? "" : `      - uses: ${pins.setupNode}\n        with: { node-version: 24 }\n`;
  return `name: ReplayKit watch
on:
  schedule:
    - cron: "17 3 * * *" # every night, in UTC
  workflow_dispatch:
permissions:
  contents: read
concurrency:
  group: replaykit-watch
jobs:
  watch:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    steps:
      - uses: ${pins.checkout}
        with:
          persist-credentials: false
${setupSteps(agents)}${node}      - run: npx --yes replaykit@${version} runs watch --since 24h --sample 20 --reruns 3 --budget 5
        env:
          REPLAYKIT_WORKER_URL: \${{ secrets.REPLAYKIT_WORKER_URL }}
          REPLAYKIT_WORKER_TOKEN: \${{ secrets.REPLAYKIT_WORKER_TOKEN }} # its scopes: read, and promote for the list in the inbox
          # Models are live: put your provider's key into the repository's secrets.
          # OPENAI_API_KEY: \${{ secrets.OPENAI_API_KEY }}
          # ANTHROPIC_API_KEY: \${{ secrets.ANTHROPIC_API_KEY }}
`;
}

function setupSteps(agents: DetectedAgent[]): string {
  const steps: string[] = [];
  const managers = new Set(agents.map((agent) => agent.packageManager));
  if (agents.some((agent) => agent.language === "python")) {
    steps.push(`- uses: ${pins.setupPython}`, `  with: { python-version: "3.12" }`);
  }
  if (agents.some((agent) => agent.language === "node")) {
    steps.push(`- uses: ${pins.setupNode}`, "  with: { node-version: 24 }");
  }
  if (managers.has("bun")) steps.push("- run: npm install --global bun");
  if (managers.has("uv")) steps.push("- run: pip install uv");
  if (managers.has("poetry")) steps.push("- run: pip install poetry");
  if (managers.has("pnpm") || managers.has("yarn")) steps.push("- run: corepack enable");
  return steps.map((line) => `      ${line}\n`).join("");
}
