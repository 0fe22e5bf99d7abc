import type { Module } from '../../platform/context/module';
import { trainerSettingsRoutes } from './routes';

export const trainerSettingsModule: Module = { routes: [trainerSettingsRoutes] };
