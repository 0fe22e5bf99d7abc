import type { Module } from '../../platform/context/module';
import { batchChangeRoutes } from './batch-changes/routes';
import { follows } from './events';
import { queuedJobs, scheduledJobs } from './jobs';
import { paymentRoutes } from './routes';

export const paymentModule: Module = { routes: [paymentRoutes, batchChangeRoutes], scheduledJobs, queuedJobs, follows };
