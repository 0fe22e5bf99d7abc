import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { trainers, users } from '../../platform/database/schema/people';

export async function findUserByEmail(db: Database, email: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? null;
}

export async function findUserByGoogleSub(db: Database, googleSub: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.googleSub, googleSub));
  return row?.id ?? null;
}

/** Whether a user has the address and is linked to no Google account. */
export async function hasNoGoogleAccount(db: Database, email: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.email, email), isNull(users.googleSub)))) > 0;
}

/** False when the user is linked to a Google account already. */
export async function linkGoogleAccount(db: Database, userId: number, googleSub: string): Promise<boolean> {
  const linked = await db
    .update(users)
    .set({ googleSub })
    .where(and(eq(users.id, userId), isNull(users.googleSub)))
    .returning({ id: users.id });
  return linked.length > 0;
}

/** False when another account has the address. */
export async function storeEmail(db: Database, userId: number, email: string): Promise<boolean> {
  const free = sql`not exists (select 1 from ${users} other where other.email = ${email})`;
  const changed = await db
    .update(users)
    .set({ email })
    .where(and(eq(users.id, userId), free))
    .returning({ id: users.id });
  return changed.length > 0;
}

interface UserDetails {
  email: string;
  name: string;
  countryCode: string;
  contactNo: string | null;
  pinCode: string | null;
  gender: string | null;
}

/**
 * The id of the user with the address, who is created when there is none. With `completesExisting` the details that an
 * existing user lacks are filled in; none is overwritten.
 */
export async function findOrAddUser(
  db: Database,
  { contactNo, pinCode, gender, ...user }: UserDetails,
  { completesExisting }: { completesExisting: boolean },
): Promise<number> {
  await db
    .insert(users)
    .values({ ...user, contactNo, pinCode, gender })
    .onConflictDoUpdate({
      target: users.email,
      set: {
        contactNo: sql`coalesce(${users.contactNo}, ${contactNo}::text)`,
        pinCode: sql`coalesce(${users.pinCode}, ${pinCode}::text)`,
        gender: sql`coalesce(${users.gender}, ${gender}::text)`,
      },
      setWhere: sql`${completesExisting}`,
    });
  const id = await findUserByEmail(db, user.email);
  if (id === null) throw new Error('findOrAddUser: the user could not be inserted');
  return id;
}

export type NewTrainer = Pick<typeof trainers.$inferInsert, 'userId' | 'kind' | 'name' | 'ownerName' | 'trainingType'>;

/** Makes the user a trainer. Changes nothing for a user who is one. */
export async function addTrainer(db: Database, trainer: NewTrainer): Promise<void> {
  await db.insert(trainers).values(trainer).onConflictDoNothing({ target: trainers.userId });
}
