import { managesAs } from '../../platform/context/policy';
import type { Principal } from '../../platform/context/principal';
import type { CertificateRow } from './repo';

/** The trainer of the course who issued it, and admins. */
export const mayRevoke = (principal: Principal, { trainerId }: Pick<CertificateRow, 'trainerId'>): boolean =>
  managesAs(principal, trainerId);
