import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { catalogueRoutes } from './routes';

export const catalogueModule: Module = { routes: [catalogueRoutes], scheduledJobs };
