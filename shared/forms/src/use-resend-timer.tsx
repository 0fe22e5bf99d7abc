import { useCallback, useEffect, useState } from 'react';

export interface ResendTimer {
  /** Seconds until a code may be sent again; 0 when it may. */
  secondsLeft: number;
  /** Starts the countdown, after a code was sent. */
  start: () => void;
  /** 'Resend code in 60s', then 'Resend code'. */
  label: string;
}

/**
 * Milliseconds since this call. The date also counts while the device sleeps, `performance` also when the date is set
 * back.
 */
function startWatch(): () => number {
  const [date, moment] = [Date.now(), performance.now()];
  return () => Math.max(Date.now() - date, performance.now() - moment);
}

/** Counts down until a code may be requested again. Measures the time, because background tabs throttle timers. */
export function useResendTimer(seconds = 60): ResendTimer {
  const [watch, setWatch] = useState<{ elapsed: () => number } | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);

  const start = useCallback(() => {
    setWatch({ elapsed: startWatch() });
    setSecondsLeft(seconds);
  }, [seconds]);

  useEffect(() => {
    if (watch === null) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil(seconds - watch.elapsed() / 1000));
      setSecondsLeft(left);
      if (left === 0) setWatch(null);
    };
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [watch, seconds]);

  return { secondsLeft, start, label: secondsLeft > 0 ? `Resend code in ${secondsLeft}s` : 'Resend code' };
}
