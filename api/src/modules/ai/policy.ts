import { requireUser } from '../../platform/http/authentication';

/** AI calls cost money, so they need a session. Each user has a daily quota, see `withQuota` of the service. */
export const mayUseAi = requireUser;
