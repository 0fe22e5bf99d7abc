import type { Principal } from '../../platform/context/principal';
import type { UploadPurpose } from './purposes';

/** Trainers upload course covers, administrators blog pictures, and every user a profile photo. */
export function mayUpload(principal: Principal | null, purpose: UploadPurpose): boolean {
  if (principal === null) return false;
  if (principal.isAdmin || purpose === 'profile') return true;
  return purpose === 'thumbnail' && principal.trainerId !== null;
}
