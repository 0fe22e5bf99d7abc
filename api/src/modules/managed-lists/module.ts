import type { Module } from '../../platform/context/module';
import { managedListRoutes } from './routes';

export const managedListsModule: Module = { routes: [managedListRoutes] };
