import type { Static } from 'typebox';
import type { SubscriptionRow } from './repo';
import type { IssueWire, SubscriptionWire } from './schema';
import type { NewsletterIssue } from './service';

export const presentSubscription = ({
  email,
  confirmedAt,
  unsubscribedAt,
}: SubscriptionRow): Static<typeof SubscriptionWire> => ({
  email,
  state: unsubscribedAt ? 'ended' : confirmedAt ? 'subscribed' : 'pending',
});

export const presentIssue = ({ subscribers, sent }: NewsletterIssue): Static<typeof IssueWire> => ({
  subscribers,
  sent_at: sent?.at.toISOString() ?? null,
  recipients: sent?.recipients ?? null,
});
