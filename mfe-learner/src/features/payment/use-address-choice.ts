import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CheckoutAddress, writeAddress } from './checkout-address';

/**
 * The choices that stand in the address, and the way to change them. A choice is shown at once: the address says it a
 * moment later, and a radio button that went back meanwhile would seem not to have been pressed.
 */
export function useAddressChoice(given: CheckoutAddress) {
  const navigate = useNavigate();
  const from = writeAddress(given);
  const [ahead, setAhead] = useState<{ from: string; address: CheckoutAddress } | null>(null);
  const address = ahead?.from === from ? ahead.address : given;

  /** What came of an order before it does not count for the new choice. */
  const choose = (choice: Pick<CheckoutAddress, 'batchId' | 'currency'>) => {
    const next = { ...choice, orderId: null, outcome: null };
    setAhead({ from, address: next });
    navigate(writeAddress(next), { replace: true, preventScrollReset: true });
  };
  return { address, choose };
}
