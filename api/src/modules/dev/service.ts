import { isDemoAccount } from '@kaksha/domain/demo';
import { normalEmail } from '@kaksha/domain/email-address';
import { dayMs } from '@kaksha/domain/time-units';
import type { ServiceContext } from '../../platform/context/context';
import { badRequest, forbidden, notFound } from '../../platform/http/api-error';
import { type SignIn, signInExisting } from '../auth/service';
import { listMails, type StoredMail } from './repo';

const maxMails = 20;
/** Dates further away do not fit in the columns of dates. */
const maxClockDays = 36_500;
const everyMinute = '* * * * *';

const tooFarAway = () => badRequest('The clock moves by a hundred years at most.', { now: 'A hundred years at most' });

/** The mails that demo mode stored instead of sending, newest first. */
export function readMailbox({ db }: ServiceContext, { to }: { to: string }): Promise<StoredMail[]> {
  return listMails(db, normalEmail(to), maxMails);
}

/**
 * Signs in as one of the demo accounts.
 * @throws ApiError FORBIDDEN (403) for any other address, NO_SUCH_PERSON (404) when no demo data was loaded
 */
export async function startDemoSession(
  context: ServiceContext,
  { email, deviceHash }: { email: string; deviceHash: string },
): Promise<SignIn> {
  const address = normalEmail(email);
  if (!isDemoAccount(address)) throw forbidden('Only the demo accounts can be signed in without a code.');
  return signInExisting(context, { email: address, deviceHash });
}

/**
 * Moves the clock of this process and queues the jobs of each minute, so that what became due happens soon. Null
 * returns to the time of the machine. @throws ApiError NOT_FOUND (404) without DEMO_CLOCK
 */
export async function moveClock(
  { db, queue, scheduledJobs, demoClock, clock }: ServiceContext,
  { to }: { to: Date | null },
): Promise<Date> {
  if (!demoClock) throw notFound('The clock of this site does not move.');
  if (to && Math.abs(to.getTime() - Date.now()) > maxClockDays * dayMs) throw tooFarAway();
  demoClock.move(to);
  await queue.add(
    db,
    scheduledJobs.filter(({ cron }) => cron === everyMinute).map(({ name }) => ({ queue: name, data: {} })),
  );
  return clock.now();
}
