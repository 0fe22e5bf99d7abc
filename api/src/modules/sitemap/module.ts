import type { Module } from '../../platform/context/module';
import { sitemapRoutes } from './routes';

export const sitemapModule: Module = { routes: [sitemapRoutes] };
