"""Serves tool calls from a case's fixtures under ReplayKit's runner contract. Standard library only, so that it can be
copied into any agent; agents that use the gateway need none of it."""

import json
import os


class ToolError(Exception):
    """A tool answered with an error, as it did when it was recorded."""


class Case:
    """The case that the environment names: its user messages, its recorded tools and the place for the result."""

    def __init__(self, env=os.environ):
        self.env = env
        with open(os.path.join(env["REPLAYKIT_FIXTURES_DIR"], "tools.json"), encoding="utf-8") as file:
            fixtures = json.load(file)
        with open(env["REPLAYKIT_SOURCE_TRACE_PATH"], encoding="utf-8") as file:
            events = json.load(file)["events"]
        said = [e for e in events if e["type"] == "input_message" and e.get("role") != "system"]
        self.question = "\n".join(e["content"] for e in said)
        self.left = list(fixtures["calls"])
        self.static = fixtures.get("static", {})
        self.tool_calls = []
        self.replay = {"served": 0, "simulated": 0, "blocked": 0, "live": 0, "missed": []}

    def call(self, tool, args, write=False, group=None):
        """Answers one call: a recording if there is one; a write without one is simulated, a read without one is a miss."""
        answer = self._take(tool, args)
        if answer is not None:
            self.replay["served"] += 1
        elif write:
            self.replay["simulated"] += 1
            answer = self.static.get(tool, {"output": {}})
        else:
            self.replay["missed"].append({"tool": tool, "args": args})
            answer = {"error": {"kind": "tool", "message": f"no recording of {tool}"}}
        record = {"tool_name": tool, "tool_args": args}
        record.update({"tool_output": answer["output"]} if "output" in answer else {})
        record.update({"error": answer["error"]} if answer.get("error") else {})
        record.update({"group": group} if group else {})
        self.tool_calls.append(record)
        if answer.get("error"):
            raise ToolError(answer["error"]["message"])
        return answer.get("output")

    def _take(self, tool, args):
        for index, recorded in enumerate(self.left):
            if recorded["tool"] == tool and recorded["args"] == args:
                return self.left.pop(index)
        return None

    def finish(self, status, output=None, errors=()):
        result = {
            "run_id": f"replay-{self.env.get('REPLAYKIT_CASE_ID', 'case')}",
            "status": status,
            "tool_calls": self.tool_calls,
            "errors": list(errors),
            "replay": self.replay,
        }
        if output is not None:
            result["final_output"] = output
        with open(self.env["REPLAYKIT_OUTPUT_PATH"], "w", encoding="utf-8") as file:
            json.dump(result, file)
