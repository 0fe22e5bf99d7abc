import type { RemoteOnAir } from './registry';

const STYLES_DEADLINE_MS = 5000;

/** Puts a release's stylesheets into the page and waits for them, so that nothing is seen unstyled. */
export function loadStyles(styles: RemoteOnAir['styles']): Promise<unknown> {
  return Promise.all(styles.map(loadStylesheet));
}

function loadStylesheet({ href, integrity }: { href: string; integrity: string }): Promise<void> {
  const there = document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  if (there) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const fail = () => {
      link.remove();
      reject(new Error(`the stylesheet ${href} did not load`));
    };
    const deadline = setTimeout(fail, STYLES_DEADLINE_MS);
    link.rel = 'stylesheet';
    link.href = href;
    // webpack's own loader of stylesheets finds it by this name and does not fetch it twice.
    link.dataset.href = href.slice(href.lastIndexOf('/') + 1);
    if (integrity) {
      link.crossOrigin = 'anonymous';
      link.integrity = integrity;
    }
    link.onload = () => {
      clearTimeout(deadline);
      resolve();
    };
    link.onerror = () => {
      clearTimeout(deadline);
      fail();
    };
    document.head.append(link);
  });
}
