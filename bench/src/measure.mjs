import { chromium } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Download and upload in kbit/s, round trip in ms, CPU slowdown factor. */
export const profiles = {
  slow: { down: 1600, up: 750, rtt: 150, cpu: 4, viewport: { width: 412, height: 823 } },
  none: { cpu: 1, viewport: { width: 1350, height: 940 } },
};

export const launch = () => chromium.launch({ executablePath: CHROMIUM, args: flags });

/**
 * One cold visit in a new context, until the network is idle and a page with scripts is hydrated. With a slow
 * processor the network is idle before hydration.
 * @returns {Promise<{ fcp: number, lcp: number, cls: number, tbt: number, hydrated: number, requests: number, bytes:
 * Record<string, number> }>}
 *          ms since navigation, `hydrated` is NaN without scripts; bytes on the wire by resource type, with headers
 */
export async function visit(browser, url, profile) {
  const context = await browser.newContext({ viewport: profile.viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    if (profile.rtt) {
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: profile.rtt,
        downloadThroughput: (profile.down * 1000) / 8,
        uploadThroughput: (profile.up * 1000) / 8,
      });
    }
    if (profile.cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
    const kinds = new Map();
    const bytes = {};
    let requests = 0;
    cdp.on(
      'Network.requestWillBeSent',
      ({ requestId, type, request }) => request.url.startsWith('http') && kinds.set(requestId, type.toLowerCase()),
    );
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (!kind) return;
      requests += 1;
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
      bytes.total = (bytes.total ?? 0) + encodedDataLength;
    });
    await page.addInitScript(watchPaint);
    const answer = await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    const hydrated = await page.evaluate(mountedAt);
    // Paint entries arrive shortly after the paint.
    await page.waitForFunction(() => globalThis.__paint.fcp > 0 && globalThis.__paint.lcp > 0);
    return { ...(await page.evaluate(() => globalThis.__paint)), hydrated, requests, bytes };
  } finally {
    await context.close();
  }
}

/** Runs in the page. @throws when a page with scripts is not hydrated in 30 s */
function mountedAt() {
  const found = () => performance.getEntriesByName('kaksha:mounted')[0]?.startTime;
  if (!document.querySelector('script[src], #kaksha-files')) return Number.NaN;
  return new Promise((resolve, reject) => {
    const stop = setTimeout(() => reject(new Error('the page was not taken over in 30 s')), 30_000);
    const look = () => {
      if (found() === undefined) return;
      clearTimeout(stop);
      resolve(found());
    };
    new PerformanceObserver(look).observe({ type: 'mark', buffered: true });
    look();
  });
}

/** Runs in the page, before its own scripts. */
function watchPaint() {
  const paint = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  globalThis.__paint = paint;
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paint.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    paint.lcp = entry.startTime;
  });
  // Total blocking time: what each task after the first paint takes beyond 50 ms.
  observe('longtask', (entry) => {
    if (paint.fcp > 0) paint.tbt += entry.duration - 50;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) paint.cls += entry.value;
  });
}

/** Median of the numbers; NaN for an empty array. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
