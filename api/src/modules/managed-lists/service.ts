import * as limits from '@kaksha/domain/limits';
import { type ListEntryForm, listEntryRules } from '@kaksha/domain/managed-list-rules';
import type { ListEntry, ManagedList, ManagedListName } from '@kaksha/domain/managed-lists';
import { inTransaction, type UserContext } from '../../platform/context/context';
import { writeAudit } from '../../platform/database/audit';
import { lockNamed } from '../../platform/database/lock-named';
import { showAtOnce } from '../../platform/edge/show-at-once';
import { requireVersion, versionOf } from '../../platform/http/edit-conflict';
import { check } from '../../platform/http/form';
import { listChanged } from '../authoring/errors';
import { formerNamesAfter, namesOf, requireFreeName } from './entry-names';
import { entryNotFound, lastShownEntry, listFull } from './errors';
import { addEntry, type EntryRow, listEntries, saveNames, setHidden, setOrder } from './repo';

/** A list of all lists. */
export interface ListKey {
  list: ManagedListName;
  /** Of a list of subcategories. */
  categoryId?: number | null;
}

export interface EntryKey {
  list: ManagedListName;
  id: number;
}

const entities = { categories: 'category', subcategories: 'subcategory', languages: 'language' } as const;

export async function getManagedLists({ db }: UserContext): Promise<ManagedList[]> {
  return listsOf(await listEntries(db));
}

/** Categories, the subcategories of each that was not merged, languages. */
function listsOf(rows: readonly EntryRow[]): ManagedList[] {
  const listOf = (key: { list: ManagedListName; categoryId: number | null }): ManagedList => ({
    ...key,
    entries: entriesOf(rows, key).map(withVersion),
  });
  const parents = rows.filter(({ list, mergedInto }) => list === 'categories' && mergedInto === null);
  return [
    listOf({ list: 'categories', categoryId: null }),
    ...parents.map(({ id }) => listOf({ list: 'subcategories', categoryId: id })),
    listOf({ list: 'languages', categoryId: null }),
  ];
}

const entriesOf = (rows: readonly EntryRow[], { list, categoryId = null }: ListKey): EntryRow[] =>
  rows.filter((row) => row.list === list && row.categoryId === categoryId);

export function withVersion(row: EntryRow): ListEntry {
  const { name, displayName, motif } = row;
  return { ...row, version: versionOf([name, displayName, motif]) };
}

/** @throws ApiError LIST_ENTRY_NOT_FOUND (404) for a merged one too */
export function findEntry(rows: readonly EntryRow[], { list, id }: EntryKey): EntryRow {
  const entry = rows.find((row) => row.list === list && row.id === id && row.mergedInto === null);
  if (!entry) throw entryNotFound();
  return entry;
}

/** Runs a change while no other one runs. The audit log gets what it returns. */
export function changeLists<T extends { id: number }>(
  context: UserContext,
  { list, verb }: { list: ManagedListName; verb: string },
  work: (tx: UserContext, rows: EntryRow[]) => Promise<T>,
): Promise<{ rows: EntryRow[]; id: number }> {
  return inTransaction(context, async (tx) => {
    const { db, principal, requestId, client } = tx;
    await lockNamed(db, 'managed lists');
    const { id, ...detail } = await work(tx, await listEntries(db));
    const action = `${entities[list]}.${verb}` as const;
    await writeAudit(db, { actorId: principal.id, action, entityId: id, detail, requestId, client });
    await showAtOnce(tx, ['catalogue']);
    return { id, rows: await listEntries(db) };
  });
}

/** @throws ApiError VALIDATION_FAILED (400), LIST_ENTRY_NOT_FOUND (404) for an unknown category, LIST_FULL (409) */
export async function addListEntry(
  context: UserContext,
  { list, categoryId = null, name, motif = null }: ListKey & { name: string; motif?: ListEntryForm['motif'] },
): Promise<ListEntry> {
  check(listEntryRules, { name, motif });
  const names = namesOf(list, { name, motif });
  const { rows, id } = await changeLists(context, { list, verb: 'add' }, async ({ db }, all) => {
    const parent = list === 'subcategories' ? findEntry(all, { list: 'categories', id: categoryId ?? 0 }).id : null;
    const siblings = entriesOf(all, { list, categoryId: parent });
    if (siblings.length >= limits.managedLists.entriesMax) throw listFull();
    requireFreeName(siblings, { id: null, name: names.displayName });
    return { id: await addEntry(db, { list, categoryId: parent, ...names }), name: names.displayName };
  });
  return withVersion(findEntry(rows, { list, id }));
}

/** @throws ApiError VALIDATION_FAILED (400), LIST_ENTRY_NOT_FOUND (404), EDIT_CONFLICT (409) for an outdated version */
export async function saveListEntry(
  context: UserContext,
  { list, id, version, ...form }: EntryKey & { name: string; motif?: ListEntryForm['motif']; version?: number },
): Promise<ListEntry> {
  check(listEntryRules, { motif: null, ...form });
  const { rows } = await changeLists(context, { list, verb: 'rename' }, async ({ db }, all) => {
    const before = findEntry(all, { list, id });
    const stored = withVersion(before);
    requireVersion({ given: version, stored: stored.version }, { name: 'entry', read: () => stored });
    const names = namesOf(list, { motif: before.motif, ...form });
    requireFreeName(entriesOf(all, before), { id, name: names.displayName });
    await saveNames(db, { list, id, ...names }, formerNamesAfter(before, names));
    return { id, from: before.displayName, to: names.displayName };
  });
  return withVersion(findEntry(rows, { list, id }));
}

/** @throws ApiError LIST_ENTRY_NOT_FOUND (404), LAST_SHOWN_ENTRY (409) for the last category or language that is offered */
export async function hideListEntry(
  context: UserContext,
  { list, id, hidden }: EntryKey & { hidden: boolean },
): Promise<ListEntry> {
  const verb = hidden ? 'hide' : 'show';
  const { rows } = await changeLists(context, { list, verb }, async ({ db }, all) => {
    const entry = findEntry(all, { list, id });
    const others = all.filter((one) => one.list === list && one.id !== id && !one.hidden && one.mergedInto === null);
    if (hidden && list !== 'subcategories' && others.length === 0) throw lastShownEntry();
    await setHidden(db, list, id, hidden);
    return { id, name: entry.displayName };
  });
  return withVersion(findEntry(rows, { list, id }));
}

/** @throws ApiError LIST_CHANGED (409) unless `before` is the stored order and `ids` holds exactly its ids */
export async function orderList(
  context: UserContext,
  { list, categoryId = null, before, ids }: ListKey & { before: readonly number[]; ids: readonly number[] },
): Promise<ManagedList[]> {
  const { rows } = await changeLists(context, { list, verb: 'order' }, async ({ db }, all) => {
    const stored = entriesOf(all, { list, categoryId }).flatMap(({ id, mergedInto }) => (mergedInto ? [] : id));
    const isSame = stored.length === ids.length && stored.every((id) => ids.includes(id));
    if (!isSame || stored.join() !== before.join()) throw listChanged();
    await setOrder(db, list, ids);
    return { id: categoryId ?? 0, from: stored, to: ids };
  });
  return listsOf(rows);
}
