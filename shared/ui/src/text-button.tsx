import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './link.module.css';

export interface TextButtonProps extends ComponentProps<'button'> {
  tone?: 'ink' | 'quiet' | 'bad' | 'prose';
}

/** A button drawn as a text link: 'Clear filters', '7 more'. */
export function TextButton({ tone = 'ink', className, type = 'button', ...rest }: TextButtonProps) {
  return <button {...rest} type={type} className={clsx(styles.link, styles[tone], className)} />;
}
