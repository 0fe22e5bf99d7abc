import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'good' | 'bad' | 'info' | 'saffron' | 'neutral';
}

/** A short status: 'Published', '20% off'. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={clsx(styles.badge, styles[tone], className)} />;
}
