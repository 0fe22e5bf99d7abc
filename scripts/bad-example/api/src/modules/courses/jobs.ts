import { modules } from '../../modules';

export const scheduledJobs = modules;
