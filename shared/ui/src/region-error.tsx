import clsx from 'clsx';
import { Lock, RotateCw, Unplug } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import { Button } from './button';
import styles from './region-error.module.css';

export interface RegionErrorProps {
  /** Names the part: 'Similar courses did not load'. */
  title: string;
  /** Text about the parts that still work. */
  text?: ReactNode;
  /** Below the text, smaller. */
  detail?: string;
  /** Below the detail: what a support request names. */
  reference?: string | undefined;
  /** A button that loads the whole page again; it becomes the main action, before Retry. */
  refresh?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another action, beside Retry. */
  action?: ReactNode;
  /** `inline` takes the place of a part; `route` fills the page. */
  variant?: 'inline' | 'route';
  /** The server refuses this user: shows a lock. */
  refused?: boolean;
  /** Heading level of the title; by default 1 for a whole page and 2 for a part. */
  level?: 1 | 2 | 3 | 4;
  className?: string;
}

/** The error state of a part of the page. `className` can give it the part's size. */
export function RegionError({
  title,
  text,
  detail,
  reference,
  refresh,
  onRetry,
  retrying = false,
  action,
  variant = 'inline',
  refused = false,
  level = variant === 'route' ? 1 : 2,
  className,
}: RegionErrorProps) {
  const whole = variant === 'route';
  return (
    <div role="alert" className={clsx(styles[variant], className)}>
      <div className={styles.tile} aria-hidden="true">
        {whole && (
          <svg className={styles.ring} viewBox="0 0 116 132" aria-hidden="true">
            <rect x="1" y="1" width="114" height="130" rx="24" />
            <circle cx="115" cy="66" r="6" />
          </svg>
        )}
        {refused ? <Lock strokeWidth={1.9} /> : <Unplug strokeWidth={1.9} />}
      </div>
      <div className={styles.texts}>
        {createElement(`h${level}`, { className: styles.title }, title)}
        {text && <p className={styles.text}>{text}</p>}
        {detail && <p className={`note ${styles.detail}`}>{detail}</p>}
        {reference && (
          <p className={`note ${styles.detail}`} translate="no">
            {reference}
          </p>
        )}
      </div>
      {(onRetry || action || refresh) && (
        <div className={styles.actions}>
          {refresh}
          {onRetry && (
            <Button
              variant={whole && !refresh ? 'accent' : 'outline'}
              icon={<RotateCw aria-hidden="true" />}
              busy={retrying}
              onClick={onRetry}
            >
              Retry
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
