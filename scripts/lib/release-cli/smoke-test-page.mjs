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
    const inHead = document.querySelectorAll('style').length;
    found.set('number of style sheets of scripts', inHead + document.adoptedStyleSheets.length);
    const own = [...document.querySelectorAll('#root header, #root header *, #root footer, #root footer *')];
    found.set(
      'styles of the frame',
      own
        .map((element) => element.style.cssText)
        .filter(Boolean)
        .join(),
    );
    return found;
  };

  /** What differs from an earlier reading. New properties of `window` are allowed, those of prototypes are not. */
  const changedGlobals = (before) => {
    const after = readGlobals();
    const isNew = (key) => !before.has(key) && !key.startsWith('window.') && !key.startsWith('document.');
    return [...after.keys()].filter((key) => isNew(key) || (before.has(key) && before.get(key) !== after.get(key)));
  };

  /** The globals as texts, to compare two documents. New properties of `window` are allowed, those of prototypes are not. */
  const globalTexts = () => {
    const isCompared = (key) => !/^(?:window|document)\./.test(key) || own.get(key)?.includes('[native code]');
    return Object.fromEntries(
      [...readGlobals()].filter(([key]) => isCompared(key)).map(([key, value]) => [key, String(value)]),
    );
  };
  /** The properties of the window, before any script of the page. */
  const own = new Map(
    Object.entries(Object.getOwnPropertyDescriptors(window)).map(([key, { value }]) => [
      `window.${key}`,
      String(value),
    ]),
  );

  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const layoutShift = () => shift;

  let paint = 0;
  new PerformanceObserver((list) => {
    for (const { element, startTime } of list.getEntries()) {
      if (!element?.closest('[data-extension]')) paint = startTime;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const largestPaint = () => paint;

  /** What an extension leaves as it is: where the user is, and the headings of the page around it. */
  const surroundings = () => {
    const headings = [...document.querySelectorAll('h1, h2, h3')].filter((each) => !each.closest('[data-extension]'));
    return {
      'the address': location.href,
      'the title': document.title,
      'the focus': document.activeElement?.outerHTML.slice(0, 200) ?? '',
      'the scroll position': String(Math.round(scrollY)),
      'the headings of the page': headings.map(({ textContent }) => textContent).join('|'),
    };
  };

  /** Elements that extensions of a remote have drawn. */
  const drawnElements = (remote) => document.querySelectorAll(`[data-extension^="${remote}/"] *`).length;

  const scriptBytes = (path) =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith(path) && name.endsWith('.js'))
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);

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

  /** Waits until the page stops changing, at most 0.3 s. @returns whether it has stopped */
  const quiet = () =>
    new Promise((resolve) => {
      const end = performance.now() + 300;
      let timer;
      const later = () => {
        clearTimeout(timer);
        if (performance.now() < end) timer = setTimeout(done, 30, true);
        else done(false);
      };
      const observer = new MutationObserver(later);
      const done = (isQuiet) => {
        observer.disconnect();
        resolve(isQuiet);
      };
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      later();
    });

  /** Presses Escape where a menu or dialog is open. */
  const close = () => {
    const opened = document.querySelector('dialog[open], [role="dialog"], [role="menu"], [role="listbox"]');
    if (!opened) return;
    const key = { key: 'Escape', bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
    opened.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  };

  const pressed = new Set();
  /** A row's button has the name of the other rows' buttons, but for a number. */
  const nameOf = (button) => (button.getAttribute('aria-label') ?? button.textContent).replace(/\d+/g, '');
  /** Presses a button of a region whose like was not pressed. @returns whether there was one */
  const press = (region) => {
    const buttons = [...document.querySelectorAll(`${region} button, ${region} summary`)].filter(
      (each) => !each.disabled && each.type !== 'submit' && each.checkVisibility() && !pressed.has(nameOf(each)),
    );
    // A tab replaces the buttons below it.
    const button = buttons.find((each) => each.role !== 'tab') ?? buttons[0];
    if (!button) return false;
    pressed.add(nameOf(button));
    button.click();
    return true;
  };

  Object.defineProperty(window, '__smokeTest', {
    value: {
      readGlobals,
      changedGlobals,
      globalTexts,
      layoutShift,
      largestPaint,
      scriptBytes,
      surroundings,
      drawnElements,
      go,
      styledClasses,
      stateOf,
      reports,
      forget,
      press,
      close,
      quiet,
    },
  });
})();
