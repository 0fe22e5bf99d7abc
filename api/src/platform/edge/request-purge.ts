import type { SurrogateKey } from '@kaksha/domain/shared-cache';
import type { Services } from '../context/services';

export const purgeQueue = 'purge-edge';

/**
 * Shortest time between two purges of one key, so that many changes a second do not empty the edge cache all the time.
 */
const intervalSeconds = 10;

export interface PurgeData {
  key: SurrogateKey;
  isRepeat?: boolean;
  /** Of `showAtOnce`, after which no process has an old answer but those that it is making. */
  isUrgent?: boolean;
}

/** Queues a purge of the edge caches; at once, or when the last one of the key was less than ten seconds ago, then. */
export async function requestPurge({ queue }: Pick<Services, 'queue'>, keys: readonly SurrogateKey[]): Promise<void> {
  await Promise.all(
    keys.map((key) => {
      const data: PurgeData = { key };
      return queue.boss.send(purgeQueue, data, {
        singletonKey: key,
        singletonSeconds: intervalSeconds,
        singletonNextSlot: true,
      });
    }),
  );
}

/**
 * Other processes of the site send pages of their cache for this long after a change; an edge may have kept one of
 * them.
 */
const repeatSeconds = 15;
/** An edge may have kept an answer that was under way during the urgent change. */
const urgentRepeatSeconds = 2;

/** Queues a second purge of the key. */
export async function repeatPurge(
  { queue }: Pick<Services, 'queue'>,
  { key, isUrgent }: Pick<PurgeData, 'key' | 'isUrgent'>,
): Promise<void> {
  const data: PurgeData = { key, isRepeat: true };
  await queue.boss.send(purgeQueue, data, { startAfter: isUrgent ? urgentRepeatSeconds : repeatSeconds });
}
