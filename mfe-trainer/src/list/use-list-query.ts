import { idIn, pageIn } from '@kaksha/domain/address-numbers';
import { cutText } from '@kaksha/domain/cut-text';
import * as limits from '@kaksha/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** Pause in typing after which the search goes into the URL. */
const urlDelayMs = 300;

export interface ListQuery<S extends string> {
  /** The search text, including uncommitted text. */
  text: string;
  sort: S;
  /** From 1; may be beyond the last page. */
  page: number;
  setText(text: string): void;
  setSort(sort: S): void;
  /** Id of the batch that the list is limited to; null for all. */
  batchId: number | null;
  setBatch(batchId: number | null): void;
  /** URL of another page with the current search and sorting. */
  hrefFor(page: number): string;
}

/**
 * Search, sorting, batch and page of a loaded list, stored as `q`, `sort`, `batch` and `page` in the URL beside other
 * parameters. The list follows every keystroke, the URL a pause in typing.
 * @param sorts  the first one is the default
 */
export function useListQuery<S extends string>(sorts: readonly [S, ...S[]]): ListQuery<S> {
  const { search, pathname, key } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? parameters.get('q') ?? '';

  const addressWith = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ page: null, ...changes })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const query = next.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  const write = (words: string) => {
    const next = cutText(words.trim(), limits.searchTextMax);
    if (next !== (parameters.get('q') ?? '')) {
      void navigate(addressWith({ q: next }), { replace: true, preventScrollReset: true });
    }
  };
  // The timer must use the URL at its end, not the one at its start.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => latest.current(typed), urlDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);

  // Back and forward discard uncommitted text.
  const isPop = useNavigationType() === 'POP';
  useEffect(() => {
    if (isPop && key) setTyped(null);
  }, [isPop, key]);

  return {
    text,
    sort: sorts.find((sort) => sort === parameters.get('sort')) ?? sorts[0],
    page: typed === null || typed === parameters.get('q') ? pageIn(parameters) : 1,
    setText: setTyped,
    setSort: (sort) =>
      void navigate(addressWith({ sort: sort === sorts[0] ? null : sort }), {
        replace: true,
        preventScrollReset: true,
      }),
    batchId: batchIn(parameters),
    setBatch: (id) =>
      void navigate(addressWith({ batch: id === null ? null : String(id) }), {
        replace: true,
        preventScrollReset: true,
      }),
    hrefFor: (page) => addressWith({ page: page > 1 ? String(page) : null }),
  };
}

/** The batch that the URL names; null without one. */
export const batchIn = (parameters: URLSearchParams): number | null => idIn(parameters.get('batch'));
