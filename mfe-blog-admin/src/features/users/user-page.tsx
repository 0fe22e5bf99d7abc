import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { blockUser, endUserSessions, forgetDeadAddress, type UserRecord, unblockUser } from '@kaksha/api-client/users';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { holdsRight } from '@kaksha/domain/admin-rights';
import { trainerPath } from '@kaksha/domain/paths';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Badge } from '@kaksha/ui/badge';
import { Banner } from '@kaksha/ui/banner';
import { Breadcrumbs } from '@kaksha/ui/breadcrumbs';
import { Button } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { PageHeading } from '@kaksha/ui/page-heading';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ReasonDialog } from '../../reason-dialog';
import { useBlogStore } from '../../store/store-context';
import { useMomentText } from '../../use-moment-text';
import { RightsForm } from './rights-form';
import { UserCourses, UserDevices, UserOrders, UserReports } from './user-lists';
import { roleNames, userIdIn } from './user-view';
import styles from './users.module.css';

/** One person, and what an administrator can do about them. */
export function Page() {
  const { user } = useBlogStore();
  const id = userIdIn(useParams().id);
  const resource = useResource(user, id);
  usePage({ title: resource.data?.name || 'User', noindex: true });
  return (
    <div className="stack gap-5">
      <Breadcrumbs items={[{ label: 'Users', to: '/admin/users' }, { label: resource.data?.name || 'User' }]} />
      <AsyncBoundary
        resource={resource}
        name="User"
        singular
        loading={<Skeleton shape="block" className={styles.waiting} />}
        onRetry={() => void user.load(id)}
      >
        {(record) => <Person key={record.id} record={record} onChanged={(next) => user.change(() => next, id)} />}
      </AsyncBoundary>
    </div>
  );
}

function Person({ record, onChanged }: { record: UserRecord; onChanged: (record: UserRecord) => void }) {
  const { http, notify } = useBlogStore().host;
  const me = useSession().user;
  const momentText = useMomentText();
  const [isBlocking, setIsBlocking] = useState(false);
  const { running, run } = useAction<'unblock' | 'sign-out' | 'mail'>();
  const { id, name, email, contactNo, roles, rights, block, sessions, trainer, institutes, createdAt } = record;
  const shownName = name || email;
  const isMe = me?.id === id;

  const sendMailsAgain = () =>
    run(
      async () => {
        await forgetDeadAddress(http, id);
        onChanged({ ...record, deadAddress: null });
        notify.success(`Mails go to ${email} again`);
      },
      { key: 'mail', failed: 'The address was not changed' },
    );
  const change = (key: 'unblock' | 'sign-out', work: () => Promise<UserRecord>, done: string) =>
    run(
      async () => {
        onChanged(await work());
        notify.success(done);
      },
      { key, failed: 'The account was not changed' },
    );

  return (
    <>
      <PageHeading
        title={<span dir="auto">{shownName}</span>}
        text={email}
        actions={
          !isMe && (
            <>
              <Button
                size="s"
                busy={running === 'sign-out'}
                disabled={sessions.length === 0}
                onClick={() =>
                  void change('sign-out', () => endUserSessions(http, id), `${shownName} is signed out everywhere`)
                }
              >
                Sign out everywhere
              </Button>
              {block ? (
                <Button
                  size="s"
                  variant="ink"
                  busy={running === 'unblock'}
                  onClick={() => void change('unblock', () => unblockUser(http, id), `${shownName} can sign in again`)}
                >
                  Unblock
                </Button>
              ) : (
                <Button size="s" danger onClick={() => setIsBlocking(true)}>
                  Block
                </Button>
              )}
            </>
          )
        }
      />
      {block && (
        <Banner tone="bad">
          <p>{`Blocked ${momentText(block.at)}${block.by ? ` by ${block.by}` : ''}.`}</p>
          <p dir="auto">{block.reason}</p>
        </Banner>
      )}
      {record.deadAddress && (
        <Banner tone="saffron">
          <p>
            {record.deadAddress.kind === 'bounce'
              ? `Mails to ${email} come back since ${momentText(record.deadAddress.since)}. No more are sent.`
              : `The reader of ${email} called a mail spam ${momentText(record.deadAddress.since)}. No more are sent.`}
          </p>
          {record.deadAddress.detail && <p className="meta">{record.deadAddress.detail}</p>}
          <Button size="s" busy={running === 'mail'} onClick={() => void sendMailsAgain()}>
            Send mails again
          </Button>
        </Banner>
      )}
      <section className="stack gap-4 card" aria-labelledby="account">
        <h2 id="account">Account</h2>
        <dl className={styles.facts}>
          <dt>Roles</dt>
          <dd className="cluster gap-2">
            {roles.map((role) => (
              <Badge key={role}>{roleNames[role]}</Badge>
            ))}
          </dd>
          {contactNo && (
            <>
              <dt>Phone</dt>
              <dd>{contactNo}</dd>
            </>
          )}
          <dt>Signed up</dt>
          <dd>{momentText(createdAt)}</dd>
          {trainer && (
            <>
              <dt>Public page</dt>
              <dd>
                <TextLink to={trainerPath(trainer.id)} dir="auto">
                  {trainer.name}
                </TextLink>
              </dd>
            </>
          )}
          {institutes.length > 0 && (
            <>
              <dt>Works for</dt>
              <dd dir="auto">{institutes.map((one) => `${one.name} (${one.role})`).join(', ')}</dd>
            </>
          )}
        </dl>
      </section>
      {holdsRight(me, 'owner') && <RightsForm key={rights.join()} record={record} onChanged={onChanged} />}
      <UserReports reports={record.reports} />
      <UserCourses courses={record.courses} />
      <UserOrders orders={record.orders} />
      <UserDevices sessions={sessions} />
      {isBlocking && (
        <ReasonDialog
          title={`Block ${shownName}?`}
          description={`All sessions end, and comments are hidden.${trainer ? ' The courses are hidden, and payouts wait.' : ''} Learners keep their seats. The person is mailed the reason and how to object.`}
          action="Block"
          reader="person"
          decide={async (reason) => {
            onChanged(await blockUser(http, id, reason));
            notify.success(`${shownName} is blocked`);
          }}
          onClose={() => setIsBlocking(false)}
        />
      )}
    </>
  );
}
