import type { Module } from '../../platform/context/module';
import { sendWebhook } from './jobs';
import { webhookRoutes } from './routes';

export const webhooksModule: Module = { routes: [webhookRoutes], queuedJobs: [sendWebhook] };
