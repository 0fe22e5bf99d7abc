import type { LiveRemote } from '@kaksha/release/live-releases';
import { requireIntegrity } from './require-integrity';

const STYLES_DEADLINE_MS = 5000;

/**
 * Adds a release's stylesheets and waits for them, so that nothing renders unstyled.
 * @param attempt  0 for the first. Later ones change the address, because a hanging request blocks the browser's cache
 *   for the same address
 */
export function loadStyles(styles: LiveRemote['styles'], attempt = 0): Promise<unknown> {
  return Promise.all(styles.map((sheet) => loadStylesheet(sheet, attempt)));
}

const loaded = new Set<string>();

function loadStylesheet({ href, integrity }: { href: string; integrity: string }, attempt: number): Promise<void> {
  const there = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  if (there?.sheet || loaded.has(href)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = there ?? document.createElement('link');
    const fail = () => {
      link.remove();
      reject(new Error(`the stylesheet ${href} did not load`));
    };
    const deadline = setTimeout(fail, STYLES_DEADLINE_MS);
    link.onload = () => {
      clearTimeout(deadline);
      loaded.add(href);
      resolve();
    };
    link.onerror = () => {
      clearTimeout(deadline);
      fail();
    };
    if (there) return;
    link.rel = 'stylesheet';
    link.href = attempt > 0 ? `${href}?try=${attempt}` : href;
    requireIntegrity(link, href, integrity);
    document.head.append(link);
  });
}
