import type { Module } from '../../platform/context/module';
import { contentRoutes } from './routes';

export const contentsModule: Module = { routes: [contentRoutes] };
