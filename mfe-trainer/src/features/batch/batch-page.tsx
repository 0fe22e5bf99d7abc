import { usePage } from '@kaksha/contract/page';
import { idIn } from '@kaksha/domain/address-numbers';
import { brand } from '@kaksha/domain/brand';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { RegionError } from '@kaksha/ui/region-error';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Tabs } from '@kaksha/ui/tabs';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { CalendarX2 } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { type BatchTab, batchPath, courseListPath } from '../../paths';
import { reloadTaught, type TaughtBatch, useTaughtBatch } from '../../store/own-courses';
import { useTrainerStore } from '../../store/store-context';
import { BatchHeading } from './batch-heading';
import styles from './batch-page.module.css';
import { BatchCertificates } from './certificates/batch-certificates';
import { LearnersTab } from './learners/learners-tab';
import { tabOf } from './load-batch';
import { BatchMaterials } from './materials/batch-materials';
import { BatchMessages } from './messages/batch-messages';
import { SessionsTab } from './sessions/sessions-tab';

const labels: Record<Exclude<BatchTab, 'learners'>, string> = {
  sessions: 'Sessions',
  messages: 'Messages',
  materials: 'Materials',
  attendance: 'Attendance and certificates',
};

/** A batch for those who teach it: its next class, its sessions and its learners. */
export function Page() {
  const store = useTrainerStore();
  const { status, data, error } = useTaughtBatch(idIn(useParams().batchId));
  const isMissing = !data && status === 'succeeded';
  usePage({
    title: data ? `${data.course.name || 'Untitled Course'}: batch` : isMissing ? 'No such batch' : 'Batch',
    noindex: true,
    status: isMissing ? 404 : 200,
  });
  if (data) return <Batch key={data.batch.id} {...data} />;
  if (status === 'failed') {
    return (
      <RegionError
        level={1}
        title="The batch did not load"
        text={error?.message}
        onRetry={() => void reloadTaught(store)}
      />
    );
  }
  if (isMissing) {
    return (
      <EmptyState
        level={1}
        title="There is no such batch of yours"
        text="It was deleted, or another trainer teaches it."
        tile={<CalendarX2 />}
      >
        <ButtonLink to={courseListPath()} variant="ink">
          Your courses
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="stack gap-5">
      <h1 className="visually-hidden">Batch</h1>
      <p role="status" className="visually-hidden">
        The batch is loading
      </p>
      <Skeleton shape="block" className={styles.head} />
      <Skeleton shape="block" className={styles.body} />
    </div>
  );
}

function Batch({ course, batch, mayEdit }: TaughtBatch) {
  const navigate = useNavigate();
  const tab = tabOf(useLocation().search);
  const timeZone = useViewerZone() ?? brand.timeZone;
  const learners = batch.learners === undefined ? 'Learners' : `Learners (${batch.learners})`;
  return (
    <div className="stack gap-5">
      <BatchHeading course={course} batch={batch} mayEdit={mayEdit} />
      <Tabs
        label="Parts of this batch"
        tabs={[
          { value: 'sessions', label: labels.sessions },
          { value: 'learners', label: learners },
          { value: 'messages', label: labels.messages },
          { value: 'materials', label: labels.materials },
          { value: 'attendance', label: labels.attendance },
        ]}
        value={tab}
        onValueChange={(next) => void navigate(batchPath(batch.id, next), { preventScrollReset: true })}
      >
        <div className={styles.panel}>
          {tab === 'sessions' && <SessionsTab batch={batch} mayEdit={mayEdit} />}
          {tab === 'learners' && <LearnersTab course={course} batch={batch} timeZone={timeZone} />}
          {tab === 'messages' && <BatchMessages batchId={batch.id} timeZone={timeZone} />}
          {tab === 'materials' && <BatchMaterials batch={batch} />}
          {tab === 'attendance' && <BatchCertificates batchId={batch.id} timeZone={timeZone} />}
        </div>
      </Tabs>
    </div>
  );
}
