import { brand } from '@kaksha/domain/brand';
import clsx from 'clsx';
import styles from './logo.module.css';

export interface LogoProps {
  /** Hides the name visually; it stays as the text alternative. */
  markOnly?: boolean;
  className?: string;
}

/** The logo: the picture of the settings, or a classroom door with a dot; and the product's name. */
export function Logo({ markOnly = false, className }: LogoProps) {
  return (
    <span className={clsx(styles.logo, className)}>
      {brand.logo ? <img src={brand.logo} alt="" className={styles.picture} /> : <Mark />}
      <span className={markOnly ? 'visually-hidden' : styles.name}>{brand.name}</span>
    </span>
  );
}

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 29 31" fill="none" aria-hidden="true">
      <path
        d="M19.6 1.5H10.2A8.7 8.7 0 0 0 1.5 10.2V20.4A8.7 8.7 0 0 0 10.2 29.1H18.2A8.7 8.7 0 0 0 26.9 20.4V9.4"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M9.8 10v11.6M19.6 10.1l-8.4 5.9 8.4 5.5"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle className={styles.dot} cx="24.4" cy="4.4" r="4" />
    </svg>
  );
}
