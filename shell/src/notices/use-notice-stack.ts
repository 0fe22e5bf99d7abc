import { useEffect, useState } from 'react';
import type { NoticeStack } from './notice-stack';

type Stack = typeof NoticeStack;

let loaded: Promise<Stack> | null = null;

/** Loads the drawing code once; a failure is not cached. */
export function loadNoticeStack(): Promise<Stack> {
  loaded ??= import(/* webpackChunkName: "notices" */ './notice-stack')
    .then((module) => module.NoticeStack)
    .catch((error) => {
      loaded = null;
      throw error;
    });
  return loaded;
}

const retryMs = 3000;

/** The component that draws notices; null until it is needed and loaded. */
export function useNoticeStack(needed: boolean): Stack | null {
  const [stack, setStack] = useState<Stack | null>(null);
  useEffect(() => {
    if (!needed || stack) return;
    let timer: ReturnType<typeof setTimeout>;
    let current = true;
    const load = () => {
      loadNoticeStack().then(
        (component) => current && setStack(() => component),
        () => {
          if (current) timer = setTimeout(load, retryMs);
        },
      );
    };
    load();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [needed, stack]);
  return stack;
}
