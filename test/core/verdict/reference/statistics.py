"""Writes statistics.json beside it: reference values that share no code with src/core/verdict/statistics.ts.

Exact fractions for the tails and the attempts; scipy.stats (root finding in its own code) for the Wilson interval.
Run: python3 statistics.py
"""
import json
import pathlib
from fractions import Fraction
from math import comb
from scipy.stats import binomtest


def wilson(k, n):
    ci = binomtest(k, n).proportion_ci(confidence_level=0.95, method="wilson")
    return [k, n, float(ci.low), float(ci.high)]


def tail(k, n, r):
    return float(sum(comb(n, i) * r**i * (1 - r) ** (n - i) for i in range(k, n + 1)))


def needed(r):
    n, left = 1, 1 - r
    while left > Fraction(1, 20):
        n, left = n + 1, left * (1 - r)
    return n


def fisher(a, n, c, m):
    hits, total = a + c, n + m
    return float(sum(Fraction(comb(n, k) * comb(m, hits - k), comb(total, hits)) for k in range(a, min(n, hits) + 1)))


rates = [Fraction(i, 20) for i in range(1, 20)]
out = {
    "wilson": [wilson(k, n) for n in (1, 2, 3, 5, 8, 13, 40, 200) for k in sorted({0, 1, n // 3, n // 2, n - 1, n})],
    "tail": [[k, n, float(r), tail(k, n, r)] for n in (1, 4, 10, 30) for k in range(0, n + 1, max(1, n // 5)) for r in rates[::6]],
    "needed": [[float(r), needed(r)] for r in rates + [Fraction(1, 1000), Fraction(999, 1000)]],
    "fisher": [[a, n, c, m, fisher(a, n, c, m)] for n in (1, 3, 5, 10, 25) for m in (1, 4, 10) for a in range(0, n + 1, max(1, n // 3)) for c in range(0, m + 1, max(1, m // 2))],
}
place = pathlib.Path(__file__).with_suffix(".json")
place.write_text("{\n" + ",\n".join(f'  "{name}": [\n' + ",\n".join(f"    {json.dumps(row)}" for row in rows) + "\n  ]" for name, rows in out.items()) + "\n}\n")
