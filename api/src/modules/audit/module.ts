import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { auditRoutes } from './routes';

export const auditModule: Module = { routes: [auditRoutes], scheduledJobs };
