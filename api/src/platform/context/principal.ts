import type { CurrentUser } from '@kaksha/domain/current-user';
import type { InstituteRole } from '@kaksha/domain/staff';

/** The signed-in user as permissions need it. Functions that accept visitors take `Principal | null`. */
export interface Principal {
  id: number;
  /** False for an administrator who lacks a required second factor. */
  isAdmin: boolean;
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
  sessionId: number;
  /** When the session last proved its user. */
  provenAt: Date | null;
  /** An administrator outside demo mode without a second factor. */
  lacksSecondFactor: boolean;
  /** Where the log of the database ended after the session's last write; null before it and without replicas. */
  lastWritePosition: bigint | null;
  instituteRole: InstituteRole | null;
}
