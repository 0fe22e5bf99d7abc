import { clearReport } from '../../scripts/lib/pictures/report';
import { loadDemoData } from './demo-data';
import { reportFolder } from './pictures';
import { startSite } from './start-site';

/** Loads demo data and starts one site for all journeys. E2E_ORIGIN uses a running site instead, which saves both. */
export default async function setup(): Promise<void> {
  clearReport(reportFolder);
  if (process.env.E2E_ORIGIN) return;
  process.env.E2E_DEMO_DATA = await loadDemoData();
  const site = await startSite();
  process.env.E2E_ORIGIN = site.origin;
  (globalThis as { stopSite?: () => Promise<void> }).stopSite = site.stop;
}
