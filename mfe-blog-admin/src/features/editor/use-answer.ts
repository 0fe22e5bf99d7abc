import { messageOf } from '@kaksha/api-client/errors';
import { useEffect, useRef, useState } from 'react';

interface Answer<T> {
  data: T | null;
  error: string | null;
}

/** What a call answers, asked again whenever `key` changes; an answer to an earlier question is dropped. */
export function useAnswer<T>(call: () => Promise<T>, key: string): Answer<T> & { retry: () => void } {
  const [answer, setAnswer] = useState<Answer<T>>({ data: null, error: null });
  const [tries, setTries] = useState(0);
  const latest = useRef(call);
  latest.current = call;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another key and by Retry only
  useEffect(() => {
    let wanted = true;
    setAnswer({ data: null, error: null });
    latest.current().then(
      (data) => wanted && setAnswer({ data, error: null }),
      (error) => wanted && setAnswer({ data: null, error: messageOf(error, 'Something went wrong.') }),
    );
    return () => {
      wanted = false;
    };
  }, [key, tries]);
  return { ...answer, retry: () => setTries(tries + 1) };
}
