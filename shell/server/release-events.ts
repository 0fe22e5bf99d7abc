import type { WebhookEvent } from '@kaksha/domain/webhooks';
import { manifestKey } from '@kaksha/release/read-live';
import { changesSince, publicationOf } from '@kaksha/release/release-events';
import type { ReleaseStore } from '@kaksha/release/store';
import type { FastifyInstance } from 'fastify';

/** Who is told of releases. */
export interface ReleaseAnnouncements {
  /** Which events are asked for, since when; null while none are. */
  wanted(): Promise<{ since: Date; events: ReadonlySet<string> } | null>;
  /** Told of an event twice, also by two processes, it passes the event on once. */
  announce(events: readonly WebhookEvent[]): Promise<void>;
}

/** Finds changes that the store's notification missed, and webhooks that were added. */
const pollMs = 15_000;

/** Announces changes of releases, also those that were made while no process of the site ran. */
export function announceReleases(
  site: FastifyInstance,
  store: ReleaseStore,
  { wanted, announce }: ReleaseAnnouncements,
): void {
  const publications = createPublications(store);
  let announced = '';
  let round = Promise.resolve();
  const look = () => {
    round = round
      .then(async () => {
        const asked = await wanted();
        if (!asked) return;
        const { since } = asked;
        const published = asked.events.has('release.published') ? await publications.since(since) : [];
        const events = [...published, ...changesSince(await store.live(), since)];
        const key = JSON.stringify([[...asked.events], events.map(({ id }) => id)]);
        if (events.length === 0 || key === announced) return;
        await announce(events);
        announced = key;
      })
      .catch((error: unknown) => site.log.error({ err: error }, 'could not announce changes of releases'));
  };
  const stopWatching = store.storage.watch(look);
  const timer = setInterval(look, pollMs).unref();
  site.addHook('onReady', async () => look());
  site.addHook('onClose', async () => {
    stopWatching();
    clearInterval(timer);
    await round;
  });
}

/** Reads the manifest of each release once. */
function createPublications(store: ReleaseStore) {
  const known = new Map<string, WebhookEvent>();
  return {
    async since(moment: Date): Promise<WebhookEvent[]> {
      for (const { name, version } of await store.signed()) {
        const key = manifestKey(name, version);
        // Its files may be on their way, or removed: the next round reads it, or it is no longer signed.
        const release = known.has(key) ? null : await store.release(name, version).catch(() => null);
        if (release) known.set(key, publicationOf(release));
      }
      return [...known.values()].filter(({ at }) => at >= moment.toISOString());
    },
  };
}
