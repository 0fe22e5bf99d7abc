import type { Module } from '../../platform/context/module';
import { mailPreviewRoutes } from './mail-previews/routes';
import { devRoutes } from './routes';

export const devModule: Module = { routes: [devRoutes, mailPreviewRoutes] };
