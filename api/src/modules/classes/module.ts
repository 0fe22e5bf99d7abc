import type { Module } from '../../platform/context/module';
import { attendanceRoutes } from './attendance/routes';
import { checkInRoutes } from './check-in/routes';
import { roomRoutes } from './rooms/routes';
import { classRoutes } from './routes';

export const classesModule: Module = { routes: [attendanceRoutes, checkInRoutes, classRoutes, roomRoutes] };
