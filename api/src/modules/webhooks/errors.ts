import * as limits from '@kaksha/domain/limits';
import { conflict, notFound } from '../../platform/http/api-error';

export const webhookNotFound = () => notFound('This webhook was removed.');

export const deliveryNotFound = () => notFound('This delivery was removed, or waits to be sent already.');

export const addressTaken = () => conflict('This address is set already. Remove it first to get a new secret.');

export const tooManyWebhooks = () => conflict(`There are ${limits.webhooks.count} webhooks already. Remove one first.`);
