import { readTemplate } from './test-database';

/** Makes the dump that tests begin from, where there is none yet: no test waits for it, and no two workers make it. */
export default async function setup(): Promise<void> {
  await readTemplate();
}
