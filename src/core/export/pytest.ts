import type { Exporter } from "./exported-case.ts";

/** A pytest file with one test a case: what blocks fails, what proves nothing is an expected failure with its reason. */
export const exportPytest: Exporter = (cases) => ({
  files: {
    "test_replaykit_cases.py": `"""Replays ReplayKit cases; run pytest at the repository's root. REPLAYKIT_COMMAND overrides \`npx replaykit\`."""

import json
import os
import shlex
import subprocess

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
        raise AssertionError(f"{path} could not be replayed: {done.stderr}") from None


@pytest.mark.parametrize("path", CASES)
def test_case(path):
    result = replay(path)
    said = f"{result['standing']}: {result['reason']}"
    assert not result["blocks"], said
    if result["verdict"] != "fixed":
        pytest.xfail(said)
`,
  },
  notes: [],
});
