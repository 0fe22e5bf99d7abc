import type { AdminRight } from './admin-rights';
import type { InstituteRole } from './staff';

/** The signed-in user. */
export interface CurrentUser {
  id: number;
  name: string;
  /** The platform took the name from the address, and the user has not entered one. */
  hasDerivedName?: boolean;
  email: string;
  /** Without the country code. */
  contactNo: string | null;
  isAdmin: boolean;
  /** Of an administrator; missing for other users. */
  rights?: readonly AdminRight[];
  /** The trainer or institute that the user acts for; null for a user who is not a trainer. */
  trainerId: number | null;
  photo: string | null;
  /** The user's role in an institute; missing for individual trainers and other users. */
  instituteRole?: InstituteRole | null;
  /** An administrator who must add a second factor before administrator calls answer. */
  lacksSecondFactor?: boolean;
}

export type Role = 'visitor' | 'learner' | 'trainer' | 'admin';

/** All roles of a user. Every signed-in user is also a learner. */
export function rolesOf(user: Pick<CurrentUser, 'trainerId' | 'isAdmin'> | null): Role[] {
  if (!user) return ['visitor'];
  const roles: Role[] = ['learner'];
  if (user.trainerId !== null) roles.push('trainer');
  if (user.isAdmin) roles.push('admin');
  return roles;
}
