import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, type To, useLocation } from 'react-router-dom';
import styles from './side-nav.module.css';

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

  const counts = items.map(({ count }) => count).join();

  // On a phone the links are a row to swipe through: the current one is brought into its middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says which link is current, counts move the links
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]');
    if (!list.current || !current) return;
    const [row, link] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
    list.current.scrollLeft += link.left + link.width / 2 - (row.left + row.width / 2);
  }, [pathname, counts]);

  return (
    <nav aria-label={label} className={clsx(className)}>
      <p className={styles.title} aria-hidden="true">
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
