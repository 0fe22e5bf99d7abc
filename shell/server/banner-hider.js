// Inlined in the head of pages with a banner. A banner that was dismissed on this device is hidden before the first paint.
(() => {
  const { content } = document.querySelector('meta[name="kaksha-banner"]');
  try {
    if (localStorage.getItem('kaksha.banner') === content) document.documentElement.dataset.banner = 'dismissed';
  } catch {
    // The browser blocks storage.
  }
})();
