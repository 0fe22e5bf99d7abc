import { writeReport } from '../../scripts/lib/pictures/report';
import { reportFolder } from './pictures';

export default async function teardown(): Promise<void> {
  const report = writeReport(reportFolder);
  if (report) console.error(`Pictures differ: ${report}`);
  await (globalThis as { stopSite?: () => Promise<void> }).stopSite?.();
}
