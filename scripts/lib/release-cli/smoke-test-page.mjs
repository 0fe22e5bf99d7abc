// Runs in each page of the smoke test before its scripts. Playwright sends this file as text, so it imports nothing.
(() => {
  const events = [];
  const reading = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_address, body) => {
      reading.push(body.text().then((text) => events.push(...JSON.parse(text).events)));
      return true;
    },
  });

  const holders = {
    window,
    history,
    document,
    console,
    JSON,
    Math,
    Object,
    Promise,
    'Object.prototype': Object.prototype,
    'Function.prototype': Function.prototype,
    'Array.prototype': Array.prototype,
    'String.prototype': String.prototype,
    'Promise.prototype': Promise.prototype,
    'EventTarget.prototype': EventTarget.prototype,
    'Node.prototype': Node.prototype,
    'Element.prototype': Element.prototype,
    'HTMLElement.prototype': HTMLElement.prototype,
    'Document.prototype': Document.prototype,
    'History.prototype': History.prototype,
    'Storage.prototype': Storage.prototype,
    'XMLHttpRequest.prototype': XMLHttpRequest.prototype,
  };

  /** Functions and accessors that every script of the page shares, by holder and key. */
  const readGlobals = () => {
    const found = new Map();
    for (const [name, holder] of Object.entries(holders)) {
      for (const [key, own] of Object.entries(Object.getOwnPropertyDescriptors(holder))) {
        const isShared = typeof own.value === 'function' || own.get || name !== 'window';
        if (isShared) found.set(`${name}.${key}`, own.value ?? own.get);
      }
    }
    for (const key of ['onerror', 'onunhandledrejection', 'onpopstate'])
      found.set(`value of window.${key}`, window[key]);
    for (const element of [document.documentElement, document.body]) {
      for (const { name, value } of element.attributes) {
        if (name !== 'style') found.set(`<${element.localName} ${name}>`, value);
      }
      // The host sets custom properties itself.
      const own = [...element.style].filter((name) => !name.startsWith('--'));
      found.set(`style of <${element.localName}>`, own.map((name) => element.style.getPropertyValue(name)).join());
    }
    return found;
  };

  /** What differs from an earlier reading. New properties of `window` are allowed, those of prototypes are not. */
  const changedGlobals = (before) => {
    const after = readGlobals();
    const isNew = (key) => !before.has(key) && !key.startsWith('window.') && !key.startsWith('document.');
    return [...after.keys()].filter((key) => isNew(key) || (before.has(key) && before.get(key) !== after.get(key)));
  };

  // Without sizes, which follow from the fonts that have arrived.
  const properties = [
    ...['display', 'position', 'visibility', 'opacity', 'color', 'background-color', 'background-image', 'box-shadow'],
    ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-align'],
    ...['text-transform', 'text-decoration-line', 'white-space', 'cursor', 'pointer-events', 'z-index', 'overflow-x'],
    ...['overflow-y', 'margin-top', 'margin-bottom', 'padding-top', 'padding-right'],
    ...['padding-bottom', 'padding-left', 'border-top-width', 'border-right-width', 'border-bottom-width'],
    ...['border-left-width', 'border-top-color', 'border-top-style', 'border-top-left-radius', 'outline-width'],
    ...['max-width', 'min-height', 'transform', 'filter', 'float', 'box-sizing', 'gap', 'content'],
    ...['flex-direction', 'justify-content', 'align-items', 'list-style-type'],
  ];
  const maxElements = 600;

  /** Computed styles of elements and their pseudo-elements. */
  const readStyles = (selector) => {
    const found = new Map();
    for (const element of [...document.querySelectorAll(selector)].slice(0, maxElements)) {
      for (const pseudo of [null, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') continue;
        found.set(
          `${describe(element)}${pseudo ?? ''}`,
          properties.map((name) => style.getPropertyValue(name)),
        );
      }
    }
    return found;
  };

  /** Its place in the page, with what its state can change, so that only equal elements are compared. */
  const describe = (element) => {
    const path = [];
    for (let each = element; each; each = each.parentElement) {
      const index = each.parentElement ? [...each.parentElement.children].indexOf(each) : 0;
      path.unshift(`${each.localName}:${index}`);
    }
    const text = element.childElementCount === 0 ? element.textContent.slice(0, 40) : '';
    const state = ['class', 'aria-current', 'aria-expanded', 'hidden'].map((name) => element.getAttribute(name) ?? '');
    return [path.join(' '), ...state, text].filter(Boolean).join(' ');
  };

  /** The first difference, as text; null without one. */
  const changedStyle = (before, after) => {
    for (const [place, values] of before) {
      const now = after.get(place);
      const index = now ? values.findIndex((value, at) => value !== now[at]) : -1;
      if (index >= 0) return `${properties[index]} of ${place} is ${now[index]} in place of ${values[index]}`;
    }
    const isAdded = (place) => place.includes('::') && !before.has(place) && before.has(place.split('::')[0]);
    const added = [...after.keys()].find(isAdded);
    return added ? `it adds ${added}` : null;
  };

  /** Ends transitions, animations and the fallback font of the first page, so that two readings are equal. */
  const stopMotion = () => {
    document.documentElement.style.removeProperty('--font-display');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
  };

  const everything = 'html, body, #root, #root *';
  /** Whether style sheets change elements that are on the screen without them. */
  const leakOf = async (styles) => {
    stopMotion();
    await document.fonts.ready;
    const before = readStyles(everything);
    const links = styles.map(({ href, integrity }) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: 'anonymous', href, integrity }),
    );
    const loaded = links.map(
      (link) => new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve })),
    );
    document.head.append(...links);
    await Promise.all(loaded);
    const during = readStyles(everything);
    for (const link of links) link.remove();
    // An element that has changed meanwhile shows nothing about the sheets.
    const after = readStyles(everything);
    const isSteady = (place) => after.get(place)?.join() === before.get(place)?.join();
    const steady = (reading) => new Map([...reading].filter(([place]) => isSteady(place)));
    return changedStyle(steady(before), steady(during));
  };

  /** Changes the address like a click on a link of the site. */
  const go = (path) => {
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, key: String(Math.random()) }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };

  const classNamesIn = (rules, found) => {
    for (const rule of rules) {
      for (const [, name] of (rule.selectorText ?? '').matchAll(/\.([\w-]+)/g)) found.add(name);
      if (rule.cssRules) classNamesIn(rule.cssRules, found);
    }
    return found;
  };
  /** How many class names a region uses, and how many of them have a rule. */
  const styledClasses = (region) => {
    const used = new Set([...document.querySelectorAll(`${region} [class]`)].flatMap((each) => [...each.classList]));
    const known = [...document.styleSheets].reduce((found, sheet) => classNamesIn(sheet.cssRules, found), new Set());
    return { used: used.size, styled: [...used].filter((name) => known.has(name)).length };
  };

  const stateOf = (region) => {
    const root = document.querySelector(region);
    return {
      isMounted: performance.getEntriesByName('kaksha:mounted').length > 0,
      isShown: (root?.childElementCount ?? 0) > 0,
      alert: document.querySelector('#root [role="alert"] h1')?.textContent ?? null,
      title: document.title,
    };
  };

  /** Errors and load times that the host reported. */
  const reports = async () => {
    dispatchEvent(new Event('pagehide'));
    await Promise.all(reading);
    return events;
  };

  const forget = async () => {
    await reports();
    events.length = 0;
  };

  Object.defineProperty(window, '__smokeTest', {
    value: {
      readGlobals,
      changedGlobals,
      leakOf,
      readStyles,
      changedStyle,
      go,
      styledClasses,
      stateOf,
      reports,
      forget,
    },
  });
})();
