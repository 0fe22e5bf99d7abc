// Inlined at the end of rendered pages. Loads the page's scripts after its largest paint, so that they do not share the
// bandwidth with the files of that paint; at the first input if that is earlier.
(() => {
  const element = document.getElementById('kaksha-files');
  const { styles, preloads, scripts } = JSON.parse(element.textContent);
  const inputs = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const latestStartMs = 4000;
  const policy = window.trustedTypes?.createPolicy('kaksha-start', { createScriptURL: (address) => address });
  const trusted = (address) => policy?.createScriptURL(address) ?? address;

  const add = (tag, fields) => {
    if (!fields.integrity) throw new Error('a file of the page has no hash');
    const element = Object.assign(document.createElement(tag), { crossOrigin: 'anonymous' }, fields);
    document.head.append(element);
    return element;
  };
  // Chromium resolves the font faces again when the style sheets change, which would swap a display font that arrived
  // too late for the first paint. This page keeps the fallback; the shell removes the property at the next navigation.
  const keepFallbackFont = () => {
    const root = document.documentElement;
    const fonts = getComputedStyle(root).getPropertyValue('--font-display');
    const fallbacks = fonts.slice(fonts.indexOf(',') + 1);
    const sample = Object.assign(document.createElement('span'), { textContent: 'The next class starts Wednesday' });
    sample.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap;font-size:100px';
    document.body.append(sample);
    const [width, fallbackWidth] = [fonts, fallbacks].map((family) => {
      sample.style.fontFamily = family;
      return sample.offsetWidth;
    });
    sample.remove();
    if (width === fallbackWidth) root.style.setProperty('--font-display', fallbacks);
  };
  // For font-preloader.js of the next page.
  const rememberFont = () => {
    const font = document.querySelector('link[rel="preload"][as="font"]');
    document.fonts.ready.then(() => localStorage.setItem('kaksha.font', font.href)).catch(() => undefined);
  };
  const start = () => {
    if (!element.isConnected) return;
    element.remove();
    for (const type of inputs) removeEventListener(type, start, true);
    const sheets = styles.map((file) => add('link', { rel: 'stylesheet', media: 'not all', ...file }));
    // Each sheet that applies restyles the page, so all apply in one step.
    let loading = sheets.length;
    const settled = () => {
      loading -= 1;
      if (loading > 0) return;
      keepFallbackFont();
      rememberFont();
      for (const sheet of sheets) sheet.media = 'all';
    };
    for (const sheet of sheets) for (const type of ['load', 'error']) sheet.addEventListener(type, settled);
    for (const file of preloads) add('link', { rel: 'preload', as: 'script', ...file });
    for (const { href, integrity } of scripts) add('script', { integrity, src: trusted(href) });
  };

  // Pictures of high priority are painted in the frame after they have loaded. A hidden tab paints no frames.
  const startAfterPaint = () =>
    document.hidden
      ? start()
      : requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(start))));
  for (const type of inputs) addEventListener(type, start, true);
  const priority = [...document.images].filter(({ fetchPriority, complete }) => fetchPriority === 'high' && !complete);
  Promise.allSettled(priority.map((image) => image.decode())).then(startAfterPaint);
  setTimeout(start, latestStartMs);

  // A button does nothing before the scripts run. The last one that was pressed is pressed again after hydration.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button:not([type="submit"])');
    if (!button || performance.getEntriesByName('kaksha:mounted').length > 0) return;
    for (const other of document.querySelectorAll('[data-early-click]')) delete other.dataset.earlyClick;
    button.dataset.earlyClick = '';
  });
})();
