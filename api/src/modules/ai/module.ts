import type { Module } from '../../platform/context/module';
import { aiRoutes } from './routes';

export const aiModule: Module = { routes: [aiRoutes] };
