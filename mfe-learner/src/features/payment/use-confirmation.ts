import { useCallback, useEffect, useState } from 'react';
import { useLearnerStore } from '../../store/store-context';

/** Seconds between one question and the next; the last goes on for as long as the page is open. */
const waits = [1, 2, 3, 5, 8, 13, 30];
/** After so many questions it takes longer than usual. */
const usual = 6;

/** Asks for an order again and again, each time a little later, until whoever shows it stops. */
export function useConfirmation(orderId: number): { slow: boolean; checking: boolean; check: () => void } {
  const store = useLearnerStore();
  const [asked, setAsked] = useState(0);
  const [checking, setChecking] = useState(false);

  const check = useCallback(async () => {
    setChecking(true);
    await store.order.load(orderId);
    setChecking(false);
    setAsked((count) => count + 1);
  }, [store, orderId]);

  useEffect(() => {
    const seconds = waits[Math.min(asked, waits.length - 1)] ?? 30;
    const timer = setTimeout(() => void check(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [asked, check]);

  // Back from a tunnel, or from the bank's app: there may be news.
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

  return { slow: asked >= usual, checking, check: () => void check() };
}
