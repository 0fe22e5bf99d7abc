import { useCallback, useEffect, useState } from 'react';

export interface ResendTimer {
  /** Seconds until a code may be sent again; 0 when it may. */
  secondsLeft: number;
  /** Starts the countdown, after a code was sent. */
  start: () => void;
  /** 'Resend code in 60s', then 'Resend code'. */
  label: string;
}

/** Counts down until a code may be requested again. Uses the clock, because background tabs throttle timers. */
export function useResendTimer(seconds = 60): ResendTimer {
  const [until, setUntil] = useState<number | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);

  const start = useCallback(() => {
    setUntil(Date.now() + seconds * 1000);
    setSecondsLeft(seconds);
  }, [seconds]);

  useEffect(() => {
    if (until === null) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) setUntil(null);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);

  return { secondsLeft, start, label: secondsLeft > 0 ? `Resend code in ${secondsLeft}s` : 'Resend code' };
}
