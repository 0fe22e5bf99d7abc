import type { Module } from '../../platform/context/module';
import { authoringRoutes } from './routes';

export const authoringModule: Module = { routes: [authoringRoutes] };
