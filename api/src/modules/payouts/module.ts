import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { queuedJobs, scheduledJobs } from './jobs';
import { payoutRoutes } from './routes';

export const payoutsModule: Module = { routes: [payoutRoutes], scheduledJobs, queuedJobs, follows };
