import { limits } from '@kaksha/domain/limits';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** What is typed goes into the address after so long a rest. */
const restMs = 300;

export interface ListQuery<S extends string> {
  /** What is looked for, as it is typed. */
  text: string;
  sort: S;
  /** From 1; there may be fewer pages. */
  page: number;
  setText(text: string): void;
  setSort(sort: S): void;
  /** The address of a page of this list, as it is narrowed and sorted now. */
  hrefFor(page: number): string;
}

/**
 * How a list that is here as a whole is narrowed, sorted and turned over: by `q`, `sort` and `page` of the address,
 * which may hold other things beside. The list answers to every letter, the address to a rest in typing.
 * @param sorts  the first is the one that holds without a word in the address
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
    const next = words.trim().slice(0, limits.searchTextMax);
    if (next !== (parameters.get('q') ?? '')) {
      void navigate(addressWith({ q: next }), { replace: true, preventScrollReset: true });
    }
  };
  // The timer must not write the address of the moment when it was set.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => latest.current(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);

  // Back and forward win over what was typed.
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
    hrefFor: (page) => addressWith({ page: page > 1 ? String(page) : null }),
  };
}

const pageIn = (parameters: URLSearchParams) => Number(/^[1-9]\d{0,4}$/.exec(parameters.get('page') ?? '')?.[0] ?? 1);
