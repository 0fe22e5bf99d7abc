import { contextOf, userContextOf } from '../../platform/context/context';
import type { ApiModule } from '../../platform/http/api-module';
import { acceptOneClick } from '../../platform/http/one-click';
import { perMinute } from '../../platform/http/rate-limit';
import { Done, done, IdParams, Results, refusals, results } from '../../platform/http/wire';
import { onlySenders } from './policy';
import { presentIssue, presentSubscription } from './present';
import { IssueWire, KeyQuery, SubscriptionBody, SubscriptionWire } from './schema';
import {
  getNewsletterIssue,
  getNewsletterSubscription,
  sendNewsletterIssue,
  unsubscribeFromNewsletter,
  updateNewsletterSubscription,
} from './service';

const tags = ['newsletter'];
const rateLimit = perMinute(60);

/** Sending a post, for administrators, and the links of the newsletter's mails. Subscribing is `POST /support-type`. */
export const newsletterRoutes: ApiModule = async (app, context) => {
  const security = [{ token: [] }];

  app.get(
    '/newsletter/issues/:id',
    {
      onRequest: onlySenders,
      schema: {
        tags,
        security,
        operationId: 'getNewsletterIssue',
        summary: 'Whether a post was sent to the subscribers',
        params: IdParams,
        response: { 200: Results(IssueWire), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request) =>
      results(presentIssue(await getNewsletterIssue(userContextOf(request), { postId: request.params.id }))),
  );

  app.post(
    '/newsletter/issues/:id',
    {
      onRequest: onlySenders,
      config: { rateLimit },
      schema: {
        tags,
        security,
        operationId: 'sendNewsletterIssue',
        summary: 'Send a published post to the subscribers',
        params: IdParams,
        response: { 200: Results(IssueWire), ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request) =>
      results(presentIssue(await sendNewsletterIssue(userContextOf(request), { postId: request.params.id }))),
  );

  await app.register(subscriptionRoutes, context);
};

/** Routes of the links in mails, without a session. Their key is a secret, so requests are not logged. */
const subscriptionRoutes: ApiModule = async (app) => {
  acceptOneClick(app);

  app.get(
    '/newsletter/subscription',
    {
      logLevel: 'warn',
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'getNewsletterSubscription',
        summary: "The subscription that a mail's link belongs to",
        querystring: KeyQuery,
        response: { 200: Results(SubscriptionWire), ...refusals(400, 404, 429) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return results(presentSubscription(await getNewsletterSubscription(contextOf(request), request.query)));
    },
  );

  app.put(
    '/newsletter/subscription',
    {
      logLevel: 'warn',
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'updateNewsletterSubscription',
        summary: "Confirm or end the subscription that a mail's link belongs to",
        body: SubscriptionBody,
        response: { 200: Results(SubscriptionWire), ...refusals(400, 404, 429) },
      },
    },
    async (request) =>
      results(presentSubscription(await updateNewsletterSubscription(contextOf(request), request.body))),
  );

  app.post(
    '/newsletter/unsubscribe',
    {
      logLevel: 'warn',
      config: { rateLimit },
      schema: {
        tags,
        operationId: 'unsubscribeFromNewsletter',
        summary: 'End a subscription (RFC 8058)',
        querystring: KeyQuery,
        response: { 200: Done, ...refusals(400, 404, 429) },
      },
    },
    async (request) => {
      await unsubscribeFromNewsletter(contextOf(request), request.query);
      return done();
    },
  );
};
