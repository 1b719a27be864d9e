"""Replays ReplayKit cases inside pytest. Standard library only; copy it into your tests.

    from replaykit_pytest import assert_case

    def test_empty_search_does_not_loop():
        assert_case("cases/empty-search", runner="python agent.py")
"""

import json
import os
import shlex
import subprocess

COMMAND = shlex.split(os.environ.get("REPLAYKIT_COMMAND", "npx replaykit"))


def replay_case(folder, runner=None, cwd=None):
    """The report of one case as a dictionary: verdict, standing, signatures and assertions with their explanations."""
    command = [*COMMAND, "replay", folder, "--json", *(["--runner-cmd", runner] if runner else [])]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    report = json.loads(done.stdout) if done.stdout.strip() else {"error": {"message": done.stderr}}
    if "error" in report:
        raise AssertionError(f"the case {folder} could not be replayed: {report['error']['message']}")
    (case,) = report["cases"]
    return case


def assert_case(folder, runner=None, cwd=None):
    """Fails unless the agent no longer shows the case's failure and every decided assertion holds."""
    case = replay_case(folder, runner, cwd)
    assert case["verdict"] == "fixed", f"{case['case_id']}: {case['verdict']}: {case.get('reason', '')}"
    return case
