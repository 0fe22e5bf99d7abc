/** The people of an institute. Pages and API share the rules. */

export const staffRoles = ['owner', 'manager', 'trainer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Roles that act for the whole institute. */
export type InstituteRole = Exclude<StaffRole, 'trainer'>;

export const staffRoleLabels: Record<StaffRole, string> = { owner: 'Owner', manager: 'Manager', trainer: 'Trainer' };

/** The permissions of each role, as the staff page explains them. */
export const staffRoleTexts: Record<StaffRole, string> = {
  owner: 'Everything, including payouts, the public profile and the staff.',
  manager: 'Courses, batches, learners and questions. No payouts, public profile or staff changes.',
  trainer: 'Sees the batches that they teach: their learners, their questions and their calendar.',
};

export interface StaffMember {
  id: number;
  email: string;
  /** Empty until the invitation is accepted. */
  name: string;
  role: StaffRole;
  /** Id of the profile that batches name; null for other roles and before the invitation is accepted. */
  trainerId: number | null;
  /** ISO 8601, UTC. */
  invitedAt: string;
  /** ISO 8601, UTC; null while the invitation is open. */
  acceptedAt: string | null;
}

/** A batch that a removed trainer taught and that needs a new teacher. */
export interface ReturnedBatch {
  id: number;
  courseId: number;
  courseName: string;
  /** Schedule in words. */
  label: string;
}

/** An open invitation, as the invited user sees it. */
export interface StaffInvitation {
  id: number;
  instituteName: string;
  role: StaffRole;
  /** ISO 8601, UTC. */
  invitedAt: string;
}
