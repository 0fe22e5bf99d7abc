import { createPagePrefetcher, type PagePrefetcherOptions, type PrefetchPage } from './prefetch-page';

/** A pointer that only passes over a link has left it by then. */
const dwellMs = 65;

/**
 * Prefetches pages that the user is likely to visit: with data on hover, focus and touch; without hover, the code for
 * links in view. Nothing with data saving or a slow connection.
 * @returns a function that stops it
 */
export function prefetchOnIntent(options: PagePrefetcherOptions): () => void {
  return watchLinks(createPagePrefetcher(options));
}

export function watchLinks(prefetchPage: PrefetchPage): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (link: HTMLAnchorElement, what: 'code' | 'all') => {
    const url = pageOf(link);
    // A failed prefetch is retried and reported by the visit itself.
    if (url && !savesData()) void prefetchPage(url, what).catch(() => {});
  };
  const schedule = (target: EventTarget | null, afterMs: number) => {
    clearTimeout(waiting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) waiting = setTimeout(() => prefetch(link, 'all'), afterMs);
  };
  const prefetchLinksInView = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
      if (isInView(link)) prefetch(link, 'code');
  };

  const listenerOptions = { signal, passive: true, capture: true };
  document.addEventListener('pointerover', ({ target }) => schedule(target, dwellMs), listenerOptions);
  document.addEventListener('focusin', ({ target }) => schedule(target, dwellMs), listenerOptions);
  document.addEventListener('pointerdown', ({ target }) => schedule(target, 0), listenerOptions);
  if (window.matchMedia('(hover: none)').matches) {
    document.addEventListener('scrollend', prefetchLinksInView, listenerOptions);
    prefetchLinksInView();
  }
  // The pointer may already be over a link.
  schedule(document.querySelector('a:hover'), dwellMs);
  return () => {
    clearTimeout(waiting);
    controller.abort();
  };
}

/** Address of another page of this site that the link opens in this tab; else null. */
function pageOf(link: HTMLAnchorElement): URL | null {
  if (!link.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const here = window.location;
  if (url.origin !== here.origin || (url.pathname === here.pathname && url.search === here.search)) return null;
  return url;
}

function isInView(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** The Network Information API, which not all browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
