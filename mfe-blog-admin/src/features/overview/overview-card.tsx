import { Link } from 'react-router-dom';
import styles from './overview-page.module.css';

export interface OverviewFact {
  label: string;
  value: string;
  note: string;
  tone: 'calm' | 'waiting' | 'bad';
  /** The page that shows it. */
  path: string;
  isServerPage?: boolean;
}

/** One fact, which leads to its page. */
export function OverviewCard({ label, value, note, tone, path, isServerPage }: OverviewFact) {
  return (
    <Link className={`panel ${styles.card}`} to={path} reloadDocument={isServerPage} data-tone={tone}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      <span className="meta">{note}</span>
    </Link>
  );
}
