import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { uploadRoutes } from './routes';

export const uploadsModule: Module = { routes: [uploadRoutes], scheduledJobs };
