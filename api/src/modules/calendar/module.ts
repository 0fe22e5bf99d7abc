import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { scheduledJobs } from './jobs';
import { calendarRoutes } from './routes';

export const calendarModule: Module = { routes: [calendarRoutes], scheduledJobs, follows };
