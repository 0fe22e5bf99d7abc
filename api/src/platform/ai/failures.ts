import { ApiError } from '../http/api-error';

/** Errors of the AI services, all with status 502. */
export const textFailed = () => new ApiError(502, 'AI_UNAVAILABLE', 'All text generation services failed');

export const noJson = () => new ApiError(502, 'AI_ANSWER_UNREADABLE', 'Could not extract JSON from AI response');

export const wrongStructure = () =>
  new ApiError(502, 'AI_ANSWER_INVALID', 'Invalid course content structure from AI response');

export const imagesFailed = () =>
  new ApiError(
    502,
    'AI_IMAGES_UNAVAILABLE',
    'All free AI image generation services are currently unavailable. Please try again later.',
  );
