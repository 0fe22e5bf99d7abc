import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { ledgerRoutes } from './routes';

export const ledgerModule: Module = { routes: [ledgerRoutes], scheduledJobs };
