import type { ServiceContext, UserContext } from '../../platform/context/context';
import { inTransaction } from '../../platform/context/context';
import { mustNotBeManager, ownTrainerId } from '../../platform/context/policy';
import { writeAudit } from '../../platform/database/audit';
import { lockNamed } from '../../platform/database/lock-named';
import { requireVersion } from '../../platform/http/edit-conflict';
import { mailOwners } from '../auth/owner-mail-service';
import { readBilling } from './form';
import { taxProfileVersion } from './present';
import { findTaxProfile, setOrderBilling, type TaxProfileRow, upsertTaxProfile } from './repo';
import type { BillingBody } from './schema';

/** How the trainer appears on invoices; null before it is stored. @throws ApiError FORBIDDEN (403) */
export async function getTaxProfile({ db, principal }: UserContext): Promise<TaxProfileRow | null> {
  mustNotBeManager(principal);
  return findTaxProfile(db, ownTrainerId(principal));
}

/** Counts for payments from now on; all owners are mailed about a change. @throws ApiError FORBIDDEN (403), VALIDATION_FAILED (400), EDIT_CONFLICT (409) */
export async function saveTaxProfile(
  context: UserContext,
  { version, ...body }: BillingBody & { version?: number },
): Promise<TaxProfileRow | null> {
  const { principal, requestId } = context;
  mustNotBeManager(principal);
  const trainerId = ownTrainerId(principal);
  const profile = readBilling(body);
  await inTransaction(context, async (tx) => {
    const { db } = tx;
    await lockNamed(db, `tax profile of trainer ${trainerId}`);
    const stored = await findTaxProfile(db, trainerId);
    const versions = { given: version, stored: taxProfileVersion(stored) };
    requireVersion(versions, { name: 'profile', read: () => stored });
    await upsertTaxProfile(db, { trainerId, ...profile });
    const detail = { state: profile.state, registered: profile.gstin !== null };
    await writeAudit(db, {
      actorId: principal.id,
      action: 'tax-profile.change',
      entityId: trainerId,
      detail,
      requestId,
    });
    const isChanged = taxProfileVersion(await findTaxProfile(db, trainerId)) !== versions.stored;
    if (isChanged) await mailOwners(tx, { trainerId, change: { kind: 'tax-details-changed' } });
  });
  return findTaxProfile(context.db, trainerId);
}

/** Stores or removes what the learner entered for the invoice of an order. @throws ApiError VALIDATION_FAILED (400) */
export async function setBilling(
  { db }: Pick<ServiceContext, 'db'>,
  { orderId, billing }: { orderId: number; billing: BillingBody | null },
): Promise<void> {
  await setOrderBilling(db, orderId, billing && readBilling(billing));
}
