import { messageOf } from '@kaksha/api-client/errors';
import { getNotifications, markNotificationsRead } from '@kaksha/api-client/notifications';
import { useReadable, useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import type { NotificationDeclaration } from '@kaksha/domain/notification-kinds';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Button } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Pagination } from '@kaksha/ui/pagination';
import { Skeleton } from '@kaksha/ui/skeleton';
import { Spinner } from '@kaksha/ui/spinner';
import { CheckCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { useLoaded } from '../security/use-loaded';
import { addressOf, loginAddress } from '../sign-in/safe-next';
import { NoNotifications } from './no-notifications';
import { NotificationFilters } from './notification-filters';
import { NotificationList } from './notification-list';
import styles from './notifications.module.css';
import { type ListQuery, readQuery, searchOf } from './notifications-query';

/** The notifications of the signed-in user. */
export function Page() {
  usePage({ title: 'Notifications', canonical: '/notifications', noindex: true });
  const { notifications } = useShellHost();
  const { status, user } = useSession();
  const location = useLocation();
  const [parameters] = useSearchParams();
  if (status === 'unknown') return <Spinner page text="Loading..." />;
  if (!user) return <Navigate to={loginAddress(addressOf(location))} replace />;
  const kinds = notifications.kinds(user);
  const query = readQuery(parameters, kinds);
  return (
    <div className={`content ${styles.page}`}>
      <PageHeading title="Notifications" />
      <NotificationFilters query={query} kinds={kinds} />
      <Results key={`${user.id} ${searchOf(query)}`} query={query} kinds={kinds} isTrainer={user.trainerId !== null} />
    </div>
  );
}

interface ResultsProps {
  query: ListQuery;
  kinds: readonly NotificationDeclaration[];
  isTrainer: boolean;
}

function Results({ query, kinds, isTrainer }: ResultsProps) {
  const { http, notify, notifications } = useShellHost();
  const { resource, load } = useLoaded(() => getNotifications(http, query));
  const unread = useReadable(notifications);
  const [isMarking, setIsMarking] = useState(false);
  /** Read here; the list keeps them until it is loaded again. */
  const [readIds, setReadIds] = useState<ReadonlySet<number> | 'all'>(new Set());
  useReloadOnIncrease(unread, load);

  const read = async (which: { ids: number[] } | { all: true }) => {
    const before = readIds;
    setReadIds('all' in which || before === 'all' ? 'all' : new Set([...before, ...which.ids]));
    try {
      notifications.put(await markNotificationsRead(http, which));
    } catch (error) {
      setReadIds(before);
      notify.error('Not marked as read', { description: messageOf(error, 'Please try again.') });
    }
  };
  const readAll = async () => {
    setIsMarking(true);
    await read({ all: true });
    setIsMarking(false);
  };

  return (
    <>
      <div className="cluster gap-3 gap-x-4 middle between">
        <p className={styles.note}>
          <TextLink to={isTrainer ? '/patron/basicdetails/profile' : '/user-dashboard/profile?tab=notifications'}>
            Notification settings
          </TextLink>
        </p>
        <Button
          variant="ghost"
          size="s"
          className={styles.readAll}
          icon={<CheckCheck aria-hidden="true" />}
          disabled={!unread || isMarking}
          onClick={() => void readAll()}
        >
          Mark all as read
        </Button>
      </div>
      <AsyncBoundary
        resource={resource}
        name="Notifications"
        onRetry={load}
        isEmpty={({ results }) => results.length === 0}
        loading={<Skeleton shape="block" className={styles.waiting} />}
        empty={<NoNotifications query={query} />}
      >
        {({ results, page, totalPages }) => (
          <>
            <NotificationList
              notifications={results.map((each) => ({
                ...each,
                isRead: each.isRead || readIds === 'all' || readIds.has(each.id),
              }))}
              kinds={kinds}
              onRead={(id) => void read({ ids: [id] })}
            />
            <Pagination
              page={page}
              totalPages={totalPages}
              hrefFor={(number) => searchOf({ ...query, page: number })}
            />
          </>
        )}
      </AsyncBoundary>
    </>
  );
}

/** The list follows the bell. */
function useReloadOnIncrease(unread: number | null, load: () => void) {
  const before = useRef(unread);
  useEffect(() => {
    const last = before.current;
    before.current = unread;
    if (last !== null && unread !== null && unread > last) load();
  }, [unread, load]);
}
