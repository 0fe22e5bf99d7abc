import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/lib/browser.mjs';

/** @throws Error without a browser on the machine */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium: install it, or set CHROMIUM_PATH');
  // Containers run as root and have a small /dev/shm.
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
