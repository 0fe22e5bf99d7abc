import { isDemoAccount } from '@kaksha/domain/demo';
import { forbidden } from '../../api-error';
import type { ServiceContext } from '../../context';
import { cleanEmail, type SignIn, signInExisting } from '../auth/service';
import { listMails, type StoredMail } from './repo';

const maxMails = 20;

/** The mails that demo mode stored instead of sending, newest first. */
export function readMailbox({ db }: ServiceContext, { to }: { to: string }): Promise<StoredMail[]> {
  return listMails(db, cleanEmail(to), maxMails);
}

/**
 * Signs in as one of the demo accounts.
 * @throws ApiError FORBIDDEN (403) for any other address, NO_SUCH_PERSON (404) when no demo data was loaded
 */
export async function startDemoSession(
  context: ServiceContext,
  { email, deviceHash }: { email: string; deviceHash: string },
): Promise<SignIn> {
  const address = cleanEmail(email);
  if (!isDemoAccount(address)) throw forbidden('Only the demo accounts can be signed in without a code.');
  return signInExisting(context, { email: address, deviceHash });
}
