import { readEnquiries } from '@kaksha/api-client/enquiries';
import { useResource } from '@kaksha/api-client/use-resource';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { ViewSwitch } from '@kaksha/ui/view-switch';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { enquiriesPath } from '../../paths';
import { useTrainerStore } from '../../store/store-context';
import styles from './enquiries-page.module.css';
import { EnquiryResults } from './enquiry-results';
import { viewOf } from './find-enquiries';

const views = [
  { value: 'open', label: 'To answer' },
  { value: 'all', label: 'All' },
] as const;

/** Enquiries about all courses of the trainer. */
export function Page() {
  const store = useTrainerStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = viewOf(search);
  const enquiries = useResource(store.enquiries);
  const { data } = enquiries;
  usePage({ title: 'Questions', noindex: true });
  // Enquiries answered during this visit stay in the list, so that the answer can be seen.
  const [seen, setSeen] = useState<readonly number[]>([]);
  const open = (data ?? []).filter(({ id, status }) => status === 'new' || seen.includes(id));
  if (open.length > seen.length) setSeen(open.map(({ id }) => id));
  const { http, telemetry } = store.host;
  const unreadIds = open
    .filter(({ unread }) => unread > 0)
    .map(({ id }) => id)
    .join(',');
  // The marks stay until the list loads again, so that new messages can be found.
  useEffect(() => {
    const ids = unreadIds.split(',').filter(Boolean).map(Number);
    if (ids.length > 0) readEnquiries(http, ids).catch((error) => telemetry.error(error, 'mark questions as read'));
  }, [http, telemetry, unreadIds]);
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
      <AsyncBoundary
        resource={{ ...enquiries, data: data && (view === 'all' ? data : open) }}
        name="Questions"
        onRetry={() => void store.enquiries.load()}
        loading={
          <div className="stack gap-4" aria-hidden="true">
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
      </AsyncBoundary>
    </>
  );
}
