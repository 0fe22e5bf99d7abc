import { pressedKey } from '@kaksha/ui/pressed-key';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Makes a toolbar a single tab stop at the tool that was used last; arrow keys, Home and End move between tools.
 * @returns handlers for the toolbar element
 */
export function useRovingFocus(bar: RefObject<HTMLElement | null>) {
  const tabStop = useRef(0);
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])];
  const updateTabStops = () => {
    for (const [at, tool] of tools().entries()) tool.tabIndex = at === tabStop.current ? 0 : -1;
  };
  // Without dependencies: every render may add or replace tools.
  useEffect(updateTabStops);
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const at = tools().indexOf(target);
      if (at < 0) return;
      tabStop.current = at;
      updateTabStops();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const all = tools();
      const at = all.indexOf(event.target as HTMLElement);
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[pressedKey(event)];
      if (to === undefined || at < 0) return;
      event.preventDefault();
      all[(to + all.length) % all.length]?.focus();
    },
  };
}
