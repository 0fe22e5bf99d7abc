import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { supportRoutes } from './routes';

export const supportModule: Module = { routes: [supportRoutes], follows };
