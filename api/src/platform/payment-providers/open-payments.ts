import { keyFor } from '../encryption/signing-key';
import type { Settings } from '../settings/settings';
import type { PaymentProvider } from './provider';
import { createRazorpay } from './razorpay';
import { createSandbox, type Sandbox } from './sandbox';

/**
 * Razorpay when its keys are set, the sandbox in demo mode without them. Null otherwise, because a sandbox in
 * production would give paid courses away; then only free courses are available.
 */
export function openPayments(
  { razorpay, demo, apiHost }: Pick<Settings, 'razorpay' | 'demo' | 'apiHost'>,
  signingKey: string,
): PaymentProvider | null {
  if (razorpay) return createRazorpay(razorpay);
  if (!demo) return null;
  return createSandbox({
    secret: keyFor(signingKey, 'sandbox'),
    pageUrl: (orderId) => `${apiHost}/payment/sandbox/${orderId}`,
  });
}

export function isSandbox(provider: PaymentProvider | null): provider is Sandbox {
  return provider?.name === 'sandbox';
}
