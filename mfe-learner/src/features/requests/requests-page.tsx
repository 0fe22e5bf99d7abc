import { usePage } from '@kaksha/contract/page';
import { ButtonLink } from '@kaksha/ui/button';
import { EmptyState } from '@kaksha/ui/empty-state';
import { ListFaces } from '@kaksha/ui/list-faces';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Send } from 'lucide-react';
import { loadOwn } from '../../store/own';
import { useLearnerState, useLearnerStore } from '../../store/store-context';
import { describeRequests } from './describe-requests';
import { RequestCard } from './request-card';
import styles from './requests-page.module.css';

/** What the person asked trainers, and what they answered. */
export function Page() {
  usePage({ title: 'My Requests', noindex: true });
  const store = useLearnerStore();
  const { status, error, data } = useLearnerState(({ requests }) => requests);
  return (
    <>
      <PageHeading title="My Requests" text={!!data?.length && describeRequests(data)} />
      <ListFaces
        status={status}
        error={error}
        items={data}
        name="Requests"
        onRetry={() => void loadOwn(store, 'requests')}
        skeleton={
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
        {(requests) => (
          <ul className={styles.list} aria-label="Requests">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} />
              </li>
            ))}
          </ul>
        )}
      </ListFaces>
    </>
  );
}
