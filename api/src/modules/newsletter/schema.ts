import { Type } from 'typebox';
import { moment, nullable, oneOf } from '../../platform/http/wire';

const Key = Type.String({ maxLength: 200, description: 'The key of the link in a mail' });

export const KeyQuery = Type.Object({ key: Key });

export const SubscriptionBody = Type.Object({ key: Key, subscribed: Type.Boolean() });

export const SubscriptionWire = Type.Object(
  {
    action: oneOf(['confirm', 'end'], 'What the link does; each does one'),
    state: oneOf(
      ['pending', 'subscribed', 'ended'],
      'pending: the link can confirm it. ended: the reader is not subscribed',
    ),
  },
  { title: 'NewsletterSubscription' },
);

export const IssueWire = Type.Object(
  {
    subscribers: Type.Integer({ description: 'How many the newsletter has now' }),
    sentAt: nullable(moment({ description: 'ISO 8601, UTC; null for a post that was not sent' })),
    recipients: nullable(Type.Integer({ description: 'How many it was sent to' })),
  },
  { title: 'NewsletterIssue' },
);
