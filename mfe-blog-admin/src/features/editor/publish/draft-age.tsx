import { currentTime } from '@kaksha/contract/now';
import { useEffect, useState } from 'react';

/** A text such as `Kept on this device 3 s ago`, updated every second. */
export function DraftAge({ savedAt }: { savedAt: number }) {
  const [now, setNow] = useState(savedAt);
  useEffect(() => {
    const update = () => setNow(currentTime().getTime());
    update();
    const interval = window.setInterval(update, 1000);
    return () => window.clearInterval(interval);
  }, []);
  return <span>{`Kept on this device ${agoText(Math.max(0, now - savedAt))}`}</span>;
}

function agoText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 2) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ago` : `${Math.floor(hours / 24)} d ago`;
}
