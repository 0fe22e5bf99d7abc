import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { courseModerationRoutes, courseReportRoutes } from './routes';

export const courseReportsModule: Module = { routes: [courseReportRoutes, courseModerationRoutes], follows };
