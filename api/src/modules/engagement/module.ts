import type { Module } from '../../platform/context/module';
import { engagementRoutes } from './routes';

export const engagementModule: Module = { routes: [engagementRoutes] };
