import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { scheduledJobs } from './jobs';
import { authRoutes } from './routes';

export const authModule: Module = { routes: [authRoutes], scheduledJobs, follows };
