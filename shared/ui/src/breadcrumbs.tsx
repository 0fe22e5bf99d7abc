import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the top down. The item without an address is the current page. */
  items: readonly { label: string; to?: To }[];
  className?: string;
}

export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className={clsx(styles.list)}>
        {items.map((item, index) => (
          <li key={item.label} className={styles.item}>
            {index > 0 && <ChevronRight aria-hidden="true" />}
            {item.to === undefined ? (
              <span aria-current="page" dir="auto">
                {item.label}
              </span>
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
