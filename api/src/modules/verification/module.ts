import type { Module } from '../../platform/context/module';
import { follows } from './events';
import { scheduledJobs } from './jobs';
import { trainerDecisionRoutes, verificationRoutes } from './routes';

export const verificationModule: Module = {
  routes: [verificationRoutes, trainerDecisionRoutes],
  scheduledJobs,
  follows,
};
