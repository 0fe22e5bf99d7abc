import { normalEmail } from '@kaksha/domain/email-address';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { conflict } from '../../platform/http/api-error';
import { redeemCode } from './codes-service';
import { mailOwner } from './owner-mail-service';
import { findContact } from './second-factor/attempts-repo';
import { storeEmail } from './users-repo';

/**
 * Gives the account of the caller another address, which a code mailed there proves. The confirmation of the route
 * proves the caller. The earlier address is told.
 * @throws ApiError WRONG_CODE (400), TOO_MANY_TRIES (429), EMAIL_TAKEN (409)
 */
export async function changeEmail(
  context: UserContext,
  { deviceHash, ...input }: { email: string; otp: string; deviceHash: string | null },
): Promise<void> {
  const { principal, client, requestId } = context;
  const email = normalEmail(input.email);
  await redeemCode(context, { email, code: input.otp.trim(), network: client?.network ?? 'local', deviceHash });
  await inTransaction(context, async (tx) => {
    const { email: from } = await findContact(tx.db, principal.id);
    if (from === email) return;
    if (!(await storeEmail(tx.db, principal.id, email))) throw emailTaken();
    await writeAudit(tx.db, {
      actorId: principal.id,
      action: 'email.change',
      entityId: principal.id,
      client,
      requestId,
    });
    await mailOwner(tx, principal.id, { kind: 'email-changed', from, email });
  });
}

const emailTaken = () =>
  conflict('Another account has this address. Sign in there, or choose another address.', 'EMAIL_TAKEN');
