import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { feedbackRoutes } from './routes';

export const feedbackModule: Module = { routes: [feedbackRoutes], follows };
