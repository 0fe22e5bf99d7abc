import { ApiError, tooMany } from '../../platform/http/api-error';

export const quotaUsedUp = () =>
  tooMany('You have used up today’s help of the AI helpers. There is more tomorrow.', 'AI_QUOTA_USED_UP');

/** 499: the client closed the connection, so no one receives this answer. */
export const cancelled = () => new ApiError(499, 'CANCELLED', 'The call was cancelled.');
