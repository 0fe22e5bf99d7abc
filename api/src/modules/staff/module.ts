import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { staffRoutes } from './routes';

export const staffModule: Module = { routes: [staffRoutes], follows };
