import type { LiveMenuEntry } from '@kaksha/domain/menus';
import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { Link, NavLink, type To, useLocation } from 'react-router-dom';
import { MenuIcon } from './menu-icon';
import styles from './side-nav.module.css';
import { useChosenInMiddle } from './use-chosen-in-middle';

export interface SideNavItem {
  to: To;
  label: string;
  icon: ReactNode;
  count?: number;
  /** Matches the exact address only. */
  end?: boolean;
  /** Beginnings of further addresses that belong to the item. */
  within?: readonly string[];
  /** The link loads the whole page, for pages that the server renders alone. */
  reloads?: boolean;
}

/** The item of an entry of the site's menus. */
export const itemOf = ({ to, label, icon, exact, within, reloads }: LiveMenuEntry): SideNavItem => ({
  to,
  label,
  icon: <MenuIcon name={icon} />,
  end: exact,
  within,
  reloads,
});

export interface SideNavProps {
  /** Heading and accessible name of the navigation: 'Dashboard', 'Trainer area'. */
  label: string;
  items: readonly SideNavItem[];
  /** A second list below the first one, with its own heading. */
  more?: { label: string; items: readonly SideNavItem[] };
  className?: string;
}

export function SideNav({ label, items, more, className }: SideNavProps) {
  const lists = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const all = more ? [...items, ...more.items] : items;
  // On a phone the links are a row to swipe through. The path says which link is current, counts move the links.
  useChosenInMiddle(lists, '[aria-current]', [pathname, ...all.map(({ count }) => count)].join());

  return (
    <nav aria-label={label} className={clsx(className)}>
      <div ref={lists} className={styles.lists}>
        <SideNavList label={label} items={items} />
        {more && more.items.length > 0 && <SideNavList label={more.label} items={more.items} isNamed />}
      </div>
    </nav>
  );
}

/** @param isNamed  for a list whose name is not that of the navigation */
function SideNavList({ label, items, isNamed = false }: Pick<SideNavProps, 'label' | 'items'> & { isNamed?: boolean }) {
  const { pathname } = useLocation();
  return (
    <div>
      <p className={`meta ${styles.title}`} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list} {...(isNamed && { 'aria-label': label })}>
        {items.map((item) => (
          <li key={`${item.label} ${typeof item.to === 'string' ? item.to : item.to.pathname}`}>
            <SideNavLink item={item} isWithin={item.within?.some((start) => pathname.startsWith(start)) ?? false} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SideNavLink({ item, isWithin }: { item: SideNavItem; isWithin: boolean }) {
  const content = (
    <>
      {item.icon}
      <span className={styles.text}>{item.label}</span>
      {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
    </>
  );
  return isWithin ? (
    <Link to={item.to} className={styles.link} aria-current="true">
      {content}
    </Link>
  ) : (
    <NavLink to={item.to} end={item.end} className={styles.link} reloadDocument={item.reloads}>
      {content}
    </NavLink>
  );
}
