import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { mailDeliveryRoutes } from './routes';
import { mailWebhookRoutes } from './webhook-routes';

export const mailDeliveryModule: Module = { routes: [mailWebhookRoutes, mailDeliveryRoutes], scheduledJobs };
