import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { scheduledJobs } from './jobs';
import { profileRoutes } from './routes';

export const profileModule: Module = { routes: [profileRoutes], scheduledJobs, follows };
