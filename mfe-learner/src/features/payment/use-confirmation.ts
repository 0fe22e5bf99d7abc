import { useCallback, useEffect, useState } from 'react';
import { useLearnerStore } from '../../store/store-context';

/** Seconds between polls; the last value repeats. */
const waits = [1, 2, 3, 5, 8, 13, 30];
/** After this many polls the page shows that the confirmation takes longer. */
const usual = 6;

/** Polls an order with increasing delays until unmounted. */
export function useConfirmation(orderId: number): { slow: boolean; checking: boolean; check: () => void } {
  const store = useLearnerStore();
  const [checkCount, setCheckCount] = useState(0);
  const [checking, setChecking] = useState(false);

  const check = useCallback(async () => {
    setChecking(true);
    await store.order.load(orderId);
    setChecking(false);
    setCheckCount((count) => count + 1);
  }, [store, orderId]);

  useEffect(() => {
    const seconds = waits[Math.min(checkCount, waits.length - 1)] ?? 30;
    const timer = setTimeout(() => void check(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [checkCount, check]);

  // Polls at once when the network or the tab is back.
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void check();
    };
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [check]);

  return { slow: checkCount >= usual, checking, check: () => void check() };
}
