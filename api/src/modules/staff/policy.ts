import type { Principal } from '../../platform/context/principal';
import { institutesOnly, ownersOnly } from './errors';

/** Owners and managers see the staff. Returns the institute. @throws ApiError FORBIDDEN (403) */
export function mustSeeStaff({ trainerId, instituteRole }: Principal): number {
  if (trainerId === null || instituteRole === null) throw institutesOnly();
  return trainerId;
}

/** Owners invite and remove. Returns the institute. @throws ApiError FORBIDDEN (403) */
export function mustManageStaff(principal: Principal): number {
  const instituteId = mustSeeStaff(principal);
  if (principal.instituteRole !== 'owner') throw ownersOnly();
  return instituteId;
}
