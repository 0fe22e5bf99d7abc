import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';

export interface BannerProps {
  tone?: 'good' | 'bad' | 'info' | 'saffron' | 'neutral';
  /** The tone's own icon by default; null for none. */
  icon?: ReactNode;
  /** `alert` is read out at once, `status` when there is a pause. */
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
}

/** A sentence that belongs to the part of the page it stands in, e.g. what a form's answer was. */
export function Banner({ tone = 'info', icon, role, className, children }: BannerProps) {
  const Own = tone === 'bad' ? CircleAlert : tone === 'good' ? CircleCheck : Info;
  return (
    <div role={role} className={clsx(styles.banner, styles[tone], className)}>
      {icon === undefined ? <Own aria-hidden="true" /> : icon}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
