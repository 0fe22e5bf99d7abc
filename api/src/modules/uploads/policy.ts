import type { Viewer } from '../../viewer';
import type { UploadPurpose } from './purposes';

/** Course covers are for trainers, the blog's pictures for its authors, one's own photo for everybody. */
export function mayUpload(viewer: Viewer, purpose: UploadPurpose): boolean {
  if (viewer === null) return false;
  if (viewer.isAdmin || purpose === 'profile') return true;
  return purpose === 'thumbnail' && viewer.trainerId !== null;
}
