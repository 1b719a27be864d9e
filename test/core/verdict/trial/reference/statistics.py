"""Writes statistics.json beside it: reference values that share no code with src/core/verdict/trial/statistics.ts.

scipy.stats (root finding in its own code) for the Wilson interval. Run: python3 statistics.py
"""
import json
import pathlib
from scipy.stats import binomtest


def wilson(k, n):
    ci = binomtest(k, n).proportion_ci(confidence_level=0.95, method="wilson")
    return [k, n, float(ci.low), float(ci.high)]


attempts = [1, 2, 3, 5, 8, 13, 40, 200]
values = {"wilson": [wilson(k, n) for n in attempts for k in sorted({0, 1, n // 3, n // 2, n - 1, n})]}
pathlib.Path(__file__).with_suffix(".json").write_text(json.dumps(values) + "\n")
