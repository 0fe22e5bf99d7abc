import type { Checkout } from '@kaksha/domain/payments';

/** The used part of Razorpay's script (https://razorpay.com/docs/payments/payment-gateway/web-integration/standard). */
interface RazorpayAnswer {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface RazorpayWindow {
  open(): void;
  on(event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: Record<string, unknown>) => RazorpayWindow;
  }
}

const scriptAddress = 'https://checkout.razorpay.com/v1/checkout.js';

/** How the window was closed. `message` is the provider's text about the last failed attempt. */
export type RazorpayOutcome =
  | { kind: 'paid'; paymentId: string; signature: string }
  | { kind: 'failed'; message: string | null }
  | { kind: 'left' };

interface Buyer {
  name: string;
  email: string;
  contactNo: string | null;
}

/** Opens Razorpay's window and resolves when it closes. Rejects when the script does not load. */
export async function payWithRazorpay(
  checkout: Extract<Checkout, { kind: 'razorpay' }>,
  { brandName, description, buyer }: { brandName: string; description: string; buyer: Buyer },
): Promise<RazorpayOutcome> {
  await loadScript();
  const { Razorpay } = window;
  if (!Razorpay) throw new Error('the script of the payment provider offers nothing');
  return new Promise((resolve) => {
    let failure: string | null | undefined;
    const opened = new Razorpay({
      key: checkout.keyId,
      order_id: checkout.providerOrderId,
      amount: checkout.price.amount,
      currency: checkout.price.currency,
      name: brandName,
      description,
      prefill: { name: buyer.name, email: buyer.email, contact: buyer.contactNo ?? '' },
      handler: (answer: RazorpayAnswer) =>
        resolve({ kind: 'paid', paymentId: answer.razorpay_payment_id, signature: answer.razorpay_signature }),
      modal: {
        confirm_close: true,
        ondismiss: () => resolve(failure === undefined ? { kind: 'left' } : { kind: 'failed', message: failure }),
      },
    });
    // The window offers retries itself; only its closing counts.
    opened.on('payment.failed', ({ error }) => {
      failure = error?.description ?? null;
    });
    opened.open();
  });
}

let loading: Promise<void> | null = null;

/** A failed script is loaded again on the next attempt. */
function loadScript(): Promise<void> {
  if (window.Razorpay) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of the payment provider did not load'));
    };
    document.head.append(script);
  }).finally(() => {
    loading = null;
  });
  return loading;
}
