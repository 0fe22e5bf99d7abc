import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { queuedJobs, scheduledJobs } from './jobs';
import { paymentRoutes } from './routes';

export const paymentModule: Module = { routes: [paymentRoutes], scheduledJobs, queuedJobs, follows };
