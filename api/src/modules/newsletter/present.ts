import type { Static } from 'typebox';
import type { IssueWire, SubscriptionWire } from './schema';
import type { LinkedSubscription, NewsletterIssue } from './service';

export const presentSubscription = ({
  row: { confirmedAt, unsubscribedAt },
  action,
}: LinkedSubscription): Static<typeof SubscriptionWire> => ({
  action,
  state: confirmedAt && !unsubscribedAt ? 'subscribed' : action === 'confirm' ? 'pending' : 'ended',
});

export const presentIssue = ({ subscribers, sent }: NewsletterIssue): Static<typeof IssueWire> => ({
  subscribers,
  sent_at: sent?.at.toISOString() ?? null,
  recipients: sent?.recipients ?? null,
});
