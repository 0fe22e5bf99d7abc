import type { Settings } from '../settings';
import type { PaymentProvider } from './provider';
import { createRazorpay } from './razorpay';
import { createSandbox, type Sandbox } from './sandbox';

/**
 * Where learners pay: Razorpay where its keys are set, the sandbox in demo mode without them. Null elsewhere: then only
 * what is free can be taken, because a sandbox would give everything away.
 */
export function openPayments(
  { razorpay, demo, apiHost }: Pick<Settings, 'razorpay' | 'demo' | 'apiHost'>,
  signingKey: string,
): PaymentProvider | null {
  if (razorpay) return createRazorpay(razorpay);
  if (!demo) return null;
  return createSandbox({ secret: signingKey, pageUrl: (orderId) => `${apiHost}/payment/sandbox/${orderId}` });
}

export function isSandbox(provider: PaymentProvider | null): provider is Sandbox {
  return provider?.name === 'sandbox';
}
