import { demoDataDay } from '@kaksha/api/demo-data/day';
import type { Services } from '@kaksha/api/platform/context/services';
import type { Settings } from '@kaksha/api/platform/settings/settings';
import { dayMs } from '@kaksha/domain/time-units';

/** Loads the demo data into an empty database. @returns a warning when the loaded data is old, else null */
export async function prepareDemoData(
  { db, storage, materialStorage, cipher, queue }: Services,
  { mediaBase }: Pick<Settings, 'mediaBase'>,
  log: (line: string) => void,
): Promise<string | null> {
  const today = new Date();
  const loaded = await demoDataDay(db);
  if (!loaded) {
    log('loading the demo data');
    const { loadDemoData } = await import('@kaksha/api/demo-data/load');
    await loadDemoData(db, { today, storage, mediaBase, materialStorage });
    const { encryptFields } = await import('@kaksha/api/platform/encryption/encrypt-fields');
    await encryptFields(db, cipher);
    // A worker of another process ran them before the data was there: saved searches have new courses, and the ledger has
    // payments.
    await queue.boss.insert([{ name: 'send-search-digests' }, { name: 'prove-ledger' }]);
    return null;
  }
  const age = Math.floor((today.getTime() - loaded.getTime()) / dayMs);
  return age > 7
    ? `The demo data is ${age} days old, so its dates are in the past: npm start -- --fresh loads it again.`
    : null;
}
