import { startDemoSession } from '@kaksha/api-client/auth';
import { useHost, useSession } from '@kaksha/contract/host-context';
import { demoAccounts } from '@kaksha/domain/demo';
import { useState } from 'react';
import { browserCookies, writeCredentials } from '../session/cookies';
import styles from './persona-bar.module.css';

const personas = [
  { label: 'Learner', email: demoAccounts.learner },
  { label: 'Trainer', email: demoAccounts.trainer },
  { label: 'Institute', email: demoAccounts.institute },
  { label: 'Admin', email: demoAccounts.admin },
];

/** Switches between a visitor and the demo users, for developers of one remote. */
export function PersonaBar({ remote }: { remote: string }) {
  const host = useHost();
  const session = useSession();
  const [failed, setFailed] = useState<string | null>(null);

  const become = async (email: string | null) => {
    setFailed(null);
    try {
      if (session.user) await host.session.signOut();
      if (email) {
        const { token, userId } = await startDemoSession(host.http, email);
        writeCredentials(browserCookies(), { token, userId: String(userId) });
      }
      location.reload();
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <aside className={`row gap-1 middle screen-only ${styles.bar}`} aria-label="Persona">
      <span>
        <b>{remote}</b> standalone, as
      </span>
      <button type="button" aria-pressed={session.status === 'visitor'} onClick={() => become(null)}>
        Visitor
      </button>
      {personas.map(({ label, email }) => (
        <button key={email} type="button" aria-pressed={session.user?.email === email} onClick={() => become(email)}>
          {label}
        </button>
      ))}
      {failed && <span role="alert">{failed}</span>}
    </aside>
  );
}
