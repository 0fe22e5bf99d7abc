import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import { NavLink, type To, useLocation } from 'react-router-dom';
import styles from './side-nav.module.css';
import { useChosenInMiddle } from './use-chosen-in-middle';

export interface SideNavItem {
  to: To;
  label: string;
  icon: ReactNode;
  count?: number;
  /** Matches the exact address only. */
  end?: boolean;
}

export interface SideNavProps {
  /** Heading and accessible name of the navigation: 'Dashboard', 'Trainer area'. */
  label: string;
  items: readonly SideNavItem[];
  className?: string;
}

export function SideNav({ label, items, className }: SideNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // On a phone the links are a row to swipe through. The path says which link is current, counts move the links.
  useChosenInMiddle(list, '[aria-current="page"]', [pathname, ...items.map(({ count }) => count)].join());

  return (
    <nav aria-label={label} className={clsx(className)}>
      <p className={`meta ${styles.title}`} aria-hidden="true">
        {label}
      </p>
      <ul ref={list} className={styles.list}>
        {items.map((item) => (
          <li key={item.label}>
            <NavLink to={item.to} end={item.end} className={styles.link}>
              {item.icon}
              <span className={styles.text}>{item.label}</span>
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
