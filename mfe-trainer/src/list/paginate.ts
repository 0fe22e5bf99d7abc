import { foldedText } from '@kaksha/domain/folded-text';

export interface ListPage<T> {
  items: readonly T[];
  /** From 1; the last page if a later one was requested. */
  page: number;
  totalPages: number;
}

/** One page of a loaded list. */
export function paginate<T>(items: readonly T[], page: number, size: number): ListPage<T> {
  const totalPages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(1, page), totalPages);
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, totalPages };
}

/** Whether every word of the search occurs in one of the texts, whose letters are equal as `foldedText` reads them. */
export function matches(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const all = foldedText(texts.filter(Boolean).join(' '));
  return foldedText(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
