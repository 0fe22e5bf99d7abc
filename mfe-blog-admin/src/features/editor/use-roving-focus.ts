import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * One stop for the Tab key in a bar of tools, the one that was used last; the arrows, Home and End move among them.
 * Answers handlers for the bar.
 */
export function useRovingFocus(bar: RefObject<HTMLElement | null>) {
  const stop = useRef(0);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const settle = () => {
    for (const [at, tool] of tools().entries()) tool.tabIndex = at === stop.current ? 0 : -1;
  };
  // Tools that are drawn again have to be settled again.
  useEffect(settle);
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const at = tools().indexOf(target);
      if (at < 0) return;
      stop.current = at;
      settle();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const all = tools();
      const at = all.indexOf(event.target as HTMLElement);
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
      if (to === undefined || at < 0) return;
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    },
  };
}
