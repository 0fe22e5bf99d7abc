import { useLocation, useNavigate } from 'react-router-dom';

/** An entry of the host's navigation history. */
interface VisitedPage {
  path: string;
  label: string;
  isPaymentRelated: boolean;
  /** Path of the page before in the same tab; null for the first page of a tab. */
  sourcePage: string | null;
}

/**
 * Returns the action of a Back or Cancel button. In a tab with an earlier page it goes back by one entry. In a tab that
 * was opened by a link it opens the page visited last in this browser, and `fallback` without one.
 * @param history  the host's navigation history, oldest first
 */
export function useGoBack(history: readonly VisitedPage[], fallback: string): () => void {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  return () => {
    const current = history.findLast(({ path }) => path === pathname);
    const hasPageBefore = current ? current.sourcePage !== null : key !== 'default';
    void (hasPageBefore ? navigate(-1) : navigate(lastVisited(history, pathname)?.path ?? fallback));
  };
}

/**
 * The page visited last in this browser besides this one and payment pages; null without one. The first entry is
 * skipped: it is the home page that every history starts with, visited or not.
 */
export function lastVisited(history: readonly VisitedPage[], pathname: string): VisitedPage | null {
  const others = history.slice(1).filter(({ path, isPaymentRelated }) => path !== pathname && !isPaymentRelated);
  return others.at(-1) ?? null;
}
