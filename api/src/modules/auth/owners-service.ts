import type { UserContext } from '../../platform/context/context';
import { hasPayoutAccount } from './owners-repo';
import { ownersNeedSecondFactor } from './second-factor/errors';
import { hasSecondFactor } from './second-factor/factors-repo';

/** Whether the user is an owner of an account with payouts on a site outside demo mode, and so needs a second factor. */
export async function ownsPayouts({ db, principal, settings }: UserContext): Promise<boolean> {
  const { trainerId, instituteRole } = principal;
  if (settings.demo || trainerId === null || instituteRole === 'manager') return false;
  return hasPayoutAccount(db, trainerId);
}

/**
 * For owners before they change where the money goes: a mailed code alone is no proof of them.
 * @throws ApiError SECOND_FACTOR_REQUIRED (403) outside demo mode
 */
export async function mustHaveSecondFactor({ db, principal, settings }: UserContext): Promise<void> {
  if (!settings.demo && !(await hasSecondFactor(db, principal.id))) throw ownersNeedSecondFactor();
}

/**
 * For owners before they change who may act for an account with payouts, and for a user before they become an owner.
 * @throws ApiError SECOND_FACTOR_REQUIRED (403) outside demo mode
 */
export async function mustHaveSecondFactorForPayouts(
  context: UserContext,
  { trainerId }: { trainerId: number },
): Promise<void> {
  if (await hasPayoutAccount(context.db, trainerId)) await mustHaveSecondFactor(context);
}
