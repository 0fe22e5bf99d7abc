import { readEnquiries } from '@kaksha/api-client/enquiries';
import { useResource } from '@kaksha/api-client/use-resource';
import { ItemBoundary } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useLearnerStore } from '../../store/store-context';
import { describeRequests } from './describe-requests';
import { RequestCard } from './request-card';
import styles from './requests-page.module.css';

/** Requests to trainers and their answers. */
export function Page() {
  usePage({ title: 'My Requests', noindex: true });
  const store = useLearnerStore();
  const requests = useResource(store.requests);
  const { http, telemetry } = store.host;
  const unread = (requests.data ?? []).filter((request) => request.unread > 0).map(({ id }) => id);
  const unreadIds = unread.join(',');
  // The page shows every message. The marks stay until it loads again, so that the new ones can be found.
  useEffect(() => {
    const ids = unreadIds.split(',').filter(Boolean).map(Number);
    if (ids.length > 0) readEnquiries(http, ids).catch((error) => telemetry.error(error, 'mark requests as read'));
  }, [http, telemetry, unreadIds]);
  return (
    <>
      <PageHeading title="My Requests" text={!!requests.data?.length && describeRequests(requests.data)} />
      <AsyncBoundary
        resource={requests}
        name="Requests"
        onRetry={() => void store.requests.load()}
        loading={
          <div className={`stack gap-3 ${styles.list}`}>
            <Skeleton shape="block" className={styles.waiting} />
            <Skeleton shape="block" className={styles.waiting} />
          </div>
        }
        empty={
          <EmptyState
            title="No requests yet"
            text="Press “Ask the trainer” on a course. Your question and the answer appear here."
            tile={<Send />}
          >
            <ButtonLink variant="accent" to="/live-courses">
              Browse courses
            </ButtonLink>
          </EmptyState>
        }
      >
        {(all) => (
          <ul className={`stack gap-3 ${styles.list}`} aria-label="Requests">
            {all.map((request) => (
              <ItemBoundary key={request.id}>
                <li>
                  <RequestCard request={request} />
                </li>
              </ItemBoundary>
            ))}
          </ul>
        )}
      </AsyncBoundary>
    </>
  );
}
