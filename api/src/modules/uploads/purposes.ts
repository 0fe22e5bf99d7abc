import { limits } from '@kaksha/domain/limits';
import type { MediaKind } from '../../db/schema/media';

/** What pictures are sent for. Each has a size of its own. */
export type UploadPurpose = keyof typeof limits.upload;
export const uploadPurposes = Object.keys(limits.upload) as UploadPurpose[];

export const kindOf: Record<UploadPurpose, MediaKind> = { thumbnail: 'course', blog: 'blog', profile: 'profile' };

/** The most bytes that any picture may have. */
export const largestUpload = Math.max(...Object.values(limits.upload));
