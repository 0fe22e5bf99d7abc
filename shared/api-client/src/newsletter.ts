import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultOf } from './envelope';
import type { NewsletterIssueWire, NewsletterSubscriptionWire } from './generated/wire';

/** The subscription of a mail's link. `pending` waits for its confirmation. */
export interface NewsletterSubscription {
  /** What the link does; each does one. */
  action: 'confirm' | 'end';
  state: 'pending' | 'subscribed' | 'ended';
}

export interface NewsletterIssue {
  /** How many the newsletter has now. */
  subscribers: number;
  /** Null for a post that was not sent. */
  sentAt: string | null;
  recipients: number | null;
}

/** Rejects with SUBSCRIPTION_NOT_FOUND (404) for a link that is invalid or too old. */
export async function getNewsletterSubscription(http: AxiosInstance, key: string): Promise<NewsletterSubscription> {
  return resultOf<NewsletterSubscriptionWire>(await http.get('/newsletter/subscription', { params: { key } }));
}

/** Confirms or ends the subscription, as the link says. Rejects with SUBSCRIPTION_NOT_FOUND (404) for the other. */
export async function updateNewsletterSubscription(
  http: AxiosInstance,
  key: string,
  subscribed: boolean,
): Promise<NewsletterSubscription> {
  return resultOf<NewsletterSubscriptionWire>(await http.put('/newsletter/subscription', { key, subscribed }));
}

/** For administrators: whether a post was sent to the subscribers. */
export async function getNewsletterIssue(http: AxiosInstance, postId: number): Promise<NewsletterIssue> {
  return toCamelCaseKeys(resultOf<NewsletterIssueWire>(await http.get(`/newsletter/issues/${postId}`)));
}

/**
 * For administrators: sends a published post to the subscribers. Rejects with NEWSLETTER_SENT (409) the second time.
 */
export async function sendNewsletterIssue(http: AxiosInstance, postId: number): Promise<NewsletterIssue> {
  return toCamelCaseKeys(resultOf<NewsletterIssueWire>(await http.post(`/newsletter/issues/${postId}`)));
}
