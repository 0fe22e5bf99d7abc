import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CheckoutAddress, writeAddress } from './checkout-address';

/**
 * The choices in the address and a setter. A choice is shown before the address changes, so that radio buttons do not
 * jump back.
 */
export function useAddressChoice(given: CheckoutAddress) {
  const navigate = useNavigate();
  const from = writeAddress(given);
  const [ahead, setAhead] = useState<{ from: string; address: CheckoutAddress } | null>(null);
  const address = ahead?.from === from ? ahead.address : given;

  /** The outcome of an earlier order does not apply to a new choice. */
  const choose = (choice: Pick<CheckoutAddress, 'batchId' | 'currency'>) => {
    const next = { ...choice, orderId: null, outcome: null };
    setAhead({ from, address: next });
    navigate(writeAddress(next), { replace: true, preventScrollReset: true });
  };
  return { address, choose };
}
