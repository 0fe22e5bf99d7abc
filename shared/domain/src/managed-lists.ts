import type { CoverMotif } from './catalogue';
import { slugOf } from './slugs';

/** The lists of the catalogue that administrators manage. */
export const managedLists = ['categories', 'subcategories', 'languages'] as const;
export type ManagedListName = (typeof managedLists)[number];

/** An entry as administrators see it. */
export interface ListEntry {
  id: number;
  /** The part of addresses, e.g. `cloud-devops`. A subcategory has its display name there. */
  name: string;
  displayName: string;
  /** Null for subcategories and languages. */
  motif: CoverMotif | null;
  /** Not offered any more; courses keep it. */
  hidden: boolean;
  /** The id of the entry that took over its courses; null while it is an entry of its own. */
  mergedInto: number | null;
  /** Names whose addresses lead to it. */
  formerNames: string[];
  /** Courses that are not deleted, drafts included. */
  courses: number;
  /** Changes with the names and the motif; a save sends it back. */
  version: number;
}

export interface ManagedList {
  list: ManagedListName;
  /** Of a list of subcategories; null for the other lists. */
  categoryId: number | null;
  /** In the order of the site; merged ones included. */
  entries: ListEntry[];
}

/** The earlier names for people, without those that are only a part of addresses, latest first. */
export function earlierNames({ name, displayName, formerNames }: ListEntry): string[] {
  const bySlug = new Map(formerNames.map((former) => [slugOf(former), former]));
  for (const current of [name, displayName]) bySlug.delete(slugOf(current));
  return [...bySlug.values()].reverse();
}

interface Renamed {
  name: string;
  /** Earlier names, and those of entries that were merged into it. */
  formerNames?: readonly string[];
}

/** The current name of an entry that an address names with an earlier one. Unknown names stay. */
export function currentName(entries: readonly Renamed[], name: string): string {
  if (entries.some((entry) => entry.name === name)) return name;
  const lower = name.toLowerCase();
  const renamed = entries.find(({ formerNames }) => formerNames?.some((former) => former.toLowerCase() === lower));
  return renamed?.name ?? name;
}
