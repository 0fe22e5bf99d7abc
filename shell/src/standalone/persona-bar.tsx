import { useHost, useSession } from '@kaksha/contract/host-context';
import { useState } from 'react';
import { browserCookies, writeCredentials } from '../session/cookies';
import styles from './persona-bar.module.css';

const personas = [
  { label: 'Learner', email: 'learner@kaksha.test' },
  { label: 'Trainer', email: 'trainer@kaksha.test' },
  { label: 'Institute', email: 'institute@kaksha.test' },
  { label: 'Admin', email: 'admin@kaksha.test' },
];

/** For developers of one remote: be a visitor, or a person of the demo data, in one click. */
export function PersonaBar({ remote }: { remote: string }) {
  const host = useHost();
  const session = useSession();
  const [failed, setFailed] = useState<string | null>(null);

  const become = async (email: string | null) => {
    setFailed(null);
    try {
      if (session.user) await host.session.signOut();
      if (email) {
        const { data } = await host.http.post('/dev/session', { emailId: email });
        const { auth_token: token, user_id: userId } = data.data;
        writeCredentials(browserCookies(), { token, userId: String(userId) });
      }
      location.reload();
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <aside className={styles.bar} aria-label="Persona">
      <span>
        <b>{remote}</b> alone, as
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
