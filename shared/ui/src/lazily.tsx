import { type ComponentType, createElement, useEffect, useState } from 'react';

/**
 * A component whose code is fetched when it is first rendered; until then it shows nothing. Unlike React's own lazy
 * it does not keep a failure: a download that failed goes to the nearest error boundary once and is tried again at
 * the next mount. For dialogs and other things that open after a press.
 */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: made once per lazy component, at module level
  return function Lazily(props: P) {
    const [state, setState] = useState<{ ready: boolean; failure?: unknown }>({ ready: !!Loaded });
    useEffect(() => {
      if (Loaded) return;
      let mounted = true;
      load()
        .then((component) => {
          Loaded = component;
          if (mounted) setState({ ready: true });
        })
        .catch((failure: unknown) => mounted && setState({ ready: false, failure }));
      return () => {
        mounted = false;
      };
    }, []);
    if (state.failure) throw state.failure;
    return Loaded ? createElement(Loaded, props) : null;
  };
}
