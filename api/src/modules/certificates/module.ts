import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { scheduledJobs } from './jobs';
import { certificateRoutes } from './routes';

export const certificatesModule: Module = { routes: [certificateRoutes], scheduledJobs, follows };
