import { clearReport } from '../../scripts/lib/pictures/report';
import { reportFolder } from './pictures';
import { startSite } from './start-site';

/** Starts one site for all journeys. E2E_ORIGIN uses a running site instead, which saves its start. */
export default async function setup(): Promise<void> {
  clearReport(reportFolder);
  if (process.env.E2E_ORIGIN) return;
  const site = await startSite();
  process.env.E2E_ORIGIN = site.origin;
  (globalThis as { stopSite?: () => Promise<void> }).stopSite = site.stop;
}
