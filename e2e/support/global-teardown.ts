import { rmSync } from 'node:fs';
import { writeReport } from '../../scripts/lib/pictures/report';
import { reportFolder } from './pictures';

export default async function teardown(): Promise<void> {
  const report = writeReport(reportFolder);
  if (report) console.error(`Pictures differ: ${report}`);
  const { E2E_DEMO_DATA: demoData } = process.env;
  if (demoData) rmSync(demoData, { recursive: true, force: true });
  await (globalThis as { stopSite?: () => Promise<void> }).stopSite?.();
}
