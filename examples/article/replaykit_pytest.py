"""Replays ReplayKit cases inside pytest. Standard library only; copy it into your tests.

    from replaykit_pytest import assert_case, assert_state, assert_tools

    def test_empty_search_does_not_loop():
        run = assert_case("cases/empty-search", runner="python agent.py")
        assert_tools(run, ["search_docs"])
        assert run.calls[0].args == {"query": "refund policy"}
        assert_state(run, step=1, pointer="/retrieved_docs")
        assert "don't have" in run.final_output

Snapshots of states are `state_at` assertions in case.yaml. REPLAYKIT_UPDATE=1 writes them, never under CI: review the change.
"""

import json
import os
import shlex
import subprocess
from dataclasses import dataclass
from pathlib import Path

COMMAND = shlex.split(os.environ.get("REPLAYKIT_COMMAND", "npx replaykit"))


@dataclass
class Call:
    tool: str
    args: object
    output: object = None
    error: object = None


@dataclass
class CaseRun:
    """One replay: `result` is what `replaykit replay --json` says of the case, the rest is what the agent did in it."""

    folder: str
    result: dict
    cwd: str | None = None
    kept: dict | None = None

    @property
    def calls(self):
        return [
            Call(call["tool_name"], call["tool_args"], call.get("output", call.get("tool_output")), call.get("error"))
            for call in self._seen().get("tool_calls", [])
        ]

    @property
    def tools(self):
        return [call.tool for call in self.calls]

    @property
    def final_output(self):
        return self._seen().get("final_output")

    def _seen(self):
        if self.kept is None:
            raise AssertionError(f"the replay of {self.folder} left no run to look at: {self.result.get('reason', '')}")
        return self.kept


def replay_case(folder, runner=None, cwd=None):
    """Replays a case and gives the run; writes never run, and nothing that was not recorded is called."""
    done = _replaykit(["replay", folder, "--json", *(["--runner-cmd", runner] if runner else [])], cwd)
    report = json.loads(done.stdout) if done.stdout.strip() else {"error": {"message": done.stderr}}
    if "error" in report:
        raise AssertionError(f"the case {folder} could not be replayed: {report['error']['message']}")
    (result,) = report["cases"]
    return CaseRun(folder, result, cwd, _kept_run(result["case_id"], cwd))


def assert_case(folder, runner=None, cwd=None):
    """Fails unless the agent no longer shows the case's failure and every decided assertion holds."""
    run = replay_case(folder, runner, cwd)
    result = run.result
    if result["verdict"] != "fixed":
        broken = [
            f"{outcome['check']}: {outcome['message']}"
            for attempt in result["attempts"][-1:]
            for outcome in attempt["assertions"]
            if outcome["outcome"] == "fail"
        ]
        said = f"{result['case_id']}: {result['verdict']}: {result.get('reason', '')}"
        raise AssertionError("\n  ".join([said, *broken]))
    return run


def assert_tools(run, expected):
    """Fails unless the run called just these tools in this order."""
    if run.tools == expected:
        return
    calls = "\n".join(f"  {call.tool}({json.dumps(call.args)})" for call in run.calls) or "  (none)"
    raise AssertionError(f"expected the tools {expected}, got {run.tools}:\n{calls}")


def assert_state(run, step=-1, pointer=""):
    """Fails unless the state at a step is the one that the case keeps."""
    update = _on("REPLAYKIT_UPDATE")
    if update and _on("CI"):
        raise AssertionError("REPLAYKIT_UPDATE is set in CI, where nobody would review a new snapshot")
    asked = ["snapshot", run.folder, f"--step={step}", *([f"--pointer={pointer}"] if pointer else [])]
    done = _replaykit([*asked, "--json", *(["--update"] if update else [])], run.cwd)
    told = json.loads(done.stdout) if done.stdout.strip() else {"error": {"message": done.stderr}}
    if "error" in told:
        raise AssertionError(told["error"]["message"])
    if done.returncode != 0:
        advice = "run the test with REPLAYKIT_UPDATE=1 to keep what it is now, and review the change of case.yaml"
        raise AssertionError("\n  ".join([told["message"], *([advice] if "value" in told else [])]))


def _replaykit(args, cwd):
    return subprocess.run([*COMMAND, *args], cwd=cwd, capture_output=True, text=True, check=False)


def _kept_run(case_id, cwd):
    """What the newest kept evidence of a case says that the agent did; None where it says nothing."""
    for folder in sorted(_evidence(cwd).glob("*/"), reverse=True):
        if (_json_in(folder / "result.json") or {}).get("case_id") == case_id:
            return _json_in(folder / "judged-run.json") or _json_in(folder / "runner-output.json")
    return None


def _json_in(path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _evidence(cwd):
    """Beside replaykit.yaml, in this folder or above it."""
    start = Path(cwd or ".").resolve()
    for folder in [start, *start.parents]:
        if (folder / ".replaykit" / "runs").is_dir():
            return folder / ".replaykit" / "runs"
    return start


def _on(name):
    return os.environ.get(name, "") not in ("", "0", "false")
