import { brand } from '@kaksha/domain/brand';
import { shortened } from '@kaksha/domain/cut-text';
import { formatDateTime } from '@kaksha/domain/dates';
import type { SentEnquiry } from '@kaksha/domain/engagement';
import { Badge } from '@kaksha/ui/badge';
import { TextLink } from '@kaksha/ui/link';
import { SectionHeading } from '@kaksha/ui/section-heading';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import styles from './home-page.module.css';

const shown = 3;
/** Characters of a message. */
const quoteMax = 120;

/** Open and answered requests. */
export function QuestionsSection({ requests }: { requests: readonly SentEnquiry[] }) {
  const zone = useViewerZone() ?? brand.timeZone;
  const open = requests.filter(({ status }) => status !== 'closed');
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="questions" className={`stack gap-4 ${styles.section}`}>
      <SectionHeading
        id="questions"
        title="Your requests"
        variant="rule"
        action={<TextLink to="/user-dashboard/send-request">All requests</TextLink>}
      />
      <ul className={`panel ${styles.rows}`} aria-label="Requests">
        {open.slice(0, shown).map(({ id, courseName, trainerName, status, message, reply, createdAt, answeredAt }) => (
          <li key={id} className={`cluster gap-2 gap-x-4 middle ${styles.row}`}>
            <div className={styles.rowText}>
              <h3>
                <span dir="auto">{courseName}</span>
              </h3>
              <p>
                <span dir="auto">{shortened(reply ?? message, quoteMax)}</span>
              </p>
              <p className="meta">{`${status === 'new' ? 'Asked' : `${trainerName} answered`} ${formatDateTime(status === 'new' ? createdAt : (answeredAt ?? createdAt), zone)}`}</p>
            </div>
            <Badge tone={status === 'new' ? 'saffron' : 'good'}>
              {status === 'new' ? 'Waiting for an answer' : 'Answered'}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
