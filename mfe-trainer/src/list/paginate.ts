export interface ListPage<T> {
  items: readonly T[];
  /** From 1; the last one when a later one was asked for. */
  page: number;
  totalPages: number;
}

/** A page of a list that is here as a whole. */
export function paginate<T>(items: readonly T[], page: number, size: number): ListPage<T> {
  const totalPages = Math.max(1, Math.ceil(items.length / size));
  const shown = Math.min(Math.max(1, page), totalPages);
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, totalPages };
}

/** Whether every word that is looked for is in one of the texts, whatever its case and accents. */
export function matches(looked: string, texts: readonly (string | null | undefined)[]): boolean {
  const all = plain(texts.filter(Boolean).join(' '));
  return plain(looked)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
