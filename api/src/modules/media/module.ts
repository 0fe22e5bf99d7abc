import type { Module } from '../../platform/context/module';
import { mediaRoutes } from './routes';

export const mediaModule: Module = { routes: [mediaRoutes] };
