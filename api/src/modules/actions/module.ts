import type { Module } from '../../platform/context/module';
import { actionRoutes } from './routes';

export const actionsModule: Module = { routes: [actionRoutes] };
