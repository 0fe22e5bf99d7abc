import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Lets pages after the first one use the display font. The first page keeps the fallback font when the display font
 * arrived after its first paint: shell/server/page-starter.js then sets `--font-display` on the document.
 */
export function useDisplayFont(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    document.documentElement.style.removeProperty('--font-display');
  }, [pathname]);
}
