import type { ReleaseMetrics } from './release-metrics';

/**
 * When a release fares worse than the one that it would replace. Two things are looked at, each by the same rule:
 * loads that failed, and everything that went wrong. A release is worse when
 * - it was asked for often enough (`leastLoads`) and failed often enough (`leastFailures`) to tell,
 * - its rate is not small (`floor`), and
 * - its rate is several times the other's (`ratio`); or, where too few ran the other, very high (`floorAlone`).
 */
export const canaryRule = {
  /** Loads and failed loads together. */
  leastLoads: 40,
  leastFailures: 5,
  /** Parts of one. */
  floor: 0.02,
  ratio: 2,
  floorAlone: 0.1,
  /** A release that was promoted for everybody is watched for so long; a canary for as long as it runs. */
  watchMs: 60 * 60_000,
  /** Figures of so long are looked at. */
  windowMs: 30 * 60_000,
} as const;

interface Measure {
  what: string;
  failuresOf: (figures: ReleaseMetrics) => number;
}

const measures: Measure[] = [
  { what: 'loads failed', failuresOf: ({ loadFailures }) => loadFailures },
  { what: 'loads failed or had errors', failuresOf: ({ loadFailures, errors }) => loadFailures + errors },
];

/** @returns what is worse, as a sentence for the history, or null */
export function failsCanaryRule(tried: ReleaseMetrics | undefined, other: ReleaseMetrics | undefined): string | null {
  if (!tried || attemptsOf(tried) < canaryRule.leastLoads) return null;
  for (const { what, failuresOf } of measures) {
    const rate = rateOf(tried, failuresOf);
    if (failuresOf(tried) < canaryRule.leastFailures || rate < canaryRule.floor) continue;
    const known = other && attemptsOf(other) >= canaryRule.leastLoads ? rateOf(other, failuresOf) : null;
    const isWorse = known === null ? rate >= canaryRule.floorAlone : rate >= known * canaryRule.ratio;
    if (!isWorse) continue;
    const beside = known === null ? 'too few run another version to compare' : `of ${other?.version} ${percent(known)}`;
    return `${percent(rate)} of ${attemptsOf(tried)} ${what}; ${beside}`;
  }
  return null;
}

const attemptsOf = ({ loads, loadFailures }: ReleaseMetrics) => loads + loadFailures;

/** One tab can have many errors: there is no more than all. */
const rateOf = (figures: ReleaseMetrics, failuresOf: Measure['failuresOf']) =>
  Math.min(1, failuresOf(figures) / attemptsOf(figures));

const percent = (rate: number) => `${(rate * 100).toFixed(rate < 0.1 ? 1 : 0)} %`;
