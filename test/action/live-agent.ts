/**
 * Asks the model once, and is as good as what it says. An attempt in sh takes a tenth of the time of one that starts Node, and the tests
 * make some thousand.
 */
export const agent = String.raw`said=$(curl -sS --fail "$OPENAI_BASE_URL/chat/completions" -H "authorization: Bearer $OPENAI_API_KEY" \
  -H "content-type: application/json" -d '{ "model": "gpt-4o-mini", "messages": [
    { "role": "system", "content": "'"$(cat prompt.txt)"'" },
    { "role": "user", "content": "'"$REPLAYKIT_CASE_ID $REPLAYKIT_ATTEMPT"'" }] }' |
  sed -n 's/.*"content": *"\([^"]*\)".*/\1/p')
[ -n "$said" ] || exit 1
status=error errors='"it went wrong"'
[ "$said" != good ] || status=success errors=
printf '{ "status": "%s", "final_output": "%s", "errors": [%s], "tool_calls": [] }' $status "$said" "$errors" > "$REPLAYKIT_OUTPUT_PATH"
`;

/** A case that holds where the model says "good". */
export function caseFiles(id: string, state: "open" | "guard"): Record<string, string> {
  const events = [
    { type: "input_message", role: "user", content: "Do it." },
    { type: "error", kind: "exception", error: "it went wrong" },
  ];
  return {
    [`cases/${id}/case.yaml`]: `version: 1
id: ${id}
title: It goes wrong
state: ${state}
source: { run_id: run-${id} }
scenario: { input: [{ role: user, content: "Do it." }] }
signatures: [{ status_is: error }]
assertions: [{ status_is: success }]
`,
    [`cases/${id}/source-trace.json`]: JSON.stringify({ version: 1, run_id: `run-${id}`, status: "error", events }),
    [`cases/${id}/fixtures/tools.json`]: JSON.stringify({ version: 1, calls: [], static: {} }),
  };
}
