import { useEffect, useState } from 'react';

/** `Kept on this device 3 s ago`, kept up to date. */
export function KeptLine({ at }: { at: number }) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    setNow(Date.now());
    const ticking = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(ticking);
  }, []);
  return `Kept on this device ${agoText(Math.max(0, now - at))}`;
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
