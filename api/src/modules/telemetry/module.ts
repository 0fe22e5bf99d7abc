import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { telemetryRoutes } from './routes';

export const telemetryModule: Module = { routes: [telemetryRoutes], scheduledJobs };
