import type { Module } from '../../platform/context/module';
import { invoiceRoutes } from './routes';

export const invoicesModule: Module = { routes: [invoiceRoutes] };
