import { isDemoAccount } from '@kaksha/domain/demo';
import { desc, eq } from 'drizzle-orm';
import { forbidden } from '../../api-error';
import type { Database } from '../../db/database';
import { keptMails } from '../../db/schema/platform';
import type { Services } from '../../services';
import type { Settings } from '../../settings';
import { cleanEmail, type SignIn, signInKnown } from '../auth/service';

export type KeptMail = typeof keptMails.$inferSelect;

const mostShown = 20;

/** Mails that were kept instead of sent to an address, newest first. */
export function readMailbox(db: Database, to: string): Promise<KeptMail[]> {
  return db
    .select()
    .from(keptMails)
    .where(eq(keptMails.to, cleanEmail(to)))
    .orderBy(desc(keptMails.id))
    .limit(mostShown);
}

/** Signs in as one of the demo accounts. Throws 403 for any other address, 404 where no demo data were loaded. */
export function startDemoSession(
  { db }: Services,
  { mediaBase }: Settings,
  email: string,
  userAgent?: string,
): Promise<SignIn> {
  const address = cleanEmail(email);
  if (!isDemoAccount(address)) throw forbidden('Only the demo accounts can be signed in without a code.');
  return signInKnown(db, mediaBase, { email: address, userAgent });
}
