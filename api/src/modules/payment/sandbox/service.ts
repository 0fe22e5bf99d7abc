import type { ServiceContext } from '../../../platform/context/context';
import { isSandbox } from '../../../platform/payment-providers/open-payments';
import type { Sandbox, SandboxOutcome } from '../../../platform/payment-providers/sandbox';
import { orderNotFound } from '../errors';
import { findOrderOfProvider, type OrderRow } from '../orders/repo';
import { handleWebhook } from '../webhook/service';

/** The order that the sandbox page shows. @throws ApiError ORDER_NOT_FOUND (404) */
export async function getSandboxOrder(
  context: ServiceContext,
  { providerOrderId }: { providerOrderId: string },
): Promise<OrderRow> {
  sandboxOf(context);
  const order = await findOrderOfProvider(context.db, 'sandbox', providerOrderId);
  if (!order) throw orderNotFound();
  return order;
}

/** Applies the outcome that was chosen on the sandbox page. Returns the URL of the payment page. */
export async function decideSandboxOrder(
  context: ServiceContext,
  { providerOrderId, outcome }: { providerOrderId: string; outcome: SandboxOutcome },
): Promise<string> {
  const order = await getSandboxOrder(context, { providerOrderId });
  const { notice, answer } = sandboxOf(context).decide(providerOrderId, outcome);
  if (notice) await handleWebhook(context, notice);
  const query = new URLSearchParams({
    t: String(order.batchId),
    order: String(order.id),
    outcome,
    ...(answer && { payment: answer.paymentId, signature: answer.signature }),
  });
  return `${context.settings.origin ?? ''}/payment/${order.courseId}/${order.trainerId}?${query}`;
}

function sandboxOf({ payments }: ServiceContext): Sandbox {
  if (!isSandbox(payments)) throw orderNotFound();
  return payments;
}
