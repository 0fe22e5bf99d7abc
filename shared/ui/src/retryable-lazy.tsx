import { type ComponentType, createElement, useEffect, useState } from 'react';
import { PartFailure } from './part-failure';

/**
 * A component whose code loads on its first render; until then it shows nothing. Unlike React.lazy it does not cache a
 * failure: it shows an error in its place and retries on request or at the next mount.
 */
export function retryableLazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: made once per lazy component, at module level
  return function RetryableLazy(props: P) {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(Loaded ? 'ready' : 'waiting');
    useEffect(() => {
      if (state !== 'waiting') return;
      let mounted = true;
      load()
        .then((component) => {
          Loaded = component;
          if (mounted) setState('ready');
        })
        .catch(() => mounted && setState('failed'));
      return () => {
        mounted = false;
      };
    }, [state]);
    if (Loaded) return createElement(Loaded, props);
    if (state !== 'failed') return null;
    return <PartFailure part="This part of the page did not load." onRetry={() => setState('waiting')} />;
  };
}
