import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { blogRoutes } from './routes';

export const blogModule: Module = { routes: [blogRoutes], scheduledJobs };
