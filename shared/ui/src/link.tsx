import clsx from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './link.module.css';

export interface TextLinkProps extends LinkProps {
  /** `prose` sits in a sentence and takes its weight. */
  tone?: 'ink' | 'quiet' | 'bad' | 'prose';
}

/** An underlined text link in the size of the text around it. */
export function TextLink({ tone = 'ink', className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={clsx(styles.link, styles[tone], className)} />;
}
