import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { batchRoutes } from './routes';

export const batchesModule: Module = { routes: [batchRoutes], follows };
