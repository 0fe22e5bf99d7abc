import * as limits from '@kaksha/domain/limits';
import { keysOf } from '@kaksha/domain/typed';
import type { MediaKind } from '../../platform/database/schema/media';

/** Purposes of uploaded pictures. Each purpose has its own size limit. */
export type UploadPurpose = keyof typeof limits.upload;
export const uploadPurposes = keysOf(limits.upload);

export const mediaKinds: Record<UploadPurpose, MediaKind> = { thumbnail: 'course', blog: 'blog', profile: 'profile' };

/** The largest size limit in bytes. */
export const maxUploadBytes = Math.max(...Object.values(limits.upload));
