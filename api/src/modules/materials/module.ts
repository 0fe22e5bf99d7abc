import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { materialRoutes } from './routes';

export const materialsModule: Module = { routes: [materialRoutes], scheduledJobs };
