import { usePage } from '@kaksha/contract/page';
import { EmptyState } from '@kaksha/ui/empty-state';
import { ListFaces } from '@kaksha/ui/list-faces';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ViewSwitch } from '@kaksha/ui/view-switch';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { enquiriesPath } from '../../paths';
import { useArea } from '../../store/area';
import { loadEnquiries } from '../../store/overview';
import { useTrainerStore } from '../../store/store-context';
import styles from './enquiries-page.module.css';
import { EnquiryResults } from './enquiry-results';
import { viewOf } from './find-enquiries';

const views = [
  { value: 'open', label: 'To answer' },
  { value: 'all', label: 'All' },
] as const;

/** What learners asked about all courses of the trainer. */
export function Page() {
  const store = useTrainerStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = viewOf(search);
  const { status, error, data } = useArea('enquiries');
  usePage({ title: 'Questions', noindex: true });
  // What is answered on this visit stays where it is, so that the answer can be seen.
  const [seen, setSeen] = useState<readonly number[]>([]);
  const open = (data ?? []).filter(({ id, status: standing }) => standing === 'new' || seen.includes(id));
  if (open.length > seen.length) setSeen(open.map(({ id }) => id));
  return (
    <>
      <PageHeading
        title="Questions"
        text="What learners asked about your courses."
        actions={
          <ViewSwitch
            label="Which questions"
            options={views}
            value={view}
            onValueChange={(next) =>
              void navigate(next === 'all' ? `${enquiriesPath}?show=all` : enquiriesPath, { preventScrollReset: true })
            }
          />
        }
      />
      <ListFaces
        status={status}
        error={error}
        items={data && (view === 'all' ? data : open)}
        name="Questions"
        onRetry={() => void loadEnquiries(store)}
        skeleton={
          <div className={styles.list} aria-hidden="true">
            <Skeleton shape="block" className={styles.place} />
            <Skeleton shape="block" className={styles.place} />
          </div>
        }
        empty={
          <EmptyState
            title={data?.length ? 'Every question is answered' : 'No questions yet'}
            text={
              data?.length
                ? 'New ones are listed here, and come to you by e-mail.'
                : 'When a learner asks about one of your courses, you answer here.'
            }
            tile={<MessageCircle />}
          />
        }
      >
        {(items) => <EnquiryResults key={view} enquiries={items} />}
      </ListFaces>
    </>
  );
}
