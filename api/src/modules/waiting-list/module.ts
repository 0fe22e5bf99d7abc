import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { waitingListRoutes } from './routes';

export const waitingListModule: Module = { routes: [waitingListRoutes], follows };
