import type { ListEntry } from '@kaksha/domain/managed-lists';
import type { UserContext } from '../../platform/context/context';
import type { Database } from '../../platform/database/database';
import { refuse } from '../../platform/http/form';
import { hasName } from './entry-names';
import { lockEntry, moveCategory, moveLanguage, moveSubcategory, setMerged } from './merge-repo';
import { addEntry, type EntryRow, setHidden } from './repo';
import { changeLists, type EntryKey, findEntry, withVersion } from './service';

/**
 * Moves the courses and interests of an entry to another one, which also takes over its subcategories. Saved searches
 * and addresses with its names lead to the other one.
 * @throws ApiError VALIDATION_FAILED (400) for an entry of another list, LIST_ENTRY_NOT_FOUND (404)
 */
export async function mergeListEntry(
  context: UserContext,
  { list, id, into }: EntryKey & { into: number },
): Promise<ListEntry> {
  const { rows } = await changeLists(context, { list, verb: 'merge' }, async ({ db }, all) => {
    const source = findEntry(all, { list, id });
    const target = findEntry(all, { list, id: into });
    if (id === into) refuse({ into: 'Please choose another entry' });
    if (source.categoryId !== target.categoryId) refuse({ into: 'Please choose an entry of the same category' });
    await lockEntry(db, list, id);
    if (list === 'languages') await moveLanguage(db, { from: id, into });
    if (list === 'subcategories') await moveSubcategory(db, { from: id, into }, target.categoryId ?? 0);
    if (list === 'categories') await mergeCategory(db, { source, target, all });
    await setMerged(db, list, { from: id, into });
    return { id, from: source.displayName, into, to: target.displayName, courses: source.courses };
  });
  return withVersion(findEntry(rows, { list, id: into }));
}

/** Merges each subcategory into that of its name in the other category, where one is added when there is none. */
async function mergeCategory(
  tx: Database,
  { source, target, all }: { source: EntryRow; target: EntryRow; all: readonly EntryRow[] },
): Promise<void> {
  const list = 'subcategories';
  const partsOf = ({ id }: EntryRow) => all.filter((row) => row.list === list && row.categoryId === id);
  const taken = partsOf(target);
  for (const part of partsOf(source).filter(({ mergedInto }) => mergedInto === null)) {
    await lockEntry(tx, list, part.id);
    const same = taken.find(({ name, formerNames }) => hasName([name, ...formerNames], part.name));
    const into = same ? (same.mergedInto ?? same.id) : await addEntry(tx, { ...part, categoryId: target.id });
    if (!same) await setHidden(tx, list, into, part.hidden);
    await moveSubcategory(tx, { from: part.id, into }, target.id);
    await setMerged(tx, list, { from: part.id, into });
  }
  await moveCategory(tx, { from: source.id, into: target.id });
}
