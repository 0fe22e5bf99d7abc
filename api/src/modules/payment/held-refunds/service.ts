import { inTransaction, type ServiceContext, type UserContext } from '../../../platform/context/context';
import { writeAudit } from '../../../platform/database/audit';
import { emit } from '../../../platform/outbox/emit';
import { mustNotReceive } from '../../payouts/policy';
import { refundNotHeld } from '../errors';
import { changeRefund } from '../refunds/repo';
import { isCovered, lockOrderForRefund } from '../refunds/request-service';
import { findHeldRefund, type HeldRefundRow, listHeldRefunds } from './repo';

const maxShown = 100;
/** Per run of the job; the rest waits for the next run. */
const maxPerRun = 500;

/** Refunds that wait for an approval, earliest first; for administrators. */
export const getHeldRefunds = ({ db }: ServiceContext): Promise<HeldRefundRow[]> => listHeldRefunds(db, maxShown);

/**
 * Sends a held refund with money of the platform, which is taken from later sales of the trainer.
 * @throws ApiError FORBIDDEN (403), REFUND_NOT_HELD (409)
 */
export async function releaseRefund(
  context: UserContext,
  { refundId }: { refundId: number },
): Promise<HeldRefundRow[]> {
  await inTransaction(context, async (tx) => {
    const { db, principal, client, requestId } = tx;
    const found = await lockHeld(tx, refundId);
    if (!found) throw refundNotHeld();
    const { order, refund } = found;
    await mustNotReceive(tx, order);
    await release(tx, refundId, principal.id);
    const detail = { amount: refund.amountMinor, currency: order.currency, refundId, trainerId: order.trainerId };
    const entry = { actorId: principal.id, entityId: order.id, detail, client, requestId };
    await writeAudit(db, { ...entry, action: 'order.release-refund' });
  });
  return getHeldRefunds(context);
}

/** Sends the held refunds that the trainers' later sales cover. */
export async function releaseCoveredRefunds(context: ServiceContext): Promise<void> {
  for (const { refund, payment } of await listHeldRefunds(context.db, maxPerRun)) {
    const { id: refundId, amountMinor } = refund;
    await inTransaction(context, async (tx) => {
      if (!(await lockHeld(tx, refundId)) || !(await isCovered(tx, payment, { refundId, amountMinor }))) return;
      await release(tx, refundId, null);
    });
  }
}

/** A held refund, whose order is locked; null when another call has sent it. */
async function lockHeld(tx: ServiceContext, refundId: number) {
  const found = await findHeldRefund(tx.db, refundId);
  if (!found) return null;
  await lockOrderForRefund(tx, found.order.id);
  return findHeldRefund(tx.db, refundId);
}

async function release(tx: ServiceContext, refundId: number, releasedBy: number | null): Promise<void> {
  await changeRefund(tx.db, refundId, { isHeld: false, releasedBy });
  await emit(tx, { kind: 'refund.requested', payload: { refundId } });
}
