import type { Module } from '../../platform/context/module';
import { backupRoutes } from './routes';

export const backupsModule: Module = { routes: [backupRoutes] };
