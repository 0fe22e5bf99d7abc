import { inTransaction, type ServiceContext } from '../../platform/context/context';
import { isSellerBlocked } from '../../platform/database/blocked-seller';
import { ApiError } from '../../platform/http/api-error';
import { emit } from '../../platform/outbox/emit';
import type { PaymentEvent, Transfer } from '../../platform/payment-providers/provider';
import { changePayout, findPayout, findPayoutOfTransfer, listUnsent } from './repo';
import { finishPayout } from './service';

/**
 * Asks the provider to transfer an approved payout. The key of the payout makes a repeated call pay once. A transfer
 * that the provider refuses fails.
 * @throws ApiError PAYMENT_PROVIDER_UNAVAILABLE (502); the payout stays approved
 */
export async function sendPayout(context: ServiceContext, { payoutId }: { payoutId: number }): Promise<void> {
  const { payments, db, log } = context;
  const payout = await findPayout(db, payoutId);
  if (payout?.state !== 'approved' || payout.method !== 'route' || !payout.routeAccountId) return;
  // The end of the block emits the event again.
  if (await isSellerBlocked(db, payout.trainerId)) return;
  if (!payments?.transfer) throw new Error(`payout ${payoutId} needs the keys of the payment provider`);
  let transfer: Transfer;
  try {
    transfer = await payments.transfer({
      accountId: payout.routeAccountId,
      amountMinor: payout.amountMinor,
      currency: payout.currency,
      key: payout.reference,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'PAYMENT_PROVIDER_REFUSED') throw error;
    log.error({ code: 'PAYOUT_REFUSED', payoutId, err: error }, 'payout refused');
    transfer = { transferId: null, status: 'failed' };
  }
  await settle(context, payoutId, transfer);
}

/** Sends the approved payouts of a trainer that waited for the end of a block. */
export async function resumePayouts(context: ServiceContext, { trainerId }: { trainerId: number }): Promise<void> {
  for (const { id } of await listUnsent(context.db, trainerId)) {
    await emit(context, { kind: 'payout.approved', payload: { payoutId: id } });
  }
}

/** Processes the result of a transfer that the provider reports. */
export async function handleTransferEvent(
  context: ServiceContext,
  { transferId, reference, kind }: Extract<PaymentEvent, { transferId: string }>,
): Promise<void> {
  const payout = await findPayoutOfTransfer(context.db, { transferId, reference });
  if (!payout) return;
  await settle(context, payout.id, { transferId, status: kind === 'transferred' ? 'succeeded' : 'failed' });
}

/** Stores what the provider says about a transfer. */
async function settle(context: ServiceContext, payoutId: number, { transferId, status }: Transfer): Promise<void> {
  await inTransaction(context, async (tx) => {
    if (status === 'succeeded' && transferId)
      await finishPayout(tx, payoutId, { actorId: null, reference: transferId });
    if (status === 'failed') {
      const failure = 'The payment provider refused the transfer.';
      await finishPayout(tx, payoutId, { actorId: null, failure });
    }
    if (transferId) await changePayout(tx.db, payoutId, { providerTransferId: transferId });
  });
}
