"""The golden trace of the incident in a suite of pytest.

    pytest examples/article
"""

from pathlib import Path

import pytest
from replaykit_pytest import assert_case, assert_state, assert_tools

HERE = Path(__file__).parent
GOLDEN = str(HERE / "cases" / "empty-search")


def runner(version):
    return f"node {HERE / f'agent-{version}.mjs'}"


def test_refuses_where_it_finds_nothing():
    run = assert_case(GOLDEN, runner("v2"))
    assert_tools(run, ["search_docs"])
    assert run.calls[0].args == {"query": "refund policy"}
    assert_state(run, step=1, pointer="/retrieved_docs")
    assert run.final_output.startswith("I don't have any documents")


def test_looped_before_it_was_fixed():
    with pytest.raises(AssertionError, match="reproduced"):
        assert_case(GOLDEN, runner("v1"))
