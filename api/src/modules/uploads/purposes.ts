import { limits } from '@kaksha/domain/limits';
import type { MediaKind } from '../../db/schema/media';

/** Purposes of uploaded pictures. Each purpose has its own size limit. */
export type UploadPurpose = keyof typeof limits.upload;
export const uploadPurposes = Object.keys(limits.upload) as UploadPurpose[];

export const mediaKinds: Record<UploadPurpose, MediaKind> = { thumbnail: 'course', blog: 'blog', profile: 'profile' };

/** The largest size limit in bytes. */
export const maxUploadBytes = Math.max(...Object.values(limits.upload));
