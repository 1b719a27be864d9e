/** An attempt on one version of a history: whether the failure showed. */
export interface Probe {
  /** Index of the version, from the oldest. */
  at: number;
  bad: boolean;
  /** True if nothing live took part, so that one attempt decides (design §4.6). Otherwise the answer may be wrong. */
  decides: boolean;
}

/** A history in which a failure began, and the attempts on its versions. */
export interface FailureHistory {
  /** Number of versions. The oldest is believed to be good, the newest bad. */
  versions: number;
  probes: readonly Probe[];
  /** Versions that cannot be tried, because they do not build or run. */
  skipped: ReadonlySet<number>;
  /** Versions among which the first bad one is expected, both included. They get half of the prior probability. */
  suspects?: { from: number; to: number } | undefined;
  /** True to weight recent commits above old ones; for a search without a known good version. */
  recent?: boolean | undefined;
}

export interface SearchRule {
  /** Largest share of attempts with a wrong answer in either direction. */
  lies: number;
  /** Largest probability that the search names a wrong version. */
  alpha: number;
}

/**
 * The next version to try, or the result. `found`: the first bad version lies in this range; it has more than one
 * version only if those between cannot be tried. `from` equals `versions` if no version shows the failure.
 */
export type SearchStep = { kind: "try"; at: number } | { kind: "found"; from: number; to: number };

/** Adjacent candidates that cannot be told apart, because the versions between them are skipped. */
interface Class {
  from: number;
  to: number;
  prior: number;
  posterior: number;
}

/**
 * Binary search that tolerates wrong answers. It tries the version that splits the remaining probability in half; if
 * every attempt decides, this is git bisect.
 * It names a version once all others are refuted. The test is an e-value: the likelihood of all other candidates,
 * weighted by their priors, divided by the candidate's own. Its mean is at most 1 while wrong answers are no more
 * frequent than the rule says. So the probability of a wrong result is at most `alpha`, whenever the search stops
 * (Ville's inequality).
 */
export function nextVersion(history: FailureHistory, rule: SearchRule): SearchStep {
  const classes = classesOf(history, rule);
  const best = classes.reduce((most, one) => (one.posterior > most.posterior ? one : most));
  if (classes.every((one) => one === best || isRefuted(one, rule.alpha))) {
    return { kind: "found", from: best.from, to: best.to };
  }
  return { kind: "try", at: middle(classes) };
}

/** The range of versions that are not refuted yet, for a search that stops early. */
export function plausibleVersions(history: FailureHistory, rule: SearchRule): { from: number; to: number } {
  const left = classesOf(history, rule).filter((one) => !isRefuted(one, rule.alpha));
  return { from: left[0]?.from ?? 0, to: left.at(-1)?.to ?? history.versions };
}

/**
 * Groups the candidates for the first bad version. The candidate after the newest version means that none shows the
 * failure.
 */
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
    // An attempt on this version tells whether the first bad one is at or before it, or after it.
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

/** Prior probability of each candidate; the sum is 1. */
function priorsOf({ versions, suspects, recent = false }: FailureHistory): number[] {
  const ages = Array.from({ length: versions + 1 }, (_, first) => (recent ? 1 / (versions - first + 1) : 1));
  const sum = ages.reduce((total, weight) => total + weight, 0);
  if (suspects === undefined) return ages.map((weight) => weight / sum);
  const { from, to } = suspects;
  return ages.map((weight, first) => weight / sum / 2 + (first >= from && first <= to ? 0.5 / (to - from + 1) : 0));
}

/** Whether the e-value against this class reaches 1 / alpha. */
function isRefuted({ prior, posterior }: Class, alpha: number): boolean {
  return ((1 - posterior) / posterior) * (prior / (1 - prior)) >= 1 / alpha;
}

/** The version to try: the last of the class at which the cumulative probability is closest to one half. */
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
