import { Badge } from '@kaksha/ui/badge';
import { useMomentText } from '../../use-moment-text';
import styles from './moderation-page.module.css';

interface ReportListProps<R extends string> {
  label: string;
  reports: readonly { reason: R; note: string; createdAt: string; handled: boolean }[];
  labels: Readonly<Record<R, string>>;
}

/** Reports with their reasons and notes. */
export function ReportList<R extends string>({ label, reports, labels }: ReportListProps<R>) {
  const momentText = useMomentText();
  if (reports.length === 0) return null;
  return (
    <ul className={`stack gap-2 ${styles.reports}`} aria-label={label}>
      {reports.map((report) => (
        <li key={`${report.createdAt}/${report.reason}`}>
          <strong>{labels[report.reason]}</strong>
          {report.handled && <Badge>Settled</Badge>}
          {report.note && (
            <q className={styles.note} dir="auto">
              {report.note}
            </q>
          )}
          <span className={`meta ${styles.meta}`}>{momentText(report.createdAt)}</span>
        </li>
      ))}
    </ul>
  );
}
