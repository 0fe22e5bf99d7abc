import type { Module } from '../../platform/context/module';
import { scheduledJobs } from './jobs';

export const seatsModule: Module = { scheduledJobs };
