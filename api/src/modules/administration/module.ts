import type { Module } from '../../platform/context/module';
import { administrationRoutes } from './routes';

export const administrationModule: Module = { routes: [administrationRoutes] };
