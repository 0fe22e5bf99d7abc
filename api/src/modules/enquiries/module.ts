import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { enquiryRoutes } from './routes';

export const enquiriesModule: Module = { routes: [enquiryRoutes], follows };
