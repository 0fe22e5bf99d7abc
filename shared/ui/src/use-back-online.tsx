import { useEffect, useEffectEvent } from 'react';

/** Calls `onBack` when the device is online again. */
export function useBackOnline(waits: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    if (!waits) return;
    const call = () => back();
    window.addEventListener('online', call);
    return () => window.removeEventListener('online', call);
  }, [waits]);
}
