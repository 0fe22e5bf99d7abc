import clsx from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  /** The address of a page of the list. */
  hrefFor: (page: number) => To;
  className?: string;
}

/** The page numbers to show: first, last and the neighbours of the current one; null for a gap. */
export function pagesShown(page: number, totalPages: number): (number | null)[] {
  const wanted = new Set([1, totalPages, page - 1, page, page + 1]);
  if (page <= 2) wanted.add(3);
  if (page >= totalPages - 1) wanted.add(totalPages - 2);
  const pages = [...wanted].filter((number) => number >= 1 && number <= totalPages).sort((one, other) => one - other);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({ page, totalPages, hrefFor, className }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label="Pagination" className={className}>
      <ul className={styles.list}>
        <li>
          <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
            <ArrowLeft aria-hidden="true" />
            <span className={styles.word}>Previous</span>
          </Step>
        </li>
        {pagesShown(page, totalPages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have nothing else to tell them apart
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={hrefFor(number)}
                className={styles.page}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <li>
          <Step to={page < totalPages ? hrefFor(page + 1) : null} rel="next">
            <span className={styles.word}>Next</span>
            <ArrowRight aria-hidden="true" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

function Step({ to, rel, children }: { to: To | null; rel: string; children: ReactNode }) {
  if (to === null) {
    // Keeps the layout. Hidden from screen readers, because it is not a link.
    return (
      <span aria-hidden="true" className={clsx(styles.step, styles.off)}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={styles.step}>
      {children}
    </Link>
  );
}
