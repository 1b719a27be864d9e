/**
 * What a key of replaykit.yaml means, unless its name says it, and an example value as YAML; keys with members have no
 * example.
 */
interface ConfigComment {
  about?: string;
  example?: string;
}

/** Comments by path. `*` stands for any name or list item; `runners.*` has the keys of `runner`. */
export const configComments: Record<string, ConfigComment> = {
  version: { example: "1" },
  cases: { about: "folder, or globs of case folders", example: "cases" },
  runner: { about: "how to start your agent for one case" },
  "runner.command": {
    about: "a list, or a string split like a shell; {input}, {inputs}, {case_id} and {turn} are filled in",
    example: '[node, agent.ts, "{input}"]',
  },
  "runner.mode": {
    about: "process: a new process for each case; jsonl: one process that reads a line for each case",
    example: "process",
  },
  "runner.timeout": { about: "time limit for one attempt; default: 60s", example: "60s" },
  "runner.pass_env": { about: "extra environment variables that it gets", example: "[MY_FLAG]" },
  "runner.shell": { about: "run the command in a shell", example: "false" },
  "runner.cwd": { about: "its working directory", example: "services/billing" },
  "runner.setup": {
    about: "runs once before the first case, with network and without secrets",
    example: "[npm, ci]",
  },
  "runner.agent": { about: "runs the cases recorded from this agent", example: "billing-agent" },
  "runner.paths": {
    about: "its files; a change replays its cases (select: affected), and live guards with more attempts",
    example: '["services/billing/**"]',
  },
  "runner.recycle_after": { about: "jsonl: restart the process after this many cases", example: "100" },
  "runner.hide_checks": { about: "hide the case's checks from it", example: "false" },
  "runner.writable": {
    about: "folders whose changes are kept; other changes are thrown away",
    example: "[]",
  },
  "runner.network": { about: "allow: it may reach other machines in a replay", example: "deny" },
  runners: { about: "several agents by name, instead of runner; each has the keys of runner" },
  "runners.*": {
    about: "chosen by the runner that a case names, or by the agent it was recorded from",
    example: "{ command: [uv, run, agent.py], cwd: services/billing, agent: billing-agent }",
  },
  tools: { about: "your functions that are tools, routed without a change of code" },
  "tools.*": { about: "the tool's name; its value may be the text of at alone" },
  "tools.*.at": {
    about: "path/file.ts#function, path/file.ts#Shop.refund, or package.module:function",
    example: '"src/tools.ts#refund"',
  },
  "tools.*.effect": { about: "as under effects", example: "write" },
  "tools.*.args": { about: "parameters that count as its arguments; default: all", example: "[order, amount]" },
  effects: {
    about: "what tools do: pure (runs for real), read (safe to repeat), write (never runs in a replay)",
    example: "{ search_docs: read, send_email: write }",
  },
  aliases: {
    about: "renamed tools: the name now, then the name in the cases",
    example: "{ find_order: lookup_order }",
  },
  equivalent: { about: "calls that count as other calls, such as a batch" },
  "equivalent.*": {},
  "equivalent.*.call": { about: "the tool whose calls count as others", example: "refund_all" },
  "equivalent.*.each": { about: "JSON Pointer to a list, if each item counts as one call", example: "/orders" },
  "equivalent.*.as": {
    about: "the call that it, or each item, counts as",
    example: "{ tool: refund, args: { order: { $each: /id } } }",
  },
  pool: { about: "use recordings of other cases for reads that a case did not record" },
  "pool.max_age": {
    about: "the longest time between such a recording and the case; 0: use none; default: 30d",
    example: "30d",
  },
  terminal_tools: { about: "tools that end a run, without a final text", example: "[transfer_to_human]" },
  select: { about: "which cases to replay: all, affected, smoke, or { tags: [name] }", example: "all" },
  budget: {
    about: "limits for live models in one replay, in US dollars and tokens; cases past a limit are skipped",
  },
  "budget.usd": { example: "5" },
  "budget.tokens": { example: "2000000" },
  "budget.increase": {
    about: "fail a pull request that uses this much more money, tokens or steps than its base",
    example: "20%",
  },
  live: { about: "how to judge guards on live models (docs/live-suites.md)" },
  "live.screen": { about: "attempts that screen a guard", example: "1" },
  "live.alpha": { about: "chance that a run turns red though nothing is worse", example: "0.01" },
  "live.max_pairs": { about: "the most pairs of attempts (head and base) for one case", example: "48" },
  "live.without_base": {
    about: "whether live guards can block without a base; default: block at a terminal, show in the Action",
    example: "show",
  },
  upstream: { about: "the providers that live calls go to" },
  "upstream.*": { about: "openai, anthropic, gemini, cohere or mcp" },
  "upstream.*.key_env": {
    about: "variable with the key, which stays in the gateway",
    example: "OPENAI_API_KEY",
  },
  "upstream.*.base_url": { about: "address, if not the provider's own", example: '"https://api.openai.com/v1"' },
  "upstream.*.price": { about: "US dollars for a million tokens; default: a built-in list of models" },
  "upstream.*.price.input": { example: "2.5" },
  "upstream.*.price.output": { example: "10" },
  http: { about: "REST tools: requests to these hosts are tool calls" },
  "http.allow": { about: "hosts, by name alone or with an address" },
  "http.allow.*": {},
  "http.allow.*.host": { about: "*.example.com covers every subdomain", example: "api.shop.example" },
  "http.allow.*.base_url": {
    about: "where its requests go while recording",
    example: '"https://staging.shop.example"',
  },
  fail_on: {
    about: "standings that fail the run",
    example: "[regressed, broken, unguarded, error]",
  },
  evidence: {
    about: "what guards and fixes need: observed (the gateway saw the calls) or reported (the runner's word)",
    example: "observed",
  },
  redact: { about: "what to remove from traces besides the built-in rules" },
  "redact.rules": { about: "patterns of your own" },
  "redact.rules.*": {},
  "redact.rules.*.name": { about: "name of the kind in its placeholder", example: "customer" },
  "redact.rules.*.pattern": {
    about: "a regular expression; its first group, else the whole match, is replaced",
    example: "'CUST-(\\d+)'",
  },
  "redact.rules.*.flags": { example: "i" },
  "redact.allow": { about: "values to keep", example: "[support@shop.example]" },
  "redact.command": { about: "your program: reads JSON, prints it redacted", example: "[./redact.sh]" },
  bad_scores: { about: "which evaluators' scores in imported traces make a run bad" },
  "bad_scores.labels": { about: "bad labels, in any letter case", example: "[fail]" },
  "bad_scores.score": { about: "the highest bad score", example: "0" },
  "bad_scores.names": {
    about: "the evaluators that count; default: those named for correctness",
    example: "[correctness]",
  },
  judge: { about: "answers semantic checks that no person has answered (docs/judges.md)" },
  "judge.api": { about: "openai, anthropic, or command (your program)", example: "openai" },
  "judge.model": { example: "gpt-4o-mini" },
  "judge.base_url": { about: "address, if not the provider's own", example: '"https://api.openai.com/v1"' },
  "judge.key_env": { about: "variable with its key; default: the usual one", example: "OPENAI_API_KEY" },
  "judge.command": { about: "with api: command, the program", example: "[./judge.sh]" },
  "judge.timeout": { about: "time limit for one question; default: 60s", example: "60s" },
  "judge.price": { about: "US dollars for a million tokens" },
  "judge.price.input": { example: "0.15" },
  "judge.price.output": { example: "0.6" },
  "judge.votes": { about: "the majority of this many answers decides", example: "3" },
  "judge.cache": { about: "folder of its answers; default: .replaykit/judge-cache", example: "judge-answers" },
  simulator: { about: "the model that plays the user of simulated scenarios (docs/runner.md); keys as under judge" },
  "simulator.api": { about: "openai or anthropic", example: "openai" },
  "simulator.model": { example: "gpt-4o-mini" },
  "simulator.base_url": { example: '"https://api.openai.com/v1"' },
  "simulator.key_env": { example: "OPENAI_API_KEY" },
  "simulator.timeout": { about: "time limit for one turn; default: 60s", example: "60s" },
  "simulator.price": {},
  "simulator.price.input": { example: "0.15" },
  "simulator.price.output": { example: "0.6" },
  "simulator.max_turns": { about: "the most user turns; after that the attempt is inconclusive", example: "30" },
  sandbox: {
    about: "required: no replay without a sandbox; auto: a warning without one; off: none, so writes happen",
    example: "auto",
  },
};
