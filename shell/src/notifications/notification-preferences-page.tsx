import { messageOf } from '@kaksha/api-client/errors';
import {
  getNotificationPreferences,
  type NotificationPreferences,
  updateNotificationPreferences,
} from '@kaksha/api-client/notifications';
import { usePage } from '@kaksha/contract/page';
import { isOptional, rulesOf, type SettingChange, withChange } from '@kaksha/domain/notifications';
import { Button, ButtonLink } from '@kaksha/ui/button';
import { NotificationSettings } from '@kaksha/ui/notification-settings';
import { PageHeading } from '@kaksha/ui/page-heading';
import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShellHost } from '../host/shell-host';
import { MailLinkBoundary } from '../mail-link/mail-link-boundary';
import { useLoaded } from '../security/use-loaded';
import styles from './notifications.module.css';

/** The notification settings that a mail's link opens, without a sign-in. */
export function Page() {
  usePage({ title: 'Notification settings', canonical: '/notification-preferences', noindex: true });
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  return (
    <div className={`content ${styles.page}`}>
      <Preferences key={key} linkKey={key} />
    </div>
  );
}

function Preferences({ linkKey }: { linkKey: string }) {
  const { http } = useShellHost();
  const { resource, load } = useLoaded(() => getNotificationPreferences(http, linkKey));
  const text = resource.data && 'You came from an email link, so you do not need to sign in. Changes apply at once.';
  return (
    <>
      <PageHeading title="Notification settings" text={text} />
      <MailLinkBoundary
        resource={resource}
        name="Notification settings"
        onRetry={load}
        waiting={styles.waiting}
        tile={<BellOff />}
        text="Links in mails work for a year. Sign in to change your notification settings."
        action={
          <ButtonLink variant="accent" to="/user-dashboard/profile">
            Sign in
          </ButtonLink>
        }
      >
        {(preferences) => <Choices linkKey={linkKey} loaded={preferences} />}
      </MailLinkBoundary>
    </>
  );
}

function Choices({ linkKey, loaded }: { linkKey: string; loaded: NotificationPreferences }) {
  const { http, notify } = useShellHost();
  const [settings, setSettings] = useState(loaded.settings);
  const { kind } = loaded;
  const { label } = rulesOf(kind);
  const isOn = settings.find((setting) => setting.kind === kind)?.channels.mail?.enabled ?? false;

  const change = async (changed: SettingChange) => {
    setSettings((before) => withChange(before, changed));
    try {
      await updateNotificationPreferences(http, linkKey, [changed]);
    } catch (error) {
      setSettings((before) => withChange(before, { ...changed, enabled: !changed.enabled }));
      notify.error('The setting is not saved', { description: messageOf(error, 'Please try again.') });
    }
  };

  return (
    <>
      {isOptional(kind, 'mail') && (
        <section className={styles.card} aria-labelledby="this-mail">
          <h2 id="this-mail">{`Mails: ${label}`}</h2>
          <p role="status">{isOn ? 'You get mails of this kind.' : 'You get no more mails of this kind.'}</p>
          <div className={styles.actions}>
            <Button
              variant={isOn ? 'accent' : 'outline'}
              onClick={() => void change({ kind, channel: 'mail', enabled: !isOn })}
            >
              {isOn ? 'Unsubscribe' : 'Subscribe again'}
            </Button>
          </div>
        </section>
      )}
      <section className={styles.card} aria-labelledby="all-settings">
        <h2 id="all-settings">All notifications</h2>
        <NotificationSettings settings={settings} onChange={(changed) => void change(changed)} />
      </section>
    </>
  );
}
