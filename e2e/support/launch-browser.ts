import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/lib/browser.mjs';

/** @throws Error without a browser on the machine */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium: install it, or set CHROMIUM_PATH');
  return chromium.launch({
    executablePath,
    args: [
      // Containers run as root and have a small /dev/shm.
      '--no-sandbox',
      '--disable-dev-shm-usage',
      // chromium-headless-shell draws letters as Chromium does.
      '--font-render-hinting=slight',
    ],
  });
}
