import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Lets pages after the first one use the display font. The first page keeps the fallback font when the display font
 * cannot arrive before its first paint: font-preloader.js or page-starter.js of shell/server sets `--font-display` then.
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
