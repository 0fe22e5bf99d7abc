// Inlined at the end of rendered pages. Loads the page's scripts after its largest paint, so that they do not share the
// bandwidth with the files of that paint; at the first input if that is earlier.
(() => {
  const element = document.getElementById('kaksha-files');
  const { styles, preloads, scripts } = JSON.parse(element.textContent);
  const inputs = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const latestStartMs = 4000;
  const fallbackFont = 'var(--font-display-fallback)';
  const policy = window.trustedTypes?.createPolicy('kaksha-start', { createScriptURL: (address) => address });
  const trusted = (address) => policy?.createScriptURL(address) ?? address;

  const add = (tag, fields) => {
    if (!fields.integrity) throw new Error('a file of the page has no hash');
    const element = Object.assign(document.createElement(tag), { crossOrigin: 'anonymous' }, fields);
    document.head.append(element);
    return element;
  };
  // Calls `act` when each of the elements has loaded or failed.
  const whenSettled = (elements, act) => {
    let open = elements.length;
    const settle = () => {
      open -= 1;
      if (open === 0) act();
    };
    for (const element of elements) for (const type of ['load', 'error']) element.addEventListener(type, settle);
  };
  // Chromium resolves the font faces again when the style sheets change, which would swap a display font that arrived
  // too late for the first paint. This page keeps the fallback; the shell removes the property at the next navigation.
  const keepFallbackFont = () => {
    const sample = Object.assign(document.createElement('span'), { textContent: 'The next class starts Wednesday' });
    sample.style.cssText = 'position:absolute;visibility:hidden;white-space:nowrap;font-size:100px';
    document.body.append(sample);
    const [width, fallbackWidth] = ['var(--font-display)', fallbackFont].map((family) => {
      sample.style.fontFamily = family;
      return sample.offsetWidth;
    });
    sample.remove();
    if (width === fallbackWidth) document.documentElement.style.setProperty('--font-display', fallbackFont);
  };
  // Puts the font into the browser's cache, for font-preloader.js of the next page. A page that uses the font has loaded it:
  // a second request would replace the browser's copy, and the text would move.
  const cacheFont = () => {
    const font = document.querySelector('link[rel="preload"][as="font"]');
    const download = async () => {
      const answer = await fetch(font.href, { priority: 'low' });
      if (!answer.ok) throw new Error('the font did not load');
      await answer.blob();
    };
    Promise.resolve(font.media ? download() : document.fonts.ready)
      .then(() => localStorage.setItem('kaksha.font', font.href))
      .catch(() => undefined);
  };
  const start = () => {
    if (!element.isConnected) return;
    element.remove();
    for (const type of inputs) removeEventListener(type, start, true);
    const sheets = styles.map((file) => add('link', { rel: 'stylesheet', media: 'not all', ...file }));
    // Each sheet that applies restyles the page, so all apply in one step.
    whenSettled(sheets, () => {
      keepFallbackFont();
      for (const sheet of sheets) sheet.media = 'all';
    });
    for (const file of preloads) add('link', { rel: 'preload', as: 'script', ...file });
    const code = scripts.map(({ href, integrity }) => add('script', { integrity, src: trusted(href) }));
    // The font would share the bandwidth with the scripts.
    whenSettled(code, cacheFont);
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
