import type { Services } from '@kaksha/api/services';

const dayMs = 24 * 3600 * 1000;

/** Loads the demo data into an empty database. @returns what to tell at the start when they have grown old */
export async function prepareDemoData({ db, storage }: Services, say: (line: string) => void): Promise<string | null> {
  const { demoDataDay, loadDemoData } = await import('@kaksha/api/db/seed/load');
  const today = new Date();
  const loaded = await demoDataDay(db);
  if (!loaded) {
    say('loading the demo data');
    await loadDemoData(db, { today, storage });
    return null;
  }
  const age = Math.floor((today.getTime() - loaded.getTime()) / dayMs);
  return age > 7
    ? `The demo data are ${age} days old, so their dates are behind: npm start -- --fresh loads them anew.`
    : null;
}
