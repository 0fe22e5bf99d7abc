import { readTemplate } from './test-database';

/** Creates the template dump before the workers start, so that it is created once. */
export default async function setup(): Promise<void> {
  await readTemplate();
}
