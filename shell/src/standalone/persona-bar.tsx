import { useHost, useSession } from '@kaksha/contract/host-context';
import { demoAccounts } from '@kaksha/domain/demo';
import { useState } from 'react';
import { become } from './persona';
import styles from './persona-bar.module.css';

const personas = [
  { label: 'Learner', email: demoAccounts.learner },
  { label: 'Trainer', email: demoAccounts.trainer },
  { label: 'Institute', email: demoAccounts.institute },
  { label: 'Admin', email: demoAccounts.admin },
];

interface PersonaBarProps {
  remote: string;
  /** Page of its extensions; null when it has none. */
  extensionsPath: string | null;
}

/** Switches between a visitor and the demo users, for developers of one remote. */
export function PersonaBar({ remote, extensionsPath }: PersonaBarProps) {
  const host = useHost();
  const session = useSession();
  const [failed, setFailed] = useState<string | null>(null);

  const choose = (email: string | null) => {
    setFailed(null);
    become(host, email).catch((error) => setFailed(error instanceof Error ? error.message : String(error)));
  };

  return (
    <aside className={`row gap-1 middle screen-only ${styles.bar}`} aria-label="Persona">
      <span>
        <b>{remote}</b> standalone, as
      </span>
      <button type="button" aria-pressed={session.status === 'visitor'} onClick={() => choose(null)}>
        Visitor
      </button>
      {personas.map(({ label, email }) => (
        <button key={email} type="button" aria-pressed={session.user?.email === email} onClick={() => choose(email)}>
          {label}
        </button>
      ))}
      {extensionsPath && <a href={extensionsPath}>Extensions</a>}
      {failed && <span role="alert">{failed}</span>}
    </aside>
  );
}
