import {
  getNotificationPreferences,
  type NotificationPreferences,
  updateNotificationPreferences,
} from '@kaksha/api-client/notifications';
import { useAction } from '@kaksha/api-client/use-action';
import { useSession } from '@kaksha/contract/host-context';
import { usePage } from '@kaksha/contract/page';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { PageHeading } from '@kaksha/ui/page-heading';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { MailLinkBoundary } from '../mail-link/mail-link-boundary';
import { useLoaded } from '../security/use-loaded';
import styles from './notifications.module.css';

/** All settings of the user, after a sign-in. */
const ownSettings = '/user-dashboard/profile?tab=notifications';

/** Where a mail's link ends the mails of its kind, without a sign-in. */
export function Page() {
  usePage({ title: 'Notification settings', canonical: '/notification-preferences', noindex: true });
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  if (key === '') return <Navigate to={ownSettings} replace />;
  return (
    <div className={`content ${styles.page}`}>
      <Preferences key={key} linkKey={key} />
    </div>
  );
}

function Preferences({ linkKey }: { linkKey: string }) {
  const { http } = useShellHost();
  const { user } = useSession();
  const { resource, load } = useLoaded(() => getNotificationPreferences(http, linkKey));
  const text = resource.data && 'You came from an email link, so you do not need to sign in.';
  return (
    <>
      <PageHeading title="Notification settings" text={text} />
      <MailLinkBoundary
        resource={resource}
        name="Notification settings"
        onRetry={load}
        waiting={styles.waiting}
        tile={<BellOff />}
        text={`Links in mails work for a year. ${user ? 'Your profile has your notification settings.' : 'Sign in to change your notification settings.'}`}
        action={
          <ButtonLink variant="accent" to={ownSettings}>
            {user ? 'Notification settings' : 'Sign in'}
          </ButtonLink>
        }
      >
        {(preferences) => <Choices linkKey={linkKey} loaded={preferences} />}
      </MailLinkBoundary>
    </>
  );
}

function Choices({ linkKey, loaded }: { linkKey: string; loaded: NotificationPreferences }) {
  const { http } = useShellHost();
  const [{ kind, settings }, setPreferences] = useState(loaded);
  const { busy, run } = useAction();
  const setting = settings.find((each) => each.kind === kind);
  const mail = setting?.channels.mail;

  const end = () =>
    run(
      async () => {
        const change = { kind, channel: 'mail', enabled: false } as const;
        setPreferences(await updateNotificationPreferences(http, linkKey, [change]));
      },
      { failed: 'The setting is not saved' },
    );

  return (
    <section className="stack gap-4 card" aria-labelledby="this-mail">
      <h2 id="this-mail">{`Mails: ${setting?.label ?? ''}`}</h2>
      <p role="status">{mail?.enabled ? 'You get mails of this kind.' : 'You get no more mails of this kind.'}</p>
      <p>To get them again, or to change other notifications, sign in.</p>
      <div className="cluster gap-3">
        {mail?.enabled && !mail.mandatory && (
          <Button variant="accent" busy={busy} onClick={() => void end()}>
            Unsubscribe
          </Button>
        )}
        <ButtonLink variant="outline" to={ownSettings}>
          All notification settings
        </ButtonLink>
      </div>
    </section>
  );
}
