import { eq } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database';
import { categories, languages } from '../src/platform/database/schema/catalogue';

/** A former name of a category, a category that was merged into it, and a hidden language, beside the default lists. */
export async function addManagedEntries(tx: Database): Promise<void> {
  const [cloud] = await tx
    .update(categories)
    .set({ formerNames: ['cloud-computing', 'Cloud Computing'] })
    .where(eq(categories.name, 'cloud-devops'))
    .returning({ id: categories.id });
  await tx
    .insert(categories)
    .values({ name: 'devops', displayName: 'DevOps', motif: 'cloud', position: 100, mergedInto: cloud?.id });
  await tx.insert(languages).values({ name: 'sanskrit', displayName: 'Sanskrit', position: 100, hidden: true });
}
