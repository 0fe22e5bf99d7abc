import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearReport } from '../../scripts/lib/pictures/report';
import { reportFolder } from './pictures';
import { startSite } from './start-site';

/**
 * Starts one site for all journeys, and makes the folder for demo data that sites copy. E2E_ORIGIN uses a running site
 * instead, which saves its start.
 */
export default async function setup(): Promise<void> {
  clearReport(reportFolder);
  process.env.E2E_DEMO_DATA = mkdtempSync(join(tmpdir(), 'kaksha-demo-data-'));
  if (process.env.E2E_ORIGIN) return;
  const site = await startSite();
  process.env.E2E_ORIGIN = site.origin;
  (globalThis as { stopSite?: () => Promise<void> }).stopSite = site.stop;
}
