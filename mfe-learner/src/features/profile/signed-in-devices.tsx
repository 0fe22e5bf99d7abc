import { isApiError } from '@kaksha/api-client/errors';
import { endOtherSessions, endSession } from '@kaksha/api-client/sign-in-sessions';
import { useAction } from '@kaksha/api-client/use-action';
import { useResource } from '@kaksha/api-client/use-resource';
import { brand } from '@kaksha/domain/brand';
import { formatDateTime } from '@kaksha/domain/dates';
import { deviceName, isPhone } from '@kaksha/domain/device-name';
import type { DeviceSession } from '@kaksha/domain/profile';
import { AsyncBoundary } from '@kaksha/ui/async-boundary';
import { Badge } from '@kaksha/ui/badge';
import { Button } from '@kaksha/ui/button';
import { TextLink } from '@kaksha/ui/link';
import { Skeleton } from '@kaksha/ui/skeleton';
import { useViewerZone } from '@kaksha/ui/use-viewer-zone';
import { Monitor, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { useLearnerStore } from '../../store/store-context';

import styles from './profile-page.module.css';

/** The devices on which the user is signed in, each with a button that signs it out. */
export function SignedInDevices() {
  const { host, sessions } = useLearnerStore();
  const heading = useRef<HTMLHeadingElement>(null);
  const { running: ending, run } = useAction<number | 'others'>();

  const end = (target: number | 'others', done: string) =>
    run(
      async () => {
        await (target === 'others' ? endOtherSessions(host.http) : endSession(host.http, target));
        sessions.change((all) =>
          all.filter(({ id, isCurrent }) => isCurrent || (target !== 'others' && id !== target)),
        );
        host.notify.success(done);
        // The focused button is gone.
        heading.current?.focus();
      },
      {
        key: target,
        failed: 'The device is still signed in',
        // The session has ended meanwhile, so the list is out of date.
        onError: (error) => isApiError(error) && error.status === 404 && sessions.reload().then(() => true),
      },
    );

  return (
    <section className={`stack gap-5 top card ${styles.card}`} aria-labelledby="signed-in-devices">
      <h2 id="signed-in-devices" ref={heading} tabIndex={-1}>
        Signed-in devices
      </h2>
      <p>
        A passkey or an authenticator app protects your account even when your e-mail is read by others.{' '}
        <TextLink to="/security">Sign-in and security</TextLink>
      </p>
      <p>Do you not recognise one? Sign it out. It then needs a new code from your e-mail to sign in.</p>
      <AsyncBoundary
        resource={useResource(sessions)}
        name="Signed-in devices"
        loading={<Skeleton shape="block" className={styles.chipsWaiting} />}
        error={{ level: 3 }}
        onRetry={() => void sessions.load()}
      >
        {(all) => (
          <>
            <ul className={styles.rows} aria-labelledby="signed-in-devices">
              {all.map((session) => (
                <Device
                  key={session.id}
                  session={session}
                  busy={ending === session.id}
                  disabled={ending !== null && ending !== session.id}
                  onEnd={() => void end(session.id, `${deviceName(session.userAgent)} is signed out`)}
                />
              ))}
            </ul>
            {all.some(({ isCurrent }) => !isCurrent) && (
              <div className={`cluster gap-3 gap-x-4 middle ${styles.actions}`}>
                <Button
                  danger
                  variant="ghost"
                  busy={ending === 'others'}
                  disabled={ending !== null && ending !== 'others'}
                  onClick={() => void end('others', 'All other devices are signed out')}
                >
                  Sign out all other devices
                </Button>
              </div>
            )}
          </>
        )}
      </AsyncBoundary>
    </section>
  );
}

interface DeviceProps {
  session: DeviceSession;
  busy: boolean;
  disabled: boolean;
  onEnd: () => void;
}

function Device({ session, busy, disabled, onEnd }: DeviceProps) {
  const zone = useViewerZone() ?? brand.timeZone;
  const name = deviceName(session.userAgent);
  const Icon = isPhone(session.userAgent) ? Smartphone : Monitor;
  const used = session.isCurrent ? 'In use now' : `Last used ${formatDateTime(session.lastUsedAt, zone)}`;
  return (
    <li className={styles.device}>
      <Icon aria-hidden="true" className={styles.deviceIcon} />
      <div className={styles.deviceText}>
        <p className={`cluster gap-2 middle ${styles.deviceName}`}>
          <span>{`${name} `}</span>
          {session.isCurrent && <Badge tone="good">This device</Badge>}
        </p>
        <p className="meta">{[used, session.address].filter(Boolean).join(', ')}</p>
        <p className="meta">{`Signed in ${formatDateTime(session.createdAt, zone)}`}</p>
      </div>
      {!session.isCurrent && (
        <Button size="s" busy={busy} disabled={disabled} aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
