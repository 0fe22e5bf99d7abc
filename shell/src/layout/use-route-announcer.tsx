import type { PageDescription } from '@kaksha/contract/host';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { titleOf } from '../page/head-tags';

interface RouteAnnouncer {
  /** Put it before the page. */
  before: ReactNode;
  /** Put it into a polite live region. */
  announcement: string;
}

interface Visit {
  path: string;
  pathname: string;
  sourcePage: string | null;
  recorded: boolean;
}

const longestSilenceMs = 2000;

const isPayment = (path: string) => /^\/payment\//i.test(path);

/**
 * What a full page load does for people who don't see the page, done for navigations within the site, whichever
 * remote the page is of: the focus goes to the new page's heading, and its title is announced. A change of the search
 * part alone (a filter, the next page of a list) leaves the focus where it is. Also adds the page to the history.
 */
export function useRouteAnnouncer(): RouteAnnouncer {
  const { page, history } = useShellHost();
  const { pathname, search } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const visit = useRef<Visit | null>(null);
  /** What was there before the page that has just come: its focus, and what it said of itself. */
  const last = useRef<{ focus: Element | null; described: PageDescription } | null>(null);

  const onDescribed = () => {
    const here = visit.current;
    if (!here) return;
    // The browser announces the first page itself.
    if (here.sourcePage !== null) setAnnouncement(titleOf(page.get()));
    if (here.recorded) return;
    here.recorded = true;
    history.record({
      path: here.path,
      label: page.get().title ?? 'Home',
      isPaymentRelated: isPayment(here.path),
      sourcePage: here.sourcePage,
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads refs and services only
  useEffect(() => page.subscribe(onDescribed), [page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the search part is no new page
  useEffect(() => {
    const sourcePage = visit.current?.pathname ?? null;
    if (sourcePage === pathname) return;
    const path = isPayment(pathname) ? pathname + search : pathname;
    visit.current = { path, pathname, sourcePage, recorded: false };
    if (sourcePage !== null) focusPage(last.current?.focus ?? null);
    // Most pages have described themselves by now; the others do so once they are there. One that says the same of
    // two addresses does not say it twice.
    if (page.get() !== last.current?.described) return onDescribed();
    const timer = setTimeout(() => !visit.current?.recorded && onDescribed(), longestSilenceMs);
    return () => clearTimeout(timer);
  }, [pathname]);

  const note = () => {
    last.current = { focus: document.activeElement, described: page.get() };
  };
  return { before: <BeforePage path={pathname} note={note} />, announcement };
}

/** Stands before the page, so that it runs before anything of the page can take the focus or describe itself. */
function BeforePage({ path, note }: { path: string; note: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, which the path stands for
  useLayoutEffect(note, [path]);
  return null;
}

function focusPage(focusBefore: Element | null) {
  const main = document.querySelector<HTMLElement>('main');
  const { activeElement } = document;
  // A page that begins with a form puts the focus there itself.
  const pageTookIt = activeElement !== focusBefore && main?.contains(activeElement);
  if (!main || pageTookIt) return;
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}
