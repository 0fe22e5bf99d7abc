import { verifyPayment } from '@kaksha/api-client/payment';
import type { LearnerStore } from '../../store/learner-store';

/** The payment provider's answer to the browser. */
export interface PaymentProof {
  orderId: number;
  paymentId: string;
  signature: string;
}

/**
 * Sends the proof of a payment. The order in the answer is paid, or still open until the provider confirms it to the
 * server. Never rejects: a failure is in the resource.
 */
export function confirmOrder({ host, order }: LearnerStore, proof: PaymentProof): Promise<void> {
  return order.mutate(proof.orderId, () => verifyPayment(host.http, proof));
}
