import { percentText } from '@kaksha/domain/percent';
import type { ReleaseMetrics } from '@kaksha/domain/release-metrics';

/**
 * When a release fails in comparison with the one that it replaces. Failed loads, and failed loads plus errors, are
 * each checked by the same rule. A release fails when
 * - it has enough attempts (`minAttempts`) and failures (`minFailures`) to judge,
 * - its failure rate is at least `minRate`, and
 * - the rate is at least `ratio` times the other release's, or at least `minRateWithoutComparison` when the other
 *   release has too few attempts.
 */
export const canaryRule = {
  /** Loads and failed loads together, each counted once per network address. */
  minAttempts: 40,
  minFailures: 5,
  /** Rates are fractions of one. */
  minRate: 0.02,
  ratio: 2,
  minRateWithoutComparison: 0.1,
  /** A promoted release is checked for this long; a canary for as long as it runs. */
  watchMs: 60 * 60_000,
  /** Metrics of this period are compared. */
  windowMs: 30 * 60_000,
} as const;

interface Measure {
  description: string;
  failuresOf: (metrics: ReleaseMetrics) => number;
}

const measures: Measure[] = [
  { description: 'loads failed', failuresOf: ({ loadFailures }) => loadFailures },
  { description: 'loads failed or had errors', failuresOf: ({ loadFailures, errors }) => loadFailures + errors },
];

/** @returns why the release fails, as a sentence for the history, or null */
export function failsCanaryRule(
  candidate: ReleaseMetrics | undefined,
  baseline: ReleaseMetrics | undefined,
): string | null {
  if (!candidate || attemptsOf(candidate) < canaryRule.minAttempts) return null;
  for (const { description, failuresOf } of measures) {
    const rate = rateOf(candidate, failuresOf);
    if (failuresOf(candidate) < canaryRule.minFailures || rate < canaryRule.minRate) continue;
    const baselineRate =
      baseline && attemptsOf(baseline) >= canaryRule.minAttempts ? rateOf(baseline, failuresOf) : null;
    const fails =
      baselineRate === null ? rate >= canaryRule.minRateWithoutComparison : rate >= baselineRate * canaryRule.ratio;
    if (!fails) continue;
    const comparison =
      baselineRate === null
        ? 'too few loads of another version to compare'
        : `${baseline?.version} had ${percent(baselineRate)}`;
    return `${percent(rate)} of ${attemptsOf(candidate)} ${description}; ${comparison}`;
  }
  return null;
}

const attemptsOf = ({ loads, loadFailures }: ReleaseMetrics) => loads + loadFailures;

/** Capped at one, because a network with a failed load can also report errors. */
const rateOf = (metrics: ReleaseMetrics, failuresOf: Measure['failuresOf']) =>
  Math.min(1, failuresOf(metrics) / attemptsOf(metrics));

const percent = (rate: number) => percentText((rate * 100).toFixed(rate < 0.1 ? 1 : 0));
