import { Banner } from '@kaksha/ui/banner';
import { Button } from '@kaksha/ui/button';
import { WifiOff } from 'lucide-react';
import styles from './check-in.module.css';
import type { CheckInState } from './check-in-store';

interface ConnectionNoteProps extends Pick<CheckInState, 'unsent' | 'isReachable' | 'refused'> {
  /** Whether the page opens without a network. */
  isAvailableOffline: boolean;
  onDismiss: () => void;
}

const countText = (count: number) => (count === 1 ? '1 change' : `${count} changes`);

/** Whether everything was sent, and what the site refused. */
export function ConnectionNote({ unsent, isReachable, isAvailableOffline, refused, onDismiss }: ConnectionNoteProps) {
  return (
    <>
      <div role="status">
        {isReachable ? (
          <p className="note">
            {(unsent.length > 0 ? `${countText(unsent.length)} on the way.` : 'All changes saved.') +
              (isAvailableOffline ? ' This page also works offline.' : '')}
          </p>
        ) : (
          <Banner tone="saffron" icon={<WifiOff aria-hidden="true" />}>
            <strong>No connection.</strong>
            <span>{` ${
              unsent.length > 0
                ? `${countText(unsent.length)} wait on this device and are sent later.`
                : 'Check-ins stay on this device and are sent later.'
            }`}</span>
          </Banner>
        )}
      </div>
      {refused.length > 0 && (
        <Banner tone="bad" role="alert">
          <strong>Not recorded</strong>
          <ul className={styles.refused}>
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Button size="s" onClick={onDismiss}>
            Dismiss
          </Button>
        </Banner>
      )}
    </>
  );
}
