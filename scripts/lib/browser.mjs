/** Finds the browser for browser tests and benchmarks, or installs one where possible. Needs no npm package. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './debian-packages.mjs';

// Chromium without the browser's own interface opens a page in less than half of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const elsewhere = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | null} the path of Chromium: CHROMIUM_PATH, else the first one on this machine
 */
export function findBrowser(environment = process.env) {
  if (environment.CHROMIUM_PATH) return existsSync(environment.CHROMIUM_PATH) ? environment.CHROMIUM_PATH : null;
  const onPath = (environment.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...(elsewhere[process.platform] ?? [])].find((file) => existsSync(file)) ?? null;
}

/**
 * Finds a browser, or installs Chromium on Debian and its derivatives when run as root.
 * @returns {string} its path
 * @throws {Error} with instructions for the user
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
  installPackages(['chromium-headless-shell']);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, and none was found. Install Chromium or Chrome, or set CHROMIUM_PATH to its path.',
  );
}
