import type { ListEntryForm } from '@kaksha/domain/managed-list-rules';
import type { ListEntry, ManagedList, ManagedListName } from '@kaksha/domain/managed-lists';
import type { AxiosInstance } from 'axios';
import { toCamelCaseKeys } from 'es-toolkit/object/toCamelCaseKeys';
import { resultOf, resultsOf } from './envelope';
import { withFieldNames } from './field-names';
import type { ListEntryWire, ManagedListWire } from './generated/wire';
import { savedRecord } from './saved-record';

/** Categories, subcategories and languages. All calls reject with 401 or 403 for users without the right `content`. */

const toEntry = (wire: ListEntryWire): ListEntry => toCamelCaseKeys(wire);
const toList = (wire: ManagedListWire): ManagedList => toCamelCaseKeys(wire);

/** Categories, the subcategories of each, languages. */
export async function getManagedLists(http: AxiosInstance): Promise<ManagedList[]> {
  return resultsOf<ManagedListWire>(await http.get('/admin/lists')).map(toList);
}

/** Which list: `categoryId` is null but for subcategories. */
export type ListKey = Pick<ManagedList, 'list' | 'categoryId'>;

/** Rejects with `fields` (400) when another entry has or had the name, and with LIST_FULL (409). */
export async function addListEntry(
  http: AxiosInstance,
  { list, categoryId }: ListKey,
  form: ListEntryForm,
): Promise<ListEntry> {
  const body = { ...form, category_id: categoryId };
  return toEntry(resultOf(await withFieldNames(http.post(`/admin/lists/${list}`, body))));
}

/** Rejects as `addListEntry`, and with EDIT_CONFLICT (409) and the stored entry for an outdated version. */
export function saveListEntry(
  http: AxiosInstance,
  list: ManagedListName,
  { id, version, ...form }: ListEntryForm & { id: number; version: number | undefined },
): Promise<ListEntry> {
  return savedRecord(withFieldNames(http.put(`/admin/lists/${list}/${id}`, { ...form, version })), toEntry);
}

/** Rejects with LAST_SHOWN_ENTRY (409). */
export async function hideListEntry(
  http: AxiosInstance,
  list: ManagedListName,
  { id, hidden }: Pick<ListEntry, 'id' | 'hidden'>,
): Promise<ListEntry> {
  return toEntry(resultOf(await http.put(`/admin/lists/${list}/${id}/hidden`, { hidden })));
}

/**
 * Resolves with all lists. Rejects with LIST_CHANGED (409) when `before` is not the stored order.
 * @param ids  all entries that are not merged, in the new order
 */
export async function orderList(
  http: AxiosInstance,
  { list, categoryId }: ListKey,
  { before, ids }: { before: readonly number[]; ids: readonly number[] },
): Promise<ManagedList[]> {
  const answer = await http.put(`/admin/lists/${list}/order`, { category_id: categoryId, before, ids });
  return resultsOf<ManagedListWire>(answer).map(toList);
}

/** Cannot be undone. Rejects with LIST_ENTRY_NOT_FOUND (404). */
export async function mergeListEntry(
  http: AxiosInstance,
  list: ManagedListName,
  { id, into }: { id: number; into: number },
): Promise<ListEntry> {
  return toEntry(resultOf(await http.post(`/admin/lists/${list}/${id}/merge`, { into })));
}
