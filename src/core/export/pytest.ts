import { type Exporter, notExercisedWords } from "./exported-case.ts";

/**
 * Exports a pytest file with one test for each case. A blocking case fails, a case that is not fixed is an expected
 * failure with its reason. A check that waits for a person, or a changed tool that was replaced, gives a warning.
 */
export const exportPytest: Exporter = (cases) => ({
  files: {
    "test_replaykit_cases.py": `"""Replays ReplayKit cases; run pytest at the repository's root. REPLAYKIT_COMMAND overrides \`npx replaykit\`."""

import json
import os
import shlex
import subprocess
import warnings

import pytest

COMMAND = shlex.split(os.environ.get("REPLAYKIT_COMMAND", "npx replaykit"))
CASES = ${JSON.stringify(
      cases.map(({ path }) => path),
      null,
      4,
    )}


def replay(path):
    done = subprocess.run([*COMMAND, "replay", path, "--json"], capture_output=True, text=True, check=False)
    try:
        return json.loads(done.stdout)["cases"][0]
    except (ValueError, KeyError, IndexError):
        raise AssertionError(f"{path} could not be replayed: {done.stderr}{done.stdout}") from None


@pytest.mark.parametrize("path", CASES)
def test_case(path):
    result = replay(path)
    said = f"{result['standing']}: {result['reason']}"
    if unseen := ", ".join(result.get("not_exercised", [])):
        said = f"{unseen}: ${notExercisedWords}; {said}"
        warnings.warn(json.dumps(said), stacklevel=1)
    assert not result["blocks"], said
    if result["verdict"] != "fixed":
        pytest.xfail(said)
    for check in result["attempts"][-1]["assertions"]:
        if check["outcome"] == "needs_human":
            warnings.warn(json.dumps(f"not decided, needs a person: {check['check']}: {check['message']}"), stacklevel=1)
`,
  },
  notes: [],
});
