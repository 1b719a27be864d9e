/** An attempt on one version of a history: whether the failure showed. */
export interface Probe {
  /** Place of the version, the oldest first. */
  at: number;
  bad: boolean;
  /** Nothing live took part: one attempt decides (design §4.6). Else it may lie. */
  decides: boolean;
}

/** A history in which a failure began, and what was tried of it. */
export interface FailureHistory {
  /** Number of versions; the oldest is thought to be good, the newest bad. */
  versions: number;
  probes: readonly Probe[];
  /** Versions that cannot be tried: they do not build, or do not run. */
  skipped: ReadonlySet<number>;
  /** Versions among which the first bad one is expected, both included: half of the stake is on them. */
  suspects?: { from: number; to: number } | undefined;
  /** Without a known good version, recent commits are more likely than old ones. */
  recent?: boolean | undefined;
}

export interface SearchRule {
  /** At most this share of attempts lies: it shows a failure that is not there, or none that is. */
  lies: number;
  /** Chance that a wrong version is named. */
  alpha: number;
}

/**
 * The next version to try, or the end. `found`: the first bad version is one of these, and more than one only where what lies between
 * cannot be tried. `from` is `versions` where the failure shows in none.
 */
export type SearchStep = { kind: "try"; at: number } | { kind: "found"; from: number; to: number };

/** Candidates that no version which can be tried tells apart. */
interface Class {
  from: number;
  to: number;
  prior: number;
  posterior: number;
}

/**
 * Binary search that bears lies. The version is tried that halves what is still believed; with attempts that decide this is
 * git bisect. A version is named when each other is refuted: the likelihood of all others together, weighted as they were before the
 * first attempt, against its own is an e-value, at most 1 on average while lies are no more than the rule says. So a wrong version
 * is named at most with chance `alpha`, whenever one stops (Ville's inequality).
 */
export function nextVersion(history: FailureHistory, rule: SearchRule): SearchStep {
  const classes = classesOf(history, rule);
  const best = classes.reduce((most, one) => (one.posterior > most.posterior ? one : most));
  if (classes.every((one) => one === best || isRefuted(one, rule.alpha))) {
    return { kind: "found", from: best.from, to: best.to };
  }
  return { kind: "try", at: middle(classes) };
}

/** The versions that are not refuted yet, for a search that has to end early. */
export function plausibleVersions(history: FailureHistory, rule: SearchRule): { from: number; to: number } {
  const left = classesOf(history, rule).filter((one) => !isRefuted(one, rule.alpha));
  return { from: left[0]?.from ?? 0, to: left.at(-1)?.to ?? history.versions };
}

/** A candidate is the first bad version; the one behind the newest says that the failure shows nowhere. */
function classesOf(history: FailureHistory, rule: SearchRule): Class[] {
  const { versions, skipped } = history;
  const likelihoods = Array.from({ length: versions + 1 }, (_, first) => logLikelihood(first, history.probes, rule));
  const most = likelihoods.reduce((known, one) => Math.max(known, one));
  const priors = priorsOf(history);
  const classes: Class[] = [];
  let open: Class | undefined;
  let sum = 0;
  for (const [first, likelihood] of likelihoods.entries()) {
    const prior = priors[first] ?? 0;
    const weight = prior * Math.exp(likelihood - most);
    sum += weight;
    open = {
      from: open?.from ?? first,
      to: first,
      prior: (open?.prior ?? 0) + prior,
      posterior: (open?.posterior ?? 0) + weight,
    };
    // Trying this version tells whether it is the first bad one, or a later one is.
    if (first === versions || !skipped.has(first)) {
      classes.push(open);
      open = undefined;
    }
  }
  return classes.map((one) => ({ ...one, posterior: one.posterior / sum }));
}

function logLikelihood(first: number, probes: readonly Probe[], { lies }: SearchRule): number {
  let sum = 0;
  for (const { at, bad, decides } of probes) {
    const agrees = first <= at === bad;
    if (decides) sum += agrees ? 0 : Number.NEGATIVE_INFINITY;
    else sum += Math.log(agrees ? 1 - lies : lies);
  }
  return sum;
}

/** What each candidate is worth before the first attempt; together 1. */
function priorsOf({ versions, suspects, recent = false }: FailureHistory): number[] {
  const ages = Array.from({ length: versions + 1 }, (_, first) => (recent ? 1 / (versions - first + 1) : 1));
  const sum = ages.reduce((total, weight) => total + weight, 0);
  if (suspects === undefined) return ages.map((weight) => weight / sum);
  const { from, to } = suspects;
  return ages.map((weight, first) => weight / sum / 2 + (first >= from && first <= to ? 0.5 / (to - from + 1) : 0));
}

/** Its e-value: what all others say of the attempts, against what it says. */
function isRefuted({ prior, posterior }: Class, alpha: number): boolean {
  return ((1 - posterior) / posterior) * (prior / (1 - prior)) >= 1 / alpha;
}

/** The last version of a class halves best where as much is believed of it and what is before as of what comes after. */
function middle(classes: Class[]): number {
  let before = 0;
  let chosen = classes[0]?.to ?? 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (const { to, posterior } of classes.slice(0, -1)) {
    before += posterior;
    const distance = Math.abs(before - 0.5);
    if (distance >= smallest) continue;
    smallest = distance;
    chosen = to;
  }
  return chosen;
}
