import clsx from 'clsx';
import type { ReactNode } from 'react';
import { NavLink, type To } from 'react-router-dom';
import styles from './side-nav.module.css';

export interface SideNavItem {
  to: To;
  label: string;
  icon: ReactNode;
  count?: number;
  /** Holds only on that very address, not below it. */
  end?: boolean;
}

export interface SideNavProps {
  /** Its heading, and the name of the navigation: 'Dashboard', 'Trainer area'. */
  label: string;
  items: readonly SideNavItem[];
  className?: string;
}

export function SideNav({ label, items, className }: SideNavProps) {
  return (
    <nav aria-label={label} className={clsx(className)}>
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list}>
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
