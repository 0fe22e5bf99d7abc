import type { Module } from '../../platform/context/module';
import { curriculumRoutes } from './routes';

export const curriculumModule: Module = { routes: [curriculumRoutes] };
