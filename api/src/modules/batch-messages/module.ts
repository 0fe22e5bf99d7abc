import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { batchMessageRoutes } from './routes';

export const batchMessagesModule: Module = { routes: [batchMessageRoutes], follows };
