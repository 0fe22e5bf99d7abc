import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';
import { notificationRoutes } from './routes';

export const notificationsModule: Module = { routes: [notificationRoutes], scheduledJobs };
