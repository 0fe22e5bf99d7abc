import { conflict, notFound } from '../../platform/http/api-error';

export const subscriptionNotFound = () =>
  notFound('This link is not valid any more. Subscribe again at the foot of a page.', 'SUBSCRIPTION_NOT_FOUND');

export const notPublished = () => conflict('Publish the post before you send it.', 'POST_NOT_PUBLISHED');

export const alreadySent = () => conflict('This post was sent to the subscribers already.', 'NEWSLETTER_SENT');

export const noSubscribers = () => conflict('The newsletter has no subscribers yet.', 'NO_SUBSCRIBERS');
