import type { Module } from '../../platform/context/module';
import { couponRoutes } from './routes';

export const couponsModule: Module = { routes: [couponRoutes] };
