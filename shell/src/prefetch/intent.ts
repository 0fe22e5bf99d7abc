import { createPrepare, type Prepare, type PrepareOptions } from './prepare';

/** A pointer that only passes over a link has left it by then. */
const dwellMs = 65;

/**
 * Prefetches pages that the user is likely to visit: with data on hover, focus and touch; without hover, the code for
 * links in view. Nothing with data saving or a slow connection.
 * @returns a function that stops it
 */
export function followIntent(options: PrepareOptions): () => void {
  return watchLinks(createPrepare(options));
}

export function watchLinks(prepare: Prepare): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const bring = (link: HTMLAnchorElement, what: 'code' | 'all') => {
    const url = pageOf(link);
    // A failed prefetch is retried and reported by the visit itself.
    if (url && !isSparing()) void prepare(url, what).catch(() => {});
  };
  const consider = (target: EventTarget | null, afterMs: number) => {
    clearTimeout(waiting);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) waiting = setTimeout(() => bring(link, 'all'), afterMs);
  };
  const lookAround = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
      if (isInView(link)) bring(link, 'code');
  };

  const listening = { signal, passive: true, capture: true };
  document.addEventListener('pointerover', ({ target }) => consider(target, dwellMs), listening);
  document.addEventListener('focusin', ({ target }) => consider(target, dwellMs), listening);
  document.addEventListener('pointerdown', ({ target }) => consider(target, 0), listening);
  if (window.matchMedia('(hover: none)').matches) {
    document.addEventListener('scrollend', lookAround, listening);
    lookAround();
  }
  // The pointer may already be over a link.
  consider(document.querySelector('a:hover'), dwellMs);
  return () => {
    clearTimeout(waiting);
    ended.abort();
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

function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
