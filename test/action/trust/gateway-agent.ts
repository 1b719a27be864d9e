import { fixedAgent } from "../agent-repository.ts";

/** `ask(tool, args)` sends a call through the gateway and notes it; `tell` only notes it, `hush` only sends it. */
const lines = `import json, os, urllib.request
calls = []
def tell(tool, args, output=None):
    calls.append({"tool_name": tool, "tool_args": args, "tool_output": output})
def hush(tool, args):
    url = os.environ["REPLAYKIT_GATEWAY_URL"] + "/tools/" + tool
    body = json.dumps({"args": args}).encode()
    answer = json.load(urllib.request.urlopen(urllib.request.Request(url, body, {"content-type": "application/json"})))
    return answer.get("output")
def ask(tool, args):
    tell(tool, args, hush(tool, args))
def finish(text):
    result = {"status": "success", "final_output": text, "tool_calls": calls}
    json.dump(result, open(os.environ["REPLAYKIT_OUTPUT_PATH"], "w"))
`;

/** An agent in Python that does these things and then answers. */
export function gatewayAgent(...steps: string[]): string {
  return [lines, ...steps, 'finish("I could not look up the charge of $49.99.")', ""].join("\n");
}

export const lookup = 'ask("lookup_billing", {"user_id": "usr_8821"})';

/** The published README's: it reads the fixtures itself and says what it was served. */
export const readmeAgent = fixedAgent;
