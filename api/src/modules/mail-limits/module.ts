import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { mailRefusalRoutes } from './routes';

export const mailLimitsModule: Module = { routes: [mailRefusalRoutes], scheduledJobs };
