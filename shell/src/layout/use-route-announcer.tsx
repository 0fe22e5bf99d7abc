import type { PageDescription } from '@kaksha/contract/host';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { titleOf } from '../page/page-service';

interface RouteAnnouncer {
  /** Render it before the page. */
  beforePage: ReactNode;
  /** Render it in a polite live region. */
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
 * Makes client-side navigation accessible: moves the focus to the new page's heading and announces its title. A change
 * of only the search part, such as a filter, leaves the focus. Also records the page in the history.
 */
export function useRouteAnnouncer(): RouteAnnouncer {
  const { page, history } = useShellHost();
  const { pathname, search } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const visit = useRef<Visit | null>(null);
  /** Focus and description of the previous page. */
  const last = useRef<{ focus: Element | null; described: PageDescription } | null>(null);

  const onDescribed = useEffectEvent(() => {
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
  });
  useEffect(() => page.subscribe(() => onDescribed()), [page]);

  const onVisit = useEffectEvent((pathname: string) => {
    const sourcePage = visit.current?.pathname ?? null;
    if (sourcePage === pathname) return;
    const path = isPayment(pathname) ? pathname + search : pathname;
    visit.current = { path, pathname, sourcePage, recorded: false };
    if (sourcePage !== null) focusPage(last.current?.focus ?? null);
    // Most pages have set their title by now; others do so when they are loaded. The same title is not announced twice.
    if (page.get() !== last.current?.described) return onDescribed();
    const timer = setTimeout(() => !visit.current?.recorded && onDescribed(), longestSilenceMs);
    return () => clearTimeout(timer);
  });
  // A change of the search part is not a new page.
  useEffect(() => onVisit(pathname), [pathname]);

  const note = () => {
    last.current = { focus: document.activeElement, described: page.get() };
  };
  return { beforePage: <BeforePage path={pathname} note={note} />, announcement };
}

/** Rendered before the page, so that its effect runs before the page moves the focus or sets its title. */
function BeforePage({ path, note }: { path: string; note: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, identified by its path
  useLayoutEffect(note, [path]);
  return null;
}

function focusPage(focusBefore: Element | null) {
  const main = document.querySelector<HTMLElement>('main');
  const { activeElement } = document;
  // A page that starts with a form sets the focus itself.
  const pageTookIt = activeElement !== focusBefore && main?.contains(activeElement);
  if (!main || pageTookIt) return;
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}
