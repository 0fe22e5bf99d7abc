import type { ListEntryForm } from '@kaksha/domain/managed-list-rules';
import type { ManagedListName } from '@kaksha/domain/managed-lists';
import { slugOf } from '@kaksha/domain/slugs';
import { refuse } from '../../platform/http/form';
import type { EntryNames, EntryRow } from './repo';

/** What an address may have for a name. */
const spellings = (name: string) => [name.toLowerCase(), slugOf(name)];

/** Whether one of the names is the name or leads to the same address. */
export function hasName(names: readonly string[], name: string): boolean {
  const wanted = spellings(name);
  return names.some((one) => spellings(one).some((spelling) => wanted.includes(spelling)));
}

/** The columns of a typed name. A category without a motif has that of programming. */
export function namesOf(list: ManagedListName, { name: typed, motif }: ListEntryForm): EntryNames {
  const displayName = typed.trim().normalize();
  return {
    displayName,
    name: list === 'subcategories' ? displayName : slugOf(displayName),
    motif: list === 'categories' ? (motif ?? 'code') : null,
  };
}

/**
 * @param siblings  the entries of the list, merged ones included
 * @throws ApiError VALIDATION_FAILED (400) when another entry has or had the name
 */
export function requireFreeName(
  siblings: readonly EntryRow[],
  { id, name }: { id: number | null; name: string },
): void {
  for (const other of siblings) {
    if (other.id === id) continue;
    const isCurrent = hasName([other.name, other.displayName], name);
    if (!isCurrent && !hasName(other.formerNames, name)) continue;
    const holder = siblings.find((one) => one.id === other.mergedInto) ?? other;
    const message =
      isCurrent && holder === other
        ? `There is “${holder.displayName}” already`
        : `Addresses with this name lead to “${holder.displayName}”. Choose another name`;
    refuse({ name: message });
  }
}

/** The former names of an entry after it was renamed. It may take one of them back. */
export function formerNamesAfter(before: EntryRow, after: EntryNames): string[] {
  const current = [after.name, after.displayName].map((name) => name.toLowerCase());
  const former = [...before.formerNames, before.name, before.displayName];
  return [...new Set(former)].filter((name) => !current.includes(name.toLowerCase()));
}
