import { createHash } from 'node:crypto';
import { cutText } from '@kaksha/domain/cut-text';
import type { ReleaseEventKind, WebhookEvent } from '@kaksha/domain/webhooks';
import type { HistoryLine, LiveSnapshot, Release } from './types';

const kinds: Readonly<Record<HistoryLine['kind'], ReleaseEventKind>> = {
  promoted: 'release.promoted',
  canary: 'release.canary',
  'canary-ended': 'release.canary-ended',
  'rolled-back': 'release.rolled-back',
  'auto-rollback': 'release.rolled-back',
  alarm: 'release.alarm',
  'alarm-acknowledged': 'release.alarm-acknowledged',
  frozen: 'release.frozen',
  unfrozen: 'release.unfrozen',
};

const maxReason = 1000;

/** @param parts  what tells the event from all others */
const idOf = (...parts: string[]) =>
  `msg_${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`;

/** The changes of live releases since a moment, oldest first. */
export function changesSince({ names }: LiveSnapshot, since: Date): WebhookEvent[] {
  const from = since.toISOString();
  return Object.entries(names)
    .flatMap(([name, { history }]) => eventsOf(name, history))
    .filter(({ at }) => at >= from)
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** Walks the history, because a line says what visitors get and not what they got before. */
function eventsOf(name: string, history: readonly HistoryLine[]): WebhookEvent[] {
  let live: string | null = null;
  let canary: string | null = null;
  return history.map((line) => {
    const { kind, version, at, percent, security, by, reason } = line;
    let previous: string | null = null;
    if (kind === 'canary') {
      previous = live;
      canary = version;
    } else if (kind === 'promoted') {
      previous = live === version ? canary : live;
      live = version;
      canary = null;
    } else if (kind === 'canary-ended' || (kind === 'auto-rollback' && canary !== null && version === live)) {
      previous = canary;
      live = version;
      canary = null;
    } else if (kind === 'rolled-back' || kind === 'auto-rollback') {
      previous = live;
      live = version;
      if (canary === version) canary = null;
    }
    return {
      id: idOf(kind, name, version, at),
      event: kinds[kind],
      at,
      name,
      version,
      previous,
      ...(percent !== undefined && { percent }),
      ...(security && { security }),
      by,
      reason: cutText(reason, maxReason),
    };
  });
}

export const publicationOf = ({ name, version, publishedAt, author }: Release): WebhookEvent => ({
  id: idOf('published', name, version, publishedAt),
  event: 'release.published',
  at: publishedAt,
  name,
  version,
  previous: null,
  by: author,
  reason: 'published',
});
