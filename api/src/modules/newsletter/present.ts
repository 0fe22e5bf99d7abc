import type { Static } from 'typebox';
import type { SubscriptionWire } from './schema';
import type { LinkedSubscription } from './service';

export const presentSubscription = ({
  row: { confirmedAt, unsubscribedAt },
  action,
}: LinkedSubscription): Static<typeof SubscriptionWire> => ({
  action,
  state: confirmedAt && !unsubscribedAt ? 'subscribed' : action === 'confirm' ? 'pending' : 'ended',
});
