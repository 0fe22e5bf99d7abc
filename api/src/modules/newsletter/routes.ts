import type { ApiModule } from '../../platform/http/api-module';
import { acceptOneClick } from '../../platform/http/one-click';
import { operations } from '../../platform/http/operation';
import { IdParams } from '../../platform/http/wire';
import { presentSubscription } from './present';
import { IssueWire, KeyQuery, SubscriptionBody, SubscriptionWire } from './schema';
import {
  getNewsletterIssue,
  getNewsletterSubscription,
  sendNewsletterIssue,
  unsubscribeFromNewsletter,
  updateNewsletterSubscription,
} from './service';

/** Sending a post, for administrators, and the links of the newsletter's mails. Subscribing is `POST /support-type`. */
export const newsletterRoutes: ApiModule = async (app, context) => {
  const operation = operations(app, 'newsletter');

  operation('getNewsletterIssue', 'GET /newsletter/issues/:id', {
    summary: 'Whether a post was sent to the subscribers',
    caller: 'content',
    params: IdParams,
    answer: IssueWire,
    handler: ({ context, params }) => getNewsletterIssue(context, { postId: params.id }),
  });

  operation('sendNewsletterIssue', 'POST /newsletter/issues/:id', {
    summary: 'Send a published post to the subscribers',
    caller: 'content',
    perMinute: 60,
    params: IdParams,
    answer: IssueWire,
    refuses: [409],
    handler: ({ context, params }) => sendNewsletterIssue(context, { postId: params.id }),
  });

  await app.register(subscriptionRoutes, context);
};

/** Routes of the links in mails, without a session. Their key is a secret, so requests are not logged. */
const subscriptionRoutes: ApiModule = async (app) => {
  acceptOneClick(app);
  const operation = operations(app, 'newsletter');

  operation('getNewsletterSubscription', 'GET /newsletter/subscription', {
    summary: "The subscription that a mail's link belongs to",
    caller: 'visitor',
    logLevel: 'warn',
    perMinute: 60,
    query: KeyQuery,
    answer: SubscriptionWire,
    refuses: [404],
    handler: async ({ context, query, reply }) => {
      reply.header('cache-control', 'no-store');
      return presentSubscription(await getNewsletterSubscription(context, query));
    },
  });

  operation('updateNewsletterSubscription', 'PUT /newsletter/subscription', {
    summary: "Confirm or end the subscription that a mail's link belongs to",
    caller: 'visitor',
    logLevel: 'warn',
    perMinute: 60,
    body: SubscriptionBody,
    answer: SubscriptionWire,
    refuses: [404],
    handler: async ({ context, body }) => presentSubscription(await updateNewsletterSubscription(context, body)),
  });

  operation('unsubscribeFromNewsletter', 'POST /newsletter/unsubscribe', {
    summary: 'End a subscription (RFC 8058)',
    caller: 'visitor',
    unattended: true,
    logLevel: 'warn',
    perMinute: 60,
    query: KeyQuery,
    refuses: [404],
    handler: ({ context, query }) => unsubscribeFromNewsletter(context, query),
  });
};
