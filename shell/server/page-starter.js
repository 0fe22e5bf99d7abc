// Inlined at the end of rendered pages. Loads the page's scripts after its largest paint, so that they do not share the
// bandwidth with the files of that paint; at the first input if that is earlier.
(() => {
  const element = document.getElementById('kaksha-files');
  const { styles, preloads, scripts } = JSON.parse(element.textContent);
  const inputs = ['pointerdown', 'keydown', 'touchstart', 'focusin'];
  const latestStartMs = 4000;
  const policy = window.trustedTypes?.createPolicy('kaksha-start', { createScriptURL: (address) => address });
  const trusted = (address) => policy?.createScriptURL(address) ?? address;

  const add = (tag, { integrity, ...fields }) => {
    const check = integrity ? { crossOrigin: 'anonymous', integrity } : {};
    document.head.append(Object.assign(document.createElement(tag), check, fields));
  };
  const start = () => {
    if (!element.isConnected) return;
    element.remove();
    for (const type of inputs) removeEventListener(type, start, true);
    for (const file of styles) add('link', { rel: 'stylesheet', ...file });
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
