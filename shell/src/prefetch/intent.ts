import { createPrepare, type Prepare, type PrepareOptions } from './prepare';

/** A pointer that only crosses a link is gone by then. */
const dwellMs = 65;

/**
 * Prepares pages that somebody is about to visit: on hover, focus and touch with their data, and where there is no hover
 * the code of those that links in view lead to. Nothing for those who save data or have a slow connection.
 * @returns the function that ends it
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
    // What fails is asked for again when the page is visited, and told then.
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
  // The pointer that began it may rest on a link already.
  consider(document.querySelector('a:hover'), dwellMs);
  return () => {
    clearTimeout(waiting);
    ended.abort();
  };
}

/** The page of this site that a link leads to in this tab; null for anything else, and for the page on the screen. */
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

/** What browsers tell of the connection; some tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
