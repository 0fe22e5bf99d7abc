import type { Module } from '../../platform/context/module';
import { jobRoutes } from './routes';

export const jobsModule: Module = { routes: [jobRoutes] };
