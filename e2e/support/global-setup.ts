import { startSite } from './start-site';

/** One site for all journeys. E2E_ORIGIN names one that runs already, which saves its start while writing a test. */
export default async function setup(): Promise<void> {
  if (process.env.E2E_ORIGIN) return;
  const site = await startSite();
  process.env.E2E_ORIGIN = site.origin;
  (globalThis as { stopSite?: () => Promise<void> }).stopSite = site.stop;
}
