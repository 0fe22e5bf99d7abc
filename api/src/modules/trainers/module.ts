import type { Module } from '../../platform/context/module';
import { trainerRoutes } from './routes';

export const trainersModule: Module = { routes: [trainerRoutes] };
