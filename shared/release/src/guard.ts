import type { ReleaseFigures } from './figures';
import { healthRule, worseThan } from './health';
import type { ReleaseStore } from './store';
import { type LiveState, type Named, ReleaseError } from './types';

/** What browsers told since a moment (milliseconds), of every release. */
export type FiguresSince = (since: number) => Promise<readonly ReleaseFigures[]>;

/** A release on probation, and the one that it is held against. */
export interface Watched extends Named {
  since: string;
  against: string;
}

/**
 * Who is on probation: every canary, and what somebody promoted within the last hour over something else. What went
 * back, by itself or by hand, is not: it has nothing to prove, and so nothing goes to and fro.
 */
export function watched({ names }: LiveState, now: number): Watched[] {
  return Object.entries(names).flatMap(([name, { version, since, previous, canary, history }]) => {
    if (canary) return [{ name, version: canary.version, since: canary.since, against: version }];
    const isNew = since !== undefined && now - Date.parse(since) < healthRule.watchMs;
    if (!isNew || !previous || history.at(-1)?.kind !== 'promoted') return [];
    return [{ name, version, since, against: previous }];
  });
}

/**
 * Takes back what fails. May run in any number of processes at once: whoever comes second finds it done.
 * @returns what went back, and why
 */
export async function lookAfter(
  store: ReleaseStore,
  figuresSince: FiguresSince,
): Promise<(Named & { reason: string })[]> {
  const now = store.clock();
  const gone: (Named & { reason: string })[] = [];
  for (const each of watched(await store.live(), now)) {
    // Only what was told since it began: the same version may have been tried, and mended around, before.
    const begun = Math.max(Date.parse(each.since), now - healthRule.windowMs);
    const [own, others] = await Promise.all([figuresSince(begun), figuresSince(begun - healthRule.windowMs)]);
    const of = (figures: readonly ReleaseFigures[], version: string) =>
      figures.find((one) => one.remote === each.name && one.version === version);
    const reason = worseThan(of(own, each.version), of(others, each.against));
    if (reason && (await giveUp(store, each, reason))) gone.push({ ...each, reason });
  }
  return gone;
}

async function giveUp(store: ReleaseStore, failing: Watched, reason: string): Promise<boolean> {
  try {
    return (await store.giveUp(failing, `went back by itself: ${reason}`)) !== null;
  } catch (error) {
    // With nothing whole to go back to, what fails is the best there is.
    if (error instanceof ReleaseError && error.code === 'NO_PREVIOUS') return false;
    throw error;
  }
}
