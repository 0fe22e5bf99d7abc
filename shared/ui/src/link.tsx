import clsx from 'clsx';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './link.module.css';

export interface TextLinkProps extends LinkProps {
  /** `prose` inherits the weight of the sentence around it. */
  tone?: 'ink' | 'quiet' | 'bad' | 'prose';
}

/** An underlined text link in the surrounding text size. */
export function TextLink({ tone = 'ink', className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={clsx(styles.link, styles[tone], className)} />;
}
