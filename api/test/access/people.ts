import { sql } from 'drizzle-orm';
import { passkeys } from '../../src/platform/database/schema/second-factors';
import { staff } from '../../src/platform/database/schema/staff';
import { signIn, type TestApp, type TestUser } from '../test-app';

/** The columns of docs/access.md. `side` says whose objects the requests of the role name. */
export const roles = [
  { role: 'visitor', side: 'trainer', label: 'visitor' },
  { role: 'learner', side: 'trainer', label: 'its learner' },
  { role: 'otherLearner', side: 'trainer', label: 'other learner' },
  { role: 'trainer', side: 'trainer', label: 'its trainer' },
  { role: 'otherTrainer', side: 'trainer', label: 'other trainer' },
  { role: 'owner', side: 'institute', label: 'owner' },
  { role: 'manager', side: 'institute', label: 'manager' },
  { role: 'staffTrainer', side: 'institute', label: 'staff trainer' },
  { role: 'otherManager', side: 'institute', label: 'other manager' },
  { role: 'otherStaffTrainer', side: 'institute', label: 'other staff trainer' },
  { role: 'removedManager', side: 'institute', label: 'removed manager' },
  { role: 'removedStaffTrainer', side: 'removed', label: 'removed staff trainer' },
  { role: 'adminWithoutFactor', side: 'trainer', label: 'admin without factor' },
  { role: 'admin', side: 'trainer', label: 'admin' },
] as const;

export type Role = (typeof roles)[number]['role'];
export type Side = (typeof roles)[number]['side'];

/** Roles to which no object of the walk belongs. */
export const outsiders: readonly Role[] = [
  'visitor',
  'otherLearner',
  'otherTrainer',
  'otherManager',
  'otherStaffTrainer',
  'removedManager',
  'removedStaffTrainer',
  'adminWithoutFactor',
];

export interface People extends Record<Exclude<Role, 'visitor'>, TestUser> {
  /** A member of the staff and an invitation that wait to be removed, and an invitation of the learner. */
  invitation: number;
  invitationOfLearner: number;
}

export const learnerEmail = 'only-the-learner@private.example';
export const learnerPhone = '9870004715';

/** Signs in one user for each role. The institute is that of `owner`. */
export async function addPeople(api: TestApp): Promise<People> {
  const trainer = (email: string, name: string) => signIn(api, email, { registerAs: 'individual', name });
  const owner = await signIn(api, 'owner@example.com', { registerAs: 'institute', name: 'An Institute' });
  const otherOwner = await signIn(api, 'other-owner@example.com', { registerAs: 'institute', name: 'Another One' });
  const invite = async (
    institute: TestUser,
    role: 'manager' | 'trainer',
    { email, userId = null }: { email: string; userId?: number | null },
  ) => {
    const acceptedAt = userId === null ? null : new Date();
    const values = { instituteId: institute.trainerId as number, email, role, userId, acceptedAt };
    const [row] = await api.db
      .insert(staff)
      .values({ ...values, invitedBy: institute.userId })
      .returning();
    return row?.id ?? 0;
  };
  const manager = await signIn(api, 'manager@example.com', { name: 'A Manager' });
  await invite(owner, 'manager', { email: 'manager@example.com', userId: manager.userId });
  const staffTrainer = await trainer('staff@example.com', 'A Staff Trainer');
  await invite(owner, 'trainer', { email: 'staff@example.com', userId: staffTrainer.userId });
  const otherManager = await signIn(api, 'other-manager@example.com', { name: 'Another Manager' });
  await invite(otherOwner, 'manager', { email: 'other-manager@example.com', userId: otherManager.userId });
  const otherStaffTrainer = await trainer('other-staff@example.com', 'Another Staff Trainer');
  await invite(otherOwner, 'trainer', { email: 'other-staff@example.com', userId: otherStaffTrainer.userId });
  const people = {
    learner: await signIn(api, learnerEmail, { name: 'Priya Nair' }),
    otherLearner: await signIn(api, 'other-learner@example.com', { name: 'Ravi Kumar' }),
    trainer: await trainer('trainer@example.com', 'Asha Rao'),
    otherTrainer: await trainer('other-trainer@example.com', 'Another Trainer'),
    owner,
    manager,
    staffTrainer,
    otherManager,
    otherStaffTrainer,
    removedManager: await signIn(api, 'removed-manager@example.com', { name: 'A Former Manager' }),
    removedStaffTrainer: await trainer('removed-staff@example.com', 'A Former Trainer'),
    adminWithoutFactor: await signIn(api, 'new-admin@example.com', { name: 'A New Admin', admin: true }),
    admin: await signIn(api, 'admin@example.com', { name: 'An Admin', admin: true }),
    invitation: await invite(owner, 'manager', { email: 'invited@example.com' }),
    invitationOfLearner: await invite(owner, 'trainer', { email: learnerEmail }),
  };
  const passkey = { publicKey: 'a', counter: 0, name: 'Laptop' };
  const ofUser = (userId: number, credentialId: string) => ({ ...passkey, userId, credentialId });
  // Outside demo mode, administrators and the owners of accounts with payouts need a second factor.
  const withFactor = (['admin', 'trainer', 'owner'] as const).map((role) => ofUser(people[role].userId, `of-${role}`));
  await api.db.insert(passkeys).values(withFactor);
  return people;
}

/** Sessions in which no user has confirmed themselves, as after some minutes. */
export async function forgetProofs({ db }: Pick<TestApp, 'db'>): Promise<void> {
  await db.execute(sql`update sessions set proven_at = null`);
}
