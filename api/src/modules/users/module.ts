import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { firstAdministratorRoutes } from './first-administrator/routes';
import { userRoutes } from './routes';

export const usersModule: Module = { routes: [userRoutes, firstAdministratorRoutes], follows };
