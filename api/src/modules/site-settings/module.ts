import type { Module } from '../../platform/context/module';
import { siteSettingRoutes } from './routes';

export const siteSettingsModule: Module = { routes: [siteSettingRoutes] };
