// Inlined in the head of rendered pages. Browsers delay the first paint by up to 100 ms for a preloaded font, so the
// display font is preloaded only where it can arrive in that time: on a fast connection, or from the browser's cache.
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
  if (font && (!isSlow || isCached())) font.removeAttribute('media');
})();
