// Inlined in the head of rendered pages. Browsers delay the first paint by up to 100 ms for a preloaded font, so the
// display font is preloaded only where it can arrive in that time: on a fast connection, or from the browser's cache.
// Elsewhere the page uses the fallback, and page-starter.js downloads the font for later pages.
(() => {
  const font = document.querySelector('link[rel="preload"][as="font"]');
  const { connection } = navigator;
  const isSlow = connection?.saveData || connection?.rtt > 100;
  const isCached = () => {
    try {
      return localStorage.getItem('kaksha.font') === font.href;
    } catch {
      return false; // The browser blocks storage.
    }
  };
  if (!font) return;
  if (!isSlow || isCached()) font.removeAttribute('media');
  else document.documentElement.style.setProperty('--font-display', 'var(--font-display-fallback)');
})();
