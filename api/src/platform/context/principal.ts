import type { AdminRight } from '@kaksha/domain/admin-rights';
import type { CurrentUser } from '@kaksha/domain/current-user';
import type { InstituteRole } from '@kaksha/domain/staff';

/** The signed-in user as permissions need it. Functions that accept visitors take `Principal | null`. */
export interface Principal {
  id: number;
  /** Whether the user holds a right of an administrator. */
  isAdmin: boolean;
  /** Of an administrator. Empty for other users, and for an administrator who lacks a required second factor. */
  rights: readonly AdminRight[];
  /** An administrator outside demo mode without a second factor, who has the rights of other users only. */
  lacksSecondFactor: boolean;
  sessionId: number;
  /** When the session last proved its user: by a second factor, or an e-mail code where the account has no factor. */
  provenAt: Date | null;
  /** The trainer or institute that the user acts for; null for a user who is not a trainer. */
  trainerId: number | null;
  /** The user's role in an institute; null for individual trainers and other users. */
  instituteRole: InstituteRole | null;
}

/** The user of a session with the data that pages show. */
export interface AuthenticatedUser extends CurrentUser {
  rights: readonly AdminRight[];
  sessionId: number;
  /** When the session last proved its user. */
  provenAt: Date | null;
  /** An administrator outside demo mode without a second factor. */
  lacksSecondFactor: boolean;
  /** Where the log of the database ended after the session's last write; null before it and without replicas. */
  lastWritePosition: bigint | null;
  instituteRole: InstituteRole | null;
}
