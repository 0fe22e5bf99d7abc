import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

export interface BannerProps {
  tone?: 'good' | 'bad' | 'info' | 'saffron' | 'neutral';
  /** The tone's icon by default; null for none. */
  icon?: ReactNode;
  /** `alert` interrupts screen readers, `status` waits for a pause. */
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
}

/** A message inside a page, e.g. the result of a form. */
export function Banner({ tone = 'info', icon, role, className, children }: BannerProps) {
  const Own = tone === 'bad' ? CircleAlert : tone === 'good' ? CircleCheck : Info;
  return (
    <div role={role} className={clsx(styles.banner, styles[tone], className)}>
      {icon === undefined ? <Own aria-hidden="true" /> : icon}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
