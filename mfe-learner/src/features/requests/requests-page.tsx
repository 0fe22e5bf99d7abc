import { useReadable } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Send } from 'lucide-react';
import { useLearnerStore } from '../../store/store-context';
import { describeRequests } from './describe-requests';
import { RequestCard } from './request-card';
import styles from './requests-page.module.css';

/** Requests to trainers and their answers. */
export function Page() {
  usePage({ title: 'My Requests', noindex: true });
  const store = useLearnerStore();
  const requests = useReadable(store.requests.at());
  return (
    <>
      <PageHeading title="My Requests" text={!!requests.data?.length && describeRequests(requests.data)} />
      <AsyncBoundary
        resource={requests}
        name="Requests"
        onRetry={() => void store.requests.load()}
        loading={
          <div className={styles.list}>
            <Skeleton shape="block" className={styles.waiting} />
            <Skeleton shape="block" className={styles.waiting} />
          </div>
        }
        empty={
          <EmptyState
            title="No requests yet"
            text="Ask a trainer about a course with Contact trainer. Your question and the answer appear here."
            tile={<Send />}
          >
            <ButtonLink variant="accent" to="/live-courses">
              Browse courses
            </ButtonLink>
          </EmptyState>
        }
      >
        {(all) => (
          <ul className={styles.list} aria-label="Requests">
            {all.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
        )}
      </AsyncBoundary>
    </>
  );
}
