import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { queuedJobs, scheduledJobs } from './jobs';
import { newsletterRoutes } from './routes';

export const newsletterModule: Module = { routes: [newsletterRoutes], scheduledJobs, queuedJobs, follows };
