/** The comment beside each key of case.yaml. */
export const caseComments: Record<string, string> = {
  version: "version of this format",
  id: "name of the folder",
  title: "one line for people",
  state:
    "open (known failure) | guard (fixed, must not come back) | quarantined (shown, never blocks) | retired (not run)",
  quarantine: "who took this case out of the gate, why, and until when",
  source:
    "the run it was made from; url = its page in the inbox; rate = attempts that reproduced of attempts made when it was added",
  runner: "which runner of replaykit.yaml runs it",
  agent: "which agent it belongs to",
  tags: "for selecting cases",
  effects: "what the tools do: pure (only computes, runs for real) | read | write (never runs)",
  terminal_tools: "a run that ends on one of these needs no final text",
  tolerated_rate: "share of attempts that a guard on a live model may fail (default 0.05)",
  scenario: "what the agent is given",
  "scenario.input": "the messages of the recorded run that came from outside",
  "scenario.mode": "continue (recorded history, then the agent) | scripted | simulated",
  "scenario.from_turn": "the user turn, from 1, at which the agent takes over",
  "scenario.simulator": "who plays the user",
  "scenario.context": "anything else that the runner needs",
  replay:
    "how calls are answered; a call without a recording never reaches a live tool or model unless this says so by name",
  "replay.model": "recorded | recorded-until-divergence | live",
  "replay.tools": "fixtures | static | simulate | deny | live, for all or by tool (live only for reads, by name)",
  "replay.on_read_miss": "fail (the verdict is inconclusive) | tool-error",
  "replay.on_write_miss": "simulate (answered, never run) | fail",
  "replay.match":
    "when a call fits a recording: args exact | subset | ignore; ignore: JSON Pointers; tools: the same by tool",
  "replay.attempts": "auto (as many as the evidence needs) | a number",
  "replay.timeout": "per attempt",
  "replay.demand": "an attempt without an observed model call ran nothing, and is an error",
  signatures: "what went wrong: all of these held in the failed run",
  assertions: "what must happen instead: all that can be decided must hold in a good run",
  reviews: "people's answers to semantic checks",
  weak: "an agent that does nothing would pass too: counted apart, and never green by itself",
  weak_reason: "why nothing better can be asserted",
};

/** Optional keys of a case, each with an example. */
export const optionalKeys: { key: string; example: string }[] = [
  {
    key: "quarantine",
    example: "quarantine: { owner: ann, reason: flaky provider, until: 2026-12-31 }   # with state: quarantined",
  },
  {
    key: "runner",
    example: "runner: billing                  # which runner of replaykit.yaml, if there are several",
  },
  { key: "agent", example: "agent: billing-agent             # or the agent, which decides the runner" },
  { key: "tags", example: "tags: [smoke]                    # for selecting cases" },
  {
    key: "effects",
    example: "effects: { send_email: write }   # pure | read | write, where they differ from replaykit.yaml",
  },
  {
    key: "terminal_tools",
    example: "terminal_tools: [transfer]       # a run that ends on one of these needs no final text",
  },
  { key: "tolerated_rate", example: "tolerated_rate: 0.1              # of a guard on a live model" },
  {
    key: "weak",
    example: "weak: true                       # with weak_reason: an agent that does nothing would pass too",
  },
  {
    key: "reviews",
    example: "reviews: [{ assertion: …, verdict: pass, by: ann, at: 2026-11-20 }]   # answers to semantic checks",
  },
];
