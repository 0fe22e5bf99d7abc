import type { Module } from '../../platform/context/module';
import { legalRoutes, managedLegalRoutes } from './routes';

export const legalModule: Module = { routes: [legalRoutes, managedLegalRoutes] };
